"""Names that the shipped font cannot draw: no request for another font leaves or fails."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import CARDS, Document, fresh_session, seed

NAMES = ("Ada 🐔", "李小龍", "★ Łukasz", "Ελένη")


def strange_session() -> Document:
    names = dict(zip(CARDS, NAMES, strict=True))
    document = fresh_session()
    document["players"] = [{"name": name} for name in NAMES]
    document["setup"] = {"auctioneer": NAMES[0], "displays": {names[name]: cards for name, cards in CARDS.items()}}
    document["log"] = [{"type": "sold", "player": NAMES[1], "price": 3}]
    return document


def requests(phone: Phone) -> list[str]:
    """Collect the requests that fail or are for fonts which do not come with the app."""
    wrong: list[str] = []
    phone.page.on("response", lambda answer: wrong.append(answer.url) if answer.status >= 400 else None)
    phone.page.on("request", lambda asked: wrong.append(asked.url) if "noto" in asked.url.lower() else None)
    return wrong


@pytest.fixture
def strange_house(tmp_path: Path) -> Iterator[House]:
    seed(tmp_path / "data", strange_session(), {**strange_session(), "id": "ended", "log": [{"type": "end"}]})
    running = start_house(tmp_path / "data")
    yield running
    running.stop()


def test_every_screen_draws_them_without_asking_for_other_fonts(browser: Browser, strange_house: House) -> None:
    phone = new_phone(browser, strange_house.address)
    wrong = requests(phone)
    for path, seen in (
        ("/", "continue"),
        ("/sessions", "session-fresh"),
        ("/table/fresh", "undo"),
        ("/history/fresh", "back"),
        ("/score/ended", "back"),
        ("/review/ended", "back"),
        ("/new/blind-hen", "new-person"),
        ("/settings", "back"),
    ):
        phone.go(path)
        phone.see(seen)
        phone.page.wait_for_load_state("networkidle")
    assert wrong == []
    assert "李" not in phone.read()
    phone.page.context.close()


def test_what_cannot_be_drawn_is_dropped_as_it_is_typed(phone: Phone) -> None:
    wrong = requests(phone)
    phone.go("/new/blind-hen")
    phone.tap("new-person", "add-person")
    field = phone.page.get_by_role("textbox")
    field.click()
    phone.page.keyboard.insert_text("🐔李")
    phone.tap("add-person")
    phone.says("Write a name in Latin, Greek or Cyrillic letters")
    field.click()
    for piece in ("Zo", "🐔", "ë", "李", "→"):
        phone.page.keyboard.insert_text(piece)
    phone.tap("add-person", "person-Zoë")
    assert wrong == []

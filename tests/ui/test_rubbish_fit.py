"""How Rubbish Auction fits small phones and large text (ui.md, chapter 8): five players with long names."""

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser

from tests.ui.fitting import (
    LONG_NAMES,
    every_key_is_as_high_as_a_finger,
    furnished_with,
    nothing_leaves_sideways,
    tables_on,
    the_dock_is_in_sight,
)
from tests.ui.house import House
from tests.ui.phone import new_phone
from tests.ui.seeds import Document
from tests.ui.test_rubbish_auction import GAME, LABELS

SCREENS = {"offering": "key-item:2", "bidding": "key-card:Alexandra:0", "geeks": "key-geek:Alexandra:0"}
CARDS = ([10], [2, 5], [1], [5, 1], [2])


def five(name: str, *log: Document) -> Document:
    """Return a session of five with long names and this log."""
    return {
        "format": "companion/session",
        "version": 1,
        "id": name,
        "game": GAME,
        "players": [{"name": player} for player in LONG_NAMES],
        "setup": {"auctioneer": LONG_NAMES[0], "items": list(LABELS)},
        "started_at": "2026-11-21T18:00:00Z",
        "log": list(log),
    }


def auction(number: int) -> tuple[Document, Document]:
    """Return an auction in which nobody shows what rested before: the second 2 and the 1 by turns."""
    shown = CARDS if number == 0 else ([2], [1], [1], [1], [1]) if number % 2 else ([1], [2], [2], [2], [2])
    offer = {"type": "offer", "item": LABELS[number], "first_bidder": LONG_NAMES[0]}
    return offer, {"type": "bids", "cards": dict(zip(LONG_NAMES, shown, strict=True))}


def tables() -> Iterator[Document]:
    played = [event for number in range(7) for event in auction(number)]
    yield five("offering", *played[:4])
    yield five("bidding", *played[:5])
    yield five("geeks", *played)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with furnished_with(tmp_path_factory.mktemp("fit"), tables()) as house:
        yield house


@pytest.mark.parametrize(("width", "height", "scale"), [(320, 640, 1.0), (320, 640, 2.0), (390, 844, 1.5)])
def test_no_key_leaves_the_screen_sideways_or_is_lower_than_a_finger(
    browser: Browser, furnished: House, width: int, height: int, scale: float
) -> None:
    for screen, phone in tables_on(browser, furnished, SCREENS, size=(width, height), scale=scale):
        nothing_leaves_sideways(phone, screen, width)
        every_key_is_as_high_as_a_finger(phone, screen)


@pytest.mark.parametrize("screen", ["offering", "bidding"])
def test_the_question_needs_no_scrolling(browser: Browser, furnished: House, screen: str) -> None:
    for name, phone in tables_on(browser, furnished, {screen: SCREENS[screen]}):
        assert SCREENS[screen] in the_dock_is_in_sight(phone, name)


TIES = {4: ([5], [5], [1], [1]), 5: ([5], [5], [1], [1], [1])}
KEYS = {1: 0, 5: 3}
LOCALES = ("en-GB", "de-DE")


def table_of(players: int, locale: str) -> Document:
    """Return a session with an item on offer, the First Bidder beside the auctioneer."""
    names = ("Ada", "Ben", "Cy", "Dora", "Emil")[:players]
    return {
        **five(f"ties-{players}-{locale}", {"type": "offer", "item": LABELS[3], "first_bidder": names[3]}),
        "players": [{"name": name} for name in names],
        "setup": {"auctioneer": names[0], "items": list(LABELS)},
    }


@pytest.fixture(scope="module")
def tied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with furnished_with(
        tmp_path_factory.mktemp("ties"), [table_of(*each) for each in product((4, 5), LOCALES)]
    ) as house:
        yield house


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [4, 5])
def test_ties_at_both_ends_leave_every_key_in_sight_and_in_its_place(
    browser: Browser, tied: House, players: int, locale: str
) -> None:
    phone = new_phone(browser, tied.address, locale=locale)
    phone.go(f"/table/ties-{players}-{locale}")
    phone.see("key-score")
    if phone.has("lesson-read"):
        phone.tap("lesson-read")
        phone.gone("lesson-read")
    before = phone.box("key-score")
    names = ("Dora", "Emil", "Ada", "Ben", "Cy") if players > 4 else ("Dora", "Ada", "Ben", "Cy")
    for name, cards in zip(names, TIES[players], strict=True):
        for card in cards:
            phone.tap(f"key-card:{name}:{KEYS[card]}")
            phone.says(f"{card} von {name}" if locale == "de-DE" else f"Undo: {name}’s {card}")
    assert "key-score" in the_dock_is_in_sight(phone, f"{players} in {locale}")
    assert phone.box("key-score") == pytest.approx(before, abs=1)
    phone.page.context.close()

"""How the table fits small phones and large text (ui.md, chapter 8): five players with long names."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.ui.fitting import (
    LEAST,
    LONG_NAMES,
    ROUNDING,
    every_key_is_as_high_as_a_finger,
    furnished_with,
    nothing_leaves_sideways,
    tables_on,
    the_dock_is_in_sight,
)
from tests.ui.house import House
from tests.ui.phone import new_phone
from tests.ui.seeds import CARDS, Document, fresh_session

SCREENS = {
    "resting": "key-winner:Alexandra",
    "moved": "key-winner:Alexandra",
    "paying": "key-pay:red-3",
    "drawing": "key-lot:hen",
}


def five(name: str, *log: Document) -> Document:
    """Return a session of five with long names, all with the usual cards and some more, and this log."""
    displays = {player: CARDS[known] for player, known in zip(LONG_NAMES, (*CARDS, "Ada"), strict=True)}
    document = fresh_session()
    document |= {"id": name, "players": [{"name": player} for player in LONG_NAMES], "log": list(log)}
    document["setup"] = {"auctioneer": LONG_NAMES[0], "displays": displays, "auctions_before": 11}
    return document


def tables() -> Iterator[Document]:
    sold = {"type": "sold", "player": "Maximilian", "price": 5}
    pay = {"type": "pay", "cards": ["red-3", "yellow-2"]}
    lot = {"type": "lot", "cards": ["green-4", "green-4", "green-3"]}
    yield five("resting")
    yield five("moved", sold, pay, lot)
    yield five("paying", sold)
    yield five("drawing", sold, pay)


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


@pytest.mark.parametrize(("screen", "scale"), [("moved", 1.0), ("resting", 1.5), ("resting", 2.0), ("paying", 2.0)])
def test_the_question_needs_no_scrolling(browser: Browser, furnished: House, screen: str, scale: float) -> None:
    for name, phone in tables_on(browser, furnished, {screen: SCREENS[screen]}, scale=scale):
        assert SCREENS[screen] in the_dock_is_in_sight(phone, name)


def test_the_table_faces_others_in_the_whole_height(browser: Browser, furnished: House) -> None:
    for _, phone in tables_on(browser, furnished, {"resting": SCREENS["resting"]}):
        phone.tap_name("More")
        phone.page.get_by_role("menuitem", name="Face the table").click()
        _, key, _, _ = phone.box("turn-back")
        heights = [phone.box(f"facing-{name}")[1] for name in LONG_NAMES]
        assert heights[0] - heights[-1] > 0.6 * key, "the five players share the whole height"


def test_all_totals_stand_in_sight(browser: Browser, furnished: House) -> None:
    phone = new_phone(browser, furnished.address)
    phone.go("/score/moved")
    _, _, _, key = phone.box("to-table")
    for name in LONG_NAMES:
        _, top, _, bottom = phone.box(f"score-{name}-total")
        assert bottom - top >= LEAST - ROUNDING
        assert bottom < key
    phone.page.context.close()

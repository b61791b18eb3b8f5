"""How Rubbish Auction fits small phones and large text (ui.md, chapter 8): five players with long names."""

from collections.abc import Iterator

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

"""How Rubbish Auction fits small phones and large text (ui.md, chapter 8): five players with long names."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import Document, seed
from tests.ui.test_fit import LEAST, NAMES, ROUNDING
from tests.ui.test_rubbish_auction import GAME, LABELS

FIRST_KEYS = {"offering": "key-item:2", "bidding": "key-card:Alexandra:0", "geeks": "key-geek:Alexandra:0"}
CARDS = ([10], [2, 5], [1], [5, 1], [2])


def five(name: str, *log: Document) -> Document:
    """Return a session of five with long names and this log."""
    return {
        "format": "companion/session",
        "version": 1,
        "id": name,
        "game": GAME,
        "players": [{"name": player} for player in NAMES],
        "setup": {"auctioneer": NAMES[0], "items": list(LABELS)},
        "started_at": "2026-11-21T18:00:00Z",
        "log": list(log),
    }


def auction(number: int) -> tuple[Document, Document]:
    """Return an auction in which nobody shows what rested before: the second 2 and the 1 by turns."""
    shown = CARDS if number == 0 else ([2], [1], [1], [1], [1]) if number % 2 else ([1], [2], [2], [2], [2])
    offer = {"type": "offer", "item": LABELS[number], "first_bidder": NAMES[0]}
    return offer, {"type": "bids", "cards": dict(zip(NAMES, shown, strict=True))}


def tables() -> Iterator[Document]:
    played = [event for number in range(7) for event in auction(number)]
    yield five("offering", *played[:4])
    yield five("bidding", *played[:5])
    yield five("geeks", *played)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("fit")
    seed(data, *tables())
    running = start_house(data)
    yield running
    running.stop()


def look_at(phone: Phone, screen: str, scale: float) -> None:
    phone.go(f"/table/{screen}")
    phone.see(FIRST_KEYS[screen])
    if scale > 1:
        phone.enlarge(scale)


@pytest.mark.parametrize(("width", "height", "scale"), [(320, 640, 1.0), (320, 640, 2.0), (390, 844, 1.5)])
def test_no_key_leaves_the_screen_sideways_or_is_lower_than_a_finger(
    browser: Browser, furnished: House, width: int, height: int, scale: float
) -> None:
    phone = new_phone(browser, furnished.address, size=(width, height))
    for screen in FIRST_KEYS:
        look_at(phone, screen, scale)
        for target, (left, top, right, bottom) in phone.targets().items():
            assert left >= -ROUNDING, (screen, target)
            assert right <= width + ROUNDING, (screen, target)
            if bottom - top < LEAST - ROUNDING:
                phone.wholly(target, LEAST - ROUNDING)
    phone.page.context.close()


@pytest.mark.parametrize("screen", ["offering", "bidding"])
def test_the_question_needs_no_scrolling(browser: Browser, furnished: House, screen: str) -> None:
    phone = new_phone(browser, furnished.address)
    look_at(phone, screen, 1.0)
    _, strip, _, _ = phone.box("undo")
    keys = {target: box for target, box in phone.targets().items() if target.startswith("key-")}
    assert FIRST_KEYS[screen] in keys
    for target, (_, top, _, bottom) in keys.items():
        assert bottom <= strip + ROUNDING, target
        assert bottom - top >= LEAST - ROUNDING, target
    phone.page.context.close()

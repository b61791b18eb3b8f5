"""How the table fits small phones and large text (ui.md, chapter 8): five players with long names."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import CARDS, Document, fresh_session, seed

NAMES = ("Alexandra", "Maximilian", "Wolfgang-Amadeus", "Bernadette", "Christopher")
LEAST = 48
ROUNDING = 0.6
SCREENS = ("resting", "moved", "paying", "drawing")
FIRST_KEYS = {
    "resting": "key-winner:Alexandra",
    "moved": "key-winner:Alexandra",
    "paying": "key-pay:red-3",
    "drawing": "key-lot:hen",
}


def five(name: str, *log: Document) -> Document:
    """Return a session of five with long names, all with the usual cards and some more, and this log."""
    displays = {player: CARDS[known] for player, known in zip(NAMES, (*CARDS, "Ada"), strict=True)}
    document = fresh_session()
    document |= {"id": name, "players": [{"name": player} for player in NAMES], "log": list(log)}
    document["setup"] = {"auctioneer": NAMES[0], "displays": displays, "auctions_before": 11}
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
    for screen in SCREENS:
        look_at(phone, screen, scale)
        for target, (left, top, right, bottom) in phone.targets().items():
            assert left >= -ROUNDING, (screen, target)
            assert right <= width + ROUNDING, (screen, target)
            if bottom - top < LEAST - ROUNDING:
                phone.wholly(target, LEAST - ROUNDING)
    phone.page.context.close()


@pytest.mark.parametrize(("screen", "scale"), [("moved", 1.0), ("resting", 1.5), ("resting", 2.0), ("paying", 2.0)])
def test_the_question_needs_no_scrolling(browser: Browser, furnished: House, screen: str, scale: float) -> None:
    phone = new_phone(browser, furnished.address)
    look_at(phone, screen, scale)
    _, strip, _, _ = phone.box("undo")
    keys = {target: box for target, box in phone.targets().items() if target.startswith("key-")}
    assert FIRST_KEYS[screen] in keys
    for target, (_, top, _, bottom) in keys.items():
        assert bottom <= strip + ROUNDING, target
        assert bottom - top >= LEAST - ROUNDING, target
    phone.page.context.close()


def test_the_table_faces_others_in_the_whole_height(browser: Browser, furnished: House) -> None:
    phone = new_phone(browser, furnished.address)
    look_at(phone, "resting", 1.0)
    phone.tap_name("More")
    phone.page.get_by_role("menuitem", name="Face the table").click()
    _, key, _, _ = phone.box("turn-back")
    heights = [phone.box(f"facing-{name}")[1] for name in NAMES]
    assert heights[0] - heights[-1] > 0.6 * key, "the five players share the whole height"
    phone.page.context.close()


def test_all_totals_stand_in_sight(browser: Browser, furnished: House) -> None:
    phone = new_phone(browser, furnished.address)
    phone.go("/score/moved")
    _, _, _, key = phone.box("to-table")
    for name in NAMES:
        _, top, _, bottom = phone.box(f"score-{name}-total")
        assert bottom - top >= LEAST - ROUNDING
        assert bottom < key
    phone.page.context.close()

"""The tap budgets of ui.md, chapter 4.1: from the resting table to the next resting table."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.ui.house import start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import Document, fresh_session, seed
from tests.ui.table_talk import counted

RESTING = "key-winner:Ada"
BIDDING = "key-amount:1"
LOT = ("green-4", "hen", "corn")


@pytest.fixture
def rich() -> Document:
    """Return a session in which Ben can pay far more than 40."""
    document = fresh_session()
    document["setup"]["displays"]["Ben"] = ["green-4"] * 6 + ["red-4"] * 6
    document["setup"]["auctions_before"] = 11
    return document


@pytest.fixture
def poor() -> Document:
    """Return a session whose auctioneer has no cards."""
    document = fresh_session()
    document["setup"]["displays"]["Ada"] = []
    document["setup"]["auctions_before"] = 11
    return document


@contextmanager
def at_table(
    browser: Browser, data: Path, document: Document, *, deaf: float | None = None, resting: str = RESTING
) -> Iterator[Phone]:
    seed(data, document)
    house = start_house(data, deaf=deaf)
    phone = new_phone(browser, house.address)
    phone.deaf = deaf or phone.deaf
    try:
        phone.go("/table/fresh")
        phone.see(resting)
        phone.settle()
        yield phone
    finally:
        phone.page.context.close()
        house.stop()


def take_lot(phone: Phone, then: str = RESTING, cards: tuple[str, ...] = LOT) -> None:
    for card in cards[:-1]:
        phone.tap(f"key-lot:{card}")
        phone.settle()
    phone.tap(f"key-lot:{cards[-1]}", then)


def buy(phone: Phone) -> None:
    phone.tap("key-winner:Ben", "key-amount:6")
    phone.tap("key-amount:6", "key-pay:red-3")
    phone.tap("key-pay:red-3")
    phone.tap("key-pay:purple-3", "key-lot:hen")
    take_lot(phone)


def test_an_auction_takes_seven_taps_and_each_undo_and_redo_one(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        buy(phone)
        assert counted(phone) <= 7, "winner, price, two cards, lot"
        phone.tap("undo", "redo")
        assert counted(phone) == 1, "undo"
        phone.tap("redo", RESTING)
        assert counted(phone) == 1, "redo"
        phone.tap("key-end", "score-Ada-total")
        assert counted(phone) == 1, "the Game End card leads to the score"


def test_an_unbeaten_auctioneer_takes_a_tap_a_pick_but_the_last(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("key-winner:Ada", "key-amount:3")
        phone.tap("key-amount:3", "key-pay:green-1")
        phone.tap("key-pay:green-1")
        phone.tap("key-pay:red-2", "key-pick:green-1")
        phone.tap("key-pick:green-1", "key-lot:hen")
        take_lot(phone)
        assert counted(phone) <= 8


def test_face_up_cards_take_one_or_two_taps_more(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("key-face-up", "key-lot:hen")
        phone.tap("key-lot:hen")
        phone.tap("key-lot:corn", RESTING)
        phone.tap("key-winner:Cy", "key-amount:3")
        phone.tap("key-amount:3", "key-suggest")
        phone.tap("key-suggest", "key-lot:red-4")
        phone.tap("key-lot:red-4", RESTING)
        assert counted(phone) <= 1 + 1 + 1 + 3 + 1, "two of them; the suggested payment is one tap"
        phone.tap("key-face-up", "key-lot:blue-4")
        phone.tap("key-lot:blue-4", "key-done")
        phone.tap("key-done", RESTING)
        phone.tap("key-winner:Ada", "key-amount:3")
        phone.tap("key-amount:3", "key-suggest")
        phone.tap("key-suggest", "key-lot:hen")
        phone.tap("key-lot:hen")
        phone.tap("key-lot:corn", RESTING)
        assert counted(phone) <= 1 + 1 + 1 + 3 + 2, "one of them"


def test_annulling_and_repeating_takes_three_taps_more(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("key-winner:Ben", "key-amount:3")
        phone.tap("key-amount:3", "key-void")
        phone.tap("key-void", RESTING)
        phone.says("The auction is repeated")
        assert counted(phone) <= 3
        buy(phone)
        assert counted(phone) <= 7


def test_recounts_stay_within_their_budgets(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("seat-Dora", "key-chicken:green:Dora")
        phone.tap("key-chicken:green:Dora", RESTING)
        assert counted(phone) == 2, "a chicken's owner"
        phone.says("Dora, green: 2 cards, value 4, owns the green wooden chicken")
        phone.gone("close")
        phone.tap("seat-Dora", "key-recount:Dora")
        phone.tap("key-recount:Dora", "key-save")
        phone.tap("key-more:blue-4")
        phone.tap("key-removing", "key-fewer:blue-2")
        phone.tap("key-fewer:blue-2")
        phone.tap("key-save", RESTING)
        assert counted(phone) <= 4 + 2, "two cards differ"


def test_logging_every_bid_takes_a_tap_a_player(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("key-log-bids", BIDDING)
        counted(phone)
        phone.tap("key-amount:1", "key-pass")
        phone.tap("key-amount:4", "crumb-back:Ben")
        phone.tap("key-pass", "crumb-back:Cy")
        phone.tap("key-pass", "key-pay:red-1")
        phone.tap("key-pay:red-1")
        phone.tap("key-pay:red-3", "key-lot:hen")
        take_lot(phone, BIDDING)
        assert counted(phone) <= 9


def test_a_price_from_20_takes_one_tap_more(browser: Browser, tmp_path: Path, rich: Document) -> None:
    with at_table(browser, tmp_path, rich) as phone:
        phone.tap("key-winner:Ben", "key-from:20")
        phone.tap("key-from:20", "key-amount:24")
        phone.tap("key-amount:24", "key-suggest")
        phone.tap("key-suggest", "key-lot:hen")
        take_lot(phone)
        assert counted(phone) <= 1 + 2 + 1 + 3


def test_a_price_from_40_takes_two_taps_more(browser: Browser, tmp_path: Path, rich: Document) -> None:
    with at_table(browser, tmp_path, rich) as phone:
        phone.tap("key-winner:Ben", "key-from:20")
        phone.tap("key-from:20", "key-from:40")
        phone.tap("key-from:40", "key-amount:44")
        phone.tap("key-amount:44", "key-suggest")
        phone.tap("key-suggest", "key-lot:hen")
        take_lot(phone)
        assert counted(phone) <= 1 + 3 + 1 + 3


def test_an_auctioneer_without_cards_needs_four_taps(browser: Browser, tmp_path: Path, poor: Document) -> None:
    with at_table(browser, tmp_path, poor) as phone:
        phone.tap("key-winner:Ada", "key-lot:hen")
        take_lot(phone)
        assert counted(phone) <= 4

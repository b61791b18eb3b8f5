"""The tap budgets of ui.md, chapter 4.1: from the resting table to the next resting table."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import Document, fresh_session, seed

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


def at_table(browser: Browser, data: Path, document: Document) -> tuple[House, Phone]:
    seed(data, document)
    house = start_house(data)
    phone = new_phone(browser, house.address)
    phone.go("/table/fresh")
    phone.see(RESTING)
    return house, phone


def take_lot(phone: Phone, then: str = RESTING, cards: tuple[str, ...] = LOT) -> None:
    for card in cards[:-1]:
        phone.tap(f"key-lot:{card}")
    phone.tap(f"key-lot:{cards[-1]}", then)


def counted(phone: Phone) -> int:
    """Return the taps since the last count."""
    taps, phone.taps = phone.taps, 0
    return taps


def test_flows_of_an_auction_stay_within_their_budgets(browser: Browser, tmp_path: Path) -> None:
    house, phone = at_table(browser, tmp_path, fresh_session())

    phone.tap("key-winner:Ben", "key-amount:6")
    phone.tap("key-amount:6", "key-pay:red-3")
    phone.tap("key-pay:red-3")
    phone.tap("key-pay:purple-3", "key-lot:hen")
    take_lot(phone)
    assert counted(phone) <= 7, "winner, price, two cards, lot"

    phone.tap("undo", "redo")
    assert counted(phone) == 1, "undo"
    phone.tap("redo", RESTING)
    assert counted(phone) == 1, "redo"

    phone.tap("key-winner:Ben", "key-amount:3")
    phone.tap("key-amount:3", "key-pay:red-1")
    phone.tap("key-pay:red-1")
    phone.tap("key-pay:yellow-2", "key-pick:red-1")
    phone.tap("key-pick:red-1", "key-lot:hen")
    take_lot(phone)
    assert counted(phone) <= 8, "the auctioneer wins, two cards are picked"

    phone.tap("key-face-up", "key-lot:hen")
    phone.tap("key-lot:hen")
    phone.tap("key-lot:corn", RESTING)
    phone.tap("key-winner:Cy", "key-amount:3")
    phone.tap("key-amount:3", "key-suggest")
    phone.tap("key-suggest", "key-lot:red-4")
    phone.tap("key-lot:red-4", RESTING)
    assert counted(phone) <= 1 + 1 + 1 + 3 + 1, "two face-up cards, suggested payment"

    phone.tap("key-face-up", "key-lot:hen")
    phone.tap("key-lot:blue-4", "key-done")
    phone.tap("key-done", RESTING)
    phone.tap("key-winner:Ada", "key-amount:3")
    phone.tap("key-amount:3", "key-suggest")
    phone.tap("key-suggest", "key-lot:hen")
    phone.tap("key-lot:hen")
    phone.tap("key-lot:corn", RESTING)
    assert counted(phone) <= 1 + 1 + 1 + 3 + 2, "one face-up card"

    phone.tap("key-winner:Ben", "key-amount:3")
    phone.tap("key-amount:3", "key-void")
    phone.tap("key-void", RESTING)
    phone.says("The auction is repeated")
    assert counted(phone) <= 3, "annul"
    phone.tap("undo", "key-void")
    phone.tap("undo", "key-amount:3")
    phone.tap("undo", RESTING)
    counted(phone)

    phone.tap("seat-Dora", "key-chicken:green")
    phone.tap("key-chicken:green", RESTING)
    assert counted(phone) == 2, "a chicken's owner"

    phone.gone("close")
    phone.tap("seat-Dora", "key-recount:Dora")
    phone.tap("key-recount:Dora", "key-save")
    phone.tap("key-more:blue-4")
    phone.tap("key-removing", "key-fewer:blue-2")
    phone.tap("key-fewer:blue-2")
    phone.tap("key-save", RESTING)
    assert counted(phone) <= 4 + 2, "a recount with two differences"

    phone.tap("key-end", "total-Ada")
    assert counted(phone) == 1, "the Game End card leads to the score"
    house.stop()


def test_logging_every_bid_takes_a_tap_a_player(browser: Browser, tmp_path: Path) -> None:
    house, phone = at_table(browser, tmp_path, fresh_session())
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
    house.stop()


def test_high_prices_take_one_or_two_taps_more(browser: Browser, tmp_path: Path, rich: Document) -> None:
    house, phone = at_table(browser, tmp_path, rich)
    phone.tap("key-winner:Ben", "key-from:20")
    phone.tap("key-from:20", "key-amount:24")
    phone.tap("key-amount:24", "key-suggest")
    phone.tap("key-suggest", "key-lot:hen")
    take_lot(phone)
    assert counted(phone) <= 1 + 2 + 1 + 3, "20 or more"
    for _ in range(3):
        phone.tap("undo")
    phone.see("key-suggest")
    phone.tap("undo", "key-amount:24")
    counted(phone)
    phone.tap("key-from:40", "key-amount:44")
    phone.tap("key-amount:44", "key-suggest")
    phone.tap("key-suggest", "key-lot:hen")
    take_lot(phone)
    assert counted(phone) <= 2 + 1 + 3, "from 40: the winner and the first page were tapped before"
    house.stop()


def test_an_auctioneer_without_cards_needs_four_taps(browser: Browser, tmp_path: Path, poor: Document) -> None:
    house, phone = at_table(browser, tmp_path, poor)
    phone.tap("key-winner:Ada", "key-lot:hen")
    take_lot(phone)
    assert counted(phone) <= 4
    house.stop()

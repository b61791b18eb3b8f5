"""Rubbish Auction in a real browser: a complete session of four within the tap budgets of ui.md 4.4, and secrets."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from companion.documents import read_session, read_tally, write_score
from companion.games.rubbish_auction.facts import MONEY
from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import Document, saved, seed
from tests.ui.table_talk import TO_PRESS, add_people, counted, totals
from tests.ui.test_whole_session import PLAYERS

GAME = "rubbish-auction"
LABELS = ("Cracked teapot", "Left boot", "Mystery key", "Broken radio", "Old hat", "Half a clock", "Jar of buttons")
BIDS = (
    {"Ada": (4,), "Ben": (0, 3), "Cy": (0, 2), "Dora": (0,)},
    {"Ada": (0, 3), "Ben": (0, 4), "Cy": (0, 2), "Dora": (0,)},
)
"""The cards that everybody shows by turns, by their places 1 2 2 5 10: what rests after one round is free after two."""
ITEM, FIRST_BIDDER, SCORE = 1, 1, 1
AUCTIONS = 7
HALF = 422


def type_names(phone: Phone, *labels: str) -> None:
    """Type names into the fields of the items, one after the other, as fast as fields take over from each other."""
    phone.tap("items", "done")
    for label in labels:
        phone.page.wait_for_timeout(TO_PRESS)
        phone.page.keyboard.type(label)
        phone.page.keyboard.press("Tab")
    phone.page.wait_for_timeout(TO_PRESS)


def name_items(phone: Phone) -> None:
    """Name all seven items."""
    type_names(phone, *LABELS)
    phone.tap("done", "items")
    phone.says(LABELS[-1])


def offer(phone: Phone, number: int, first: str, then: str) -> None:
    """Offer the item of this number, and name the First Bidder; the last item is not asked for."""
    if number < AUCTIONS - 1:
        phone.tap(f"key-item:{number}", f"key-first:{first}")
    phone.tap(f"key-first:{first}", then)


def resting(number: int) -> str:
    """Return the key by which the table after an auction is known."""
    if number == AUCTIONS - 1:
        return "key-geek:Ada:0"
    return f"key-item:{number + 1}" if number < AUCTIONS - 2 else "key-first:Ada"


def show_all(phone: Phone, number: int) -> None:
    """Tap all cards after the reveal, and score."""
    for player, places in BIDS[number % 2].items():
        for place in places:
            phone.tap(f"key-card:{player}:{place}")
            phone.says(f"Undo: {player}’s {MONEY[place]}")
    phone.tap("key-score", resting(number))


def pass_round(phone: Phone, number: int, first: str) -> None:
    """Let everybody enter the own bid behind the cover, and reveal all at once."""
    at = PLAYERS.index(first)
    for player in (*PLAYERS[at:], *PLAYERS[:at]):
        phone.says(f"{player}, take the phone")
        phone.settle()
        phone.tap("show-secret", f"key-hidden:{player}:0")
        bid = 0
        for place in BIDS[number % 2][player]:
            phone.tap(f"key-hidden:{player}:{place}")
            bid += MONEY[place]
            phone.says(f"{player}’s bid: {bid}")
        phone.tap(f"key-done:{player}")
        phone.gone(f"key-done:{player}")
    phone.tap("key-reveal", resting(number))
    phone.says("Cards: ")


def test_a_complete_session_of_four_stays_within_the_tap_budgets(phone: Phone, house: House) -> None:
    phone.go("/")
    phone.tap(f"new-{GAME}", "new-person")
    add_people(phone, *PLAYERS)
    name_items(phone)
    phone.tap("main", "key-item:0")
    session_id = phone.page.url.rsplit("/", 1)[1]
    for number in range(AUCTIONS):
        phone.taps = 0
        shown_cards = sum(len(places) for places in BIDS[number % 2].values())
        asked_item = ITEM if number < AUCTIONS - 1 else 0
        if number == 2:
            offer(phone, number, "Cy", "key-pass-the-phone")
            phone.tap("key-pass-the-phone", "show-secret")
            assert counted(phone) <= ITEM + FIRST_BIDDER + 1, "the habit is one tap, once"
            pass_round(phone, number, "Cy")
            assert counted(phone) <= 2 * len(PLAYERS) + shown_cards + 1
        elif number == 3:
            offer(phone, number, "Ada", "key-all-at-once")
            phone.tap("key-all-at-once", "key-score")
            show_all(phone, number)
        else:
            offer(phone, number, PLAYERS[number % 4], "key-score")
            show_all(phone, number)
            assert counted(phone) <= asked_item + FIRST_BIDDER + shown_cards + SCORE
        phone.says("Dora bid only 1")
    phone.taps = 0
    for at, player in enumerate(PLAYERS):
        phone.tap(f"key-geek:{player}:{at}")
        phone.says(f"Undo: {player}: {LABELS[at]}")
        phone.tap(f"key-geek:{player}:{at + 3}")
        if player != PLAYERS[-1]:
            phone.says(f"Undo: {player}: {LABELS[at + 3]}")
    phone.see("score-Ada-total")
    assert counted(phone) == 2 * len(PLAYERS), "the last tick leads to the score"
    shown = totals(phone, PLAYERS)
    house.stop()
    document = saved(house.data, session_id).document
    assert document["setup"] == {"auctioneer": "Ada", "items": list(LABELS)}
    assert people_of(write_score(read_session(document))) == shown


def test_the_same_people_start_again_with_the_same_items_in_four_taps(phone: Phone, house: House) -> None:
    phone.go(f"/new/{GAME}")
    add_people(phone, *PLAYERS)
    name_items(phone)
    phone.tap("main", "key-item:0")
    phone.tap("back", f"new-{GAME}")
    phone.taps = 0
    phone.tap(f"new-{GAME}", "same-as-last-time")
    phone.tap("same-as-last-time", "seat-Dora")
    phone.tap("main", "key-item:0")
    assert phone.taps <= 4
    phone.says(LABELS[3])
    phone.go(f"/new/{GAME}")
    phone.tap("items", "items-1")
    phone.tap("items-1", "items")
    phone.says(LABELS[5])
    assert house.address


def test_two_items_of_one_name_are_refused(phone: Phone) -> None:
    phone.go(f"/new/{GAME}")
    type_names(phone, "Hat", "hat")
    phone.tap("done", "refusal")
    phone.says("Two items are called “hat”")


# Bids that go round with the phone


def bidding(*log: Document) -> Document:
    """Return a session of four in which an item is on offer."""
    return {
        "format": "companion/session",
        "version": 1,
        "id": "hidden",
        "game": GAME,
        "players": [{"name": name} for name in PLAYERS],
        "setup": {"auctioneer": "Ada", "items": list(LABELS)},
        "started_at": "2026-11-21T18:00:00Z",
        "log": [*log, {"type": "offer", "item": LABELS[0], "first_bidder": "Ada"}],
    }


@contextmanager
def at_table(browser: Browser, data: Path) -> Iterator[Phone]:
    seed(data, bidding())
    house = start_house(data)
    phone = new_phone(browser, house.address)
    try:
        phone.go("/table/hidden")
        phone.see("key-score")
        yield phone
    finally:
        phone.page.context.close()
        house.stop()


def test_nobody_can_look_back_at_a_hidden_bid(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path) as phone:
        phone.tap("key-pass-the-phone", "show-secret")
        phone.says("Ada, take the phone")
        assert not phone.has("key-hidden:Ada:0"), "the cover shows no card"
        phone.tap("show-secret", "key-hidden:Ada:0")
        phone.says("Ada, tap your bid")
        assert phone.box("key-hidden:Ada:0")[1] > HALF, "the keys lie in the thumb's reach"
        phone.tap("key-hidden:Ada:4")
        phone.says("Ada’s bid: 10")
        other = new_phone(browser, phone.address)
        other.go("/table/hidden")
        other.see("show-secret")
        assert not other.has("key-hidden:Ada:0"), "another phone sees the cover alone"
        assert "Ada’s bid" not in other.read()
        other.page.context.close()
        phone.tap("undo")
        phone.says("Ada’s bid: 0")
        phone.tap("key-hidden:Ada:3")
        phone.says("Ada’s bid: 5")
        phone.reload()
        phone.says("Ada, take the phone")
        assert not phone.has("key-hidden:Ada:0"), "a reload covers the bid"
        phone.settle()
        phone.tap("show-secret", "key-hidden:Ada:0")
        phone.tap("key-done:Ada")
        phone.says("Ben, take the phone")
        phone.gone("key-done:Ada")
        phone.says("Nothing to undo")
        phone.tap("undo")
        phone.settle()
        phone.says("Ben, take the phone")
        assert "Ada’s" not in phone.read()
        phone.reload()
        phone.says("Ben, take the phone")
        assert not phone.has("key-hidden:Ben:0")


# The tally


def people_of(score: Document) -> dict[str, int]:
    people: Any = score["players"]
    return {str(one["name"]): int(one["total"]) for one in people}


def test_a_digit_that_is_refused_moves_no_key_under_the_thumb(phone: Phone) -> None:
    phone.go(f"/tally/{GAME}")
    add_people(phone, *PLAYERS[:2])
    phone.tap("main", "digit-1")
    before = phone.box("digit-9")
    for typed in ("9", "99", "999"):
        phone.tap("digit-9")
        phone.says(f"Fame: {typed}")
    phone.tap("digit-9", "refusal")
    assert phone.box("digit-9") == before


def test_a_tally_of_four_takes_28_taps(phone: Phone, house: House) -> None:
    phone.go(f"/tally/{GAME}")
    add_people(phone, *PLAYERS)
    phone.tap("main", "digit-1")
    phone.taps = 0
    for player, fame in zip(PLAYERS, ("44", "52", "27", "105"), strict=True):
        for digit in fame:
            phone.tap(f"digit-{digit}")
        phone.says(f"Fame: {fame}")
        phone.tap("main")
        if player != PLAYERS[-1]:
            phone.says(f"{PLAYERS[PLAYERS.index(player) + 1]}’s fame")
            phone.settle()
    phone.see("key-owner:Ada:0")
    phone.settle()
    for at, owner in enumerate(("Ada", "Ben", "Cy", "Cy", "Dora", "Dora", "Dora")):
        phone.tap(f"key-owner:{owner}:{at}")
    phone.see("key-geek:Ada:0")
    phone.settle()
    for at, player in enumerate(PLAYERS):
        phone.tap(f"key-geek:{player}:{at}")
        phone.tap(f"key-geek:{player}:{at + 1}")
    phone.see("score-Ada-total")
    assert phone.taps <= 9 + 7 + 8 + 4
    shown = totals(phone, PLAYERS)
    tally_id = phone.page.url.rsplit("/", 1)[1]
    house.stop()
    assert people_of(write_score(read_tally(saved(house.data, tally_id).document))) == shown

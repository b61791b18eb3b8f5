import pytest

from companion.games.blind_hen.state import Phase
from tests.games.blind_hen.table import after, bid, display, lot, offer, pay, recount, refusal, sold, table

LEFT = ("auctioneer_passes_left",)
THREE = {"Ada": "red-2 green-1", "Ben": "blue-1*3 red-4", "Cy": "yellow-1 green-4"}


def test_the_auctioned_chicken_cards_are_added_to_the_buyers_display_sorted_by_color() -> None:
    state = after(table(**THREE), sold("Ben", 1), pay("blue-1"), lot("purple-2 green-4 red-1"))
    assert display(state, "Ben") == ["green-4", "red-1", "red-4", "purple-2", "blue-1", "blue-1"]


@pytest.mark.ruling("BH-24")
def test_blind_hens_and_golden_corns_are_placed_on_the_pile_of_the_winner() -> None:
    state = after(table(**THREE), sold("Ben", 1), pay("blue-1"), lot("hen corn hen"))
    assert (state.hens["Ben"], state.corns["Ben"], state.pile("Ben")) == (2, 1, 3)
    assert display(state, "Ben") == ["red-4", "blue-1", "blue-1"]


@pytest.mark.ruling("BH-18")
@pytest.mark.parametrize("cards", ["", "hen hen", "hen hen corn corn"])
def test_exactly_3_cards_are_sold_as_a_package(cards: str) -> None:
    state = after(table(**THREE), sold("Ben", 1), pay("blue-1"))
    assert refusal(state, lot(cards)) == ("BH-18", "cards")


@pytest.mark.ruling("BH-18")
def test_the_face_up_cards_are_part_of_the_lot() -> None:
    state = after(table(**THREE), offer("hen hen"), sold("Ben", 1), pay("blue-1"))
    assert refusal(state, lot("hen corn red-1")) == ("BH-18", "cards")
    assert refusal(state, lot("red-1 red-2 red-3")) == ("BH-18", "cards")
    assert after(state, lot("hen red-1 hen")).face_up == ()


@pytest.mark.ruling("BH-17")
def test_the_lot_is_shown_only_after_the_payment() -> None:
    state = table(**THREE)
    for early in (state, after(state, offer("hen")), after(state, bid("Ada", 1)), after(state, sold("Ben", 1))):
        assert refusal(early, lot("hen hen hen")) == ("BH-17", "")


@pytest.mark.ruling("BH-20")
def test_the_winner_of_the_auction_becomes_the_new_auctioneer_or_remains_it() -> None:
    state = after(table(**THREE), sold("Cy", 1), pay("yellow-1"), lot("hen hen hen"))
    assert (state.auctioneer, state.to_act, state.phase) == ("Cy", ("Cy",), Phase.AUCTION)
    state = table(Ada="", Ben="red-1", Cy="red-1")
    assert after(state, sold("Ada", 0), lot("hen hen hen")).auctioneer == "Ada"


@pytest.mark.ruling("BH-20")
def test_in_the_2007_edition_the_role_goes_to_the_left_of_the_last_auctioneer_whoever_won() -> None:
    state = table(**THREE, options=LEFT)
    state = after(state, sold("Cy", 1), pay("yellow-1"), lot("hen hen hen"))
    assert state.auctioneer == "Ben"
    state = after(state, sold("Ada", 1), pay("green-1"), lot("hen hen hen"))
    assert state.auctioneer == "Cy"
    state = after(state, sold("Ben", 4), pay("red-4"), lot("hen hen hen"))
    assert state.auctioneer == "Ada"


def test_nothing_of_the_last_auction_is_left_when_the_next_one_begins() -> None:
    state = after(table(**THREE), offer("hen"), bid("Ada", 1), sold("Ben", 2), pay("blue-1*2"), lot("hen red-1 red-1"))
    assert (state.bids, state.winner, state.price, state.paid, state.payment) == ((), None, None, (), ())
    assert (state.face_up, state.begun, state.before_payment, state.auctions) == ((), False, None, 1)


@pytest.mark.ruling("BH-24")
@pytest.mark.parametrize(("hens", "corns", "kind"), [(11, 0, "hen"), (0, 11, "corn")])
def test_a_13th_blind_hen_or_golden_corn_is_refused(hens: int, corns: int, kind: str) -> None:
    state = after(table(**THREE), recount("Cy", "yellow-1 green-4", hens=hens, corns=corns))
    assert len(after(state, offer(f"{kind} {kind}")).face_up) == 2, "only the piles are counted"
    state = after(state, offer(kind), sold("Ben", 1), pay("blue-1"))
    assert refusal(state, lot(f"{kind} {kind} red-1")) == ("BH-24", "cards")
    assert after(state, lot(f"{kind} red-1 red-1")).auctions == 1

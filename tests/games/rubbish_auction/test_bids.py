import pytest

from companion.games.rubbish_auction.events import BidsRevealed
from companion.games.rubbish_auction.judging import judge
from companion.words import Name
from tests.games.rubbish_auction.table import after, refusal, resting, table, why_not

OFFERED = after(table(), "offer lamp Ada")


@pytest.mark.ruling("RA-04")
def test_a_bid_is_at_least_one_card_for_the_first_bidder_too() -> None:
    assert refusal(OFFERED, "bids Ada, Ben 5, Cy 1") == ("RA-04", "cards.Ada")
    assert refusal(OFFERED, "bids Ada 1, Ben 5, Cy") == ("RA-04", "cards.Cy")


@pytest.mark.ruling("RA-04")
def test_with_the_option_everybody_may_bid_nothing() -> None:
    state = after(table(options=("may_bid_nothing",)), "offer lamp Ada", "bids Ada 2, Ben, Cy")
    assert (dict(state.fame), state.won[Name("Ada")]) == ({"Ada": 28, "Ben": 30, "Cy": 30}, ("lamp",))


@pytest.mark.ruling("RA-04")
def test_an_empty_bid_blocks_nothing() -> None:
    state = after(table(options=("may_bid_nothing",)), "offer lamp Ada", "bids Ada 2, Ben, Cy")
    assert dict(state.blocked) == {"Ada": 2, "Ben": None, "Cy": None}


@pytest.mark.ruling("RA-04")
def test_if_all_bid_nothing_the_first_bidder_has_the_item_for_nothing() -> None:
    state = after(table(options=("may_bid_nothing",)), "offer lamp Cy", "bids Ada, Ben, Cy")
    assert (state.won[Name("Cy")], set(state.fame.values()), state.auctioneer) == (("lamp",), {30}, "Ben")
    assert set(state.blocked.values()) == {None}


@pytest.mark.ruling("RA-01")
@pytest.mark.parametrize(
    ("cards", "place"), [("5+5", 1), ("2+2+2", 2), ("1+10+1", 2), ("3", 0), ("20", 0), ("0", 0), ("-1", 0)]
)
def test_nobody_bids_cards_that_nobody_has(cards: str, place: int) -> None:
    assert refusal(OFFERED, f"bids Ada {cards}, Ben 5, Cy 1") == ("RA-01", f"cards.Ada[{place}]")


@pytest.mark.ruling("RA-01")
def test_all_five_cards_are_20() -> None:
    state = after(OFFERED, "bids Ada 10+1+5+2+2, Ben 2+5, Cy 1")
    assert state.fame[Name("Ada")] == 10


@pytest.mark.ruling("RA-15")
def test_a_blocked_card_is_refused_and_free_again_the_round_after() -> None:
    state = after(table(), "offer hat Ada", "bids Ada 10, Ben 5, Cy 1", "offer boot Cy")
    assert refusal(state, "bids Ada 10, Ben 1, Cy 1") == ("RA-15", "cards.Ada[0]")
    assert refusal(state, "bids Ada 1, Ben 2+5, Cy 1") == ("RA-15", "cards.Ben[1]")
    assert why_not(state, "bids Ada 10, Ben 1, Cy 1") == "Ada’s 10 rests this round (RA-15)."
    later = after(state, "bids Ada 5+1, Ben 2+2, Cy 2", "offer lamp Ben")
    assert dict(later.blocked) == {"Ada": 5, "Ben": 2, "Cy": None}
    assert after(later, "bids Ada 10+2, Ben 1, Cy 5").fame[Name("Ada")] == 2


@pytest.mark.ruling("RA-15")
def test_no_more_than_one_card_of_a_player_rests() -> None:
    state = resting(OFFERED, Ada=10, Ben=5)
    assert [len(state.hand(name)) for name in state.seating] == [4, 4, 5]
    state = after(state, "bids Ada 5+1, Ben 10+2, Cy 1")
    assert dict(state.blocked) == {"Ada": 5, "Ben": 10, "Cy": None}


@pytest.mark.ruling("RA-16")
def test_of_two_2s_one_rests_and_the_other_can_be_bid() -> None:
    state = after(OFFERED, "bids Ada 1+2+2, Ben 2, Cy 1", "offer boot Cy")
    assert (state.blocked[Name("Ada")], state.hand(Name("Ada"))) == (2, (1, 2, 5, 10))
    assert refusal(state, "bids Ada 2+2, Ben 1, Cy 1") == ("RA-15", "cards.Ada[1]")
    assert after(state, "bids Ada 2, Ben 1, Cy 1").won[Name("Ada")] == ("lamp", "boot")


@pytest.mark.ruling("RA-18")
def test_money_is_never_spent() -> None:
    state = after(OFFERED, "bids Ada 10+5, Ben 5+2, Cy 1", "offer boot Cy", "bids Ada 5+2, Ben 10, Cy 1+2+2+5+10")
    assert [state.hand(name) for name in state.seating] == [(1, 2, 2, 5, 10), (1, 2, 2, 5), (1, 2, 2, 5)]


@pytest.mark.ruling("RA-04")
def test_the_cards_of_everybody_are_told() -> None:
    missing = BidsRevealed(cards={Name("Ada"): (1,), Name("Cy"): (2,)})
    ruling = judge(OFFERED, missing)
    assert (ruling.allowed, ruling.rule, ruling.field) == (False, "RA-04", "cards.Ben")


def test_the_order_of_cards_means_nothing() -> None:
    assert after(OFFERED, "bids Ada 10+5, Ben 1+2+5, Cy 1") == after(OFFERED, "bids Ada 5+10, Ben 5+2+1, Cy 1")

import pytest

from companion.games.blind_hen.judging import judge
from companion.games.blind_hen.state import Phase
from tests.games.blind_hen.table import after, bid, end, lot, offer, passes, pay, refusal, sold, table, void

FOUR = {
    "Ada": "green-2 green-1 red-1*2 yellow-2",
    "Ben": "green-1 blue-3 blue-2",
    "Cy": "red-2 purple-3",
    "Dora": "red-3 blue-3 yellow-1 yellow-2",
}


def test_the_auctioneer_begins_with_3_then_5_a_fold_and_6_which_is_the_highest_bid() -> None:
    state = after(table(**FOUR), bid("Ada", 3), bid("Ben", 5), passes("Cy"), bid("Dora", 6))
    assert (state.winner, state.price, state.phase, state.to_act) == ("Dora", 6, Phase.PAYMENT, ("Dora",))


@pytest.mark.ruling("BH-13")
def test_the_bidding_goes_clockwise_from_the_auctioneer() -> None:
    state = table(**FOUR, auctioneer="Cy")
    assert state.highest_bid == 0
    assert state.bidding_order == ("Cy", "Dora", "Ada", "Ben")
    assert refusal(state, bid("Dora", 1)) == ("BH-13", "player")
    state = after(state, bid("Cy", 1))
    assert state.to_act == ("Dora",)
    assert refusal(state, bid("Ada", 2)) == ("BH-13", "player")
    assert refusal(state, passes("Ben")) == ("BH-13", "player")


@pytest.mark.ruling("BH-13")
def test_each_player_places_exactly_one_bid() -> None:
    state = after(table(**FOUR), bid("Ada", 3), bid("Ben", 5))
    assert refusal(state, bid("Ada", 6)) == ("BH-13", "player")
    assert refusal(state, bid("Ben", 6)) == ("BH-13", "player")
    closed = after(state, passes("Cy"), passes("Dora"))
    assert refusal(closed, bid("Ada", 6)) == ("BH-17", "")
    assert (closed.winner, closed.price) == ("Ben", 5)


@pytest.mark.ruling("BH-13")
def test_the_following_players_have_to_raise_the_highest_bid_or_fold() -> None:
    state = after(table(**FOUR), bid("Ada", 3))
    assert refusal(state, bid("Ben", 2)) == ("BH-13", "amount")
    assert refusal(state, bid("Ben", 3)) == ("BH-13", "amount")
    assert after(state, bid("Ben", 4)).highest_bid == 4
    assert after(state, passes("Ben")).highest_bid == 3


@pytest.mark.ruling("BH-13")
def test_a_pass_does_not_lower_what_has_to_be_raised_and_jumps_are_allowed() -> None:
    state = after(table(**FOUR), bid("Ada", 1), bid("Ben", 5), passes("Cy"))
    assert refusal(state, bid("Dora", 5)) == ("BH-13", "amount")
    assert after(state, bid("Dora", 9)).price == 9


@pytest.mark.ruling("BH-10")
def test_the_auctioneer_may_not_pass() -> None:
    assert refusal(table(**FOUR), passes("Ada")) == ("BH-10", "player")
    assert refusal(after(table(**FOUR), bid("Ada", 1)), passes("Ada")) == ("BH-10", "player")


@pytest.mark.ruling("BH-10")
@pytest.mark.parametrize("amount", [0, -1])
def test_the_smallest_bid_is_1(amount: int) -> None:
    assert refusal(table(**FOUR), bid("Ada", amount)) == ("BH-10", "amount")
    assert refusal(after(table(**FOUR), bid("Ada", 1)), bid("Ben", amount)) == ("BH-10", "amount")
    assert refusal(table(**FOUR), sold("Ben", amount)) == ("BH-10", "price")
    assert refusal(table(**FOUR), sold("Ada", amount)) == ("BH-10", "price")


@pytest.mark.ruling("BH-10")
def test_an_auctioneer_with_an_empty_display_bids_0_and_nobody_else_does() -> None:
    state = table(Ada="", Ben="red-3", Cy="")
    assert refusal(state, bid("Ada", 1)) == ("BH-11", "amount")
    assert refusal(state, bid("Ada", -1)) == ("BH-10", "amount")
    state = after(state, bid("Ada", 0))
    assert refusal(state, bid("Ben", 0)) == ("BH-10", "amount")
    state = after(state, passes("Ben"))
    assert refusal(state, bid("Cy", 0)) == ("BH-10", "amount")
    assert refusal(state, bid("Cy", 1)) == ("BH-11", "amount")


@pytest.mark.ruling("BH-10")
def test_if_0_stands_nothing_is_paid_and_the_cards_are_taken() -> None:
    state = after(table(Ada="", Ben="red-3", Cy="blue-2"), bid("Ada", 0), passes("Ben"), passes("Cy"))
    assert (state.winner, state.price, state.phase) == ("Ada", 0, Phase.REVEAL)
    assert refusal(state, pay("")) == ("BH-17", "")
    assert after(state, lot("green-1 hen corn")).auctioneer == "Ada"


@pytest.mark.ruling("BH-11")
def test_nobody_offers_more_than_the_total_value_of_the_own_display_not_even_the_auctioneer() -> None:
    state = table(**FOUR)
    assert refusal(state, bid("Ada", 8)) == ("BH-11", "amount")
    state = after(state, bid("Ada", 5))
    assert refusal(state, bid("Ben", 7)) == ("BH-11", "amount")
    assert after(state, bid("Ben", 6)).highest_bid == 6


@pytest.mark.ruling("BH-11")
def test_a_refused_bid_says_what_why_by_which_rule_and_what_to_do() -> None:
    state = table(Ada="red-4*2 red-1", Ben="", Cy="red-1")
    assert str(judge(state, bid("Ada", 10)).reason) == (
        "Ada’s display holds 9, so 10 is too much (BH-11). Choose up to 9."
    )
    assert str(judge(state, sold("Ben", 1)).reason) == (
        "Ben’s display is empty, so Ben cannot bid (BH-11). Choose somebody else, or pass."
    )


@pytest.mark.ruling("BH-11")
def test_neither_the_lot_nor_the_pile_raises_what_can_be_bid() -> None:
    state = after(table(Ada="red-1", Ben="red-1", Cy="blue-4"), offer("green-4"))
    assert refusal(state, bid("Ada", 2)) == ("BH-11", "amount")
    state = after(state, bid("Ada", 1), passes("Ben"), bid("Cy", 2), pay("blue-4"), lot("green-4 corn corn"))
    assert refusal(state, bid("Cy", 5)) == ("BH-11", "amount")
    assert after(state, bid("Cy", 4)).highest_bid == 4


# Sold without every bid logged


@pytest.mark.ruling("BH-13")
def test_a_table_may_tell_only_who_won_and_for_how_much() -> None:
    state = after(table(**FOUR), sold("Dora", 6))
    assert (state.winner, state.price, state.phase) == ("Dora", 6, Phase.PAYMENT)


@pytest.mark.ruling("BH-13")
def test_the_price_is_above_every_logged_bid_of_others() -> None:
    state = after(table(**FOUR), bid("Ada", 3), bid("Ben", 5))
    assert refusal(state, sold("Dora", 5)) == ("BH-13", "price")
    assert refusal(state, sold("Ada", 3)) == ("BH-13", "price")
    assert after(state, sold("Dora", 6)).winner == "Dora"


@pytest.mark.ruling("BH-13")
def test_the_price_is_exactly_the_own_bid_if_one_was_logged() -> None:
    state = after(table(**FOUR), bid("Ada", 3), bid("Ben", 5))
    assert refusal(state, sold("Ben", 6)) == ("BH-13", "price")
    assert after(state, sold("Ben", 5)).price == 5


@pytest.mark.ruling("BH-13")
def test_nothing_is_sold_to_one_who_passed() -> None:
    state = after(table(**FOUR), bid("Ada", 3), passes("Ben"))
    assert refusal(state, sold("Ben", 4)) == ("BH-13", "player")


@pytest.mark.ruling("BH-11")
def test_a_price_is_at_most_the_display_total() -> None:
    assert refusal(table(**FOUR), sold("Cy", 6)) == ("BH-11", "price")
    assert refusal(table(Ada="red-1", Ben="", Cy=""), sold("Ben", 1)) == ("BH-11", "price")
    assert after(table(**FOUR), sold("Cy", 5)).price == 5


@pytest.mark.ruling("BH-10")
def test_price_0_is_only_for_an_auctioneer_with_an_empty_display() -> None:
    state = table(Ada="", Ben="red-3", Cy="")
    assert refusal(state, sold("Cy", 0)) == ("BH-10", "price")
    assert after(state, sold("Ada", 0)).phase is Phase.REVEAL
    assert after(state, bid("Ada", 0), sold("Ada", 0)).phase is Phase.REVEAL
    assert refusal(after(state, bid("Ada", 0), bid("Ben", 1)), sold("Ada", 0)) == ("BH-13", "price")


def test_a_price_of_1_to_somebody_else_says_nothing_about_the_bids() -> None:
    assert after(table(**FOUR), sold("Ben", 1)).winner == "Ben"
    assert after(table(**FOUR), sold("Ada", 1)).winner == "Ada"


@pytest.mark.ruling("BH-17")
def test_no_bid_pass_offer_or_sale_follows_before_a_sold_lot_is_taken() -> None:
    state = after(table(**FOUR), sold("Dora", 6))
    for event in (bid("Ben", 2), passes("Ben"), sold("Ben", 2), offer("hen")):
        assert refusal(state, event) == ("BH-17", "")


# Face-up cards


@pytest.mark.ruling("BH-18")
def test_the_auctioneer_must_place_1_or_2_cards_face_up() -> None:
    state = table(**FOUR)
    assert refusal(state, offer("")) == ("BH-18", "face_up")
    assert refusal(state, offer("red-1 red-2 hen")) == ("BH-18", "face_up")
    assert [str(card) for card in after(state, offer("red-1 hen")).face_up] == ["red-1", "hen"]
    assert len(after(state, offer("corn")).face_up) == 1


@pytest.mark.ruling("BH-18")
def test_face_up_cards_are_the_first_thing_of_an_auction_and_at_most_once() -> None:
    state = table(**FOUR)
    assert refusal(after(state, offer("hen")), offer("hen")) == ("BH-18", "")
    assert refusal(after(state, bid("Ada", 1)), offer("hen")) == ("BH-18", "")
    assert refusal(after(state, bid("Ada", 1), sold("Ben", 2), void()), offer("hen")) == ("BH-18", "")


# The last auctions


@pytest.mark.ruling("BH-21")
def test_an_auction_that_would_be_the_24th_is_refused_at_its_first_event() -> None:
    state = table(**FOUR, auctions_before=22)
    state = after(state, sold("Ben", 1), pay("green-1"), lot("hen hen corn"))
    assert (state.auctions, state.phase) == (23, Phase.AUCTION)
    for event in (offer("hen"), bid("Ben", 1), passes("Cy"), sold("Ben", 1)):
        assert refusal(state, event) == ("BH-21", "")


@pytest.mark.ruling("BH-19")
def test_nothing_is_offered_or_bid_after_the_end() -> None:
    state = after(table(**FOUR), end())
    for event in (offer("hen"), bid("Ada", 1), passes("Ben"), sold("Ben", 1)):
        assert refusal(state, event) == ("BH-19", "")

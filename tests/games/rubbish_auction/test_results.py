import pytest

from companion.games.rubbish_auction.state import RubbishState
from companion.words import Name
from tests.games.rubbish_auction.table import after, auction, famed, table

FOUR = ("Ada", "Ben", "Cy", "Dora")
ALL_15 = "Ada 1+2+2+10, Ben 10+5, Cy 10+5, Dora 1+2+2+10"


def fame(state: RubbishState) -> list[int]:
    return list(state.fame.values())


def items(state: RubbishState) -> list[int]:
    return [len(own) for own in state.won.values()]


@pytest.mark.ruling("RA-17")
def test_the_highest_loses_the_lowest_gains_nothing_and_the_rest_gain() -> None:
    state = auction(table(), "Ada", "Ada 10+5, Ben 1+2+5, Cy 1")
    assert (fame(state), items(state)) == ([15, 38, 30], [1, 0, 0])


@pytest.mark.ruling("RA-17")
def test_the_lowest_takes_all_cards_back_and_becomes_the_auctioneer() -> None:
    state = auction(table(), "Ada", "Ada 10+5, Ben 1+2+5, Cy 1")
    assert (state.auctioneer, state.to_act, state.hand(Name("Cy"))) == ("Cy", ("Cy",), (1, 2, 2, 5, 10))
    assert dict(state.blocked) == {"Ada": 10, "Ben": 5, "Cy": None}


@pytest.mark.ruling("RA-07")
def test_everybody_bids_15_the_nearest_to_the_first_bidder_is_highest_and_being_last_is_lowest() -> None:
    state = auction(table(FOUR), "Cy", ALL_15)
    assert (fame(state), items(state), state.auctioneer) == ([45, 30, 15, 45], [0, 0, 1, 0], "Ben")


@pytest.mark.ruling("RA-05", "RA-07")
def test_closeness_is_counted_clockwise_not_by_seats_both_ways() -> None:
    state = auction(table(FOUR), "Ada", "Ada 1, Ben 2, Cy 5, Dora 5")
    assert (items(state), fame(state)) == ([0, 0, 1, 0], [30, 32, 25, 35])


@pytest.mark.ruling("RA-07")
def test_a_tie_for_highest_goes_to_the_nearer_even_if_that_is_not_the_first_bidder() -> None:
    state = auction(table(FOUR), "Dora", "Ada 2, Ben 10, Cy 10, Dora 1")
    assert (items(state), fame(state), state.auctioneer) == ([0, 1, 0, 0], [32, 20, 40, 30], "Dora")


@pytest.mark.ruling("RA-07")
def test_in_a_tie_for_lowest_the_farther_is_lowest_and_the_other_gains() -> None:
    state = auction(table(), "Ada", "Ada 1+2, Ben 1+2, Cy 5+2")
    assert (fame(state), state.auctioneer) == ([33, 30, 23], "Ben")
    assert dict(state.blocked) == {"Ada": 2, "Ben": None, "Cy": 5}


@pytest.mark.ruling("RA-08")
def test_who_ties_without_being_highest_or_lowest_is_one_of_the_rest() -> None:
    state = auction(table(FOUR), "Ada", "Ada 5, Ben 5, Cy 5, Dora 5")
    assert (fame(state), state.auctioneer) == ([25, 35, 35, 30], "Dora")
    assert dict(state.blocked) == {"Ada": 5, "Ben": 5, "Cy": 5, "Dora": None}


@pytest.mark.ruling("RA-09")
def test_the_first_bidder_may_be_lowest_and_chooses_again() -> None:
    state = auction(table(), "Ada", "Ada 1, Ben 2, Cy 5")
    assert (state.auctioneer, fame(state)) == ("Ada", [30, 32, 25])


@pytest.mark.ruling("RA-10")
def test_with_two_players_there_is_no_rest_so_fame_only_falls() -> None:
    state = auction(table(("Ada", "Ben")), "Ben", "Ada 5, Ben 2+2")
    assert (fame(state), items(state), state.auctioneer) == ([25, 30], [1, 0], "Ben")


@pytest.mark.ruling("RA-10", "RA-07")
def test_when_two_players_tie_the_first_bidder_is_highest_each_time() -> None:
    state = auction(table(("Ada", "Ben"), starts="Ben"), "Ada", "Ada 2+2, Ben 2+2")
    assert (fame(state), state.auctioneer) == ([26, 30], "Ben")
    state = auction(state, "Ada", "Ada 10, Ben 10")
    assert (fame(state), items(state), state.auctioneer) == ([16, 30], [2, 0], "Ben")


@pytest.mark.ruling("RA-12")
def test_a_bid_one_above_the_fame_sets_it_to_0_and_the_item_is_discarded() -> None:
    state = auction(famed(table(), Ada=11), "Ada", "Ada 10+2, Ben 5, Cy 2")
    assert (fame(state), items(state), state.discarded) == ([0, 35, 30], [0, 0, 0], ("hat",))


@pytest.mark.ruling("RA-12")
def test_falling_to_exactly_0_is_not_below_so_the_item_is_kept() -> None:
    state = auction(famed(table(), Ada=12), "Ada", "Ada 10+2, Ben 5, Cy 2")
    assert (fame(state), items(state), state.discarded) == ([0, 35, 30], [1, 0, 0], ())


@pytest.mark.ruling("RA-12")
def test_who_has_no_fame_wins_no_item() -> None:
    state = auction(famed(table(), Ada=0), "Ada", "Ada 2, Ben 1, Cy 1")
    assert (fame(state), items(state), state.discarded) == ([0, 31, 30], [0, 0, 0], ("hat",))


@pytest.mark.ruling("RA-13")
def test_a_discarded_item_is_gone_and_counts_as_one_of_the_seven() -> None:
    state = auction(famed(table(), Ada=1), "Ada", "Ada 10, Ben 5, Cy 2")
    assert ("hat" in state.left, len(state.left)) == (False, 6)


@pytest.mark.ruling("RA-14")
def test_the_highest_card_rests_although_the_item_is_discarded_and_the_others_gain_as_usual() -> None:
    state = auction(famed(table(), Ada=0), "Ada", "Ada 10, Ben 5, Cy 2")
    assert dict(state.blocked) == {"Ada": 10, "Ben": 5, "Cy": None}
    assert fame(state) == [0, 35, 30]


@pytest.mark.ruling("RA-19")
def test_the_track_has_no_upper_end() -> None:
    state = auction(famed(table(), Ben=95), "Ada", "Ada 1+2+2+5+10, Ben 2+2+5+10, Cy 1")
    assert state.fame[Name("Ben")] == 114


def test_fame_is_30_and_what_every_auction_did_to_it() -> None:
    state = auction(auction(table(), "Ada", "Ada 10, Ben 5, Cy 1"), "Cy", "Ada 2, Ben 1, Cy 5")
    assert dict(state.changes) == {"Ada": (-10, 2), "Ben": (5, 0), "Cy": (0, -5)}
    assert (fame(state), state.auctions, state.number) == ([22, 35, 25], 2, 3)


def test_items_of_a_player_lie_in_the_order_won() -> None:
    state = after(table(), "offer kite Ada", "bids Ada 5, Ben 2, Cy 1", "offer boot Ada", "bids Ada 10, Ben 1, Cy 1")
    assert state.won[Name("Ada")] == ("kite", "boot")

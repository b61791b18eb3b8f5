import pytest

from companion.games.auction_chicken.state import Phase
from tests.games.auction_chicken.table import (
    AUCTION_CHICKEN,
    FIVE,
    FOUR,
    after,
    bidding,
    hand,
    lot,
    pile,
    refusal,
    why_not,
)

OPEN = bidding("9ms 7wy 2sy", Ada="6mw 2mk", Ben="8ms Al", Cy="Ck 3mw")


@pytest.mark.ruling("AC-17")
def test_the_highest_bid_takes_the_highest_card_and_so_on() -> None:
    state = after(OPEN, "bids Ada=6mw Ben=8ms Cy=Ck")
    assert [pile(state, name) for name in state.seating] == ["2sy", "7wy", "9ms"]
    assert [hand(state, name) for name in state.seating] == ["2mk", "Al", "3mw"]


@pytest.mark.ruling("AC-17")
def test_a_crown_is_the_highest_bid_and_an_ace_buys_the_lowest_card() -> None:
    state = after(OPEN, "bids Ada=2mk Ben=Al Cy=Ck")
    assert [pile(state, name) for name in state.seating] == ["7wy", "2sy", "9ms"]


@pytest.mark.ruling("AC-17")
def test_the_cards_that_were_bid_are_the_next_lot() -> None:
    state = after(OPEN, "bids Ada=6mw Ben=8ms Cy=Ck")
    assert (lot(state), state.phase, state.round) == ("Ck 8ms 6mw", Phase.BIDS, 11)


@pytest.mark.ruling("AC-17", "AC-21")
def test_everybody_bids_a_card_of_the_own_hand() -> None:
    assert refusal(OPEN, "bids Ada=6mw Ben=6mw Cy=Ck") == ("AC-21", "cards.Ben")
    assert why_not(OPEN, "bids Ada=6mw Ben=6mw Cy=Ck") == "Ben took no 6 of moons and waves (AC-21)."
    assert refusal(OPEN, "bids Ada=6mw Ben=8ms") == ("AC-17", "cards.Cy")


@pytest.mark.ruling("AC-21")
def test_nobody_bids_a_card_again() -> None:
    state = after(OPEN, "bids Ada=6mw Ben=8ms Cy=Ck")
    assert refusal(state, "bids Ada=6mw Ben=Al Cy=3mw") == ("AC-21", "cards.Ada")
    assert why_not(state, "bids Ada=6mw Ben=Al Cy=3mw") == "Ada has bid the 6 of moons and waves already (AC-21)."


@pytest.mark.ruling("AC-18")
def test_the_bids_of_the_last_round_are_discarded_and_the_game_ends() -> None:
    state = after(OPEN, "bids Ada=6mw Ben=8ms Cy=Ck", "bids Ada=2mk Ben=Al Cy=3mw")
    assert (state.phase, state.to_act, lot(state), state.round) == (Phase.OVER, (), "", 11)
    assert [pile(state, name) for name in state.seating] == ["2sy 8ms", "7wy 6mw", "9ms Ck"]
    assert AUCTION_CHICKEN.score(state).final
    for line in ("bids Ada=2mk Ben=Al Cy=3mw", "Ada takes", "deal Am As Aw"):
        assert refusal(state, line) == ("AC-18", "")


@pytest.mark.ruling("AC-16")
def test_who_takes_first_among_equal_ranks_chooses() -> None:
    state = after(bidding("9ms 9wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck"), "bids Ada=6mw Ben=8ms Cy=Ck")
    assert (state.phase, state.to_act) == (Phase.CHOOSE, ("Cy",))
    assert refusal(state, "Ben chooses 9ms") == ("AC-16", "player")
    assert refusal(state, "Cy chooses 2sy") == ("AC-16", "card")
    assert why_not(state, "Cy chooses 2sy") == "The 2 of suns and wyrms is not of the highest rank left, 9 (AC-16)."
    assert refusal(state, "Cy chooses 8ms") == ("AC-16", "card")
    state = after(state, "Cy chooses 9wy")
    assert [pile(state, name) for name in state.seating] == ["2sy", "9ms", "9wy"]


@pytest.mark.ruling("AC-16")
def test_three_equal_cards_are_two_choices() -> None:
    state = after(bidding("Am As Aw", Ada="6mw", Ben="8ms", Cy="Ck"), "bids Ada=6mw Ben=8ms Cy=Ck")
    state = after(state, "Cy chooses As")
    assert (state.phase, state.to_act) == (Phase.CHOOSE, ("Ben",))
    state = after(state, "Ben chooses Aw")
    assert [pile(state, name) for name in state.seating] == ["Am", "Aw", "As"]


@pytest.mark.ruling("AC-16")
def test_a_player_chooses_before_the_next_tie_opens() -> None:
    start = bidding("9ms 9wy 2sy 3sk", FOUR, Ada="6mw 2mk", Ben="8ms 5yk", Cy="8wl 5ml", Dora="Ck 4wl")
    state = after(start, "bids Ada=6mw Ben=8ms Cy=8wl Dora=Ck")
    assert (state.phase, state.to_act) == (Phase.CHOOSE, ("Dora",))
    assert refusal(state, "tie Ben=- Cy=- first Ben Cy") == ("AC-16", "")
    state = after(state, "Dora chooses 9ms")
    assert (state.phase, state.to_act) == (Phase.TIE, ("Ben", "Cy"))


def test_five_players_are_served_in_the_order_of_their_bids() -> None:
    start = bidding("9ms 8wl 7ml 6lk Am", FIVE, Ada="2mk", Ben="3mw", Cy="4ms", Dora="5ml", Emil="As")
    state = after(start, "bids Ada=2mk Ben=3mw Cy=4ms Dora=5ml Emil=As")
    assert [pile(state, name) for name in state.seating] == ["6lk", "7ml", "8wl", "9ms", "Am"]


def test_only_bids_come_while_a_lot_lies_open() -> None:
    for line in ("deal As Aw Al", "Ada puts m", "Ada takes", "Ada chooses 9ms", "tie Ada=m first Ada"):
        assert refusal(OPEN, line) == ("AC-17", "")

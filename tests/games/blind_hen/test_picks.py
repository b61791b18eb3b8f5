import pytest

from companion.games.blind_hen.applying import forced
from companion.games.blind_hen.state import Phase
from tests.games.blind_hen.table import after, bid, display, lot, passes, pay, pick, refusal, sold, table

EMPTY = {"Ben": "", "Cy": "", "Dora": ""}


@pytest.mark.ruling("BH-16")
def test_players_to_his_left_choose_one_card_each_until_all_are_taken() -> None:
    state = table(Ada="green-2 yellow-2 red-1*2", **EMPTY)
    state = after(state, bid("Ada", 6), passes("Ben"), passes("Cy"), passes("Dora"), pay("green-2 yellow-2 red-1*2"))
    state = after(state, pick("Ben", "green-2"), pick("Cy", "yellow-2"), pick("Dora", "red-1"), pick("Ben", "red-1"))
    assert [display(state, name) for name in state.seating] == [[], ["green-2", "red-1"], ["yellow-2"], ["red-1"]]
    assert (state.phase, state.payment) == (Phase.REVEAL, ())


@pytest.mark.ruling("BH-16")
def test_a_4_and_a_2_leave_the_last_player_in_clockwise_order_empty_handed() -> None:
    state = after(table(Ada="blue-4 green-2", **EMPTY), sold("Ada", 6), pay("blue-4 green-2"))
    state = after(state, pick("Ben", "blue-4"), pick("Cy", "green-2"))
    assert display(state, "Dora") == []
    assert state.phase is Phase.REVEAL


@pytest.mark.ruling("BH-16")
def test_the_auctioneer_never_gets_back_one_of_his_cards_but_is_skipped() -> None:
    state = table(Ada="", Ben="", Cy="green-1 red-1 yellow-1 blue-1", auctioneer="Cy")
    state = after(state, sold("Cy", 4), pay("green-1 red-1 yellow-1 blue-1"), pick("Ada", "red-1"))
    assert state.to_act == ("Ben",)
    state = after(state, pick("Ben", "green-1"))
    assert state.to_act == ("Ada",)
    assert refusal(state, pick("Cy", "blue-1")) == ("BH-16", "player")


@pytest.mark.ruling("BH-16")
def test_nobody_picks_out_of_turn_or_a_card_that_is_not_in_the_middle() -> None:
    state = after(table(Ada="green-2 yellow-2 red-1*2", **EMPTY), sold("Ada", 4), pay("green-2 yellow-2"))
    assert refusal(state, pick("Cy", "green-2")) == ("BH-16", "player")
    assert refusal(state, pick("Ben", "red-1")) == ("BH-16", "card")
    assert refusal(state, pick("Ben", "corn")) == ("BH-16", "card")
    state = after(state, pick("Ben", "green-2"))
    assert refusal(state, pick("Cy", "green-2")) == ("BH-16", "card")


@pytest.mark.ruling("BH-16")
def test_no_player_declines_a_card_and_no_card_is_left_before_the_lot_is_revealed() -> None:
    state = after(table(Ada="green-2 yellow-2", **EMPTY), sold("Ada", 4), pay("green-2 yellow-2"))
    assert refusal(state, passes("Ben")) == ("BH-17", "")
    assert refusal(state, lot("hen hen hen")) == ("BH-17", "")


@pytest.mark.ruling("BH-17")
def test_picks_come_before_the_reveal() -> None:
    state = after(table(Ada="green-2", **EMPTY), sold("Ada", 2), pay("green-2"), pick("Ben", "green-2"))
    assert refusal(state, pick("Cy", "green-2")) == ("BH-16", "")
    assert after(state, lot("hen hen hen")).auctions == 1


def test_equal_cards_and_the_last_card_need_not_be_asked() -> None:
    state = after(table(Ada="green-2 red-1*2", **EMPTY), sold("Ada", 4), pay("green-2 red-1*2"))
    assert forced(state) is None
    assert forced(after(state, pick("Ben", "green-2"))) == pick("Cy", "red-1")
    assert forced(after(state, pick("Ben", "green-2"), pick("Cy", "red-1"))) == pick("Dora", "red-1")
    assert forced(after(state, pick("Ben", "red-1"))) is None


def test_cards_still_in_the_middle_count_for_nobody() -> None:
    state = after(table(Ada="green-2 red-1", **EMPTY), sold("Ada", 3), pay("green-2 red-1"))
    assert [display(state, name) for name in state.seating] == [[], [], [], []]
    assert after(state, pick("Ben", "green-2")).payment == pay("red-1").cards

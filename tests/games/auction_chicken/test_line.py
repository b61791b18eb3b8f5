import pytest

from companion.games.auction_chicken.state import Phase
from companion.words import Name
from tests.games.auction_chicken.table import (
    AUCTION_CHICKEN,
    FOUR,
    after,
    hand,
    holding,
    line_of,
    refusal,
    table,
    tokens,
    told,
    why_not,
)

DEALT = after(table(), "deal 7wy Am 4ms")


@pytest.mark.ruling("AC-10", "AC-19")
def test_the_printed_round_with_three_players() -> None:
    """AC-T01."""
    state = after(DEALT, "Ada puts s", "Ben puts m", "Cy takes", "Ada puts w", "Ben takes", "Ada takes")
    assert [tokens(state, name) for name in state.seating] == ["211222", "123222", "332222"]
    assert [hand(state, name) for name in state.seating] == ["7wy", "4ms", "Am"]
    assert (state.excuse, state.phase) == ("Cy", Phase.DEAL)


@pytest.mark.ruling("AC-10")
def test_a_token_goes_on_the_lowest_card_and_the_turn_to_the_left() -> None:
    state = after(DEALT, "Ada puts s", "Ben puts k")
    assert (line_of(state), state.to_act) == ("Am:sk 4ms 7wy", ("Cy",))
    assert [tokens(state, name) for name in state.seating] == ["212222", "222221", "222222"]


@pytest.mark.ruling("AC-10")
def test_the_taker_gets_all_tokens_on_the_card_and_is_skipped_from_then_on() -> None:
    state = after(DEALT, "Ada puts s", "Ben takes", "Cy puts m", "Ada puts m")
    assert (tokens(state, "Ben"), hand(state, "Ben"), state.to_act) == ("232222", "Am", ("Cy",))
    assert refusal(state, "Ben takes") == ("AC-10", "player")
    assert why_not(state, "Ben puts m") == "Ben has taken a card and is out of this round. It is Cy’s turn (AC-10)."


@pytest.mark.ruling("AC-10")
def test_nobody_acts_out_of_turn() -> None:
    assert refusal(DEALT, "Ben puts m") == ("AC-10", "player")
    assert refusal(DEALT, "Cy takes") == ("AC-10", "player")
    assert why_not(DEALT, "Ben takes") == "It is Ada’s turn (AC-10)."


@pytest.mark.ruling("AC-10")
def test_a_player_places_only_tokens_that_are_there() -> None:
    state = holding(DEALT, Ada="mm")
    assert refusal(state, "Ada puts s") == ("AC-10", "suit")
    assert why_not(state, "Ada puts s") == "Ada has no suns left (AC-10). Place another token, or take the card."
    assert line_of(after(state, "Ada puts m")) == "Am:m 4ms 7wy"


@pytest.mark.ruling("AC-10")
def test_who_has_no_tokens_must_take_and_the_app_does_not_ask() -> None:
    state = holding(DEALT, Ada="-")
    assert why_not(state, "Ada puts s") == "Ada has no tokens and must take the card (AC-10)."
    assert AUCTION_CHICKEN.rules.forced(state) == told("Ada takes")
    assert AUCTION_CHICKEN.rules.forced(DEALT) is None


@pytest.mark.ruling("AC-10")
def test_the_last_player_alone_may_keep_placing_tokens_but_the_app_offers_only_the_take() -> None:
    state = after(DEALT, "Ada takes", "Ben takes", "Cy puts m", "Cy puts s")
    assert (line_of(state), state.to_act) == ("7wy:ms", ("Cy",))
    assert AUCTION_CHICKEN.rules.forced(state) == told("Cy takes")
    assert tokens(after(state, "Cy takes"), "Cy") == "222222"


@pytest.mark.ruling("AC-19")
def test_the_first_taker_of_a_round_takes_the_excuse_and_starts_the_next_one() -> None:
    state = after(DEALT, "Ada puts s", "Ben takes")
    assert state.excuse == "Ben"
    state = after(state, "Cy takes", "Ada takes", "deal As 5sw 9ms")
    assert (state.excuse, state.to_act) == ("Ben", ("Ben",))


@pytest.mark.ruling("AC-19")
def test_the_first_taker_may_be_the_holder_of_the_excuse() -> None:
    state = after(DEALT, "Ada takes", "Ben takes", "Cy takes")
    assert state.excuse == "Ada"


@pytest.mark.ruling("AC-19")
def test_a_later_taker_does_not_take_the_excuse() -> None:
    assert after(DEALT, "Ada puts s", "Ben takes", "Cy takes").excuse == "Ben"


def test_turns_go_round_past_several_who_are_out() -> None:
    state = after(table(FOUR, excuse="Cy"), "deal Am As Aw Al", "Cy takes", "Dora puts m", "Ada takes", "Ben puts m")
    assert state.to_act == (Name("Dora"),)


def test_only_tokens_and_takes_come_while_a_line_lies_there() -> None:
    for line in ("deal As Aw Al", "bids Ada=Am Ben=As Cy=Aw", "Ada chooses Am", "tie Ada=m first Ada"):
        assert refusal(DEALT, line) == ("AC-10", "")
    assert why_not(DEALT, "deal As Aw Al") == "The line goes on with Ada (AC-10)."

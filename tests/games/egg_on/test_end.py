import pytest

from companion.games.egg_on import EGG_ON
from companion.games.egg_on.state import EggOnState, Phase
from tests.games.egg_on.table import after, all_but, laid, lying, refusal, table


def last_egg() -> EggOnState:
    """The last egg of a table of three has just been awarded."""
    state = laid(lying(table(), red={"Ada": "4"}), Cy=all_but("red-3"))
    return after(state, "Ada wed red", "Ben pass", "Cy pass", "Ada pass", "Ada pass")


@pytest.mark.ruling("EO-24")
def test_the_game_ends_when_a_player_has_to_play_and_cannot() -> None:
    state = after(table(), "Ada 1 red", "Ben stuck")
    assert (state.phase, state.to_act, EGG_ON.ending(state)) == (Phase.OVER, (), "cannot_play")
    assert EGG_ON.is_over(state)


@pytest.mark.ruling("EO-24")
def test_hands_are_not_known_so_cannot_play_is_accepted_in_any_normal_turn() -> None:
    assert after(table(), "Ada stuck").phase is Phase.OVER


@pytest.mark.ruling("EO-24")
def test_worms_still_before_females_are_worth_nothing_at_the_end() -> None:
    state = after(lying(table(), red={"Ada": "7 6"}), "Ada stuck")
    assert [seat.total for seat in EGG_ON.score(state).seats] == [0, 0, 0]


@pytest.mark.ruling("EO-23")
def test_the_game_ends_when_the_last_egg_is_awarded() -> None:
    assert (last_egg().phase, EGG_ON.ending(last_egg())) == (Phase.OVER, "last_egg")


@pytest.mark.parametrize("line", ["Ada 1 red", "Ada pass", "Ada stuck", "Ben wed red", "Ada crow red Ben"])
def test_nothing_follows_the_end(line: str) -> None:
    assert refusal(last_egg(), line) == ("EO-23", "")
    assert refusal(after(table(), "Ada stuck"), line) == ("EO-24", "")


def test_a_game_that_goes_on_has_no_ending_and_no_final_score() -> None:
    assert EGG_ON.ending(table()) is None
    assert not EGG_ON.score(table()).final
    assert EGG_ON.score(last_egg()).final

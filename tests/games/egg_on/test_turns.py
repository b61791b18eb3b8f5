import pytest

from companion.games.egg_on.applying import forced
from companion.games.egg_on.state import Phase
from tests.games.egg_on.table import after, left, lying, refusal, spent, stack, table, told, totals, why_not


@pytest.mark.ruling("EO-01")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = table(starts="Ben")
    acting = [state.to_act]
    for line in ("Ben 1 red", "Cy 1 red", "Ada 1 red"):
        state = after(state, line)
        acting.append(state.to_act)
    assert acting == [("Ben",), ("Cy",), ("Ada",), ("Ben",)]


@pytest.mark.ruling("EO-01")
def test_nobody_plays_out_of_turn() -> None:
    for line in ("Ben 1 red", "Cy crow red Ben", "Ben wed red", "Ben pass", "Ben stuck"):
        assert refusal(table(), line) == ("EO-01", "player")


@pytest.mark.ruling("EO-02")
def test_a_worm_or_the_fake_worm_goes_to_any_female() -> None:
    state = after(table(), "Ada 7 green", "Ben fake yellow", "Cy 2* red")
    assert [stack(state, *at) for at in (("green", "Ada"), ("yellow", "Ben"), ("red", "Cy"))] == ["7", "fake", "2*"]


@pytest.mark.ruling("EO-02")
def test_there_is_no_female_of_a_color_that_nobody_plays() -> None:
    state = lying(table(), red={"Ben": "3"})
    for line in ("Ada 1 blue", "Ada crow blue Ben", "Ada swap blue fake 1", "Ada wed blue"):
        assert refusal(state, line) == ("EO-02", "female")


@pytest.mark.ruling("EO-02")
def test_nobody_passes_outside_the_wedding_phase() -> None:
    assert refusal(table(), "Ada pass") == ("EO-02", "")


@pytest.mark.ruling("EO-02")
def test_one_card_a_turn() -> None:
    assert refusal(after(table(), "Ada 1 red"), "Ada 1 red") == ("EO-01", "player")


@pytest.mark.ruling("EO-03")
def test_drawing_changes_nothing_that_is_tracked_hand_and_deck_count_together() -> None:
    before = left(table(), "Ada")
    assert left(after(table(), "Ada 1 red"), "Ada") == {**before, "1": 2}
    state = lying(table(), red={"Ada": "1"})
    assert sum(left(after(state, "Ada swap red fake 1"), "Ada").values()) == sum(left(state, "Ada").values())


@pytest.mark.ruling("EO-04")
def test_worms_lie_from_earliest_to_latest_and_their_total_is_known() -> None:
    state = after(
        table(), "Ada 4 red", "Ben 2* red", "Cy 1 red", "Ada 3 red", "Ben 1 red", "Cy 7 green", "Ada fake red"
    )
    assert stack(state, "red", "Ada") == "4 3 fake"
    assert totals(state, "red") == {"Ada": 7, "Ben": 3, "Cy": 1}
    assert state.to_act == ("Ben",)


@pytest.mark.ruling("EO-05")
def test_a_fake_worm_is_a_card_of_the_stack_and_worth_nothing() -> None:
    state = after(table(), "Ada fake red")
    assert (stack(state, "red", "Ada"), totals(state, "red")) == ("fake", {"Ada": 0})
    assert state.leaders(list(state.females)[1]) == ()


@pytest.mark.ruling("EO-30")
@pytest.mark.parametrize(
    ("worm", "copies"), [("1", 3), ("2", 2), ("2*", 1), ("3", 2), ("4", 2), ("5*", 1), ("6", 1), ("7", 1), ("fake", 1)]
)
def test_no_male_plays_more_worms_of_a_kind_than_his_set_has(worm: str, copies: int) -> None:
    state = lying(table(), red={"Ada": " ".join([worm] * (copies - 1))} if copies > 1 else {})
    state = after(state, f"Ada {worm} green", "Ben 1 red", "Cy 1 red")
    assert refusal(state, f"Ada {worm} yellow") == ("EO-30", "worm")


@pytest.mark.ruling("EO-30")
def test_the_refusal_names_the_card() -> None:
    state = lying(table(), red={"Ada": "7 fake"})
    assert why_not(state, "Ada 7 green") == "Ada has no 7 left (EO-30)."
    assert why_not(state, "Ada fake green") == "Ada has played the fake worm (EO-30)."


@pytest.mark.ruling("EO-30")
def test_both_2s_without_an_asterisk_are_other_cards_than_the_starred_one() -> None:
    state = lying(table(), red={"Ada": "2 2"})
    assert after(state, "Ada 2* red").phase is Phase.NORMAL
    assert refusal(state, "Ada 2 red") == ("EO-30", "worm")


def test_a_turn_with_something_to_play_is_not_answered_by_itself() -> None:
    assert forced(table()) is None
    assert forced(after(table(), "Ada 1 red")) is None


@pytest.mark.ruling("EO-24")
def test_who_can_play_nothing_more_ends_the_game_by_itself() -> None:
    state = spent(table())
    assert forced(state) == told("Ada stuck")
    assert refusal(state, "Ada 1 red") == ("EO-30", "worm")


@pytest.mark.ruling("EO-24")
def test_crows_without_a_target_and_weddings_that_open_nothing_are_no_way_to_play() -> None:
    state = spent(table(), keep=("crow", "wedding"))
    assert forced(state) == told("Ada stuck")
    assert forced(lying(state, red={"Ben": "2*"})) == told("Ada stuck")
    assert forced(lying(state, red={"Ben": "3"})) is None

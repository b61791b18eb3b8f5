import pytest

from tests.games.egg_on.table import after, left, lying, refusal, stack, table, why_not

DIGS = ("crow_digs",)
LUCKY = ("lucky_eggs",)
IN_RED = {"Ada": "4 2*", "Ben": "7", "Cy": "6 fake"}


@pytest.mark.ruling("EO-11")
def test_a_crow_eats_the_top_worm_of_another_player_and_both_leave_the_game() -> None:
    state = after(lying(table(), red={"Ben": "2 6"}), "Ada crow red Ben")
    assert stack(state, "red", "Ben") == "2"
    assert (left(state, "Ada")["crow"], left(state, "Ben").get("6", 0)) == (1, 0)
    assert state.to_act == ("Ben",)


@pytest.mark.ruling("EO-11")
def test_a_crow_flies_to_any_female_and_any_opponent_and_a_stack_may_end_with_it() -> None:
    state = after(lying(table(), green={"Cy": "1"}, yellow={"Ben": "3"}), "Ada crow green Cy")
    assert stack(state, "green", "Cy") == ""
    assert state.females[list(state.females)[2]].stacks == {}


@pytest.mark.ruling("EO-11")
def test_a_crow_needs_a_worm_and_not_an_own_one() -> None:
    state = lying(table(), red=IN_RED)
    assert refusal(state, "Ada crow red Ada") == ("EO-11", "target")
    assert refusal(state, "Ada crow green Ben") == ("EO-11", "target")


@pytest.mark.ruling("EO-12")
def test_a_stack_is_safe_while_a_starred_or_a_fake_worm_lies_on_top() -> None:
    state = after(lying(table(), red=IN_RED), "Ada 1 yellow")
    assert refusal(state, "Ben crow red Ada") == ("EO-12", "target")
    assert refusal(state, "Ben crow red Cy") == ("EO-12", "target")
    assert why_not(state, "Ben crow red Ada") == (
        "The crow cannot eat 2*, and only the top worm is in reach (EO-12). Take another stack."
    )
    assert why_not(state, "Ben crow red Cy").startswith("The crow cannot eat the fake worm")


@pytest.mark.ruling("EO-12")
@pytest.mark.parametrize("top", ["2*", "5*", "fake"])
def test_these_three_cards_guard_what_lies_below(top: str) -> None:
    assert refusal(lying(table(), red={"Ben": f"7 {top}"}), "Ada crow red Ben") == ("EO-12", "target")
    assert stack(after(lying(table(), red={"Ben": f"{top} 7"}), "Ada crow red Ben"), "red", "Ben") == top


@pytest.mark.ruling("EO-12")
def test_with_the_other_reading_a_crow_digs_for_the_uppermost_worm_that_it_eats() -> None:
    state = lying(table(options=DIGS), red={"Ben": "1 6 2* fake", "Cy": "2* 5*"})
    assert stack(after(state, "Ada crow red Ben"), "red", "Ben") == "1 2* fake"
    assert refusal(state, "Ada crow red Cy") == ("EO-12", "target")
    assert refusal(state, "Ada crow green Cy") == ("EO-11", "target")


@pytest.mark.ruling("EO-30")
def test_a_male_has_two_crows() -> None:
    state = lying(table(), red={"Ben": "1 1 1"})
    state = after(
        state, "Ada crow red Ben", "Ben 7 green", "Cy 7 green", "Ada crow red Ben", "Ben 6 green", "Cy 6 green"
    )
    assert refusal(state, "Ada crow red Ben") == ("EO-30", "")
    assert why_not(state, "Ada crow red Ben") == "Ada has played both crows (EO-30)."


@pytest.mark.ruling("EO-30")
def test_an_eaten_worm_never_returns() -> None:
    state = after(lying(table(), red={"Ben": "6"}), "Ada crow red Ben")
    assert refusal(state, "Ben 6 red") == ("EO-30", "worm")


@pytest.mark.ruling("EO-10")
def test_crows_are_not_played_in_a_wedding_phase() -> None:
    state = after(lying(table(), red={"Ada": "4", "Ben": "1"}), "Ada wed red")
    assert refusal(state, "Ben crow red Ada") == ("EO-10", "")
    state = after(state, "Ben wed red", "Cy pass", "Ada pass", "Ben pass")
    assert refusal(state, "Ada crow red Ben") == ("EO-10", "")


@pytest.mark.ruling("EO-10")
def test_with_lucky_eggs_crows_are_played_in_the_worm_part_by_those_entitled_there() -> None:
    state = after(lying(table(options=LUCKY), red={"Ada": "7", "Ben": "1 3"}), "Ada wed red")
    assert refusal(state, "Ben crow red Ada") == ("EO-10", "")
    state = after(state, "Ben pass", "Cy pass", "Ada pass")
    assert stack(after(state, "Ada crow red Ben"), "red", "Ben") == "1"
    assert refusal(state, "Cy crow red Ben") == ("EO-17", "player")


@pytest.mark.ruling("EO-10", "EO-12")
def test_a_crow_of_the_lucky_eggs_digs_where_crows_dig() -> None:
    state = lying(table(options=(*LUCKY, *DIGS)), red={"Ada": "7", "Ben": "3 2*"})
    state = after(state, "Ada wed red", "Ben pass", "Cy pass", "Ada pass", "Ada crow red Ben")
    assert (stack(state, "red", "Ben"), state.to_act) == ("2*", ("Ada",))

import pytest

from companion.games.egg_on.state import Phase
from tests.games.egg_on.table import after, left, lying, refusal, stack, table, why_not

FREE = ("free_swap",)
OPENED = ("Ada wed red", "Ben pass", "Cy pass", "Ada pass")


@pytest.mark.ruling("EO-14")
def test_the_fake_worm_takes_the_place_of_a_real_one_which_goes_back_to_the_hand() -> None:
    state = after(lying(table(), red={"Ada": "7 4 1"}), "Ada swap red fake 4")
    assert stack(state, "red", "Ada") == "7 fake 1"
    assert (left(state, "Ada")["4"], left(state, "Ada").get("fake", 0)) == (2, 0)


@pytest.mark.ruling("EO-14")
def test_a_real_worm_takes_the_place_of_the_fake_one() -> None:
    state = after(lying(table(), red={"Ada": "fake 2"}), "Ada swap red 6 fake")
    assert stack(state, "red", "Ada") == "6 2"
    assert left(state, "Ada")["fake"] == 1


@pytest.mark.ruling("EO-14")
def test_of_equal_worms_the_uppermost_is_swapped_unless_the_place_is_named() -> None:
    state = lying(table(), red={"Ada": "3 1 3"})
    assert stack(after(state, "Ada swap red fake 3"), "red", "Ada") == "3 1 fake"
    assert stack(after(state, "Ada swap red fake 3 0"), "red", "Ada") == "fake 1 3"
    assert stack(after(state, "Ada swap red fake 1 1"), "red", "Ada") == "3 fake 3"


@pytest.mark.ruling("EO-14")
@pytest.mark.parametrize("place", [1, 3, -1, -3, 99])
def test_a_place_where_another_worm_or_none_lies_is_refused(place: int) -> None:
    assert refusal(lying(table(), red={"Ada": "3 1 3"}), f"Ada swap red fake 3 {place}") == ("EO-14", "position")


@pytest.mark.ruling("EO-14")
def test_the_worm_taken_back_lies_in_the_own_stack_there() -> None:
    state = lying(table(), red={"Ben": "3"}, green={"Ada": "3 2*"})
    assert refusal(state, "Ada swap red fake 3") == ("EO-14", "take")
    assert refusal(state, "Ada swap green fake 2") == ("EO-14", "take")
    assert stack(after(state, "Ada swap green fake 2*"), "green", "Ada") == "3 fake"


@pytest.mark.ruling("EO-14")
def test_the_next_crow_meets_the_swapped_card_where_the_other_lay() -> None:
    state = after(lying(table(), red={"Ada": "4 6"}), "Ada swap red fake 6")
    assert refusal(state, "Ben crow red Ada") == ("EO-12", "target")
    state = after(lying(table(), red={"Ada": "4 6"}), "Ada swap red fake 4")
    assert stack(after(state, "Ben crow red Ada"), "red", "Ada") == "fake"


@pytest.mark.ruling("EO-06")
def test_exactly_one_of_the_two_is_the_fake_worm() -> None:
    state = lying(table(), red={"Ada": "3"})
    assert refusal(state, "Ada swap red 4 3") == ("EO-06", "")
    assert refusal(lying(table(), red={"Ada": "fake"}), "Ada swap red fake fake") == ("EO-06", "")


@pytest.mark.ruling("EO-30")
def test_what_comes_from_the_hand_has_to_be_left() -> None:
    state = lying(table(), red={"Ada": "fake 7"}, green={"Ada": "1"})
    assert refusal(state, "Ada swap red 7 fake") == ("EO-30", "give")
    assert refusal(state, "Ada swap green fake 1") == ("EO-30", "give")


@pytest.mark.ruling("EO-06")
def test_a_swap_replaces_the_play_and_ends_the_turn() -> None:
    state = after(lying(table(), red={"Ada": "3"}), "Ada swap red fake 3")
    assert (state.to_act, state.phase) == (("Ben",), Phase.NORMAL)


@pytest.mark.ruling("EO-06")
def test_with_free_swaps_one_swap_comes_before_the_play() -> None:
    state = after(lying(table(options=FREE), red={"Ada": "3 2"}), "Ada swap red fake 3")
    assert state.to_act == ("Ada",)
    assert refusal(state, "Ada swap red 3 fake") == ("EO-06", "")
    assert why_not(state, "Ada swap red 3 fake") == "Ada has swapped in this turn already (EO-06)."
    state = after(state, "Ada 7 red")
    assert (stack(state, "red", "Ada"), state.to_act) == ("fake 2 7", ("Ben",))


@pytest.mark.ruling("EO-06")
def test_the_next_turn_has_its_own_free_swap() -> None:
    state = lying(table(options=FREE), red={"Ada": "3", "Ben": "4"})
    state = after(state, "Ada swap red fake 3", "Ada 7 red", "Ben swap red fake 4", "Ben 7 red", "Cy 1 red")
    assert stack(after(state, "Ada swap red 6 fake"), "red", "Ada") == "6 7"


@pytest.mark.ruling("EO-06", "EO-08")
def test_a_free_swap_may_prepare_the_first_wedding() -> None:
    state = lying(table(options=FREE), red={"Ada": "fake"})
    assert refusal(state, "Ada wed red") == ("EO-08", "female")
    state = after(state, "Ada swap red 1 fake", "Ada wed red")
    assert (state.phase, state.to_act) == (Phase.WEDDINGS, ("Ben",))


@pytest.mark.ruling("EO-06", "EO-24")
def test_who_has_swapped_for_free_may_still_be_unable_to_play() -> None:
    state = after(lying(table(options=FREE), red={"Ada": "3"}), "Ada swap red fake 3", "Ada stuck")
    assert state.phase is Phase.OVER


@pytest.mark.ruling("EO-07")
def test_in_the_wedding_part_a_swap_ends_the_turn_is_no_pass_and_the_player_is_asked_again() -> None:
    state = after(lying(table(), red={"Ada": "4"}, green={"Ben": "3"}), "Ada wed red", "Ben swap green fake 3")
    assert state.to_act == ("Cy",)
    state = after(state, "Cy pass", "Ada pass")
    assert (state.to_act, state.phase) == (("Ben",), Phase.WEDDINGS)
    assert after(state, "Ben wed green").weddings(list(state.females)[2]) == ("Ben",)


@pytest.mark.ruling("EO-07")
def test_in_the_worm_part_a_swap_takes_the_place_of_a_worm() -> None:
    state = after(lying(table(), red={"Ada": "4"}), "Ada wed red", "Ben wed red", "Cy pass", "Ada pass", "Ben pass")
    state = after(state, "Ada swap red fake 4")
    assert (state.to_act, state.phase) == (("Ben",), Phase.WORMS)
    assert after(state, "Ben pass").to_act == ("Ada",)


@pytest.mark.ruling("EO-07")
def test_who_has_no_turn_cannot_swap() -> None:
    state = after(lying(table(), red={"Ada": "4", "Ben": "3", "Cy": "2"}), "Ada wed red", "Ben pass")
    assert refusal(state, "Ben swap red fake 3") == ("EO-16", "player")
    state = after(state, "Cy pass", "Ada pass")
    assert refusal(state, "Cy swap red fake 2") == ("EO-17", "player")


@pytest.mark.ruling("EO-07")
def test_a_free_swap_comes_before_the_play_or_the_pass_of_a_turn_in_the_wedding_phase() -> None:
    state = after(lying(table(options=FREE), red={"Ada": "4"}, green={"Ben": "3"}), "Ada wed red")
    state = after(state, "Ben swap green fake 3")
    assert state.to_act == ("Ben",)
    state = after(state, "Ben pass", "Cy pass", "Ada pass")
    state = after(state, "Ada swap red fake 4")
    assert (state.to_act, state.phase) == (("Ada",), Phase.WORMS)
    assert refusal(state, "Ada swap red 4 fake") == ("EO-06", "")
    assert after(state, "Ada 7 red", "Ada swap red 6 fake").to_act == ("Ada",)


@pytest.mark.ruling("EO-15")
def test_a_fake_worm_taken_from_a_female_in_a_wedding_phase_does_not_go_back_there() -> None:
    state = after(lying(table(), red={"Ada": "4 fake"}), *OPENED, "Ada swap red 3 fake")
    assert refusal(state, "Ada fake red") == ("EO-15", "female")
    assert refusal(state, "Ada swap red fake 3") == ("EO-15", "female")


@pytest.mark.ruling("EO-15")
def test_the_fake_worm_may_still_go_to_another_female() -> None:
    state = after(lying(table(), red={"Ada": "4 fake"}, green={"Ada": "1"}), *OPENED, "Ada swap red 3 fake")
    assert stack(after(state, "Ada fake green"), "green", "Ada") == "1 fake"
    assert stack(after(state, "Ada swap green fake 1"), "green", "Ada") == "fake"


@pytest.mark.ruling("EO-15")
def test_the_limit_holds_for_both_parts_of_the_phase_and_for_each_male_alone() -> None:
    state = after(lying(table(), red={"Ada": "4", "Ben": "fake"}), "Ada wed red", "Ben swap red 1 fake", "Cy wed red")
    state = after(state, "Ada pass", "Ben wed green", "Cy pass", "Ben pass")
    state = after(state, "Ada fake red")
    assert refusal(state, "Ben fake red") == ("EO-15", "female")


@pytest.mark.ruling("EO-15")
def test_the_next_phase_begins_afresh() -> None:
    state = after(lying(table(), red={"Ada": "4"}, green={"Ada": "fake"}), *OPENED, "Ada swap green 1 fake", "Ada pass")
    assert (state.phase, stack(state, "green", "Ada")) == (Phase.NORMAL, "1")
    assert stack(after(state, "Ada fake green"), "green", "Ada") == "1 fake"
    state = after(state, "Ada wed green", "Ben pass", "Cy pass", "Ada pass")
    assert stack(after(state, "Ada fake green"), "green", "Ada") == "1 fake"


@pytest.mark.ruling("EO-15")
def test_outside_a_wedding_phase_the_fake_worm_comes_and_goes() -> None:
    state = after(lying(table(), red={"Ada": "fake"}), "Ada swap red 1 fake", "Ben 1 red", "Cy 1 red")
    assert stack(after(state, "Ada swap red fake 1"), "red", "Ada") == "fake"

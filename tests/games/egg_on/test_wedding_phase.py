import pytest

from companion.games.egg_on.applying import forced
from companion.games.egg_on.facts import Color
from companion.games.egg_on.state import Phase
from tests.games.egg_on.table import FOUR, after, lying, on_screen, refusal, spent, table, told, why_not
from tests.games.taps import logged

RED = {"Ada": "4"}


@pytest.mark.ruling("EO-16")
def test_the_others_decide_clockwise_then_all_who_have_not_passed_go_on() -> None:
    state = lying(table(FOUR), red=RED)
    acting = []
    for line in ("Ada wed red", "Ben pass", "Cy wed green", "Dora wed red", "Ada wed blue", "Cy pass", "Dora pass"):
        state = after(state, line)
        acting.append(*state.to_act)
    assert acting == ["Ben", "Cy", "Dora", "Ada", "Cy", "Dora", "Ada"]


@pytest.mark.ruling("EO-16")
def test_a_player_who_passed_lays_no_more_wedding_cards() -> None:
    state = after(lying(table(), red=RED), "Ada wed red", "Ben pass", "Cy wed red")
    assert state.to_act == ("Ada",)
    assert refusal(state, "Ben wed green") == ("EO-16", "player")
    assert why_not(state, "Ben wed green") == ("Ben has passed and plays nothing more in this part. It is Ada’s turn.")


@pytest.mark.ruling("EO-16")
def test_nobody_lays_a_wedding_card_out_of_turn() -> None:
    assert refusal(after(lying(table(), red=RED), "Ada wed red"), "Cy wed red") == ("EO-16", "player")


@pytest.mark.ruling("EO-16")
def test_a_male_lays_one_wedding_card_at_each_female_and_several_males_may_wed_the_same() -> None:
    state = after(lying(table(), red=RED), "Ada wed red", "Ben wed red", "Cy wed red")
    assert state.weddings(Color.RED) == ("Ada", "Ben", "Cy")
    assert refusal(state, "Ada wed red") == ("EO-16", "female")


@pytest.mark.ruling("EO-16")
def test_worms_wait_until_nobody_wishes_to_lay_another_wedding_card() -> None:
    state = after(lying(table(), red=RED), "Ada wed red")
    assert refusal(state, "Ben 7 red") == ("EO-16", "")
    state = after(state, "Ben pass", "Cy pass")
    assert refusal(state, "Ada 7 red") == ("EO-16", "")
    assert after(state, "Ada pass", "Ada 7 red").phase is Phase.WORMS


@pytest.mark.ruling("EO-30")
def test_a_male_has_six_wedding_cards() -> None:
    state = spent(lying(table(), red=RED), "Ben", keep=("1",))
    state = after(state, "Ada wed red")
    assert refusal(state, "Ben wed red") == ("EO-30", "")
    assert why_not(state, "Ben wed red") == "Ben has played all 6 wedding cards (EO-30)."


@pytest.mark.ruling("EO-17")
def test_only_who_laid_a_wedding_card_plays_worms_clockwise_from_the_start_player() -> None:
    state = lying(table(FOUR, starts="Cy"), red={"Cy": "4"})
    state = after(state, "Cy wed red", "Dora pass", "Ada wed red", "Ben wed red", "Cy pass", "Ada pass", "Ben pass")
    acting = [*state.to_act]
    for line in ("Cy 1 red", "Ada 1 red", "Ben pass", "Cy 1 green", "Ada pass"):
        state = after(state, line)
        acting.append(*state.to_act)
    assert acting == ["Cy", "Ada", "Ben", "Cy", "Ada", "Cy"]
    assert refusal(state, "Dora 1 red") == ("EO-17", "player")


@pytest.mark.ruling("EO-17")
def test_a_pass_in_the_wedding_part_does_not_forfeit_the_worm_part_but_one_there_is_final() -> None:
    state = after(lying(table(), red=RED), "Ada wed red", "Ben wed red", "Cy pass", "Ada pass", "Ben pass")
    state = after(state, "Ada pass", "Ben 7 green")
    assert refusal(state, "Ada 1 red") == ("EO-17", "player")
    assert state.to_act == ("Ben",)


@pytest.mark.ruling("EO-17")
def test_worms_go_to_any_female_those_without_a_wedding_card_too() -> None:
    state = after(lying(table(), red=RED), "Ada wed red", "Ben pass", "Cy pass", "Ada pass")
    assert after(state, "Ada 7 green").total(Color.GREEN, state.turn) == 7


@pytest.mark.ruling("EO-17")
def test_no_wedding_cards_in_the_worm_part() -> None:
    state = after(lying(table(), red=RED), "Ada wed red", "Ben pass", "Cy pass", "Ada pass")
    assert refusal(state, "Ada wed green") == ("EO-17", "")


@pytest.mark.ruling("EO-17")
def test_nobody_plays_worms_out_of_turn() -> None:
    state = after(lying(table(), red=RED), "Ada wed red", "Ben wed red", "Cy pass", "Ada pass", "Ben pass")
    assert refusal(state, "Ben 1 red") == ("EO-17", "player")


@pytest.mark.ruling("EO-24")
def test_nobody_is_ever_required_to_play_in_a_wedding_phase() -> None:
    state = after(lying(table(), red=RED), "Ada wed red")
    assert refusal(state, "Ben stuck") == ("EO-24", "")
    state = after(state, "Ben pass", "Cy pass", "Ada pass")
    assert refusal(state, "Ada stuck") == ("EO-24", "")


# What follows by itself


def test_who_has_nothing_else_left_in_the_wedding_part_passes_by_himself() -> None:
    state = spent(lying(table(), red=RED), "Ben")
    state = spent(state, "Cy", keep=("7",))
    assert logged(on_screen(state, "Ada wed red")) == [told("Ada wed red"), told("Ben pass"), told("Cy pass")]


def test_who_may_still_lay_a_wedding_card_or_swap_is_asked() -> None:
    state = after(spent(lying(table(), red=RED), "Ben", keep=("wedding",)), "Ada wed red")
    assert forced(state) is None
    swapping = spent(lying(table(), red={"Ada": "4", "Ben": "2"}), "Ben", keep=("fake",))
    assert forced(after(swapping, "Ada wed red")) is None


def test_who_has_wed_every_female_passes_by_himself_when_asked_again() -> None:
    state = spent(lying(table(), red=RED), "Ada", keep=("wedding", "1"))
    screen = on_screen(state, "Ada wed red", "Ben wed red", "Cy pass", "Ada wed green", "Ben wed green")
    screen = on_screen(screen.state, "Ada wed yellow", "Ben wed yellow")
    assert logged(screen)[2:] == [told("Ada pass"), told("Ben pass")]
    assert (screen.state.phase, screen.state.to_act) == (Phase.WORMS, ("Ada",))


def test_who_has_no_worm_left_passes_the_worm_part_by_himself_and_the_mating_follows() -> None:
    state = spent(lying(table(), red=RED, green={"Ben": "3"}), "Ada", keep=("wedding", "crow"))
    screen = on_screen(state, "Ada wed red", "Ben pass", "Cy pass", "Ada pass")
    assert logged(screen)[-2:] == [told("Ada pass"), told("Ada pass")]
    assert (screen.state.phase, len(screen.state.eggs[screen.state.turn])) == (Phase.NORMAL, 1)


def test_with_lucky_eggs_a_crow_with_a_target_keeps_its_player_in_the_worm_part() -> None:
    state = lying(table(options=("lucky_eggs",)), red={"Ada": "4", "Ben": "1"})
    state = after(spent(state, "Ada", keep=("wedding", "crow")), "Ada wed red", "Ben pass", "Cy pass", "Ada pass")
    assert forced(state) is None
    assert forced(after(state, "Ada crow red Ben")) == told("Ada pass")


def test_after_a_free_swap_that_leaves_nothing_else_the_pass_follows_by_itself() -> None:
    state = spent(lying(table(options=("free_swap",)), red={"Ada": "4", "Ben": "2"}), "Ben", keep=("fake",))
    screen = on_screen(state, "Ada wed red", "Ben swap red fake 2")
    assert logged(screen)[-1] == told("Ben pass")

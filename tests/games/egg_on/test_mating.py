import pytest

from companion.games.egg_on.facts import Color
from companion.games.egg_on.mating import Verdict, appraisal, mating
from companion.games.egg_on.state import EggOnState, Phase
from tests.games.egg_on.table import TWO, after, all_but, laid, left, lying, stack, table, totals, won

ALL_PASS = ("Ben pass", "Cy pass", "Ada pass")


def verdict(state: EggOnState, female: str = "red") -> tuple[Verdict, tuple[str, ...]]:
    found = mating(state, Color(female))
    return found.verdict, found.males


def test_the_printed_diagram() -> None:
    """Several wedding cards, Ben's double card, Cy's blocking worms: the example at the end of the sheet."""
    state = lying(
        table(),
        yellow={"Ada": "3 4", "Ben": "4"},
        red={"Ben": "5*", "Cy": "7"},
        green={"Cy": "4"},
    )
    state = after(laid(state, Ada="yellow-1", Ben="red-1"), "Ada wed yellow", "Ben wed yellow", "Cy wed green")
    state = after(state, "Ada pass", "Ben wed red", "Cy pass", "Ben pass")
    assert state.to_act == ("Ada",)
    state = after(state, "Ada pass", "Ben pass", "Cy pass")
    assert won(state) == {"Ada": "yellow-1 yellow-2", "Ben": "red-1", "Cy": "green-1"}
    assert [totals(state, female) for female in ("yellow", "red", "green")] == [{}, {"Cy": 7}, {}]
    assert (state.to_act, state.phase) == (("Ada",), Phase.NORMAL)


def test_the_male_with_a_wedding_card_and_the_highest_worms_gets_the_top_egg() -> None:
    state = after(lying(table(), red={"Ada": "7", "Ben": "6"}), "Ada wed red", *ALL_PASS)
    assert verdict(state) == (Verdict.MATED, ("Ada",))
    state = after(state, "Ada pass")
    assert (won(state), str(state.next_egg(Color.RED))) == ({"Ada": "red-1"}, "red-2")


@pytest.mark.ruling("EO-19")
def test_a_tie_mates_nobody_and_the_next_highest_does_not_move_up() -> None:
    state = lying(table(), red={"Ada": "4", "Ben": "3", "Cy": "2"})
    state = after(state, "Ada wed red", "Ben wed red", "Cy wed red", "Ada pass", "Ben pass", "Cy pass")
    state = after(state, "Ada pass", "Ben 1 red")
    assert verdict(state) == (Verdict.TIE, ("Ada", "Ben"))
    state = after(state, "Cy pass", "Ben pass")
    assert (won(state), totals(state, "red")) == ({}, {})


@pytest.mark.ruling("EO-20")
def test_the_highest_male_without_a_wedding_card_blocks_the_second_highest_with_one() -> None:
    state = after(lying(table(), red={"Ada": "4", "Cy": "3"}), "Ada wed red", "Ben pass", "Cy wed green", "Ada pass")
    state = after(state, "Cy pass", "Ada pass", "Cy 6 red")
    assert verdict(state) == (Verdict.HIGHEST_UNWED, ("Cy",))
    state = after(state, "Cy pass")
    assert (won(state), stack(state, "red", "Cy"), stack(state, "red", "Ada")) == ({}, "3 6", "")


@pytest.mark.ruling("EO-20")
def test_a_tie_of_a_wed_and_an_unwed_male_mates_nobody_for_all_worms_are_compared() -> None:
    state = lying(table(options=("tied_first_wedding",)), red={"Ada": "4", "Ben": "4"})
    state = after(state, "Ada wed red", *ALL_PASS)
    assert verdict(state) == (Verdict.TIE, ("Ada", "Ben"))
    state = after(state, "Ada pass")
    assert (won(state), totals(state, "red")) == ({}, {"Ben": 4})


@pytest.mark.ruling("EO-18")
def test_offers_of_0_mate_nobody() -> None:
    state = after(lying(table(), red={"Ada": "4"}), "Ada wed red", "Ben wed green", "Cy pass", "Ada pass", "Ben pass")
    assert verdict(state, "green") == (Verdict.NOTHING_OFFERED, ())
    state = after(state, "Ada pass", "Ben fake green")
    assert verdict(state, "green") == (Verdict.NOTHING_OFFERED, ())
    state = after(state, "Ben pass")
    assert (won(state), stack(state, "green", "Ben")) == ({"Ada": "red-1"}, "")


@pytest.mark.ruling("EO-18")
def test_one_worm_of_value_1_is_an_offer() -> None:
    state = after(lying(table(), red={"Ada": "4"}), "Ada wed red", "Ben wed green", "Cy pass", "Ada pass", "Ben pass")
    assert won(after(state, "Ada pass", "Ben 1 green", "Ben pass")) == {"Ada": "red-1", "Ben": "green-1"}


def test_a_female_without_a_wedding_card_mates_with_nobody() -> None:
    state = after(lying(table(), red={"Ada": "4"}, green={"Ben": "7"}), "Ada wed red", *ALL_PASS)
    assert verdict(state, "green") == (Verdict.NO_WEDDING_CARD, ("Ben",))
    assert verdict(state, "yellow") == (Verdict.NO_WEDDING_CARD, ())


@pytest.mark.ruling("EO-21")
def test_a_male_with_a_wedding_card_loses_it_and_all_his_worms_there_successful_or_not() -> None:
    state = lying(table(), red={"Ada": "4 fake 2*", "Ben": "1 3", "Cy": "2"}, green={"Ada": "1"})
    state = after(state, "Ada wed red", "Ben wed red", "Cy pass", "Ada pass", "Ben pass", "Ada pass", "Ben pass")
    assert (totals(state, "red"), totals(state, "green")) == ({"Cy": 2}, {"Ada": 1})
    assert state.weddings(Color.RED) == ()
    assert left(state, "Ada") == {"1": 2, "2": 2, "3": 2, "4": 1, "5*": 1, "6": 1, "7": 1, "crow": 2, "wedding": 5}
    assert left(state, "Ben")["wedding"] == 5


@pytest.mark.ruling("EO-21")
def test_worms_without_a_wedding_card_remain() -> None:
    state = lying(table(), red={"Ada": "4", "Ben": "3"}, green={"Cy": "fake 6"})
    state = after(state, "Ada wed red", *ALL_PASS, "Ada pass")
    assert (stack(state, "red", "Ben"), stack(state, "green", "Cy")) == ("3", "fake 6")


@pytest.mark.ruling("EO-22")
def test_an_empty_nest_gives_nothing_and_takes_the_cards() -> None:
    state = laid(lying(table(), red={"Ada": "4"}), Ben="red-1 red-2 red-3")
    state = after(state, "Ada wed red", *ALL_PASS)
    assert verdict(state)[0] is Verdict.EMPTY_NEST
    state = after(state, "Ada pass")
    assert (won(state), totals(state, "red")) == ({"Ben": "red-1 red-2 red-3"}, {})


@pytest.mark.ruling("EO-22")
def test_each_card_laid_at_an_empty_nest_is_a_warning_of_its_own() -> None:
    state = laid(lying(table(), green={"Ada": "4"}), Ben="red-1 red-2 red-3")
    state = after(state, "Ada 1 red", "Ben 1 green", "Cy fake red", "Ada wed green", "Ben wed red")
    assert [str(warning) for warning in state.warnings] == [
        "The red nest is empty: Ada’s worm wins nothing there (EO-22).",
        "The red nest is empty: Cy’s worm wins nothing there (EO-22).",
        "The red nest is empty: Ben’s wedding card wins nothing there (EO-22).",
    ]


@pytest.mark.ruling("EO-23")
def test_at_most_one_egg_a_female_and_phase() -> None:
    state = after(lying(table(), red={"Ada": "4"}, green={"Ada": "6"}), "Ada wed red", "Ben pass", "Cy pass")
    state = after(state, "Ada wed green", "Ada pass", "Ada pass")
    assert won(state) == {"Ada": "red-1 green-1"}


@pytest.mark.ruling("EO-23")
def test_every_award_of_the_last_appraisal_counts_and_then_the_game_is_over() -> None:
    state = lying(table(), red={"Ada": "4"}, green={"Ben": "6"})
    state = laid(state, Cy=all_but("red-3", "green-3"))
    state = after(state, "Ada wed red", "Ben wed green", "Cy pass", "Ada pass", "Ben pass", "Ada pass", "Ben pass")
    assert (state.phase, state.ending, state.to_act) == (Phase.OVER, "last_egg", ())
    assert (won(state)["Ada"], won(state)["Ben"]) == ("red-3", "green-3")


@pytest.mark.ruling("EO-23")
def test_the_last_egg_of_one_nest_is_not_the_last_egg() -> None:
    state = laid(lying(table(), red={"Ada": "4"}), Cy="red-1 red-2")
    state = after(state, "Ada wed red", *ALL_PASS, "Ada pass")
    assert (state.phase, state.next_egg(Color.RED), won(state)["Ada"]) == (Phase.NORMAL, None, "red-3")


@pytest.mark.ruling("EO-28")
def test_who_opened_the_phase_takes_the_next_normal_turn() -> None:
    state = after(lying(table(), red={"Ben": "4"}), "Ada 1 green", "Ben wed red", "Cy pass", "Ada pass", "Ben pass")
    state = after(state, "Ben pass")
    assert (state.phase, state.start_player, state.to_act) == (Phase.NORMAL, "Ben", ("Ben",))


@pytest.mark.ruling("EO-27")
def test_males_of_a_table_of_two_mate_with_the_neutral_female_too() -> None:
    state = lying(table(TWO, neutral="blue"), blue={"Ada": "4", "Ben": "2"})
    state = after(state, "Ada wed blue", "Ben pass", "Ada pass", "Ada pass")
    assert won(state) == {"Ada": "blue-1"}


def test_an_appraisal_tells_the_offers_and_what_is_cleared() -> None:
    state = after(lying(table(), red={"Ada": "4 3", "Ben": "6", "Cy": "6"}), "Ada wed red", "Ben wed red", "Cy pass")
    red = appraisal(state)[1]
    assert (red.highest, red.second, str(red.egg)) == (7, 6, "red-1")
    assert {name: [str(worm) for worm in own] for name, own in red.cleared.items()} == {"Ada": ["4", "3"], "Ben": ["6"]}

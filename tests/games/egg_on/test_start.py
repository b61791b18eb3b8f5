import pytest

from companion.games.egg_on.facts import MALE_SET, WORMS, Color, Worm
from companion.games.egg_on.start import start
from companion.games.egg_on.state import Phase, Setup
from companion.games.game import Table
from companion.tracker import RefusedError
from companion.words import Name
from tests.games.egg_on.table import FOUR, THREE, TWO, after, left, table


def refused(*, colors: dict[str, str], neutral: str | None = None) -> tuple[str | None, str]:
    with pytest.raises(RefusedError) as caught:
        table(colors, neutral=neutral)
    assert str(caught.value).endswith((".", ")"))
    return caught.value.ruling.rule, caught.value.at


def test_the_females_of_everybodys_color_lie_in_the_middle_in_seating_order() -> None:
    assert list(table(FOUR).females) == ["yellow", "red", "green", "blue"]
    assert list(table({"Ben": "red", "Cy": "green", "Ada": "yellow"}, starts="Cy").females) == [
        "red",
        "green",
        "yellow",
    ]


def test_every_nest_begins_with_its_single_egg_on_top() -> None:
    state = table()
    assert [str(state.next_egg(female)) for female in state.females] == ["yellow-1", "red-1", "green-1"]


@pytest.mark.ruling("EO-01")
def test_the_start_player_takes_the_first_turn() -> None:
    state = table(starts="Cy")
    assert (state.phase, state.start_player, state.to_act) == (Phase.NORMAL, "Cy", ("Cy",))


@pytest.mark.ruling("EO-30")
def test_a_male_plays_22_cards() -> None:
    assert left(table(), "Ada") == {
        "1": 3,
        "2": 2,
        "2*": 1,
        "3": 2,
        "4": 2,
        "5*": 1,
        "6": 1,
        "7": 1,
        "fake": 1,
        "crow": 2,
        "wedding": 6,
    }
    assert sum(MALE_SET.values()) == 22


def test_there_are_13_real_worms_worth_41_and_a_fake_one_worth_nothing() -> None:
    real = [worm for worm in WORMS for _ in range(MALE_SET[worm]) if worm is not Worm.FAKE]
    assert (len(real), sum(worm.worth for worm in real), Worm.FAKE.worth) == (13, 41, 0)
    assert [worm for worm in WORMS if not worm.edible] == ["2*", "5*", "fake"]


@pytest.mark.ruling("EO-27")
def test_two_players_have_a_third_female_of_a_color_that_neither_plays() -> None:
    state = table(TWO, neutral="blue")
    assert list(state.females) == ["yellow", "red", "blue"]
    assert after(state, "Ada 3 blue").total(list(state.females)[2], Name("Ada")) == 3


@pytest.mark.ruling("EO-27")
def test_a_table_of_two_without_a_neutral_female_is_refused() -> None:
    assert refused(colors=TWO) == ("EO-27", "neutral")


@pytest.mark.ruling("EO-27")
def test_the_neutral_female_has_no_players_color() -> None:
    assert refused(colors=TWO, neutral="red") == ("EO-27", "neutral")


@pytest.mark.ruling("EO-27")
def test_three_players_have_no_neutral_female() -> None:
    assert refused(colors=THREE, neutral="blue") == ("EO-27", "neutral")


@pytest.mark.ruling("EO-30")
def test_nobody_plays_the_color_of_another_player() -> None:
    assert refused(colors={"Ada": "yellow", "Ben": "red", "Cy": "yellow"}) == ("EO-30", "colors.Cy")


def test_everybody_needs_a_color() -> None:
    seated = Table(players=(Name("Ada"), Name("Ben"), Name("Cy")))
    with pytest.raises(RefusedError) as caught:
        start(seated, Setup(colors={Name("Ada"): Color.RED, Name("Cy"): Color.BLUE}, start_player=Name("Ada")))
    assert (caught.value.ruling.rule, caught.value.at) == (None, "colors.Ben")

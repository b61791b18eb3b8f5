import pytest

from companion.tracker import RefusedError
from tests.games.egg_on.table import scored


def refused(neutral: str | None = None, **holdings: str) -> tuple[str | None, str]:
    with pytest.raises(RefusedError) as caught:
        scored(neutral, **holdings)
    assert str(caught.value).endswith((".", ")"))
    return caught.value.ruling.rule, caught.value.at


@pytest.mark.ruling("EO-29")
def test_an_egg_is_at_one_place_only() -> None:
    assert refused(Ada="yellow: red-1", Ben="red: red-1", Cy="green:") == ("EO-29", "players[1].eggs[0]")
    assert refused(Ada="yellow: red-1 red-1", Ben="red:", Cy="green:") == ("EO-29", "players[0].eggs[1]")


@pytest.mark.ruling("EO-29")
def test_the_second_egg_is_not_out_while_the_first_is_in_the_nest() -> None:
    assert refused(Ada="yellow: green-1", Ben="red: red-2", Cy="green:") == ("EO-29", "players[1].eggs[0]")
    assert refused(Ada="yellow: red-1 red-3", Ben="red:", Cy="green:") == ("EO-29", "players[0].eggs[1]")


@pytest.mark.ruling("EO-29")
def test_the_eggs_below_may_be_anybodys_in_any_order() -> None:
    sheet = scored(Ada="yellow: red-3 red-1", Ben="red: red-2", Cy="green:")
    assert [seat.total for seat in sheet.seats] == [4, 3, 0]


@pytest.mark.ruling("EO-29")
def test_an_egg_comes_from_a_nest_of_this_table() -> None:
    assert refused(Ada="yellow: blue-1", Ben="red:", Cy="green:") == ("EO-29", "players[0].eggs[0]")
    assert refused("blue", Ada="yellow: blue-1", Ben="red: green-1") == ("EO-29", "players[1].eggs[0]")


@pytest.mark.ruling("EO-27")
def test_two_players_and_only_they_have_a_neutral_female() -> None:
    assert refused(Ada="yellow:", Ben="red:") == ("EO-27", "neutral")
    assert refused("yellow", Ada="yellow:", Ben="red:") == ("EO-27", "neutral")
    assert refused("blue", Ada="yellow:", Ben="red:", Cy="green:") == ("EO-27", "neutral")


@pytest.mark.ruling("EO-30")
def test_nobody_has_the_color_of_another_player() -> None:
    assert refused(Ada="yellow:", Ben="red:", Cy="red:") == ("EO-30", "players[2].color")

"""Egg On's set-up and tally in the making: colours that swap, and nests that have no gap."""

from dataclasses import replace

import pytest

from companion.games.egg_on import EGG_ON
from companion.games.egg_on.facts import Color, Egg
from companion.tracker import RefusedError
from companion.ui.drafts import Form
from companion.ui.seating import Seating
from companion.ui.setups.egg_on import colors
from companion.ui.setups.egg_on.colors import NEUTRAL, EggOnForm, SetColors
from companion.ui.tallies.egg_on import final_eggs
from companion.ui.tallies.egg_on.final_eggs import EggOnTally, FinalEggs

YELLOW = Egg(Color.YELLOW, 1), Egg(Color.YELLOW, 2), Egg(Color.YELLOW, 3)


def form(*players: str) -> EggOnForm:
    return Form(own=SetColors(), seating=Seating(players=players))


def tally(*players: str) -> EggOnTally:
    return Form(own=FinalEggs(), seating=Seating(players=players), begun=True)


def held(now: EggOnForm) -> dict[str, str]:
    return {holder: str(color) for holder, color in colors.held(now.seating, now.own.colors).items()}


def test_colours_are_preset_by_the_seats() -> None:
    assert held(form("Ada", "Ben", "Cy")) == {"Ada": "red", "Ben": "blue", "Cy": "green"}


def test_who_had_a_colour_gets_the_other_one() -> None:
    now = colors.chosen(form("Ada", "Ben", "Cy"), "Ada", Color.BLUE)
    assert held(now) == {"Ada": "blue", "Ben": "red", "Cy": "green"}
    assert held(colors.chosen(now, "Cy", Color.YELLOW)) == {"Ada": "blue", "Ben": "red", "Cy": "yellow"}
    assert held(colors.chosen(now, "Cy", Color.GREEN)) == held(now)


def test_two_players_have_a_neutral_female_whose_colour_swaps_too() -> None:
    now = form("Ada", "Ben")
    assert held(now)[NEUTRAL] == "green"
    assert held(colors.chosen(now, NEUTRAL, Color.RED)) == {"Ada": "green", "Ben": "blue", NEUTRAL: "red"}
    EGG_ON.start(now.seating.table, colors.setup_of(now))


def test_a_neutral_female_goes_when_a_third_player_comes() -> None:
    now = colors.chosen(form("Ada", "Ben"), NEUTRAL, Color.YELLOW)
    three = replace(now, seating=Seating(players=("Ada", "Ben", "Cy")))
    assert colors.setup_of(three).neutral is None
    EGG_ON.start(three.seating.table, colors.setup_of(three))


def test_the_same_people_have_the_same_colours_whatever_a_file_holds_besides() -> None:
    before = colors.chosen(form("Ada", "Ben", "Cy"), "Ada", Color.YELLOW)
    assert held(colors.as_last_time(form("Ada", "Ben", "Cy"), colors.kept_colors(before))) == held(before)
    assert held(colors.as_last_time(form("Ada", "Ben"), {"Ada": "mauve", "Ben": "red"}))["Ben"] == "red"
    assert held(colors.as_last_time(form("Ada", "Ben"), ["Ada"])) == held(form("Ada", "Ben"))


def test_an_egg_that_is_out_takes_those_before_it_with_it() -> None:
    first, second, third = YELLOW
    now = final_eggs.colored(tally("Ada", "Ben", "Cy"), "Cy", Color.YELLOW)
    now = final_eggs.tapped(now, "Ada", second)
    assert [final_eggs.left_nest(now, egg) for egg in YELLOW] == [True, True, False]
    assert final_eggs.unclaimed(now) == (first,)
    with pytest.raises(RefusedError, match="yellow 1 is out of its nest"):
        final_eggs.claimed(now)
    now = final_eggs.tapped(now, "Ben", first)
    assert final_eggs.claimed(now) is now
    assert not final_eggs.left_nest(now, third)
    EGG_ON.count(final_eggs.final_of(now))


def test_an_egg_changes_hands_and_goes_back_by_a_tap() -> None:
    first, second, _ = YELLOW
    now = final_eggs.colored(tally("Ada", "Ben", "Cy"), "Cy", Color.YELLOW)
    for player in ("Ada", "Ben"):
        now = final_eggs.tapped(now, player, first)
        assert final_eggs.eggs_of(now, player) == (first,)
    assert final_eggs.eggs_of(now, "Ada") == ()
    now = final_eggs.tapped(final_eggs.tapped(now, "Ada", second), "Ben", first)
    assert final_eggs.unclaimed(now) == (first,)
    now = final_eggs.tapped(now, "Ada", second)
    assert final_eggs.unclaimed(now) == ()
    assert not final_eggs.left_nest(now, first)


def test_everybody_is_asked_once() -> None:
    now = tally("Ada", "Ben", "Cy")
    asked = [final_eggs.counting(now)]
    while (following := final_eggs.next_player(now)) is not None:
        now = final_eggs.gone_to(now, following)
        asked.append(following)
    assert asked == ["Ada", "Ben", "Cy"]

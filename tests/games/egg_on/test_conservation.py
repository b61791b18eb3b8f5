from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.documents.entries import write_event
from companion.games.egg_on import EGG_ON
from companion.games.egg_on.facts import MALE_SET, NEST
from companion.games.egg_on.state import EggOnState
from companion.words import Name
from tests.games.egg_on.by_hand import SET, Paper
from tests.games.egg_on.table import FOUR, THREE, TWO, on_screen, table
from tests.games.playing import PLAYED
from tests.games.taps import Screen, wandered

TAPS = st.lists(st.integers(0, 899), min_size=60, max_size=240)
OPTIONS = st.sets(st.sampled_from([option.key for option in EGG_ON.options]))
COLORS = st.sampled_from([TWO, THREE, FOUR])


def begun(colors: dict[str, str], options: set[str]) -> tuple[EggOnState, dict[str, object]]:
    """A table, and the document of its start."""
    neutral = "blue" if len(colors) == 2 else None
    setup = {"colors": colors, "start_player": "Ada", **({"neutral": neutral} if neutral else {})}
    document = {
        "players": [{"name": name} for name in colors],
        "setup": setup,
        "options": dict.fromkeys(options, True),
    }
    return table(colors, neutral=neutral, options=tuple(options)), document


def cards_of(state: EggOnState, name: Name) -> Counter[str]:
    """All cards of a male wherever they are: not yet played, on the table, gone."""
    lying = [worm for female in state.females.values() for worm in female.stacks.get(name, ())]
    rings = ["wedding" for female in state.females.values() if name in female.weddings]
    return Counter(map(str, [*state.left(name).elements(), *lying, *rings, *state.gone[name]]))


@pytest.mark.ruling("EO-30")
@settings(PLAYED)
@given(colors=COLORS, options=OPTIONS, choices=TAPS)
def test_each_card_is_not_yet_played_or_on_the_table_or_gone(
    colors: dict[str, str], options: set[str], choices: list[int]
) -> None:
    start, _ = begun(colors, options)
    for screen in wandered(on_screen(start), choices):
        for name in screen.state.seating:
            assert cards_of(screen.state, name) == SET
            assert screen.state.left(name).total() <= sum(MALE_SET.values())


@pytest.mark.ruling("EO-29")
@settings(PLAYED)
@given(colors=COLORS, options=OPTIONS, choices=TAPS)
def test_each_egg_is_in_its_nest_or_with_one_player(
    colors: dict[str, str], options: set[str], choices: list[int]
) -> None:
    start, _ = begun(colors, options)
    for screen in wandered(on_screen(start), choices):
        state = screen.state
        for female in state.females:
            awarded = sorted(egg.number for own in state.eggs.values() for egg in own if egg.color is female)
            following = state.next_egg(female)
            in_nest = list(NEST)[NEST.index(following.number) :] if following else []
            assert [*awarded, *in_nest] == list(NEST)


@settings(PLAYED)
@given(colors=COLORS, options=OPTIONS, choices=TAPS)
def test_the_table_stands_where_people_with_paper_and_pen_see_it(
    colors: dict[str, str], options: set[str], choices: list[int]
) -> None:
    start, document = begun(colors, options)
    last: Screen = on_screen(start)
    for screen in wandered(last, choices):
        last = screen
    paper = Paper(document)
    timeline = last.replay.timeline
    for placed, after in zip(timeline.placed, timeline.states[1:], strict=True):
        paper.happens(write_event(EGG_ON, placed.event))
        shown = dict(EGG_ON.portray(after))
        del shown["warnings"]
        assert shown == paper.told()
        for name in after.seating:
            assert {str(card): count for card, count in after.left(name).items()} == dict(+paper.hands[name])
            assert Counter(map(str, after.gone[name])) == paper.box[name]

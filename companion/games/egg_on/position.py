"""A final position of Egg On, tracked or told: what is scored, whoever wrote it down."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.egg_on.facts import Color, Egg
from companion.games.egg_on.start import check_neutral, nests, one_male_a_color
from companion.games.egg_on.state import EggOnState
from companion.games.egg_on.wording import COLOR_NAMES, egg_name
from companion.games.game import FinalPosition
from companion.tracker import RefusedError, refuse
from companion.words import Name, Sentence, say


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """What one player has at the end: the own colour, and the eggs in the order in which they are named."""

    color: Color
    eggs: tuple[Egg, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Commons:
    """The colour of the third female of a table of two (EO-27)."""

    neutral: Color | None = None


Position = Mapping[Name, Holding]
"""Everything that the score of Egg On depends on, in seating order."""


def tracked(state: EggOnState) -> Position:
    """Return the position of a session."""
    return {name: Holding(color=state.colors[name], eggs=state.eggs[name]) for name in state.seating}


def told(final: FinalPosition[Holding, Commons]) -> Position:
    """Return the position of a tally (X-05).

    Raises ``RefusedError``: a colour taken twice (EO-30), a neutral female where there is none to be (EO-27), or
    eggs that no game awards (EO-29).
    """
    colors = {name: holding.color for name, holding in final.holdings.items()}
    one_male_a_color({f"players[{number}].color": color for number, color in enumerate(colors.values())})
    check_neutral(colors, final.commons.neutral)
    places = _places(final.holdings)
    females = nests(colors, final.commons.neutral)
    seen: set[Egg] = set()
    for path, egg in places:
        reason = _impossible(egg, females, seen)
        if reason is not None:
            raise RefusedError(refuse("EO-29", reason), path)
        seen.add(egg)
    for path, egg in places:
        _without_gap(path, egg, seen)
    return final.holdings


def _places(holdings: Mapping[Name, Holding]) -> list[tuple[str, Egg]]:
    """Return every egg of a tally with its path."""
    return [
        (f"players[{number}].eggs[{at}]", egg)
        for number, holding in enumerate(holdings.values())
        for at, egg in enumerate(holding.eggs)
    ]


def _impossible(egg: Egg, females: tuple[Color, ...], seen: set[Egg]) -> Sentence | None:
    """An egg comes from a nest of this table, and only once (EO-29)."""
    if egg.color not in females:
        return say("There is no {female} nest at this table (EO-29).", female=COLOR_NAMES[egg.color])
    if egg in seen:
        return say("The egg {egg} is named twice (EO-29). Leave it to one player.", egg=egg_name(egg))
    return None


def _without_gap(path: str, egg: Egg, awarded: set[Egg]) -> None:
    """A nest is emptied from its top: the second egg is not out while the first is in (EO-29).

    Raises ``RefusedError`` with the path of the egg above the gap.
    """
    before = Egg(egg.color, egg.number - 1)
    if egg.number > 1 and before not in awarded:
        reason = say(
            "Nobody has {missing}, so {egg} is still in its nest (EO-29). Name both, or neither.",
            missing=egg_name(before),
            egg=egg_name(egg),
        )
        raise RefusedError(refuse("EO-29", reason), path)

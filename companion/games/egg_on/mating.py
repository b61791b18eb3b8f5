"""The appraisal at the end of a wedding phase: who mates with which female and gets her egg, and why nobody does."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from companion.games.egg_on.facts import Color, Egg, Worm
from companion.games.egg_on.state import EggOnState
from companion.words import Name


class Verdict(Enum):
    """What becomes of a female in an appraisal."""

    MATED = auto()
    NO_WEDDING_CARD = auto()
    EMPTY_NEST = auto()
    NOTHING_OFFERED = auto()
    TIE = auto()
    HIGHEST_UNWED = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Mating:
    """The verdict on a female.

    ``males`` offered most: the one who mates, who tie, or the one without a wedding card. ``highest`` is their
    offer, ``second`` the next one below it. ``egg`` is what is awarded, ``cleared`` are the worms of everybody with
    a wedding card there, which leave together with that card.
    """

    female: Color
    verdict: Verdict
    males: tuple[Name, ...]
    highest: int
    second: int
    cleared: Mapping[Name, tuple[Worm, ...]]
    egg: Egg | None = None


def appraisal(state: EggOnState) -> tuple[Mating, ...]:
    """Return the verdicts if nothing more were played, female by female; all are determined together (EO-23)."""
    return tuple(mating(state, female) for female in state.females)


def mating(state: EggOnState, female: Color) -> Mating:
    """Return the verdict on one female; her next egg goes to the male who mates with her."""
    verdict = judge_mating(state, female)
    highest = state.highest(female)
    offers = {state.total(female, name) for name in state.seating}
    return Mating(
        female=female,
        verdict=verdict,
        males=state.leaders(female),
        highest=highest,
        second=max(offers - {highest}, default=0),
        cleared={name: state.stack(female, name) for name in state.weddings(female)},
        egg=state.next_egg(female) if verdict is Verdict.MATED else None,
    )


def judge_mating(state: EggOnState, female: Color) -> Verdict:
    """The male with a wedding card and the highest value of worms mates.

    The worms of all males are compared, wed or not: a tie mates nobody (EO-19), a male without a wedding card
    blocks those below him (EO-20), offers of 0 mate nobody (EO-18), and an empty nest has no egg (EO-22).
    """
    leaders = state.leaders(female)
    if not state.females[female].weddings:
        return Verdict.NO_WEDDING_CARD
    if state.next_egg(female) is None:
        return Verdict.EMPTY_NEST
    if not leaders:
        return Verdict.NOTHING_OFFERED
    if len(leaders) > 1:
        return Verdict.TIE
    return Verdict.MATED if leaders[0] in state.females[female].weddings else Verdict.HIGHEST_UNWED

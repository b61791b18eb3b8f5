"""How turns follow each other, and the course of a wedding phase: wedding cards, worms, appraisal."""

from dataclasses import replace

from companion.games.egg_on.facts import WEDDING, Card, Color, Egg
from companion.games.egg_on.mating import Mating, appraisal
from companion.games.egg_on.state import EggOnState, Ending, Female, Phase
from companion.tracker import left_of
from companion.words import Name


def turn_over(state: EggOnState) -> EggOnState:
    """The next player clockwise is in turn; in a wedding phase the next of those who are still asked (EO-01)."""
    after = replace(state, swapped=False)
    if not state.in_phase:
        return replace(after, turn=left_of(state.seating, state.turn), turns=state.turns + 1)
    return replace(after, turn=_next_asked(after), since_wedding=state.since_wedding + 1)


def laid(state: EggOnState, player: Name, female: Color) -> EggOnState:
    """A wedding card lies before a female; the first one opens the phase, and the start-player card moves (EO-16)."""
    here = state.females[female]
    after = replace(
        state, females={**state.females, female: replace(here, weddings=here.weddings | {player})}, swapped=False
    )
    if state.phase is Phase.WEDDINGS:
        return replace(after, turn=_next_asked(after), since_wedding=0)
    return replace(
        after,
        phase=Phase.WEDDINGS,
        start_player=player,
        turn=left_of(state.seating, player),
        turns=state.turns + 1,
        phases=state.phases + 1,
    )


def passed(state: EggOnState, player: Name) -> EggOnState:
    """A pass is final in its part; when all have passed, the worm part or the appraisal follows (EO-16, EO-17)."""
    after = replace(state, passed=state.passed | {player}, swapped=False, since_wedding=state.since_wedding + 1)
    if after.asked:
        return replace(after, turn=_next_asked(after))
    if state.phase is Phase.WEDDINGS:
        return replace(after, phase=Phase.WORMS, passed=frozenset(), turn=state.start_player)
    return appraised(after)


def appraised(state: EggOnState) -> EggOnState:
    """Every mating is determined together, eggs are awarded, the cards of the wed leave (EO-21, EO-23).

    Then the start player takes the next normal turn (EO-28), unless the last of all eggs was awarded.
    """
    matings = appraisal(state)
    after = replace(
        state,
        eggs={name: (*own, *_awarded(matings, name)) for name, own in state.eggs.items()},
        females={mating.female: _cleared(state.females[mating.female], mating) for mating in matings},
        gone={name: (*own, *_leaving(matings, name)) for name, own in state.gone.items()},
        phase=Phase.NORMAL,
        turn=state.start_player,
        passed=frozenset(),
        fakes_taken=frozenset(),
        since_wedding=0,
    )
    if any(after.next_egg(female) for female in after.females):
        return after
    return replace(after, phase=Phase.OVER, ending=Ending.LAST_EGG)


def _awarded(matings: tuple[Mating, ...], player: Name) -> tuple[Egg, ...]:
    return tuple(mating.egg for mating in matings if mating.egg is not None and mating.males == (player,))


def _cleared(female: Female, mating: Mating) -> Female:
    """Males with a wedding card lose it and all their worms there, fake ones too; the others keep theirs (EO-21)."""
    return Female(stacks={name: stack for name, stack in female.stacks.items() if name not in mating.cleared})


def _leaving(matings: tuple[Mating, ...], player: Name) -> tuple[Card, ...]:
    """The cards of a player that leave the game with an appraisal (EO-21)."""
    gone: tuple[Card, ...] = ()
    for mating in matings:
        if player in mating.cleared:
            gone = (*gone, WEDDING, *mating.cleared[player])
    return gone


def _next_asked(state: EggOnState) -> Name:
    """Return who is asked next: the first to the left, the same player again if nobody else is left."""
    order = replace(state, turn=left_of(state.seating, state.turn)).asked
    return order[0]

"""What follows from an event that was allowed."""

from dataclasses import replace

from companion.games.egg_on.applying_weddings import laid, passed, turn_over
from companion.games.egg_on.events import (
    CrowPlayed,
    PlayerPassed,
    PlayerStuck,
    WeddingPlayed,
    WormPlayed,
    WormsSwapped,
)
from companion.games.egg_on.facts import CROW, Color, Worm
from companion.games.egg_on.moves import can_play
from companion.games.egg_on.state import EggOnState, Ending, Phase
from companion.games.egg_on.wording import COLOR_NAMES
from companion.tracker import Event
from companion.words import Name, Sentence, say


def apply(state: EggOnState, event: Event) -> EggOnState:
    """Return the state after an event that ``judge`` allows."""
    match event:
        case WormPlayed():
            return turn_over(worm_laid(state, event))
        case CrowPlayed():
            return turn_over(eaten(state, event))
        case WormsSwapped():
            return swapped(state, event)
        case WeddingPlayed(player=player, female=female):
            return laid(warned_wedding(state, player, female), player, female)
        case PlayerPassed(player=player):
            return passed(state, player)
        case PlayerStuck():
            return replace(state, phase=Phase.OVER, ending=Ending.CANNOT_PLAY)
        case _:
            raise TypeError(event)


def worm_laid(state: EggOnState, event: WormPlayed) -> EggOnState:
    """A worm goes on top of the own stack before a female (EO-04); at an empty nest it wins nothing (EO-22)."""
    stack = (*state.stack(event.female, event.player), event.worm)
    after = _with_stack(state, event.female, event.player, stack)
    if state.next_egg(event.female) is not None:
        return after
    warning = say(
        "The {female} nest is empty: {player}’s worm wins nothing there (EO-22).",
        female=COLOR_NAMES[event.female],
        player=event.player,
    )
    return _warned(after, warning)


def eaten(state: EggOnState, event: CrowPlayed) -> EggOnState:
    """Crow and eaten worm both leave the game (EO-11)."""
    stack = state.stack(event.female, event.target)
    place = state.eaten_first(event.female, event.target)
    if place is None:
        raise ValueError(event)
    after = _with_stack(state, event.female, event.target, (*stack[:place], *stack[place + 1 :]))
    gone = {**state.gone}
    gone[event.target] = (*gone[event.target], stack[place])
    gone[event.player] = (*gone[event.player], CROW)
    return replace(after, gone=gone)


def swapped(state: EggOnState, event: WormsSwapped) -> EggOnState:
    """The worm from the hand takes the place of the other in the stack (EO-14), and that is the play (EO-06).

    With ``free_swap`` the turn goes on. A fake worm taken back in a wedding phase is remembered (EO-15).
    """
    stack = list(state.stack(event.female, event.player))
    stack[place_of(state, event)] = event.give
    after = _with_stack(state, event.female, event.player, tuple(stack))
    if event.take is Worm.FAKE and state.in_phase:
        after = replace(after, fakes_taken=after.fakes_taken | {(event.player, event.female)})
    if state.has("free_swap"):
        return replace(after, swapped=True, since_wedding=state.since_wedding + state.in_phase)
    return turn_over(after)


def place_of(state: EggOnState, event: WormsSwapped) -> int:
    """Return where the worm lies that is taken back: as told, or the uppermost of equal ones (EO-14)."""
    if event.position is not None:
        return event.position
    stack = state.stack(event.female, event.player)
    return max(place for place, worm in enumerate(stack) if worm is event.take)


def warned_wedding(state: EggOnState, player: Name, female: Color) -> EggOnState:
    """A wedding card at an empty nest wins nothing, but may be laid, even as the first (EO-22)."""
    if state.next_egg(female) is not None:
        return state
    warning = say(
        "The {female} nest is empty: {player}’s wedding card wins nothing there (EO-22).",
        female=COLOR_NAMES[female],
        player=player,
    )
    return _warned(state, warning)


def forced(state: EggOnState) -> Event | None:
    """Return the event that follows by itself, because the rules leave no other answer.

    Who can play nothing more passes in a wedding phase; in a normal turn the game ends (EO-24).
    """
    if state.phase is Phase.OVER or can_play(state):
        return None
    return PlayerPassed(player=state.turn) if state.in_phase else PlayerStuck(player=state.turn)


def settled(state: EggOnState) -> EggOnState:
    """Return where a state leads without anybody being asked."""
    while (event := forced(state)) is not None:
        state = apply(state, event)
    return state


def _with_stack(state: EggOnState, female: Color, player: Name, stack: tuple[Worm, ...]) -> EggOnState:
    here = state.females[female]
    stacks = {name: own for name, own in {**here.stacks, player: stack}.items() if own}
    return replace(state, females={**state.females, female: replace(here, stacks=stacks)})


def _warned(state: EggOnState, warning: Sentence) -> EggOnState:
    return replace(state, warnings=(*state.warnings, warning))

"""The rules of swapping the fake worm and a real one."""

from companion.games.egg_on.events import WormsSwapped
from companion.games.egg_on.facts import Worm
from companion.games.egg_on.judging_worms import fake_returns, still_has
from companion.games.egg_on.state import EggOnState
from companion.games.egg_on.wording import COLOR_NAMES, worm_name
from companion.tracker import ALLOWED, Ruling, refuse
from companion.words import say


def judge_swap(state: EggOnState, event: WormsSwapped) -> Ruling:
    """A player swaps the fake worm and a real worm, one from the hand, one of the own stack (EO-06, EO-07)."""
    return (
        once_a_turn(state)
        or one_is_fake(event)
        or still_has(state, event.player, event.give, "give")
        or lies_there(state, event)
        or fake_returns(state, event.player, event.female, event.give)
        or ALLOWED
    )


def once_a_turn(state: EggOnState) -> Ruling | None:
    """One swap a turn, even where it is free (EO-06)."""
    if not state.swapped:
        return None
    return refuse("EO-06", say("{player} has swapped in this turn already (EO-06).", player=state.turn))


def one_is_fake(event: WormsSwapped) -> Ruling | None:
    """Exactly one of the two is the fake worm (EO-06)."""
    if (event.give is Worm.FAKE) != (event.take is Worm.FAKE):
        return None
    return refuse("EO-06", say("The fake worm is swapped with a real one (EO-06). Choose one of each."))


def lies_there(state: EggOnState, event: WormsSwapped) -> Ruling | None:
    """The worm taken back lies in the own stack, at the place that is named if one is (EO-14)."""
    stack = state.stack(event.female, event.player)
    if event.take not in stack:
        reason = say(
            "{player} has no {worm} at {female} (EO-14).",
            player=event.player,
            worm=worm_name(event.take),
            female=COLOR_NAMES[event.female],
        )
        return refuse("EO-14", reason, "take")
    if event.position is None or (event.position in range(len(stack)) and stack[event.position] is event.take):
        return None
    reason = say(
        "{player}’s {worm} at {female} does not lie there (EO-14). Count from the bottom, from 0.",
        player=event.player,
        worm=worm_name(event.take),
        female=COLOR_NAMES[event.female],
    )
    return refuse("EO-14", reason, "position")

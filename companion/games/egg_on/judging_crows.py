"""The rules of crows: when they fly, and what they eat."""

from companion.games.egg_on.events import CrowPlayed
from companion.games.egg_on.facts import CROW, Worm
from companion.games.egg_on.judging_worms import still_has
from companion.games.egg_on.state import EggOnState, Phase
from companion.games.egg_on.wording import COLOR_NAMES, worm_name
from companion.tracker import ALLOWED, Ruling, refuse
from companion.words import Sentence, say


def judge_crow(state: EggOnState, event: CrowPlayed) -> Ruling:
    """A crow eats the top worm of another player's stack, if it likes that (EO-11, EO-12)."""
    return (
        out_of_weddings(state)
        or still_has(state, event.player, CROW)
        or another_stack(state, event)
        or tastes(state, event)
        or ALLOWED
    )


def out_of_weddings(state: EggOnState) -> Ruling | None:
    """Crows are not played in a wedding phase; with lucky eggs they are, in the worm part (EO-10)."""
    if not state.in_phase or (state.phase is Phase.WORMS and state.has("lucky_eggs")):
        return None
    if state.has("lucky_eggs"):
        return refuse("EO-10", say("Crows wait for the worm part of the wedding phase (EO-10)."))
    return refuse("EO-10", say("No crows in a wedding phase (EO-10)."))


def another_stack(state: EggOnState, event: CrowPlayed) -> Ruling | None:
    """A crow flies to a worm of another player (EO-11)."""
    if event.target == event.player:
        return refuse("EO-11", say("A crow eats only worms of other players (EO-11). Take another stack."), "target")
    if state.stack(event.female, event.target):
        return None
    reason = say(
        "{player} has no worm at {female} (EO-11). Take another stack.",
        player=event.target,
        female=COLOR_NAMES[event.female],
    )
    return refuse("EO-11", reason, "target")


def tastes(state: EggOnState, event: CrowPlayed) -> Ruling | None:
    """Crows never eat a fake worm or one with an asterisk, and reach only the top one (EO-12)."""
    if state.eaten_first(event.female, event.target) is not None:
        return None
    if state.has("crow_digs"):
        reason = say("There is no worm in this stack that a crow eats (EO-12). Take another stack.")
        return refuse("EO-12", reason, "target")
    return refuse("EO-12", _out_of_taste(state.stack(event.female, event.target)[-1]), "target")


def _out_of_taste(top: Worm) -> Sentence:
    if top is Worm.FAKE:
        return say("The crow cannot eat the fake worm, and only the top worm is in reach (EO-12). Take another stack.")
    return say(
        "The crow cannot eat {worm}, and only the top worm is in reach (EO-12). Take another stack.",
        worm=worm_name(top),
    )

"""May this event follow? One rule, one small function, its docstring the rule with its ruling."""

from companion.games.egg_on.events import (
    CrowPlayed,
    PlayerPassed,
    PlayerStuck,
    WeddingPlayed,
    WormPlayed,
    WormsSwapped,
)
from companion.games.egg_on.facts import Color
from companion.games.egg_on.judging_crows import judge_crow
from companion.games.egg_on.judging_swaps import judge_swap
from companion.games.egg_on.judging_weddings import judge_wedding
from companion.games.egg_on.judging_worms import judge_worm
from companion.games.egg_on.state import EggOnState, Ending, Phase
from companion.games.egg_on.wording import COLOR_NAMES
from companion.tracker import ALLOWED, Event, Ruling, refuse
from companion.words import Name, say


def judge(state: EggOnState, event: Event) -> Ruling:
    """Return whether an event may follow, and if not, which rule says no."""
    match event:
        case WormPlayed(player=player, female=female):
            return in_turn(state, player) or at_the_table(state, female) or judge_worm(state, event)
        case CrowPlayed(player=player, female=female):
            return in_turn(state, player) or at_the_table(state, female) or judge_crow(state, event)
        case WormsSwapped(player=player, female=female):
            return in_turn(state, player) or at_the_table(state, female) or judge_swap(state, event)
        case WeddingPlayed(player=player, female=female):
            return in_turn(state, player) or at_the_table(state, female) or judge_wedding(state, event)
        case PlayerPassed(player=player):
            return in_turn(state, player) or judge_pass(state)
        case PlayerStuck(player=player):
            return in_turn(state, player) or judge_stuck(state)
        case _:
            raise TypeError(event)


def in_turn(state: EggOnState, player: Name) -> Ruling | None:
    """Turns go clockwise (EO-01), in both parts of a wedding phase among those who are still asked (EO-16, EO-17)."""
    if state.ending is Ending.LAST_EGG:
        return refuse("EO-23", say("The last egg is awarded, so the game has ended."))
    if state.ending is Ending.CANNOT_PLAY:
        return refuse("EO-24", say("The game has ended, because somebody could not play. Undo that to go on."))
    if player == state.turn:
        return None
    if state.phase is Phase.NORMAL:
        return refuse("EO-01", say("It is {player}’s turn.", player=state.turn), "player")
    if player in state.passed:
        reason = say(
            "{player} has passed and plays nothing more in this part. It is {other}’s turn.",
            player=player,
            other=state.turn,
        )
        return refuse(_order(state), reason, "player")
    if player not in state.asked:
        reason = say(
            "{player} laid no wedding card in this phase, so {player} plays no worms now (EO-17).", player=player
        )
        return refuse("EO-17", reason, "player")
    return refuse(_order(state), say("It is {player}’s turn.", player=state.turn), "player")


def _order(state: EggOnState) -> str:
    return "EO-16" if state.phase is Phase.WEDDINGS else "EO-17"


def at_the_table(state: EggOnState, female: Color) -> Ruling | None:
    """Cards are laid before one of the females in the middle of the table (EO-02)."""
    if female in state.females:
        return None
    reason = say("There is no {female} female at this table (EO-02).", female=COLOR_NAMES[female])
    return refuse("EO-02", reason, "female")


def judge_pass(state: EggOnState) -> Ruling:
    """Nobody passes outside the wedding phase (EO-02)."""
    if state.in_phase:
        return ALLOWED
    return refuse("EO-02", say("Nobody passes outside a wedding phase (EO-02). Play a card, or swap."))


def judge_stuck(state: EggOnState) -> Ruling:
    """Only in a normal turn a player is required to play, so the game never ends in a wedding phase by that (EO-24)."""
    if not state.in_phase:
        return ALLOWED
    return refuse("EO-24", say("Nobody has to play in a wedding phase (EO-24). Pass instead."))

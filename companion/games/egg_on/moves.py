"""What the player in turn could play with the cards that he may still have, wherever the rules allow it."""

from collections.abc import Iterator

from companion.games.egg_on.events import CrowPlayed, WeddingPlayed, WormPlayed, WormsSwapped
from companion.games.egg_on.facts import REAL_WORMS, WORMS, Color, Worm
from companion.games.egg_on.judging import judge
from companion.games.egg_on.state import EggOnState

Play = WormPlayed | CrowPlayed | WormsSwapped | WeddingPlayed


def can_play(state: EggOnState) -> bool:
    """Whether anything but a pass, or the end of the game, is left to the player in turn (EO-24).

    A hand is never asked for (EO-31), so a card counts as long as it may be in hand or deck.
    """
    return any(judge(state, play).allowed for play in _plays(state))


def swaps(state: EggOnState, female: Color) -> tuple[WormsSwapped, ...]:
    """Return every swap in the own stack before a female that the rules allow, from the bottom of the stack.

    The worm taken back is named by its place, and left to the uppermost where that is meant (EO-14).
    """
    return tuple(swap for swap in swap_candidates(state, female) if judge(state, swap).allowed)


def swap_candidates(state: EggOnState, female: Color) -> tuple[WormsSwapped, ...]:
    """Return every swap that the own stack before a female suggests, allowed or not, from its bottom."""
    stack = state.stack(female, state.turn)
    return tuple(
        WormsSwapped(
            player=state.turn,
            female=female,
            give=give,
            take=worm,
            position=place if worm in stack[place + 1 :] else None,
        )
        for place, worm in enumerate(stack)
        for give in (REAL_WORMS if worm is Worm.FAKE else (Worm.FAKE,))
    )


def _plays(state: EggOnState) -> Iterator[Play]:
    for female in state.females:
        yield WeddingPlayed(player=state.turn, female=female)
        yield from (WormPlayed(player=state.turn, female=female, worm=worm) for worm in WORMS)
        yield from swap_candidates(state, female)
        yield from (CrowPlayed(player=state.turn, female=female, target=target) for target in state.seating)

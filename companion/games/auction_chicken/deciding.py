"""Who decides a tie of bids: the fullest fist, or whoever sits nearest on the right of the Excuse."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.games.auction_chicken.state import AuctionChickenState
from companion.tracker import clockwise_from
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """Who decides a tie, with how many tokens, and who opened the fist with as many: alone, or closed-fist tied."""

    decider: Name
    most: int
    level: tuple[Name, ...]

    @property
    def closed_fist_tie(self) -> bool:
        """Whether the fists were equal, so that the Excuse decided and goes to the decider (AC-13)."""
        return len(self.level) > 1


def decide(state: AuctionChickenState, fists: Mapping[Name, int]) -> Decision:
    """Whoever bid most tokens decides the whole order among the tied players (AC-12).

    If the fists are equal, those tied for most are asked counter-clockwise, beginning on the right of the player with
    the Excuse, who thus is asked last (AC-13); bids of no tokens are a tie like any other (AC-11).
    """
    most = max(fists.values())
    level = tuple(name for name in state.seating if fists.get(name) == most)
    decider = next(name for name in counter_clockwise(state.seating, state.excuse) if name in level)
    return Decision(decider=decider, most=most, level=level)


def counter_clockwise(seating: Iterable[Name], holder: Name) -> tuple[Name, ...]:
    """Return all seats from the right of the Excuse's holder, who comes last.

    >>> counter_clockwise(("N", "E", "S", "W"), "N")
    ('W', 'S', 'E', 'N')
    """
    return clockwise_from(tuple(seating), holder)[::-1]

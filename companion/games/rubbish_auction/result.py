"""How an auction ends: who is highest, who is lowest, and what that does to fame, items and money cards."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.rubbish_auction.state import RubbishState
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The end of an auction.

    ``ranking`` are the bidders from the highest to the lowest, ``amounts`` what they bid, ``changes`` what it does to
    their fame, ``blocked`` the card that rests next, ``discarded`` whether the item leaves the game.
    """

    ranking: tuple[Name, ...]
    amounts: Mapping[Name, int]
    changes: Mapping[Name, int]
    blocked: Mapping[Name, int | None]
    discarded: bool

    @property
    def highest(self) -> Name:
        """Who has the highest bid, in a tie the nearest to the First Bidder."""
        return self.ranking[0]

    @property
    def lowest(self) -> Name:
        """Who has the lowest bid, in a tie whoever bids last, the farthest from the First Bidder in turn order."""
        return self.ranking[-1]

    @property
    def rest(self) -> tuple[Name, ...]:
        """Everybody else, those included who tie with one of the two (RA-08)."""
        return self.ranking[1:-1]

    def tied_with(self, player: Name) -> tuple[Name, ...]:
        """Everybody who bid as much as a player, that player included, nearest to the First Bidder first."""
        return tuple(name for name in self.ranking if self.amounts[name] == self.amounts[player])


def result(state: RubbishState, cards: Mapping[Name, tuple[int, ...]]) -> Result:
    """Return how the auction on offer ends with these bids.

    Fame cannot go below zero: it becomes 0, and the item is discarded (RA-12). The lowest bidder neither gains nor
    loses and takes all cards back (RA-17); the highest card of everybody else rests, with a discarded item, too
    (RA-14, RA-16). An empty bid blocks nothing (RA-04).
    """
    amounts = {name: sum(cards[name]) for name in state.seating}
    order = ranked(state.bidding_order, amounts)
    highest, lowest = order[0], order[-1]
    changes = {**amounts, lowest: 0, highest: -min(amounts[highest], state.fame[highest])}
    return Result(
        ranking=order,
        amounts=amounts,
        changes=changes,
        blocked={name: None if name == lowest else max(cards[name], default=None) for name in state.seating},
        discarded=amounts[highest] > state.fame[highest],
    )


def ranked(order: tuple[Name, ...], amounts: Mapping[Name, int]) -> tuple[Name, ...]:
    """Return the bidders from the highest to the lowest; ``order`` begins with the First Bidder (RA-05).

    Closeness to the First Bidder is the tie breaker: closer counts as higher, so being last is the lowest (RA-07).

    >>> everybody_15 = {"Ada": 15, "Ben": 15, "Cy": 15}
    >>> ranked(("Cy", "Ada", "Ben"), everybody_15)
    ('Cy', 'Ada', 'Ben')
    """
    return tuple(sorted((name for name in order if name in amounts), key=lambda name: -amounts[name]))

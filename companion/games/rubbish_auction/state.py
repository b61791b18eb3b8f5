"""Where a game of Rubbish Auction stands: frozen, made only by replay, everything else derived."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from companion.games.game import Table
from companion.games.rubbish_auction.facts import ITEM_NAMES, ITEMS, STARTING_FAME, possible_bids, without
from companion.tracker import clockwise_from
from companion.words import Name


class Phase(StrEnum):
    """What the table is doing."""

    OFFER = "offer"
    BIDS = "bids"
    GEEKS = "geeks"
    OVER = "over"


class Ending(StrEnum):
    """Why the game ended: all seven items were auctioned, there is no other end (RA-22)."""

    ALL_AUCTIONED = "all_auctioned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How the table began: who is the first auctioneer, and what the seven items are called."""

    auctioneer: Name
    items: tuple[str, ...] = ITEM_NAMES


@dataclass(frozen=True, slots=True, kw_only=True)
class RubbishState:
    """A position of Rubbish Auction.

    ``changes`` are what each auction so far did to everybody's fame, ``won`` the items of each player in the order
    won, ``blocked`` the money card that rests in the next auction. ``item`` and ``first_bidder`` are set while bids
    are awaited, ``geeks`` once the geek cards are revealed.
    """

    table: Table
    items: tuple[str, ...]
    auctioneer: Name
    changes: Mapping[Name, tuple[int, ...]]
    won: Mapping[Name, tuple[str, ...]]
    blocked: Mapping[Name, int | None]
    discarded: tuple[str, ...] = ()
    item: str | None = None
    first_bidder: Name | None = None
    geeks: Mapping[Name, tuple[str, ...]] | None = None

    @property
    def seating(self) -> tuple[Name, ...]:
        """The players, clockwise."""
        return self.table.players

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        if self.geeks is not None:
            return Phase.OVER
        if self.item is not None:
            return Phase.BIDS
        return Phase.OFFER if self.left else Phase.GEEKS

    @property
    def to_act(self) -> tuple[Name, ...]:
        """Who the next event must come from; bids and geek cards come from all at once."""
        if self.phase is Phase.OVER:
            return ()
        return (self.auctioneer,) if self.phase is Phase.OFFER else self.seating

    @property
    def auctions(self) -> int:
        """How many auctions are complete."""
        return len(self.changes[self.auctioneer])

    @property
    def number(self) -> int:
        """Which auction this is, from 1; the last one once there is no other."""
        return min(self.auctions + 1, ITEMS)

    @property
    def left(self) -> tuple[str, ...]:
        """The items still to come, without the one on offer."""
        gone = {self.item, *self.discarded, *(item for own in self.won.values() for item in own)}
        return tuple(item for item in self.items if item not in gone)

    @property
    def fame(self) -> Mapping[Name, int]:
        """Everybody's fame: 30 at the start, then what the auctions did to it; there is no upper end (RA-19)."""
        return {name: STARTING_FAME + sum(self.changes[name]) for name in self.seating}

    @property
    def may_bid_nothing(self) -> bool:
        """Whether the table plays that a bid may be empty (RA-04 b)."""
        return "may_bid_nothing" in self.table.options

    def hand(self, player: Name) -> tuple[int, ...]:
        """The money cards that a player may bid with: all but the blocked one (RA-15)."""
        return without(self.blocked[player])

    def possible(self, player: Name) -> tuple[int, ...]:
        """What a player can still bid, as the sheet's hints work it out from the card that rests."""
        return (*((0,) if self.may_bid_nothing else ()), *possible_bids(self.hand(player)))

    @property
    def bidding_order(self) -> tuple[Name, ...]:
        """The players clockwise from the First Bidder (RA-05); nobody while nothing is on offer."""
        return () if self.first_bidder is None else clockwise_from(self.seating, self.first_bidder)

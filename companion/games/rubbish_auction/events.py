"""What a table of Rubbish Auction tells: offers, everybody's bids, and the geek cards at the end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.tracker import Event
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemOffered(Event):
    """The auctioneer put an item in the middle and named the First Bidder."""

    type: ClassVar[str] = "offer"
    item: str
    first_bidder: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class BidsRevealed(Event):
    """Everybody turned over the money cards held out."""

    type: ClassVar[str] = "bids"
    cards: Mapping[Name, tuple[int, ...]] = field(hash=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class GeeksRevealed(Event):
    """Everybody turned over the own geek card: the items that each was destined to."""

    type: ClassVar[str] = "geeks"
    cards: Mapping[Name, tuple[str, ...]] = field(hash=False)


EVENTS: tuple[type[Event], ...] = (ItemOffered, BidsRevealed, GeeksRevealed)

"""What a table of Auction Chicken tells: deals, tokens, cards taken, bids, how ties are resolved, and choices."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.games.auction_chicken.facts import Card, Suit
from companion.tracker import Event
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDealt(Event):
    """One card a player was dealt face up, in this order."""

    type: ClassVar[str] = "deal"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPlaced(Event):
    """A player put a token on the lowest card of the line."""

    type: ClassVar[str] = "token"
    player: Name
    suit: Suit


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """A player took the lowest card of the line, and the tokens on it."""

    type: ClassVar[str] = "take"
    player: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class BidsRevealed(Event):
    """Everybody turned over the card that was bid."""

    type: ClassVar[str] = "bids"
    cards: Mapping[Name, Card] = field(hash=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class TieResolved(Event):
    """The tied players opened their fists, and one of them said who takes first, who next."""

    type: ClassVar[str] = "tie"
    tokens: Mapping[Name, tuple[Suit, ...]] = field(hash=False)
    order: tuple[Name, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardChosen(Event):
    """A player chose among cards of the same rank in the lot."""

    type: ClassVar[str] = "choose"
    player: Name
    card: Card


EVENTS: tuple[type[Event], ...] = (CardsDealt, TokenPlaced, CardTaken, BidsRevealed, TieResolved, CardChosen)

"""What a table of Blind Hen tells: offers, bids, payments, picks, lots, recounts and the end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.games.blind_hen.facts import ChickenCard, Color, LotCard
from companion.tracker import Event
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsOffered(Event):
    """The auctioneer put one or two of the three cards face up."""

    type: ClassVar[str] = "offer"
    face_up: tuple[LotCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BidPlaced(Event):
    """A player called an amount."""

    type: ClassVar[str] = "bid"
    player: Name
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerPassed(Event):
    """A player folded."""

    type: ClassVar[str] = "pass"
    player: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class LotSold(Event):
    """The auction closed without every bid logged: who won, and for how much."""

    type: ClassVar[str] = "sold"
    player: Name
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsPaid(Event):
    """The winner took these cards from the own display to pay."""

    type: ClassVar[str] = "pay"
    cards: tuple[LotCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPicked(Event):
    """A player took one card of the unbeaten auctioneer's payment."""

    type: ClassVar[str] = "pick"
    player: Name
    card: LotCard


@dataclass(frozen=True, slots=True, kw_only=True)
class LotRevealed(Event):
    """The three cards were shown and taken by the winner."""

    type: ClassVar[str] = "lot"
    cards: tuple[LotCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionVoided(Event):
    """The winner could not pay: the auction is repeated."""

    type: ClassVar[str] = "void"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRecounted(Event):
    """What really lies in a display and a pile replaces what was tracked."""

    type: ClassVar[str] = "recount"
    player: Name
    display: tuple[ChickenCard, ...]
    hens: int
    corns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChickensRecounted(Event):
    """Who really has these wooden chickens; colours left out stay where they are."""

    type: ClassVar[str] = "recount_chickens"
    owners: Mapping[Color, Name | None] = field(hash=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEndDrawn(Event):
    """The Game End card was among the three cards drawn."""

    type: ClassVar[str] = "end"


EVENTS: tuple[type[Event], ...] = (
    CardsOffered,
    BidPlaced,
    PlayerPassed,
    LotSold,
    CardsPaid,
    CardPicked,
    LotRevealed,
    AuctionVoided,
    PlayerRecounted,
    ChickensRecounted,
    GameEndDrawn,
)

"""Where a game of Blind Hen stands: frozen, made only by replay, everything else derived."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from companion.games.blind_hen.facts import COLORS, MOST_AUCTIONS, ChickenCard, Color, LotCard, worth
from companion.games.game import Table
from companion.tracker import clockwise_from
from companion.words import Name, Sentence


class Phase(StrEnum):
    """What the table is doing."""

    AUCTION = "auction"
    PAYMENT = "payment"
    PICKING = "picking"
    REVEAL = "reveal"
    OVER = "over"


class Ending(StrEnum):
    """Why the game ended: the Game End card, drawn as one of three (BH-19), or left alone after auction 23 (BH-21)."""

    GAME_END_DRAWN = "game_end_drawn"
    PILE_EXHAUSTED = "pile_exhausted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How the table began: the first auctioneer, everybody's cards, and the auctions played before."""

    auctioneer: Name
    displays: Mapping[Name, tuple[ChickenCard, ...]]
    auctions_before: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Bid:
    """What a player said in his turn: an amount, or None for a pass."""

    player: Name
    amount: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindHenState:
    """A position of Blind Hen.

    ``begun`` is true once something of the present auction is logged. ``payment`` are the cards in the middle
    while they are picked, ``paid`` all cards of the payment until the lot is taken; ``before_payment`` are the
    displays to go back to when the auction is annulled.
    """

    table: Table
    auctioneer: Name
    displays: Mapping[Name, tuple[ChickenCard, ...]]
    hens: Mapping[Name, int]
    corns: Mapping[Name, int]
    chickens: Mapping[Color, Name | None]
    auctions: int
    begun: bool = False
    face_up: tuple[LotCard, ...] = ()
    bids: tuple[Bid, ...] = ()
    winner: Name | None = None
    price: int | None = None
    paid: tuple[ChickenCard, ...] = ()
    payment: tuple[ChickenCard, ...] = ()
    picker: Name | None = None
    before_payment: Mapping[Name, tuple[ChickenCard, ...]] | None = None
    phase: Phase = Phase.AUCTION
    ending: Ending | None = None
    warnings: tuple[Sentence, ...] = ()

    @property
    def seating(self) -> tuple[Name, ...]:
        """The players, clockwise."""
        return self.table.players

    @property
    def with_chickens(self) -> bool:
        """Whether the Wooden Chicken expansion is played."""
        return "wooden_chickens" in self.table.options

    @property
    def bidding_order(self) -> tuple[Name, ...]:
        """Everybody once, clockwise from the auctioneer (BH-13)."""
        return clockwise_from(self.seating, self.auctioneer)

    @property
    def bidder(self) -> Name:
        """Whose bid is next."""
        return self.bidding_order[len(self.bids)]

    @property
    def highest_bid(self) -> int:
        """The highest bid so far, 0 when there is none."""
        return max((bid.amount for bid in self.bids if bid.amount is not None), default=0)

    @property
    def exhausted(self) -> bool:
        """Whether all 23 auctions that the draw pile allows are complete (BH-21)."""
        return self.auctions >= MOST_AUCTIONS

    @property
    def resting(self) -> bool:
        """Whether no bid of an auction is logged, so that things can be recounted."""
        return self.phase is Phase.OVER or (self.phase is Phase.AUCTION and not self.bids)

    @property
    def to_act(self) -> tuple[Name, ...]:
        """Who the next event must come from."""
        match self.phase:
            case Phase.AUCTION:
                actor: Name | None = self.bidder
            case Phase.PAYMENT:
                actor = self.winner
            case Phase.PICKING:
                actor = self.picker
            case Phase.REVEAL:
                actor = self.auctioneer
            case _:
                actor = None
        return () if actor is None else (actor,)

    def limit(self, player: Name) -> int:
        """What a player could bid at most: the total value of the own display (BH-11)."""
        return worth(self.displays[player])

    def count(self, player: Name, color: Color) -> int:
        """How many cards of a colour a player has: only the number counts (BH-01)."""
        return sum(card.color is color for card in self.displays[player])

    def value(self, player: Name, color: Color) -> int:
        """What a player's cards of a colour are worth together."""
        return sum(card.value for card in self.displays[player] if card.color is color)

    def pile(self, player: Name) -> int:
        """How many cards lie face down beside a display: the number is public, the cards are not (BH-23)."""
        return self.hens[player] + self.corns[player]

    def leaders(self, color: Color) -> tuple[Name, ...]:
        """Everybody who has the most cards of a colour, nobody when there are none."""
        most = max(self.count(player, color) for player in self.seating)
        return tuple(player for player in self.seating if most and self.count(player, color) == most)


def no_chickens() -> dict[Color, Name | None]:
    """Return all five wooden chickens in the supply."""
    return dict.fromkeys(COLORS)

"""Where a game of Auction Chicken stands: frozen, made only by replay, everything else derived."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from companion.games.auction_chicken.facts import Card, Suit, deals, rounds
from companion.games.game import Table
from companion.words import Name


class Phase(StrEnum):
    """What the table is doing: phase one deals and empties lines, phase two bids for lots."""

    DEAL = "deal"
    LINE = "line"
    BIDS = "bids"
    TIE = "tie"
    CHOOSE = "choose"
    OVER = "over"


class Ending(StrEnum):
    """Why the game ended: all players have bid with all of their cards."""

    HANDS_EMPTY = "hands_empty"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How the table began: who holds the Excuse."""

    start_player: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class LineCard:
    """A card that lies in the line, and the tokens on it in the order in which they were put there."""

    card: Card
    tokens: tuple[Suit, ...] = ()


Taking = tuple[Name, Card]
"""Who took which card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionChickenState:
    """A position of Auction Chicken.

    ``dealt`` are the groups of cards in the order dealt, ``turn`` whose turn it is at the line, None without one.
    ``taken`` tells who took what since the newest deal or bids, in that order. ``order`` are the players whose place
    is known but who have not taken yet, ``lots`` counts the lots that are gone. ``spent`` are tokens that left the
    game, ``discarded`` the cards of the last bids (AC-18), ``played`` the cards that each player has bid with.
    """

    table: Table
    excuse: Name
    tokens: Mapping[Name, Mapping[Suit, int]]
    hands: Mapping[Name, tuple[Card, ...]]
    piles: Mapping[Name, tuple[Card, ...]]
    played: Mapping[Name, tuple[Card, ...]]
    phase: Phase = Phase.DEAL
    dealt: tuple[tuple[Card, ...], ...] = ()
    line: tuple[LineCard, ...] = ()
    turn: Name | None = None
    taken: tuple[Taking, ...] = ()
    lot: tuple[Card, ...] = ()
    bids: Mapping[Name, Card]
    order: tuple[Name, ...] = ()
    lots: int = 0
    spent: tuple[Suit, ...] = ()
    discarded: tuple[Card, ...] = ()

    @property
    def seating(self) -> tuple[Name, ...]:
        """The players, clockwise."""
        return self.table.players

    @property
    def rounds(self) -> int:
        """How many rounds each phase has (AC-08)."""
        return rounds(len(self.seating))

    @property
    def deals_left(self) -> int:
        """How many groups of cards are still to be dealt, the first lot included (AC-08)."""
        return deals(len(self.seating)) - len(self.dealt)

    @property
    def phase_two(self) -> bool:
        """Whether the last cards are dealt, so that lots are bid for."""
        return not self.deals_left

    @property
    def round(self) -> int:
        """The number of the round, from 1 in each phase of the game; the deal of the first lot follows the last one."""
        if self.phase_two:
            return min(self.lots + 1, self.rounds)
        return len(self.dealt) + (self.phase is Phase.DEAL)

    @property
    def to_act(self) -> tuple[Name, ...]:
        """Who the next event must come from."""
        match self.phase:
            case Phase.LINE:
                return tuple(name for name in self.seating if name == self.turn)
            case Phase.BIDS:
                return self.seating
            case Phase.TIE:
                return self.tied
            case Phase.CHOOSE:
                return self.order[:1]
            case _:
                return ()

    @property
    def out(self) -> frozenset[Name]:
        """Who has taken a card since the newest deal or bids."""
        return frozenset(name for name, _ in self.taken)

    @property
    def tied(self) -> tuple[Name, ...]:
        """The players tied at the highest rank that is not yet settled, in seating order (AC-12, AC-15)."""
        waiting = [name for name in self.bids if name not in self.out and name not in self.order]
        highest = max((self.bids[name].rank for name in waiting), default=None)
        tied = tuple(name for name in self.seating if name in waiting and self.bids[name].rank is highest)
        return tied if len(tied) > 1 else ()

    @property
    def offered(self) -> tuple[Card, ...]:
        """The cards of the highest rank left in the lot: the next player takes one of them (AC-16)."""
        highest = max((card.rank for card in self.lot), default=None)
        return tuple(card for card in self.lot if card.rank is highest)

    def tokens_of(self, player: Name) -> int:
        """How many tokens a player has in all."""
        return sum(self.tokens[player].values())

    def dealt_in(self, card: Card) -> int | None:
        """In which deal a card lay on the table, from 1; None while nobody has seen it."""
        return next((number for number, cards in enumerate(self.dealt, 1) if card in cards), None)


def low_to_high(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in the order of their ranks; of equal ones the one named first goes before (AC-09)."""
    return tuple(sorted(cards, key=lambda card: card.rank))


def high_to_low(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards with the highest rank first, as they are taken out of a lot."""
    return tuple(sorted(cards, key=lambda card: -card.rank))

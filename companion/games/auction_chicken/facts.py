"""Numbers and cards of Auction Chicken, from sheet 003 and the Decktet's basic deck."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum

SEATS = range(3, 6)
TOKENS_OF_A_SUIT = 2
"""Each player starts with so many tokens of each suit."""


class Suit(StrEnum):
    """The six suits of the Decktet, in their usual order."""

    MOONS = "moons"
    SUNS = "suns"
    WAVES = "waves"
    LEAVES = "leaves"
    WYRMS = "wyrms"
    KNOTS = "knots"


SUITS = tuple(Suit)
M, S, W, L, Y, K = SUITS


class Rank(IntEnum):
    """The ranks in their order: the ace is the lowest, the crown the highest (AC-09, AC-17)."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    CROWN = 10

    @property
    def numbered(self) -> bool:
        """Whether this is one of the number ranks 2 to 9 (AC-01)."""
        return self not in {Rank.ACE, Rank.CROWN}

    @property
    def text(self) -> str:
        """The rank as documents write it.

        >>> Rank.ACE.text, Rank.SEVEN.text
        ('ace', '7')
        """
        return str(int(self)) if self.numbered else self.name.lower()


RANKS = tuple(Rank)
RANK_BY_TEXT: Mapping[str, Rank] = {rank.text: rank for rank in RANKS}


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the basic deck: its rank, and its one or two suits in their usual order.

    >>> str(Card(Rank.SIX, (Suit.MOONS, Suit.WAVES)))
    '6-moons-waves'
    """

    rank: Rank
    suits: tuple[Suit, ...]

    def __str__(self) -> str:
        """Return the card as documents write it."""
        return "-".join((self.rank.text, *self.suits))


NUMBER_SUITS: Mapping[Rank, tuple[tuple[Suit, Suit], ...]] = {
    Rank.TWO: ((M, K), (S, Y), (W, L)),
    Rank.THREE: ((M, W), (S, K), (L, Y)),
    Rank.FOUR: ((M, S), (W, L), (Y, K)),
    Rank.FIVE: ((M, L), (S, W), (Y, K)),
    Rank.SIX: ((M, W), (S, Y), (L, K)),
    Rank.SEVEN: ((M, L), (S, K), (W, Y)),
    Rank.EIGHT: ((M, S), (W, L), (Y, K)),
    Rank.NINE: ((M, S), (W, Y), (L, K)),
}
"""The suits of the number cards: each suit once a rank."""


def _suits_of(rank: Rank) -> Iterable[tuple[Suit, ...]]:
    return NUMBER_SUITS[rank] if rank.numbered else ((suit,) for suit in SUITS)


DECK = tuple(Card(rank, suits) for rank in RANKS for suits in _suits_of(rank))
"""The 36 cards of the basic deck (AC-23), lowest first."""

_BY_TEXT: Mapping[str, Card] = {
    "-".join((card.rank.text, *suits)): card for card in DECK for suits in (card.suits, card.suits[::-1])
}


def card(text: str) -> Card:
    """Return the card of this name, its suits in either order; raises ``ValueError``.

    >>> str(card("6-waves-moons"))
    '6-moons-waves'
    """
    if text not in _BY_TEXT:
        raise ValueError(text)
    return _BY_TEXT[text]


def deals(players: int) -> int:
    """Return how many groups of cards are dealt; the last one is the first lot (AC-08).

    >>> [deals(players) for players in SEATS]
    [12, 9, 7]
    """
    return len(DECK) // players


def rounds(players: int) -> int:
    """Return how many rounds each phase has, and how many cards come into each hand (AC-08).

    >>> [rounds(players) for players in SEATS]
    [11, 8, 6]
    """
    return deals(players) - 1

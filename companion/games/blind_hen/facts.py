"""Numbers and cards of Blind Hen and its Wooden Chicken expansion, from sheets 000 and 001."""

from dataclasses import dataclass
from enum import Enum, StrEnum

SEATS = range(3, 6)
STARTING_CARDS = 8
HIGHEST_STARTING_VALUE = 3
VALUES = range(1, 5)
SETS = ("A", "B", "C", "D", "E")
LOT_SIZE = 3
FACE_UP = range(1, 3)
BLIND_HENS = 12
GOLDEN_CORNS = 12
FEWEST_AUCTIONS = 20
MOST_AUCTIONS = 23
FIRST_AND_SECOND = (8, 4)
SECOND_ONLY = (4,)
UNTAKEN_FIRST_AND_SECOND = (4, 4)
CHICKEN_POINTS = 8
BEST_COLORS = 3
CORN_POINTS = 2
FED_HEN_POINTS = 3
UNFED_HEN_POINTS = -3


class Color(StrEnum):
    """The five colours, in the order in which the sheet scores them."""

    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"
    PURPLE = "purple"
    BLUE = "blue"


COLORS = tuple(Color)


@dataclass(frozen=True, slots=True)
class ChickenCard:
    """A chicken card: a colour and the number in its corner.

    >>> str(ChickenCard(Color.RED, 2))
    'red-2'
    """

    color: Color
    value: int

    def __str__(self) -> str:
        """Return the card as documents write it."""
        return f"{self.color}-{self.value}"

    @property
    def rank(self) -> tuple[int, int]:
        """Where the card lies in a sorted display: by colour, then value."""
        return COLORS.index(self.color), self.value


class FaceDownCard(Enum):
    """A card that goes to the pile beside the display."""

    HEN = "hen"
    CORN = "corn"

    def __str__(self) -> str:
        """Return the card as documents write it."""
        return self.value


HEN = FaceDownCard.HEN
CORN = FaceDownCard.CORN
LotCard = ChickenCard | FaceDownCard
CHICKEN_CARDS = tuple(ChickenCard(color, value) for value in VALUES for color in COLORS)
_LOT_CARDS: tuple[LotCard, ...] = (*CHICKEN_CARDS, HEN, CORN)
_BY_TEXT: dict[str, LotCard] = {str(card): card for card in _LOT_CARDS}


def chicken_card(text: str) -> ChickenCard:
    """Return the chicken card of this name; raises ``ValueError``.

    >>> chicken_card("blue-4").value
    4
    """
    card = _BY_TEXT.get(text)
    if not isinstance(card, ChickenCard):
        raise ValueError(text)  # noqa: TRY004 - the text is at fault, not its type
    return card


def lot_card(text: str) -> LotCard:
    """Return the card of this name, hens and corns included; raises ``ValueError``.

    >>> lot_card("corn")
    <FaceDownCard.CORN: 'corn'>
    """
    if text not in _BY_TEXT:
        raise ValueError(text)
    return _BY_TEXT[text]


def worth(cards: "tuple[ChickenCard, ...]") -> int:
    """Return the sum of the numbers in the corners, which is what cards pay and a display bids.

    >>> worth((ChickenCard(Color.RED, 2), ChickenCard(Color.BLUE, 4)))
    6
    """
    return sum(card.value for card in cards)


def in_order(cards: "tuple[ChickenCard, ...]") -> "tuple[ChickenCard, ...]":
    """Return the cards as a display shows them: by colour, then value."""
    return tuple(sorted(cards, key=lambda card: card.rank))

"""Numbers and cards of Egg On, from sheet 002."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

SEATS = range(2, 5)
SEATS_WITH_NEUTRAL = 2
HAND = 6
NEST = range(1, 4)
OWN_EGG_POINTS = 1
VARIETY_POINTS: Mapping[int, int] = {2: 2, 3: 5, 4: 10}
"""What eggs of so many different colours add; fewer add nothing (EO-25)."""


class Color(StrEnum):
    """The four colours; each is a male, a female and her nest."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"


COLORS = tuple(Color)


class Worm(StrEnum):
    """A worm card. Those with an asterisk are not to a crow's taste, and the fake one is worth nothing."""

    ONE = "1"
    TWO = "2"
    STARRED_TWO = "2*"
    THREE = "3"
    FOUR = "4"
    STARRED_FIVE = "5*"
    SIX = "6"
    SEVEN = "7"
    FAKE = "fake"

    @property
    def worth(self) -> int:
        """What the worm offers a female; a fake one 0 (EO-05).

        >>> Worm.STARRED_FIVE.worth, Worm.FAKE.worth
        (5, 0)
        """
        return 0 if self is Worm.FAKE else int(self[0])

    @property
    def edible(self) -> bool:
        """Whether a crow likes it: no fake worm, and none with an asterisk (EO-12)."""
        return self is not Worm.FAKE and not self.endswith("*")


class OtherCard(StrEnum):
    """What a male plays besides worms."""

    CROW = "crow"
    WEDDING = "wedding"


CROW = OtherCard.CROW
WEDDING = OtherCard.WEDDING
Card = Worm | OtherCard
WORMS = tuple(Worm)
REAL_WORMS = tuple(worm for worm in WORMS if worm is not Worm.FAKE)
MALE_SET: Mapping[Card, int] = {
    Worm.ONE: 3,
    Worm.TWO: 2,
    Worm.STARRED_TWO: 1,
    Worm.THREE: 2,
    Worm.FOUR: 2,
    Worm.STARRED_FIVE: 1,
    Worm.SIX: 1,
    Worm.SEVEN: 1,
    Worm.FAKE: 1,
    CROW: 2,
    WEDDING: 6,
}
"""The 22 cards that a male can play (EO-30)."""


@dataclass(frozen=True, slots=True)
class Egg:
    """An egg card: the nest that it comes from, and how many eggs it shows.

    >>> str(Egg(Color.GREEN, 3))
    'green-3'
    """

    color: Color
    number: int

    def __str__(self) -> str:
        """Return the egg as documents write it."""
        return f"{self.color}-{self.number}"


_BY_TEXT: Mapping[str, Egg] = {str(egg): egg for egg in (Egg(color, number) for color in COLORS for number in NEST)}


def egg(text: str) -> Egg:
    """Return the egg card of this name; raises ``ValueError``.

    >>> egg("yellow-2").number
    2
    """
    if text not in _BY_TEXT:
        raise ValueError(text)
    return _BY_TEXT[text]


def offered(stack: tuple[Worm, ...]) -> int:
    """Return what a stack of worms offers a female.

    >>> offered((Worm.SEVEN, Worm.FAKE, Worm.STARRED_TWO))
    9
    """
    return sum(worm.worth for worm in stack)

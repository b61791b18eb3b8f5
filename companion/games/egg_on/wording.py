"""The names of Egg On's colours, cards and eggs, in words."""

from collections.abc import Iterable

from companion.games.egg_on.facts import Color, Egg, Worm
from companion.words import Listing, Sentence, say

COLOR_NAMES: dict[Color, Sentence] = {
    Color.RED: say("red"),
    Color.BLUE: say("blue"),
    Color.GREEN: say("green"),
    Color.YELLOW: say("yellow"),
}

FEMALE_NAMES: dict[Color, Sentence] = {
    Color.RED: say("Red"),
    Color.BLUE: say("Blue"),
    Color.GREEN: say("Green"),
    Color.YELLOW: say("Yellow"),
}
"""What a female is called where a line begins with her."""

LINE_TITLES: dict[str, Sentence] = {
    "eggs": say("Eggs"),
    "own_color": say("Own colour"),
    "variety": say("Variety"),
}


def worm_name(worm: Worm) -> Sentence:
    """Return what a worm is called.

    >>> str(worm_name(Worm.STARRED_TWO)), str(worm_name(Worm.FAKE))
    ('2*', 'fake worm')
    """
    return say("fake worm") if worm is Worm.FAKE else say("{worm}", worm=str(worm))


def worm_names(worms: Iterable[Worm]) -> Listing:
    """Return the names of worms, one after the other.

    >>> from companion.words import ENGLISH
    >>> worm_names((Worm.SEVEN, Worm.FAKE)).render(ENGLISH)
    '7 and fake worm'
    """
    return Listing(tuple(worm_name(worm) for worm in worms))


def egg_name(egg: Egg) -> Sentence:
    """Return what an egg card is called.

    >>> str(egg_name(Egg(Color.GREEN, 3)))
    'green 3'
    """
    return say("{color} {value}", color=COLOR_NAMES[egg.color], value=egg.number)

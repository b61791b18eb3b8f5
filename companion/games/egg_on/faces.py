"""How Egg On's cards look on a key."""

from companion.games.egg_on.facts import CROW, WEDDING, Card, Worm
from companion.tracker import Face

PICTURES: dict[Card, str] = {Worm.FAKE: "fake-worm", CROW: "crow", WEDDING: "wedding"}


def face(card: Card) -> Face:
    """Return the face of a card: the number of a worm, or the picture of another card."""
    return Face(picture=PICTURES[card]) if card in PICTURES else Face(text=str(card))


def icon(card: Card) -> str | None:
    """Return the shield of the worms with a number that no crow eats (EO-12)."""
    return "shield" if isinstance(card, Worm) and card is not Worm.FAKE and not card.edible else None


LOW_WORMS = (Worm.ONE, Worm.TWO, Worm.STARRED_TWO, Worm.THREE, Worm.FOUR)
HIGH_WORMS = (Worm.STARRED_FIVE, Worm.SIX, Worm.SEVEN, Worm.FAKE)
"""The worms as their keys lie, in two rows."""

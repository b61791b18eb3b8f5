"""How Blind Hen's cards look on a key."""

from companion.games.blind_hen.facts import COLORS, HEN, VALUES, ChickenCard, LotCard
from companion.tracker import Face


def face(card: LotCard) -> Face:
    """Return the face of a card: its colour's shape and number, or the picture of a hen or a corn."""
    if isinstance(card, ChickenCard):
        return Face(hue=str(card.color), text=str(card.value))
    return Face(picture="hen" if card is HEN else "corn")


HIDDEN = Face(covered=True)
"""The face of a card that is not to be seen."""

GRID: tuple[tuple[ChickenCard, ...], ...] = tuple(
    tuple(ChickenCard(color, value) for color in COLORS) for value in VALUES
)
"""The chicken cards as a display lies: a column a colour, a row a value."""

"""How Auction Chicken's cards and suits look on a key."""

from companion.games.auction_chicken.facts import DECK, Card, Rank, Suit
from companion.tracker import Face

ROW = 6
GRID = tuple(DECK[at : at + ROW] for at in range(0, len(DECK), ROW))
"""The deck as its keys lie: the aces, two ranks a row, the crowns."""

PAD = (tuple(Rank)[:5], tuple(Rank)[5:])
"""The ranks as their keys lie."""

GONE = Face()
"""The place of a card that has been seen already."""


def rank_face(rank: Rank) -> Face:
    """Return the face of a rank: its number, A for the ace, a crown."""
    if rank is Rank.CROWN:
        return Face(picture="crown")
    return Face(text="A" if rank is Rank.ACE else str(int(rank)))


def face(card: Card) -> Face:
    """Return the face of a card: its rank and its suits."""
    rank = rank_face(card.rank)
    return Face(text=rank.text, picture=rank.picture, marks=tuple(card.suits))


def suit_face(suit: Suit) -> Face:
    """Return the face of a token."""
    return Face(marks=(suit,))

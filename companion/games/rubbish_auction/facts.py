"""Numbers and cards of Rubbish Auction, from sheet 004. Money is counted in thousands, which are points of fame."""

from itertools import combinations

SEATS = range(2, 6)
MONEY = (1, 2, 2, 5, 10)
"""The five money cards of everybody (RA-01)."""
STARTING_FAME = 30
ITEMS = 7
ITEM_NAMES = tuple(f"item {number}" for number in range(1, ITEMS + 1))
"""What the items are called as long as nobody names them."""
DESTINED = 2
"""How many items a geek card shows (RA-21)."""
DESTINED_POINTS = 30


def without(blocked: int | None) -> tuple[int, ...]:
    """Return the money cards of a player whose blocked one rests (RA-15).

    >>> without(2), without(None)
    ((1, 2, 5, 10), (1, 2, 2, 5, 10))
    """
    hand = list(MONEY)
    if blocked is not None:
        hand.remove(blocked)
    return tuple(hand)


def possible_bids(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return what one or more of these cards can add up to, as the sheet's hints work it out.

    >>> possible_bids(without(5))
    (1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)
    """
    return tuple(sorted({sum(cards) for count in range(len(hand)) for cards in combinations(hand, count + 1)}))

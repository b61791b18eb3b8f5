"""How large the parts of Rubbish Auction's table are, by the screen and the reader's text size."""

from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable
from companion.ui.theme import LEAST_TARGET

EDGE, BETWEEN, BELOW = 10, 6, 8
NAME, UNDER = 16, 12.5
FAME = 26
MARK, LOCK = 15, 13
ITEM, ABOUT = 22, 14
BIN, AROUND = 44, 14
INSIDE = 4
BESIDE_FAME = 36
"""What stands beside the fame in a low card takes of its width: a lock and two digits."""


def height(kit: Kit, table: OpenTable, rows: int, low: bool) -> float:  # noqa: FBT001 - the register's form
    """Return how high the picture is; with a single row only the middle of the table is left of it."""
    middle = middle_height(kit, low=low or rows < len(table.session.table.players))
    seats = seat_height(kit, low=low) + BETWEEN if rows == len(table.session.table.players) else 0
    return seats + middle + BELOW


def seat_height(kit: Kit, *, low: bool) -> float:
    """Return how high a player's card is: name, fame, what can still be bid, and the items."""
    lines = NAME + FAME + (0 if kit.large else UNDER if low else 2 * UNDER)
    return max(LEAST_TARGET, lines * LEADING * max(1.0, kit.scale) + (LOCK * LEADING if kit.large else 0) + 2 * INSIDE)


def middle_height(kit: Kit, *, low: bool) -> float:
    """Return how high the middle of the table is: the item on offer, or what is left."""
    text = (ITEM * 0.8 if low else ITEM) * LEADING * kit.scale + (0 if kit.large else ABOUT * LEADING * kit.scale)
    return max(0.0 if low else BIN, text) + (AROUND / 2 if low else AROUND)


def seat_width(kit: Kit, players: int) -> float:
    """Return how wide a player's card is."""
    return (kit.pane - 2 * EDGE - BETWEEN * (players - 1)) / players

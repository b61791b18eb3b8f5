"""How large the parts of Blind Hen's matrix are, by the screen and the reader's text size."""

from companion.games.blind_hen.facts import COLORS
from companion.ui.boards.matrix import GAP, PILE_WIDTH
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable

NARROW = 360
NAMES, NARROW_NAMES = 92, 78
ROW, LOW_ROW = 53, 48
BETWEEN, LEFT, RIGHT, BELOW = 5, 6, 8, 6
HEAD = 14
NAME, UNDER = 16, 12.5
COUNT, VALUE = 22, 12.5
CHICKEN, LEAST_CHICKEN = 20, 14
GAVEL = 16
NARROW_CELL = 34
UNDER_GOES = 1.7
"""From this text size on a row has no second line (ui.md, 8)."""


def height(kit: Kit, _: OpenTable, rows: int, low: bool) -> float:  # noqa: FBT001 - the register's form
    """Return how high the matrix is with so many rows; ``low`` ones where room is scarce."""
    return head_height(kit) + rows * (row_height(kit, low=low) + BETWEEN) + BELOW


def head_height(kit: Kit) -> float:
    """Return how high the heads of the columns are."""
    return max(18, HEAD * LEADING * kit.scale)


def row_height(kit: Kit, *, low: bool) -> float:
    """Return how high a row is."""
    lines = NAME if kit.scale >= UNDER_GOES else NAME + UNDER
    tallest = max(lines * LEADING * kit.scale, NAME * LEADING * kit.scale + GAVEL, COUNT * LEADING * kit.scale)
    return max(LOW_ROW if low else ROW, tallest + 4)


def name_width(kit: Kit) -> float:
    """Return how wide the column of the names is."""
    return NAMES if kit.pane >= NARROW else NARROW_NAMES


def cell_width(kit: Kit) -> float:
    """Return how wide a column of a colour is."""
    columns = len(COLORS)
    return (kit.pane - LEFT - RIGHT - name_width(kit) - PILE_WIDTH - GAP * (columns + 1)) / columns

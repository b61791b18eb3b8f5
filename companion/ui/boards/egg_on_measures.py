"""How large the parts of Egg On's table are, by the screen and the reader's text size."""

from companion.games.egg_on.state import EggOnState
from companion.ui.boards.matrix import GAP
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable
from companion.ui.theme import LEAST_TARGET

NARROW = 360
NAMES, NARROW_NAMES = 84, 76
ROW, LOW_ROW = 60, 48
HIGH_ROWS = {2: 84, 3: 72}
"""Few players have higher rows."""
HEAD, LOW_HEAD = 70, 50
BETWEEN, LEFT, RIGHT, BELOW = 4, 6, 8, 6
NAME, LEAST_NAME, UNDER = 16, 14, 12.5
TOTAL, WORM = 24, 13
SHAPE, NEST, LOW_NEST = 13, 36, 24
BADGE = 22
UNDER_GOES = 1.7
"""From this text size on a name has no second line (ui.md, 8)."""


def height(kit: Kit, table: OpenTable, rows: int, low: bool) -> float:  # noqa: FBT001 - the register's form
    """Return how high the picture is with so many rows; ``low`` ones where room is scarce."""
    return (
        head_height(kit, low=low) + BETWEEN + rows * (row_height(kit, table.session.state, low=low) + BETWEEN) + BELOW
    )


def head_height(kit: Kit, *, low: bool) -> float:
    """Return how high the nests are."""
    if kit.large:
        return max(LEAST_TARGET, NAME * LEADING * kit.scale + 6)
    return LOW_HEAD if low else HEAD


def row_height(kit: Kit, state: EggOnState, *, low: bool) -> float:
    """Return how high a row is: the total, and below it the worms in one line, or two where there is room."""
    if kit.large:
        lines = NAME if kit.scale >= UNDER_GOES else NAME + UNDER
        return max(LEAST_TARGET, lines * LEADING * kit.scale + 4, TOTAL * LEADING * kit.scale + 4)
    return LOW_ROW if low else HIGH_ROWS.get(len(state.seating), ROW)


def name_width(kit: Kit) -> float:
    """Return how wide the column of the names is."""
    return NAMES if kit.pane >= NARROW else NARROW_NAMES


def cell_width(kit: Kit, state: EggOnState) -> float:
    """Return how wide a column of a female is."""
    columns = len(state.females)
    return (kit.pane - LEFT - RIGHT - name_width(kit) - GAP * columns) / columns

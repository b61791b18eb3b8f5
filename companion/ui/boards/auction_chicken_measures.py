"""How large the parts of Auction Chicken's table are, by the screen and the reader's text size."""

from companion.games.auction_chicken.facts import SUITS
from companion.games.auction_chicken.state import AuctionChickenState, Phase
from companion.ui.boards.matrix import GAP, PILE_WIDTH
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable

NARROW = 360
NAMES, NARROW_NAMES = 104, 84
ROW, LOW_ROW = 53, 48
BETWEEN, LEFT, RIGHT, BELOW = 5, 6, 8, 6
HEAD = 14
NAME, UNDER = 16, 12.5
COUNT = 22
UNDER_GOES = 1.7
"""From this text size on a row has no second line (ui.md, 8)."""
CARD, LOW_CARD, CARD_WIDTH = 92, 72, 76
CHIP = 26
BID = 58
CARD_GAP = 10


def height(kit: Kit, table: OpenTable, rows: int, low: bool) -> float:  # noqa: FBT001 - the register's form
    """Return how high the picture is with so many rows; ``low`` where room is scarce."""
    state: AuctionChickenState = table.session.state
    cards = cards_height(kit, state, low=low)
    return cards + (matrix_height(kit, rows, low=low) if with_matrix(state) else 0) + BELOW


def with_matrix(state: AuctionChickenState) -> bool:
    """Whether everybody's tokens are shown; while bids are settled the bids stand in their place."""
    return state.phase not in {Phase.TIE, Phase.CHOOSE}


def cards_height(kit: Kit, state: AuctionChickenState, *, low: bool) -> float:
    """Return how high the line or the lot stands, with what belongs to its cards."""
    match state.phase:
        case Phase.LINE:
            return card_height(kit, low=low) + BETWEEN + chip_height(kit) + BETWEEN
        case Phase.BIDS:
            return card_height(kit, low=low) + 2 * BETWEEN
        case Phase.TIE | Phase.CHOOSE:
            return card_height(kit, low=low) + chip_height(kit) + bid_height(kit) + 4 * BETWEEN
        case _:
            return 0


def card_height(kit: Kit, *, low: bool) -> float:
    """Return how high a card of the line or the lot is."""
    return (LOW_CARD if low else CARD) * min(max(kit.scale, 1.0), 1.2)


def card_width(kit: Kit, count: int) -> float:
    """Return how wide a card is beside so many others."""
    return min(CARD_WIDTH, (kit.pane - 2 * RIGHT + CARD_GAP) / count - CARD_GAP)


def chip_height(kit: Kit) -> float:
    """Return how high a row of tokens or names under the cards is."""
    return max(CHIP, NAME * LEADING * min(kit.scale, 1.3))


def bid_height(kit: Kit) -> float:
    """Return how high the row of bids is."""
    return BID * min(max(kit.scale, 1.0), 1.3)


def matrix_height(kit: Kit, rows: int, *, low: bool) -> float:
    """Return how high the matrix of tokens is."""
    return head_height(kit) + rows * (row_height(kit, low=low) + BETWEEN)


def head_height(kit: Kit) -> float:
    """Return how high the heads of the columns are."""
    return max(20, HEAD * LEADING * kit.scale)


def row_height(kit: Kit, *, low: bool) -> float:
    """Return how high a row is."""
    lines = NAME if kit.scale >= UNDER_GOES else NAME + UNDER
    tallest = max(lines * LEADING * kit.scale, COUNT * LEADING * kit.scale)
    return max(LOW_ROW if low else ROW, tallest + 4)


def name_width(kit: Kit) -> float:
    """Return how wide the column of the names is."""
    return NAMES if kit.pane >= NARROW else NARROW_NAMES


def cell_width(kit: Kit) -> float:
    """Return how wide a column of a suit is."""
    columns = len(SUITS)
    return (kit.pane - LEFT - RIGHT - name_width(kit) - PILE_WIDTH - GAP * (columns + 1)) / columns

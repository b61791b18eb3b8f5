"""One seat of Rubbish Auction: what can still be bid, the items won, and how the fame came about."""

from collections.abc import Callable

import flet as ft

from companion.games.rubbish_auction.position import tracked
from companion.games.rubbish_auction.scoring import fame_line
from companion.games.rubbish_auction.state import RubbishState
from companion.tracker import Key
from companion.ui.boards.rubbish_auction_cards import item_row, money_row
from companion.ui.boards.rubbish_auction_words import possible_words
from companion.ui.components.texts import body, title
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.words import Name, say

HIGH, ITEM_LINE, ACROSS = 300, 40, 2


def draw_seat(kit: Kit, table: OpenTable, player: Name, _: Callable[[Key], ft.Control] | None) -> ft.Control:
    """Return a player's money with what it can add up to, the items, and the fame auction by auction."""
    state: RubbishState = table.session.state
    line = fame_line(tracked(state), player)
    possible = say("Can bid {amounts}, in thousands", amounts=possible_words(state.possible(player)))
    return ft.Column(
        [
            title(kit, kit(say("Money cards")), 17),
            money_row(kit, state.hand(player), resting=state.blocked[player]),
            body(kit, kit(possible), 14.5),
            title(kit, kit(say("Items won")), 17),
            item_row(kit, state.won[player]),
            title(kit, kit(say("Fame: {points}", points=line.points)), 17),
            body(kit, kit(line.arithmetic or line.reason), 14.5),
        ],
        spacing=8,
        tight=True,
    )


def seat_height(state: RubbishState, player: Name) -> float:
    """Return about how high the picture of a seat is."""
    return HIGH + ITEM_LINE * (1 + len(state.won[player]) // ACROSS)

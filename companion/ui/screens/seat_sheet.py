"""All about one player: the cards, a look at the own pile, recount, chickens."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.tracker import Key
from companion.ui.boards import BOARDS
from companion.ui.components.art import picture
from companion.ui.components.sheet import sheet
from companion.ui.components.tiles import Paint, tile, word_key
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.ui.questions.keys import ICONS, spoken
from companion.ui.screens.secrets import LookKey
from companion.words import Name

HIGHEST = 0.75
"""How much of the screen's height the picture of a seat may take without scrolling."""


def seat_sheet(
    kit: Kit, table: OpenTable, player: Name, tap: Callable[[Key], Awaitable[None]], close: Callable[[], None]
) -> ft.BottomSheet:
    """Return the sheet of a player's row."""

    async def tapped(key: Key) -> None:
        close()
        await tap(key)

    def draw_key(key: Key) -> ft.Control:
        if key.face is not None and key.face.picture is not None:
            return tile(
                kit,
                picture(kit, key.face.picture, 40),
                id=f"key-{key.id}",
                label=spoken(kit, key),
                paint=Paint(
                    fill=kit.look.well,
                    border=kit.look.border(kit.look.ink, 3) if key.chosen else None,
                ),
                on_tap=lambda: tapped(key),
                expand=True,
                height=58,
            )
        return word_key(
            kit,
            kit(key.text),
            id=f"key-{key.id}",
            label=spoken(kit, key),
            on_tap=lambda: tapped(key),
            icon=ICONS.get(key.icon or ""),
            expand=True,
        )

    board = BOARDS[table.session.game.id]
    parts = [board.draw_seat(kit, table, player, draw_key if kit.may_enter else None)]
    if board.secret is not None and kit.may_look(player):
        parts.append(LookKey(kit, table, board.secret, player))
    return sheet(
        kit,
        player,
        parts,
        close,
        high=board.seat_height(table.session.state, player) > HIGHEST * kit.height,
    )

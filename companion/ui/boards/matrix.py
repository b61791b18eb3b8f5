"""A table drawn as a matrix, a row a player: only those parts are drawn anew that show something new."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui.boards.taps import BoardTaps
from companion.ui.components.fitted import fitted_numeral
from companion.ui.kept import Kept
from companion.ui.kit import Kit
from companion.words import Name

GAP = 4
PILE_WIDTH = 50
BACK_WIDTH, BACK_HEIGHT, BACK_RADIUS = 34, 42, 7


@dataclass(frozen=True, slots=True, kw_only=True)
class MatrixRow:
    """A player's row: all that it ``shows``, whether the player acts ``now``, and how its parts are drawn.

    ``places`` is what the cells depend on besides, where they answer a question or change with their height.
    """

    player: Name
    shows: tuple[object, ...]
    now: bool
    height: float
    name: Callable[[], ft.Control]
    cells: Callable[[], list[ft.Control]]
    places: tuple[object, ...] = ()


def draw_row(kit: Kit, row: MatrixRow, taps: BoardTaps, kept: Kept) -> ft.Control:
    """Return a row, with those of its parts kept that are as they were; another height changes its frame alone."""
    name = kept.part((row.player, "name"), (kit, row.shows, row.now, taps.live), row.name)
    cells = kept.part((row.player, "cells"), (kit, row.shows, row.places, taps.live), row.cells)
    return frame([name, *cells], row.height)


def frame(parts: Sequence[ft.Control], height: float) -> ft.Control:
    """Return the frame of a row: its parts side by side, all as high as it is."""
    return ft.Container(
        ft.Row(list(parts), spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        height=height,
    )


def hidden_pile(kit: Kit, player: Name, count: int, label: str, taps: BoardTaps) -> ft.Control:
    """Return the back of a hidden pile with the number of its cards; its owner looks at it as long as it is held."""
    back = ft.Container(
        fitted_numeral(kit, str(count), BACK_WIDTH - 6, BACK_HEIGHT - 6, size=17, color=kit.look.ink),
        width=BACK_WIDTH,
        height=BACK_HEIGHT,
        alignment=ft.Alignment.CENTER,
        bgcolor=kit.look.well,
        border=kit.look.border(width=1.5),
        border_radius=BACK_RADIUS,
    )
    place = ft.Container(back, alignment=ft.Alignment.CENTER, width=PILE_WIDTH)
    if not taps.live:
        return ft.Semantics(label=label, container=True, content=place)
    press = ft.GestureDetector(
        content=place,
        on_long_press_start=lambda _: taps.peek(player),
        on_long_press_end=lambda _: taps.peek(None),
        on_long_press_cancel=lambda _: taps.peek(None),
        on_tap=lambda _: taps.row(player),
    )
    return ft.Semantics(identifier=f"pile-{player}", label=label, button=True, container=True, content=press)

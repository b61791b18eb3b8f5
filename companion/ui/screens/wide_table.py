"""The picture of the table beside the questions: as large as the free place allows, since others read it from afar."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.ui.boards import BOARDS
from companion.ui.components.bar import bar_height
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable

PHONE = 360
"""As wide as the picture is drawn at least before it is enlarged; what fits a phone fits there."""
MOST = 1.8
LEAST = 1.05
"""Below this the picture is not worth enlarging."""


def beside_dock(kit: Kit, table: OpenTable, draw: Callable[[Kit], ft.Control]) -> ft.Control:
    """Return the picture for the left half: drawn as on a phone, and enlarged as a whole."""
    times = _times(kit, table)
    if times < LEAST:
        return draw(kit)
    small = replace(kit, wide=False, width=kit.pane / times)
    drawn = ft.Container(
        draw(small), width=small.width, left=0, top=0, scale=ft.Scale(times, alignment=ft.Alignment.TOP_LEFT)
    )
    high = _height(small, table, low=False) * times
    return ft.Stack([drawn], width=kit.pane, height=high, clip_behavior=ft.ClipBehavior.NONE)


def scrolling(picture: ft.Control) -> ft.Control:
    """Return the picture so that it scrolls where it has less room than it is high."""
    return ft.Column([picture], scroll=ft.ScrollMode.AUTO, spacing=0)


def picture_and_dock(kit: Kit, over: tuple[ft.Control, ...], picture: ft.Container, lower: ft.Control) -> ft.Control:
    """Return the picture above the dock; on a wide screen it is beside it, below what stands ``over`` its half."""
    if not kit.wide:
        return ft.Column([picture, lower], spacing=0, expand=True)
    picture.height, picture.expand = None, True
    left = ft.Column([*over, picture], spacing=0, expand=True)
    return ft.Row([left, lower], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def stands_low(kit: Kit, table: OpenTable) -> bool:
    """Tell whether the picture beside the questions has to be drawn low to stand in sight as a whole."""
    return _height(kit, table, low=False) > _free(kit)


def _times(kit: Kit, table: OpenTable) -> float:
    """How many times as large as on a phone the picture can be."""
    return min(MOST, kit.pane / PHONE, _free(kit) / _height(kit, table, low=False))


def _height(kit: Kit, table: OpenTable, *, low: bool) -> float:
    return BOARDS[table.session.game.id].height(kit, table, len(table.session.table.players), low)


def _free(kit: Kit) -> float:
    return kit.height - bar_height(kit, under=not kit.large)

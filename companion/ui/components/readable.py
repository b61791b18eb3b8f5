"""On a wide screen what is read stays a column: lines that run across a whole tablet are lost half-way."""

import flet as ft

from companion.ui.kit import Kit
from companion.ui.theme import READABLE_WIDTH


def readable(kit: Kit, parts: list[ft.Control]) -> ft.Control:
    """Return a screen's parts one below the other, no wider than can be read."""
    column = ft.Column(parts, spacing=0, expand=True)
    if not kit.wide:
        return column
    column.width = READABLE_WIDTH
    return ft.Container(column, expand=True, alignment=ft.Alignment.TOP_CENTER)

"""Words and numbers in tiles that are drawn as large as their place allows, and never cut."""

import math

import flet as ft

from companion.ui.components.tiles import UNSPOKEN
from companion.ui.kit import Kit
from companion.ui.letters import drawable
from companion.ui.measure import LEADING, fitted
from companion.ui.theme import DISPLAY_FONT, EDGE


def dock_width(kit: Kit) -> float:
    """Return how wide the inside of the dock is."""
    return kit.pane - 2 * EDGE


def fitted_words(
    kit: Kit,
    text: str,
    width: float,
    height: float = math.inf,
    *,
    size: float = 16,
    lines: int = 1,
    color: str | None = None,
    bold: bool = True,
    align: ft.TextAlign = ft.TextAlign.CENTER,
) -> ft.Text:
    """Return a text inside a tile that is so wide and so high; the tile's label already says it."""
    shown = drawable(text)
    fit = fitted(shown, width, height, size=size, scale=kit.scale, lines=lines)
    return ft.Text(
        shown,
        size=fit.size,
        color=color,
        weight=ft.FontWeight.BOLD if bold else None,
        style=ft.TextStyle(height=LEADING),
        max_lines=fit.lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=align,
        semantics_label=UNSPOKEN,
    )


def loose(text: ft.Text) -> ft.Text:
    """Return a text that gives way in a row when it was judged too narrow."""
    text.expand, text.expand_loose = True, True
    return text


def fitted_numeral(kit: Kit, text: str, width: float, height: float, *, size: float, color: str) -> ft.Text:
    """Return a number read across the table, in its usual size times the reader's as far as the place allows."""
    drawn = min(size * max(kit.scale, 1.0), height / LEADING, width / (0.62 * max(1, len(text))))
    return ft.Text(
        text,
        size=drawn / kit.scale,
        font_family=DISPLAY_FONT,
        color=color,
        style=ft.TextStyle(height=1.1),
        semantics_label=UNSPOKEN,
    )

"""Titles, numerals and running text."""

import flet as ft

from companion.ui.kit import Kit
from companion.ui.letters import drawable
from companion.ui.theme import DISPLAY_FONT

MORE_LINES = 2
"""What large text may take more, before it ends in dots."""


def title(kit: Kit, text: str, size: float = 22, color: str | None = None, *, lines: int = 2) -> ft.Text:
    """Return a heading in the round heavy type."""
    return ft.Text(
        drawable(text),
        size=size,
        font_family=DISPLAY_FONT,
        color=color or kit.look.ink,
        max_lines=lines if lines == 1 or not kit.large else lines + MORE_LINES,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


def numeral(kit: Kit, text: str, size: float = 22, color: str | None = None) -> ft.Text:
    """Return a number that is read across the table; the label of its tile says it aloud."""
    return ft.Text(
        text,
        size=size,
        font_family=DISPLAY_FONT,
        color=color or kit.look.ink,
        semantics_label=" ",
        height=None,
    )


def body(kit: Kit, text: str, size: float = 15, *, quiet: bool = False, bold: bool = False) -> ft.Text:
    """Return running text that wraps."""
    return ft.Text(
        drawable(text),
        size=size,
        color=kit.look.ink_2 if quiet else kit.look.ink,
        weight=ft.FontWeight.BOLD if bold else None,
    )

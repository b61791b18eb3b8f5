"""The strip at the bottom of a table: undo with the name of what it takes back, redo, history, score."""

import flet as ft

from companion.ui.components.fitted import dock_width, fitted_words
from companion.ui.components.tiles import OnTap, Paint, icon_key, quiet, tile
from companion.ui.kit import Kit
from companion.ui.theme import LEAST_TARGET
from companion.words import Sentence, say

HEIGHT = 50
ABOVE = 8
KEY = LEAST_TARGET + ABOVE
INSIDE, ICON = 12, 22
LINES = 3
"""In so many lines the step is named when it is long."""


def strip(
    kit: Kit,
    *,
    undo: tuple[Sentence | None, OnTap],
    redo: tuple[Sentence | None, OnTap],
    keys: list[ft.Control],
) -> ft.Control:
    """Return the strip; redo stands beside undo only when there is something to redo."""
    taken, take_back = undo
    gone, put_back = redo
    beside = (len(keys) + (gone is not None)) * KEY
    parts: list[ft.Control] = [_undo(kit, taken, take_back, dock_width(kit) - beside)]
    if gone is not None:
        label = kit(say("Redo: {step}", step=gone))
        parts.append(
            icon_key(kit, ft.Icons.REDO, id="redo", label=label, on_tap=put_back, paint=quiet(kit), steady=True)
        )
    return ft.Container(ft.Row([*parts, *keys], spacing=8), padding=ft.Padding.only(top=ABOVE))


def strip_height(kit: Kit) -> float:
    """Return how high the strip is, with the gap above it."""
    return _height(kit) + ABOVE


def _height(kit: Kit) -> float:
    return HEIGHT * min(max(kit.scale, 1.0), 1.25)


def _undo(kit: Kit, taken: Sentence | None, take_back: OnTap, width: float) -> ft.Control:
    if taken is None:
        text, color = kit(say("Nothing to undo")), kit.look.outline
    else:
        text, color = kit(say("Undo: {step}", step=taken)), kit.look.ink
    room = width - 2 * INSIDE - ICON - ABOVE
    named = fitted_words(kit, text, room, _height(kit) - 4, size=15, lines=LINES, color=color, align=ft.TextAlign.START)
    named.expand = True
    row = ft.Row([ft.Icon(ft.Icons.UNDO, size=ICON, color=color), named], spacing=ABOVE)
    return tile(
        kit,
        row,
        id="undo",
        label=text,
        paint=Paint(fill=kit.look.well),
        on_tap=take_back if taken is not None else None,
        expand=True,
        height=_height(kit),
        padding=ft.Padding.symmetric(horizontal=INSIDE, vertical=2),
        centered=False,
        steady=True,
    )

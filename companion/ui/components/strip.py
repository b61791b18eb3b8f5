"""The strip at the bottom of a table: undo with the name of what it takes back, redo, history, score."""

import flet as ft

from companion.ui.components.tiles import OnTap, Paint, icon_key, quiet, tile, words
from companion.ui.kit import Kit
from companion.words import Sentence, say

HEIGHT = 50
LONG = 24
"""From so many letters on, the step is named in smaller type and two lines."""


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
    parts: list[ft.Control] = [_undo(kit, taken, take_back)]
    if gone is not None:
        label = kit(say("Redo: {step}", step=gone))
        parts.append(
            icon_key(kit, ft.Icons.REDO, id="redo", label=label, on_tap=put_back, paint=quiet(kit), steady=True)
        )
    return ft.Container(ft.Row([*parts, *keys], spacing=8), padding=ft.Padding.only(top=8))


def _undo(kit: Kit, taken: Sentence | None, take_back: OnTap) -> ft.Control:
    if taken is None:
        text, color = kit(say("Nothing to undo")), kit.look.outline
    else:
        text, color = kit(say("Undo: {step}", step=taken)), kit.look.ink
    row = ft.Row(
        [
            ft.Icon(ft.Icons.UNDO, size=22, color=color),
            words(text, size=15 if len(text) < LONG else 13, bold=True, color=color, lines=2, expand=True),
        ],
        spacing=10,
    )
    return tile(
        kit,
        row,
        id="undo",
        label=text,
        paint=Paint(fill=kit.look.well),
        on_tap=take_back if taken is not None else None,
        expand=True,
        height=HEIGHT,
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        centered=False,
        steady=True,
    )

"""A line of a proof: who or what, the very pieces, and the points."""

import flet as ft

from companion.ui.components.texts import body, numeral
from companion.ui.kit import Kit
from companion.words import say

NAME_WIDTH = 104


def proof_row(
    kit: Kit,
    name: str,
    under: str,
    pieces: ft.Control | None,
    points: int | None,
    *,
    mark: ft.Control | None = None,
    marked: bool = False,
    faded: bool = False,
) -> ft.Control:
    """Return a line; ``marked`` is the player whose number is explained, ``faded`` what does not count."""
    heading: list[ft.Control] = [ft.Text(name, size=15, weight=ft.FontWeight.BOLD, color=kit.look.ink, max_lines=1,
                                         overflow=ft.TextOverflow.ELLIPSIS, expand=True)]
    if mark is not None:
        heading.insert(0, mark)
    who = ft.Column([ft.Row(heading, spacing=6), body(kit, under, 13, quiet=True)], spacing=0, tight=True)
    parts: list[ft.Control] = [ft.Container(who, expand=True)]
    if pieces is not None:
        parts = [ft.Container(who, width=NAME_WIDTH * min(kit.scale, 1.3)), ft.Container(pieces, expand=True)]
    if points is not None:
        ink = kit.look.ink_2 if faded else kit.look.ink
        total = numeral(kit, kit(say("{points}", points=points)), 20, ink)
        total.semantics_label = None
        parts.append(ft.Container(total, width=40, alignment=ft.Alignment.CENTER_RIGHT))
    return ft.Container(
        ft.Row(parts, spacing=8),
        bgcolor=kit.look.well if marked else None,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=8, vertical=5),
    )


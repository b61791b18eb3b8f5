"""A line of a proof: who or what, the very pieces, and the points."""

from dataclasses import dataclass

import flet as ft

from companion.ui.components.texts import body, numeral
from companion.ui.kit import Kit
from companion.ui.measure import fitted
from companion.ui.theme import READABLE_WIDTH
from companion.words import say

NAME, PIECES = 1, 2
POINTS_WIDTH = 34
AROUND, MARK = 96, 22


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """What proves a number: a name, what more there is to say about it, the pieces and the points.

    ``marked`` is the player whose number is explained; what is ``faded`` does not count.
    """

    name: str
    under: str
    pieces: ft.Control | None = None
    points: int | None = None
    mark: ft.Control | None = None
    marked: bool = False
    faded: bool = False


def proof_row(kit: Kit, proof: Proof) -> ft.Control:
    """Return the line of a proof."""
    parts: list[ft.Control] = [ft.Container(_who(kit, proof), expand=NAME)]
    if proof.pieces is not None and kit.large:
        parts = [ft.Column([_who(kit, proof), proof.pieces], spacing=4, tight=True, expand=True)]
    elif proof.pieces is not None:
        parts.append(ft.Container(proof.pieces, expand=PIECES))
    if proof.points is not None:
        total = numeral(
            kit, kit(say("{points}", points=proof.points)), 20, kit.look.ink_2 if proof.faded else kit.look.ink
        )
        total.semantics_label = None
        parts.append(ft.Container(total, width=POINTS_WIDTH * min(kit.scale, 1.5), alignment=ft.Alignment.CENTER_RIGHT))
    return ft.Container(
        ft.Row(parts, spacing=8),
        bgcolor=kit.look.well if proof.marked else None,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=8, vertical=5),
    )


def start_large(text: str) -> str:
    """Return a reason as a sentence of its own.

    >>> start_large("most green cards: 6")
    'Most green cards: 6'
    """
    return text[:1].upper() + text[1:]


def _who(kit: Kit, proof: Proof) -> ft.Control:
    wide = (min(kit.width, READABLE_WIDTH) - AROUND - (MARK if proof.mark else 0)) / (1 if kit.large else NAME + PIECES)
    name = body(kit, proof.name, fitted(proof.name, wide, size=15, scale=kit.scale, lines=2).size, bold=True)
    name.max_lines, name.overflow, name.expand = 2, ft.TextOverflow.ELLIPSIS, True
    heading: list[ft.Control] = [name]
    if proof.mark is not None:
        heading.insert(0, proof.mark)
    under = body(kit, start_large(proof.under), 13, quiet=True)
    return ft.Column([ft.Row(heading, spacing=6), under], spacing=0, tight=True)

"""Rubbish Auction's table for whoever sits opposite: as large as the whole height allows."""

import flet as ft

from companion.games.rubbish_auction.state import RubbishState
from companion.ui.boards.rubbish_auction import role_marks
from companion.ui.boards.rubbish_auction_words import items_won, limit, middle_words, seat_words
from companion.ui.components.fitted import fitted_numeral, fitted_words, loose
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable
from companion.words import Name, Sentence, say

NUMERAL, NAME = 40, 24
"""What can be read from the other side of the table (ui.md, 8)."""
UNDER, MARK = 16, 24
EDGE, BETWEEN, INSIDE = 10, 8, 12
HEAD = 60
HIGHEST = 150


def draw_facing(kit: Kit, table: OpenTable, high: float) -> ft.Control:
    """Return the table in a height: a block a player, his fame at the end."""
    state: RubbishState = table.session.state
    head = HEAD * max(1.0, kit.scale)
    each = (high - head - BETWEEN) / len(state.seating) - BETWEEN
    blocks = [_block(kit, state, player, min(each, HIGHEST * max(1.0, kit.scale))) for player in state.seating]
    return ft.Container(
        ft.Column([_head(kit, state, head), *blocks], spacing=BETWEEN, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=EDGE),
        height=high,
    )


def _head(kit: Kit, state: RubbishState, high: float) -> ft.Control:
    wide = kit.width - 2 * EDGE
    heading, about = (kit(told) for told in middle_words(state))
    lines = ft.Column(
        [
            fitted_words(kit, heading, wide, high * 0.55, size=NAME, color=kit.look.ink),
            fitted_words(kit, about, wide, high * 0.45, size=UNDER, color=kit.look.ink_2, bold=False),
        ],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    label = kit(say("{heading}. {detail}", heading=heading, detail=about))
    box = ft.Container(lines, height=high, alignment=ft.Alignment.CENTER)
    return ft.Semantics(label=label, container=True, content=box)


def _block(kit: Kit, state: RubbishState, player: Name, high: float) -> ft.Control:
    room = kit.width - 2 * EDGE - 2 * INSIDE
    fame = fitted_numeral(kit, str(state.fame[player]), room * 0.3, high - 8, size=NUMERAL, color=kit.look.ink)
    marks = role_marks(kit, state, player, MARK)
    name_high = min(NAME * LEADING * kit.scale, high * 0.6)
    wide = room * 0.7 - (MARK + 6) * len(marks) - 8
    name = loose(fitted_words(kit, player, wide, name_high, size=NAME, color=kit.look.ink, align=ft.TextAlign.START))
    lines: list[ft.Control] = [ft.Row([name, *marks], spacing=6)]
    if high >= name_high + UNDER * LEADING * kit.scale + 4:
        told = kit(_under(state, player))
        about = fitted_words(
            kit, told, room * 0.7, size=UNDER, color=kit.look.ink_2, bold=False, align=ft.TextAlign.START
        )
        lines.append(about)
    left = ft.Column(lines, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER, expand=True)
    box = ft.Container(
        ft.Row([left, fame], spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        bgcolor=kit.look.surface,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=INSIDE),
        height=high,
    )
    return ft.Semantics(
        identifier=f"facing-{player}", label=kit(seat_words(state, player)), container=True, content=box
    )


def _under(state: RubbishState, player: Name) -> Sentence:
    blocked, most = state.blocked[player], limit(state, player, brief=False)
    if blocked is None:
        return say("{items}, {limit}", items=items_won(state, player), limit=most)
    return say("{items}, the {card} rests, {limit}", items=items_won(state, player), card=blocked, limit=most)

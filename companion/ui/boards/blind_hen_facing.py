"""Blind Hen's table for whoever sits opposite: as large as the whole height allows."""

import flet as ft

from companion.games.blind_hen.facts import COLORS, Color
from companion.games.blind_hen.state import BlindHenState
from companion.ui.boards.blind_hen import cell_paint
from companion.ui.boards.blind_hen_words import LETTERS, cell_words
from companion.ui.components.art import meeple, shape
from companion.ui.components.fitted import fitted_numeral, fitted_words
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable
from companion.ui.theme import CELL_RADIUS, TIGHT
from companion.words import Name, say, say_many

NUMERAL, NAME = 40, 24
"""What can be read from the other side of the table (ui.md, 8)."""
UNDER, VALUE = 16, 15
GAVEL, CHICKEN, LEAST_CHICKEN = 24, 30, 20
SHAPE, LETTER = 20, 20
EDGE, BETWEEN = 10, 10
HIGHEST = 150


def draw_facing(kit: Kit, table: OpenTable, high: float) -> ft.Control:
    """Return the matrix in a height: a block a player, his name above his colours."""
    state: BlindHenState = table.session.state
    head = LETTER * LEADING * kit.scale + BETWEEN
    each = (high - head) / len(state.seating) - BETWEEN
    blocks = [_block(kit, state, player, min(each, HIGHEST * max(1.0, kit.scale))) for player in state.seating]
    return ft.Container(
        ft.Column([_head(kit), *blocks], spacing=BETWEEN, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=EDGE),
        height=high,
    )


def _cell_width(kit: Kit) -> float:
    columns = len(COLORS) + 1
    return (kit.width - 2 * EDGE - TIGHT * (columns - 1)) / columns


def _head(kit: Kit) -> ft.Control:
    room = _cell_width(kit) - SHAPE - 4
    heads: list[ft.Control] = [
        ft.Row(
            [shape(kit, color, SHAPE), fitted_words(kit, kit(LETTERS[color]), room, size=LETTER, color=kit.look.ink)],
            spacing=4,
            alignment=ft.MainAxisAlignment.CENTER,
            expand=True,
        )
        for color in COLORS
    ]
    closed = ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, size=SHAPE, color=kit.look.ink_2)
    heads.append(ft.Container(closed, alignment=ft.Alignment.CENTER, expand=True))
    return ft.Row(heads, spacing=TIGHT)


def _block(kit: Kit, state: BlindHenState, player: Name, high: float) -> ft.Control:
    named = _name(kit, state, player)
    place = _cell_width(kit), high - NAME * LEADING * min(kit.scale, 1.4)
    cells: list[ft.Control] = [_cell(kit, state, player, color, place) for color in COLORS]
    cells.append(_pile(kit, state, player, place))
    row = ft.Row(cells, spacing=TIGHT, vertical_alignment=ft.CrossAxisAlignment.STRETCH, expand=True)
    return ft.Container(ft.Column([named, row], spacing=0), height=high)


def _name(kit: Kit, state: BlindHenState, player: Name) -> ft.Control:
    auctioneer, limit = player == state.auctioneer, state.limit(player)
    told = kit(say("to {limit}", limit=limit))
    aside = fitted_words(kit, told, kit.width / 4, size=UNDER, color=kit.look.ink_2, bold=False)
    room = kit.width * 3 / 4 - 2 * EDGE - TIGHT - (GAVEL + TIGHT if auctioneer else 0)
    high = NAME * LEADING * min(kit.scale, 1.4)
    name = fitted_words(kit, player, room, high, size=NAME, color=kit.look.ink, align=ft.TextAlign.START)
    parts: list[ft.Control] = [name]
    if auctioneer:
        parts.append(ft.Icon(ft.Icons.GAVEL, size=GAVEL, color=kit.look.ink))
    parts.extend([ft.Container(expand=True), aside])
    role = say("{player}, auctioneer, bids to {limit}", player=player, limit=limit)
    plain = say("{player}, bids to {limit}", player=player, limit=limit)
    row = ft.Container(ft.Row(parts, spacing=TIGHT), height=high)
    return ft.Semantics(
        identifier=f"facing-{player}", label=kit(role if auctioneer else plain), container=True, content=row
    )


def _cell(kit: Kit, state: BlindHenState, player: Name, color: Color, place: tuple[float, float]) -> ft.Control:
    count, value = state.count(player, color), state.value(player, color)
    width, high = place[0] - TIGHT, place[1]
    paint, ink, filled = cell_paint(kit, state, player, color)
    owner = state.chickens[color] == player
    below = high >= (NUMERAL * max(1.0, kit.scale) + LEAST_CHICKEN) * LEADING
    chicken = 0.0
    if owner:
        beside = max(LEAST_CHICKEN, min(CHICKEN, width - NUMERAL * 0.62 * len(str(count))))
        chicken = LEAST_CHICKEN + 4 if below else beside
    room = high - (LEAST_CHICKEN * LEADING if below else 0) - 4
    wide = width - (0 if below else chicken)
    number = fitted_numeral(kit, str(count) if count else "–", wide, room, size=NUMERAL, color=ink)
    piece: list[ft.Control] = [meeple(kit, color, chicken, on_fill=filled)] if owner else []
    second = list(piece) if below else []
    if count and below and not kit.large:
        second.append(words(str(value), size=VALUE, color=ink if filled else kit.look.ink_2, leading=1.1))
    first: list[ft.Control] = [number, *([] if below else piece)]
    lines: list[ft.Control] = [
        ft.Row(row, spacing=3, alignment=ft.MainAxisAlignment.CENTER, tight=True) for row in (first, second) if row
    ]
    face = ft.Column(
        lines,
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        face, bgcolor=paint.fill, border=paint.border, border_radius=CELL_RADIUS, alignment=ft.Alignment.CENTER
    )
    label = kit(cell_words(state, player, color, count, value))
    return ft.Semantics(label=label, container=True, content=box, expand=True)


def _pile(kit: Kit, state: BlindHenState, player: Name, place: tuple[float, float]) -> ft.Control:
    count = state.pile(player)
    number = fitted_numeral(kit, str(count), place[0] - TIGHT, place[1] - 4, size=NUMERAL - 8, color=kit.look.ink)
    box = ft.Container(
        number,
        bgcolor=kit.look.well,
        border=kit.look.border(),
        border_radius=CELL_RADIUS,
        alignment=ft.Alignment.CENTER,
    )
    label = say_many("{player}, pile of {count} card", "{player}, pile of {count} cards", count=count, player=player)
    return ft.Semantics(label=kit(label), container=True, content=box, expand=True)

"""Egg On's table for whoever sits opposite: as large as the whole height allows."""

import flet as ft

from companion.games.egg_on.facts import Color
from companion.games.egg_on.state import EggOnState
from companion.ui.boards.egg_on_cells import cell_paint, wedding_badge, worm_lines
from companion.ui.boards.egg_on_words import LETTERS, cell_words, eggs_won, nest_words
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import fitted_numeral, fitted_words
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable
from companion.ui.theme import CELL_RADIUS, TIGHT
from companion.words import Name, say

NUMERAL, NAME = 40, 24
"""What can be read from the other side of the table (ui.md, 8)."""
UNDER, WORM = 16, 17
SHAPE, NEST, LETTER, BADGE = 20, 40, 20, 28
EDGE, BETWEEN = 10, 8
HEAD = 76
HIGHEST = 170


def draw_facing(kit: Kit, table: OpenTable, high: float) -> ft.Control:
    """Return the table in a height: a block a player, his name above his stacks."""
    state: EggOnState = table.session.state
    each = (high - HEAD - BETWEEN) / len(state.seating) - BETWEEN
    blocks = [_block(kit, state, player, min(each, HIGHEST * max(1.0, kit.scale))) for player in state.seating]
    return ft.Container(
        ft.Column([_head(kit, state), *blocks], spacing=BETWEEN, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=EDGE),
        height=high,
    )


def _cell_width(kit: Kit, state: EggOnState) -> float:
    columns = len(state.females)
    return (kit.width - 2 * EDGE - TIGHT * (columns - 1)) / columns


def _head(kit: Kit, state: EggOnState) -> ft.Control:
    nests = [_nest(kit, state, female) for female in state.females]
    return ft.Container(ft.Row(nests, spacing=TIGHT, vertical_alignment=ft.CrossAxisAlignment.STRETCH), height=HEAD)


def _nest(kit: Kit, state: EggOnState, female: Color) -> ft.Control:
    egg, hue = state.next_egg(female), kit.look.hues[female]
    told = kit(LETTERS[female]) if egg is None else f"{kit(LETTERS[female])} {egg.number}"
    room = _cell_width(kit, state) - SHAPE - 14
    line = ft.Row(
        [shape(kit, female, SHAPE), fitted_words(kit, told, room, 30, size=LETTER, color=kit.look.ink)],
        spacing=4,
        tight=True,
    )
    face = ft.Column(
        [picture(kit, f"egg-{'none' if egg is None else egg.number}", NEST), line],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        face,
        bgcolor=hue.tint,
        border=kit.look.border(hue.edge),
        border_radius=CELL_RADIUS,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(label=kit(nest_words(state, female)), container=True, content=box, expand=True)


def _block(kit: Kit, state: EggOnState, player: Name, high: float) -> ft.Control:
    named = NAME * LEADING * min(kit.scale, 1.4)
    place = _cell_width(kit, state) - TIGHT, high - named
    cells = [_cell(kit, state, female, player, place) for female in state.females]
    row = ft.Row(cells, spacing=TIGHT, vertical_alignment=ft.CrossAxisAlignment.STRETCH, expand=True)
    return ft.Container(ft.Column([_name(kit, state, player, named), row], spacing=0), height=high)


def _name(kit: Kit, state: EggOnState, player: Name, high: float) -> ft.Control:
    eggs = eggs_won(state, player)
    room = kit.width * 0.7 - 2 * EDGE - SHAPE - TIGHT
    parts: list[ft.Control] = [
        shape(kit, state.colors[player], SHAPE),
        fitted_words(kit, player, room, high, size=NAME, color=kit.look.ink, align=ft.TextAlign.START),
        ft.Container(expand=True),
        fitted_words(kit, kit(eggs), kit.width * 0.25, size=UNDER, color=kit.look.ink_2, bold=False),
    ]
    row = ft.Container(ft.Row(parts, spacing=TIGHT), height=high)
    label = kit(say("{player}, {eggs}", player=player, eggs=eggs))
    return ft.Semantics(identifier=f"facing-{player}", label=label, container=True, content=row)


def _cell(kit: Kit, state: EggOnState, female: Color, player: Name, place: tuple[float, float]) -> ft.Control:
    width, high = place
    paint, ink, _ = cell_paint(kit, state, female, player)
    stack = state.stack(female, player)
    safe = bool(stack) and state.eaten_first(female, player) is None
    below = bool(stack) and not kit.large and high > NUMERAL + WORM * LEADING
    most = 2 if high > NUMERAL + 2 * WORM * LEADING else 1
    lines = worm_lines(kit, stack, width, WORM, most=most, ink=ink, safe=safe) if below else []
    beside: list[ft.Control] = [wedding_badge(kit, BADGE)] if player in state.females[female].weddings else []
    room = width - (BADGE + 4) * len(beside), high - len(lines) * WORM * LEADING
    number = str(state.total(female, player)) if stack else "–"
    total = fitted_numeral(kit, number, *room, size=NUMERAL, color=ink if stack else kit.look.ink_2)
    face = ft.Column(
        [ft.Row([*beside, total], spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER), *lines],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        face, bgcolor=paint.fill, border=paint.border, border_radius=CELL_RADIUS, alignment=ft.Alignment.CENTER
    )
    return ft.Semantics(label=kit(cell_words(state, female, player)), container=True, content=box, expand=True)

"""Blind Hen's table: a row a player, a column a colour."""

import flet as ft

from companion.games.blind_hen.facts import COLORS, Color
from companion.games.blind_hen.state import BlindHenState
from companion.ui.boards.blind_hen_measures import (
    BELOW,
    BETWEEN,
    CHICKEN,
    COUNT,
    GAVEL,
    HEAD,
    LEAST_CHICKEN,
    LEFT,
    NAME,
    NAMES,
    NARROW_CELL,
    RIGHT,
    UNDER,
    UNDER_GOES,
    VALUE,
    cell_width,
    head_height,
    name_width,
    row_height,
)
from companion.ui.boards.blind_hen_words import LETTERS, cell_words, pile_words
from companion.ui.boards.matrix import GAP, PILE_WIDTH, MatrixRow, draw_row, hidden_pile
from companion.ui.boards.taps import BoardTaps
from companion.ui.components.art import meeple, shape
from companion.ui.components.fitted import fitted_numeral, fitted_words
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kept import Kept
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable
from companion.ui.theme import CELL_RADIUS
from companion.words import Name, say


def draw(kit: Kit, table: OpenTable, acting: Name | None, taps: BoardTaps, kept: Kept) -> ft.Control:
    """Return the matrix: big the number of cards, small their value, the chicken with its owner."""
    state: BlindHenState = table.session.state
    players = (acting,) if taps.only_acting and acting else state.seating
    most = _most(state)
    rows = [draw_row(kit, _row(kit, state, player, most, acting, taps), taps, kept) for player in players]
    return ft.Container(
        ft.Column([kept.part("head", (kit,), lambda: _head(kit)), *rows], spacing=BETWEEN, tight=True),
        padding=ft.Padding.only(left=LEFT, right=RIGHT, bottom=BELOW),
    )


def _most(state: BlindHenState) -> tuple[object, ...]:
    """Return who has most of each colour, and how many: the cells of all rows compare with that."""
    leaders = [state.leaders(color) for color in COLORS]
    return tuple((who, state.count(who[0], color) if who else 0) for color, who in zip(COLORS, leaders, strict=True))


def _row(
    kit: Kit, state: BlindHenState, player: Name, most: tuple[object, ...], acting: Name | None, taps: BoardTaps
) -> MatrixRow:
    owned = tuple(state.chickens[color] == player for color in COLORS)
    now = player == acting
    return MatrixRow(
        player=player,
        shows=(state.displays[player], state.pile(player), owned, most, state.auctioneer == player),
        now=now,
        height=row_height(kit, low=taps.low),
        name=lambda: _name(kit, state, player, taps, now=now),
        cells=lambda: _cells(kit, state, player, taps),
    )


def _head(kit: Kit) -> ft.Control:
    told = "" if kit.large else kit(say("cards, value"))
    heads: list[ft.Control] = [
        ft.Container(
            fitted_words(kit, told, name_width(kit) - 8, size=UNDER, color=kit.look.ink_2, bold=False),
            width=name_width(kit),
            padding=ft.Padding.only(left=8),
        )
    ]
    for color in COLORS:
        mark = ft.Row(
            [
                shape(kit, color, 14 if cell_width(kit) >= NARROW_CELL * kit.scale else 12),
                fitted_words(kit, kit(LETTERS[color]), cell_width(kit) - 15, size=HEAD, color=kit.look.ink),
            ],
            spacing=3,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        )
        heads.append(ft.Container(mark, expand=True, alignment=ft.Alignment.CENTER))
    heads.append(
        ft.Container(
            ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, size=18, color=kit.look.ink_2),
            width=PILE_WIDTH,
            alignment=ft.Alignment.CENTER,
        )
    )
    return ft.Container(ft.Row(heads, spacing=GAP), height=head_height(kit))


def _cells(kit: Kit, state: BlindHenState, player: Name, taps: BoardTaps) -> list[ft.Control]:
    return [*(_cell(kit, state, player, color, taps) for color in COLORS), _pile(kit, state, player, taps)]


def _name(kit: Kit, state: BlindHenState, player: Name, taps: BoardTaps, *, now: bool) -> ft.Control:
    ink = kit.look.on_ink if now else kit.look.ink
    auctioneer = player == state.auctioneer
    limit = state.limit(player)
    brief = kit.large or (auctioneer and name_width(kit) < NAMES)
    under = say("to {limit}", limit=limit) if brief else say("bids to {limit}", limit=limit)
    room = name_width(kit) - 12
    named = fitted_words(kit, player, room, size=NAME, color=ink, align=ft.TextAlign.START)
    second = fitted_words(
        kit,
        kit(under),
        room - (GAVEL + 3 if auctioneer else 0),
        size=UNDER,
        color=kit.look.on_ink if now else kit.look.ink_2,
        bold=False,
        align=ft.TextAlign.START,
    )
    below: list[ft.Control] = [] if kit.scale >= UNDER_GOES else [second]
    if auctioneer:
        below.insert(0, ft.Icon(ft.Icons.GAVEL, size=GAVEL, color=ink))
    lines = ft.Column(
        [named, ft.Row(below, spacing=3)] if below else [named],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    role = say("{player}, auctioneer, bids to {limit}", player=player, limit=limit)
    plain = say("{player}, bids to {limit}", player=player, limit=limit)
    return tile(
        kit,
        lines,
        id=f"seat-{player}",
        label=kit(role if auctioneer else plain),
        paint=Paint(fill=kit.look.ink if now else ft.Colors.TRANSPARENT, radius=CELL_RADIUS),
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        width=name_width(kit),
        padding=ft.Padding.only(left=8, right=4),
        centered=False,
        still=not taps.live,
    )


def cell_paint(kit: Kit, state: BlindHenState, player: Name, color: Color) -> tuple[Paint, str, bool]:
    """Return how a cell is painted, the ink on it, and whether it is filled: alone most, tied for most, some, none."""
    leaders = state.leaders(color)
    alone = leaders == (player,)
    tied = player in leaders and not alone
    hue = kit.look.hues[color]
    fill = hue.fill if alone else hue.tint if state.count(player, color) else ft.Colors.TRANSPARENT
    border = kit.look.border(hue.edge, 3) if tied else kit.look.border(hue.edge, 1.5) if alone else None
    return Paint(fill=fill, border=border, radius=CELL_RADIUS), hue.on_fill if alone else kit.look.ink, alone


def _cell(kit: Kit, state: BlindHenState, player: Name, color: Color, taps: BoardTaps) -> ft.Control:
    count, value = state.count(player, color), state.value(player, color)
    paint, ink, alone = cell_paint(kit, state, player, color)
    return tile(
        kit,
        _cell_face(kit, state, player, color, ink=ink, on_fill=alone),
        id=f"cell-{player}-{color}",
        label=kit(cell_words(state, player, color, count, value)),
        paint=paint,
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        expand=True,
        padding=0,
        still=not taps.live,
    )


def _cell_face(kit: Kit, state: BlindHenState, player: Name, color: Color, *, ink: str, on_fill: bool) -> ft.Control:
    count, value = state.count(player, color), state.value(player, color)
    owner = state.chickens[color] == player
    width, room = cell_width(kit) - 4, row_height(kit, low=True) - 2
    chicken = max(LEAST_CHICKEN, min(CHICKEN, width - COUNT * kit.scale * 0.62 * len(str(count)) - 1)) if owner else 0
    beside = owner and (kit.large or width < CHICKEN + 2 * VALUE)
    size = width - chicken - 1 if beside else width
    high = room if kit.large else room - VALUE * LEADING
    big: ft.Control = words("–", size=18, color=kit.look.ink_2)
    if count:
        big = fitted_numeral(kit, str(count), size, high, size=COUNT, color=ink)
    if beside:
        big = ft.Row(
            [big, meeple(kit, color, chicken, on_fill=on_fill)],
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        )
    small: list[ft.Control] = [meeple(kit, color, CHICKEN, on_fill=on_fill)] if owner and not beside else []
    if count and not kit.large:
        small.append(words(str(value), size=VALUE, color=ink if on_fill else kit.look.ink_2, leading=1.1))
    lines: list[ft.Control] = [big]
    if small:
        lines.append(ft.Row(small, spacing=2, alignment=ft.MainAxisAlignment.CENTER, tight=True))
    return ft.Column(
        lines,
        spacing=0 if owner else 1,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _pile(kit: Kit, state: BlindHenState, player: Name, taps: BoardTaps) -> ft.Control:
    count = state.pile(player)
    return hidden_pile(
        kit, player, count, kit(pile_words(player, count, open_here=taps.live and kit.may_look(player))), taps
    )

"""Blind Hen's table: a row a player, a column a colour."""

import flet as ft

from companion.games.blind_hen.facts import COLORS, SEATS, Color
from companion.games.blind_hen.state import BlindHenState
from companion.ui.boards.blind_hen_words import LETTERS, cell_words
from companion.ui.boards.taps import BoardTaps, Kept
from companion.ui.components.art import meeple, shape
from companion.ui.components.texts import numeral
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.ui.theme import CELL_RADIUS
from companion.words import Name, say, say_many

NAME_WIDTH = 92
PILE_WIDTH = 50
ROW = 53
LOW_ROW = 50


def draw(kit: Kit, table: OpenTable, acting: Name | None, taps: BoardTaps, kept: Kept) -> ft.Control:
    """Return the matrix: big the number of cards, small their value, the chicken with its owner."""
    state: BlindHenState = table.session.state
    players = (acting,) if taps.only_acting and acting else state.seating
    rows = [_kept_row(kit, state, player, acting, taps, kept) for player in players]
    return ft.Container(
        ft.Column([kept.part("head", (kit,), lambda: _head(kit)), *rows], spacing=5, tight=True),
        padding=ft.Padding.only(left=6, right=8, bottom=6),
    )


def _kept_row(
    kit: Kit, state: BlindHenState, player: Name, acting: Name | None, taps: BoardTaps, kept: Kept
) -> ft.Control:
    leading = tuple(state.leaders(color) for color in COLORS)
    depends_on = (kit, _seen(state, player), leading, state.auctioneer == player, player == acting, taps.live, taps.low)
    return kept.part(player, depends_on, lambda: _row(kit, state, player, acting, taps))


def _seen(state: BlindHenState, player: Name) -> tuple[object, ...]:
    """Return all that a row shows of a player, and of whom the row's labels compare him with."""
    owned = tuple(state.chickens[color] == player for color in COLORS)
    most = tuple(max(state.count(other, color) for other in state.seating) for color in COLORS)
    return state.displays[player], state.pile(player), owned, most


def _head(kit: Kit) -> ft.Control:
    heads: list[ft.Control] = [
        ft.Container(
            words("" if kit.large else kit(say("cards, value")), size=12.5, color=kit.look.ink_2),
            width=NAME_WIDTH,
            padding=ft.Padding.only(left=8),
        )
    ]
    for color in COLORS:
        mark = ft.Row(
            [shape(kit, color, 14), words(kit(LETTERS[color]), size=14, bold=True, color=kit.look.ink)],
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
    return ft.Row(heads, spacing=4)


def _row(kit: Kit, state: BlindHenState, player: Name, acting: Name | None, taps: BoardTaps) -> ft.Control:
    cells: list[ft.Control] = [_name(kit, state, player, taps, now=player == acting)]
    cells.extend(_cell(kit, state, player, color, taps) for color in COLORS)
    cells.append(_pile(kit, state, player, taps))
    return ft.Container(
        ft.Row(cells, spacing=4, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        height=(LOW_ROW if taps.low and len(state.seating) == SEATS[-1] else ROW) * min(kit.scale, 1.7),
    )


def _name(kit: Kit, state: BlindHenState, player: Name, taps: BoardTaps, *, now: bool) -> ft.Control:
    ink = kit.look.on_ink if now else kit.look.ink
    auctioneer = player == state.auctioneer
    name: list[ft.Control] = [words(player, size=16, bold=True, color=ink)]
    name[0].expand = True
    if auctioneer:
        name.append(ft.Icon(ft.Icons.GAVEL, size=16, color=ink))
    limit = state.limit(player)
    under = say("to {limit}", limit=limit) if kit.large else say("bids to {limit}", limit=limit)
    lines = ft.Column(
        [
            ft.Row(name, spacing=3),
            words(kit(under), size=12.5, color=kit.look.on_ink if now else kit.look.ink_2),
        ],
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
        width=NAME_WIDTH,
        padding=ft.Padding.only(left=8, right=4),
        centered=False,
        still=not taps.live,
    )


def _cell(kit: Kit, state: BlindHenState, player: Name, color: Color, taps: BoardTaps) -> ft.Control:
    count, value = state.count(player, color), state.value(player, color)
    leaders = state.leaders(color)
    alone = leaders == (player,)
    tied = player in leaders and not alone
    hue = kit.look.hues[color]
    fill = hue.fill if alone else hue.tint if count else ft.Colors.TRANSPARENT
    ink = hue.on_fill if alone else kit.look.ink
    border = kit.look.border(hue.edge, 3) if tied else kit.look.border(hue.edge, 1.5) if alone else None
    return tile(
        kit,
        _cell_face(kit, state, player, color, ink=ink, on_fill=alone),
        id=f"cell-{player}-{color}",
        label=kit(cell_words(state, player, color, count, value)),
        paint=Paint(fill=fill, border=border, radius=CELL_RADIUS),
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        expand=True,
        padding=0,
        still=not taps.live,
    )


def _cell_face(kit: Kit, state: BlindHenState, player: Name, color: Color, *, ink: str, on_fill: bool) -> ft.Control:
    count, value = state.count(player, color), state.value(player, color)
    owner = state.chickens[color] == player
    big = numeral(kit, str(count), 22, ink) if count else words("–", size=18, color=kit.look.ink_2)
    small: list[ft.Control] = []
    if owner:
        small.append(meeple(kit, color, 20, on_fill=on_fill))
    if kit.large:
        return ft.Row([big, *small], spacing=2, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    if count:
        small.append(words(str(value), size=12.5, color=ink if on_fill else kit.look.ink_2))
    lines: list[ft.Control] = [big]
    if small:
        lines.append(ft.Row(small, spacing=2, alignment=ft.MainAxisAlignment.CENTER, tight=True))
    return ft.Column(
        lines,
        spacing=-3,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _pile(kit: Kit, state: BlindHenState, player: Name, taps: BoardTaps) -> ft.Control:
    count = state.pile(player)
    closed = ft.Container(
        numeral(kit, str(count), 17, kit.look.ink),
        width=34,
        height=42,
        alignment=ft.Alignment.CENTER,
        bgcolor=kit.look.well,
        border=kit.look.border(width=1.5),
        border_radius=7,
    )
    place = ft.Container(closed, alignment=ft.Alignment.CENTER, width=PILE_WIDTH)
    if not taps.live:
        still = say_many(
            "{player}, pile of {count} card", "{player}, pile of {count} cards", count=count, player=player
        )
        return ft.Semantics(label=kit(still), container=True, content=place)
    press = ft.GestureDetector(
        content=place,
        on_long_press_start=lambda _: taps.peek(player),
        on_long_press_end=lambda _: taps.peek(None),
        on_long_press_cancel=lambda _: taps.peek(None),
        on_tap=lambda _: taps.row(player),
    )
    label = say_many(
        "{player}, pile of {count} hidden card, hold to look",
        "{player}, pile of {count} hidden cards, hold to look",
        count=count,
        player=player,
    )
    return ft.Semantics(identifier=f"pile-{player}", label=kit(label), button=True, container=True, content=press)

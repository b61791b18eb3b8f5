"""Auction Chicken's table: the cards in the middle, and a row a player with a column a suit of tokens."""

import flet as ft

from companion.games.auction_chicken.facts import SUITS, Suit
from companion.games.auction_chicken.state import AuctionChickenState
from companion.ui.boards.auction_chicken_line import draw_middle
from companion.ui.boards.auction_chicken_measures import (
    BELOW,
    BETWEEN,
    COUNT,
    LEFT,
    NAME,
    RIGHT,
    UNDER,
    UNDER_GOES,
    cell_width,
    head_height,
    name_width,
    row_height,
    with_matrix,
)
from companion.ui.boards.auction_chicken_words import cell_words, doing, hidden_count, pile_words, seat_words
from companion.ui.boards.matrix import GAP, PILE_WIDTH, MatrixRow, draw_row, hidden_pile
from companion.ui.boards.taps import BoardTaps
from companion.ui.components.fitted import fitted_numeral, fitted_words
from companion.ui.components.suits import suit_head
from companion.ui.components.tiles import Paint, tile
from companion.ui.kept import Kept
from companion.ui.kit import Kit
from companion.ui.measure import width_of
from companion.ui.open_table import OpenTable
from companion.ui.theme import CELL_RADIUS
from companion.words import Name, say

BADGE, BADGE_HEIGHT = 48, 18
SYMBOL, LEAST_SYMBOL, LETTER = 18, 12, 13


def draw(kit: Kit, table: OpenTable, acting: Name | None, taps: BoardTaps, kept: Kept) -> ft.Control:
    """Return the line or the lot, and below it everybody's tokens."""
    state: AuctionChickenState = table.session.state
    parts = draw_middle(kit, state, low=taps.low)
    if with_matrix(state):
        players = (acting,) if taps.only_acting and acting else state.seating
        rows = [draw_row(kit, _row(kit, state, player, acting, taps), taps, kept) for player in players]
        matrix = ft.Column([kept.part("head", (kit,), lambda: _head(kit)), *rows], spacing=BETWEEN, tight=True)
        parts.append(ft.Container(matrix, padding=ft.Padding.only(left=LEFT, right=RIGHT)))
    return ft.Container(ft.Column(parts, spacing=0, tight=True), padding=ft.Padding.only(bottom=BELOW))


def _row(kit: Kit, state: AuctionChickenState, player: Name, acting: Name | None, taps: BoardTaps) -> MatrixRow:
    hidden = (hidden_count(state, player), state.phase_two)
    now = player == acting
    return MatrixRow(
        player=player,
        shows=(dict(state.tokens[player]), doing(state, player), hidden, state.excuse == player),
        now=now,
        height=row_height(kit, low=taps.low),
        name=lambda: _name(kit, state, player, taps, now=now),
        cells=lambda: [*(_cell(kit, state, player, own, taps) for own in SUITS), _pile(kit, state, player, taps)],
    )


def _head(kit: Kit) -> ft.Control:
    heads: list[ft.Control] = [ft.Container(width=name_width(kit))]
    size = max(LEAST_SYMBOL, min(SYMBOL, cell_width(kit) - LETTER))
    heads.extend(ft.Container(suit_head(kit, own, size), expand=True) for own in SUITS)
    closed = ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, size=18, color=kit.look.ink_2)
    heads.append(ft.Container(closed, width=PILE_WIDTH, alignment=ft.Alignment.CENTER))
    return ft.Container(ft.Row(heads, spacing=GAP), height=head_height(kit))


def _name(kit: Kit, state: AuctionChickenState, player: Name, taps: BoardTaps, *, now: bool) -> ft.Control:
    ink = kit.look.on_ink if now else kit.look.ink
    room = name_width(kit) - 12
    holds = player == state.excuse
    beside = holds and width_of(player, NAME * kit.scale) + BADGE + GAP <= room
    named = fitted_words(kit, player, room, size=NAME, color=ink, align=ft.TextAlign.START)
    first = ft.Row([named, _badge(kit, now=now)], spacing=GAP) if beside else named
    under = fitted_words(
        kit,
        kit(doing(state, player)),
        room,
        size=UNDER,
        color=kit.look.on_ink if now else kit.look.ink_2,
        bold=False,
        align=ft.TextAlign.START,
    )
    lines: list[ft.Control] = [first]
    if holds and not beside:
        lines.append(_badge(kit, now=now))
    elif kit.scale < UNDER_GOES:
        lines.append(under)
    return tile(
        kit,
        ft.Column(lines, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        id=f"seat-{player}",
        label=kit(seat_words(state, player)),
        paint=Paint(fill=kit.look.ink if now else ft.Colors.TRANSPARENT, radius=CELL_RADIUS),
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        width=name_width(kit),
        padding=ft.Padding.only(left=8, right=4),
        centered=False,
        still=not taps.live,
    )


def _badge(kit: Kit, *, now: bool) -> ft.Control:
    """The Excuse before the player who holds it."""
    color = kit.look.ink if now else kit.look.on_ink
    told = fitted_words(kit, kit(say("Excuse")), BADGE - 4, BADGE_HEIGHT, size=UNDER, color=color)
    return ft.Container(
        told,
        width=BADGE,
        height=BADGE_HEIGHT,
        bgcolor=kit.look.on_ink if now else kit.look.ink,
        border_radius=6,
        alignment=ft.Alignment.CENTER,
    )


def _cell(kit: Kit, state: AuctionChickenState, player: Name, own: Suit, taps: BoardTaps) -> ft.Control:
    count = state.tokens[player][own]
    ink = kit.look.ink if count else kit.look.ink_2
    number = fitted_numeral(kit, str(count), cell_width(kit) - 4, row_height(kit, low=True) - 6, size=COUNT, color=ink)
    return tile(
        kit,
        number,
        id=f"cell-{player}-{own}",
        label=kit(cell_words(state, player, own)),
        paint=Paint(fill=kit.look.surface if count else ft.Colors.TRANSPARENT, radius=CELL_RADIUS),
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        expand=True,
        padding=0,
        still=not taps.live,
    )


def _pile(kit: Kit, state: AuctionChickenState, player: Name, taps: BoardTaps) -> ft.Control:
    label = pile_words(state, player)
    spoken = say("{pile}, hold to look", pile=label) if taps.live and kit.may_look(player) else label
    return hidden_pile(kit, player, hidden_count(state, player), kit(spoken), taps)

"""Auction Chicken's table for whoever sits opposite: as large as the whole height allows."""

import flet as ft

from companion.games.auction_chicken.facts import SUITS, Suit
from companion.games.auction_chicken.state import AuctionChickenState
from companion.ui.boards.auction_chicken_line import draw_middle
from companion.ui.boards.auction_chicken_measures import cards_height
from companion.ui.boards.auction_chicken_words import cell_words, doing, seat_words
from companion.ui.components.fitted import fitted_numeral, fitted_words
from companion.ui.components.suits import suit_head
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.open_table import OpenTable
from companion.ui.theme import CELL_RADIUS, TIGHT
from companion.words import Name, say

NUMERAL, NAME, UNDER = 40, 24, 16
"""What can be read from the other side of the table (ui.md, 8)."""
SYMBOL = 24
EDGE, BETWEEN = 10, 8
HIGHEST = 130


def draw_facing(kit: Kit, table: OpenTable, high: float) -> ft.Control:
    """Return the cards in the middle, and a block a player: the name above the tokens."""
    state: AuctionChickenState = table.session.state
    head = max(SYMBOL, 14 * LEADING * kit.scale) + BETWEEN
    cards = cards_height(kit, state, low=False)
    each = (high - head - cards) / len(state.seating) - BETWEEN
    blocks = [_block(kit, state, player, min(each, HIGHEST * max(1.0, kit.scale))) for player in state.seating]
    heads = ft.Row([ft.Container(suit_head(kit, own, SYMBOL), expand=True) for own in SUITS], spacing=TIGHT)
    matrix = ft.Container(
        ft.Column([heads, *blocks], spacing=BETWEEN, tight=True), padding=ft.Padding.symmetric(horizontal=EDGE)
    )
    middle = ft.Column([*draw_middle(kit, state, low=False), matrix], spacing=0, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(middle, height=high)


def _block(kit: Kit, state: AuctionChickenState, player: Name, high: float) -> ft.Control:
    named = NAME * LEADING * min(kit.scale, 1.4)
    row = ft.Row(
        [_cell(kit, state, player, own, high - named) for own in SUITS],
        spacing=TIGHT,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return ft.Container(ft.Column([_name(kit, state, player, named), row], spacing=0), height=high)


def _name(kit: Kit, state: AuctionChickenState, player: Name, high: float) -> ft.Control:
    room = kit.width - 2 * EDGE
    name = fitted_words(kit, player, room * 0.5, high, size=NAME, color=kit.look.ink, align=ft.TextAlign.START)
    told = doing(state, player)
    holds = say("Excuse, {doing}", doing=told) if player == state.excuse else told
    aside = fitted_words(kit, kit(holds), room * 0.45, high, size=UNDER, color=kit.look.ink_2, bold=False)
    row = ft.Container(ft.Row([name, ft.Container(expand=True), aside], spacing=TIGHT), height=high)
    return ft.Semantics(
        identifier=f"facing-{player}", label=kit(seat_words(state, player)), container=True, content=row
    )


def _cell(kit: Kit, state: AuctionChickenState, player: Name, own: Suit, high: float) -> ft.Control:
    width = (kit.width - 2 * EDGE - TIGHT * (len(SUITS) - 1)) / len(SUITS)
    number = fitted_numeral(kit, str(state.tokens[player][own]), width - 4, high - 4, size=NUMERAL, color=kit.look.ink)
    box = ft.Container(number, bgcolor=kit.look.surface, border_radius=CELL_RADIUS, alignment=ft.Alignment.CENTER)
    return ft.Semantics(label=kit(cell_words(state, player, own)), container=True, content=box, expand=True)

"""One seat of Auction Chicken: its tokens, and what hand and score pile hide."""

from collections.abc import Callable

import flet as ft

from companion.games.auction_chicken.facts import SUITS, Suit
from companion.games.auction_chicken.state import AuctionChickenState, high_to_low
from companion.tracker import Key
from companion.ui.boards.auction_chicken_cards import card_row
from companion.ui.boards.auction_chicken_words import cell_words, pile_words, seat_words
from companion.ui.components.suits import suit_head
from companion.ui.components.texts import body, numeral
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.words import Name, say

SEAT_HEIGHT = 300


def draw_seat(kit: Kit, table: OpenTable, player: Name, _key: Callable[[Key], ft.Control] | None) -> ft.Control:
    """Return the tokens of a player; nothing is put right about what follows from what was told."""
    state: AuctionChickenState = table.session.state
    columns = ft.Row([_column(kit, state, player, own) for own in SUITS], spacing=6)
    told = [body(kit, kit(seat_words(state, player)), 15), body(kit, kit(pile_words(state, player)), 15, quiet=True)]
    return ft.Column([columns, *told], spacing=8, tight=True)


def seat_height(_state: AuctionChickenState, _player: Name) -> float:
    """Return about how high the picture of a seat is."""
    return SEAT_HEIGHT


def draw_secret(kit: Kit, table: OpenTable, player: Name) -> ft.Control:
    """Return a player's score pile and hand, for as long as the finger stays (AC-21)."""
    state: AuctionChickenState = table.session.state
    parts: list[ft.Control] = []
    if state.phase_two:
        parts += [body(kit, kit(say("Score pile")), 15, bold=True), card_row(kit, high_to_low(state.piles[player]))]
    if state.hands[player] or not state.phase_two:
        parts += [body(kit, kit(say("Hand")), 15, bold=True), card_row(kit, high_to_low(state.hands[player]))]
    return ft.Container(
        ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=kit.look.well,
        border_radius=18,
        padding=12,
    )


def secret_title(kit: Kit, player: Name) -> str:
    """Return the title that tells the whole table who is looking."""
    return kit(say("{player} is looking at {player}’s cards", player=player))


def _column(kit: Kit, state: AuctionChickenState, player: Name, own: Suit) -> ft.Control:
    number = numeral(kit, str(state.tokens[player][own]), 24)
    column = ft.Column(
        [suit_head(kit, own, 22), number], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
    return ft.Semantics(label=kit(cell_words(state, player, own)), container=True, content=column, expand=True)

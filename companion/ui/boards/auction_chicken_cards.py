"""Auction Chicken's cards and tokens as they lie on a score sheet, in a review or before their owner."""

from collections.abc import Iterable, Mapping

import flet as ft

from companion.games.auction_chicken.faces import face
from companion.games.auction_chicken.facts import SUITS, Card, Suit
from companion.games.auction_chicken.wording import SUIT_NAMES, card_names, token_names
from companion.ui.components.suits import suit, suited_face
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.words import say

CARD_WIDTH, CARD_HEIGHT = 44, 60
TOKEN = 18


def card_row(kit: Kit, cards: Iterable[Card]) -> ft.Control:
    """Return cards in a row that wraps."""
    shown = tuple(cards)
    if not shown:
        return words("–", size=18, color=kit.look.ink_2)
    row = ft.Row([_small(kit, card) for card in shown], wrap=True, spacing=4, run_spacing=4)
    return ft.Semantics(label=kit(say("{cards}", cards=card_names(shown))), container=True, content=row)


def token_row(kit: Kit, tokens: Mapping[Suit, int]) -> ft.Control:
    """Return how many tokens of each suit there are, the suits without any left out."""
    there = {own: tokens[own] for own in SUITS if tokens[own]}
    if not there:
        return words("–", size=18, color=kit.look.ink_2)
    pairs: list[ft.Control] = [
        ft.Row(
            [suit(kit, own, TOKEN), words(str(count), size=16, bold=True, color=kit.look.ink)], spacing=3, tight=True
        )
        for own, count in there.items()
    ]
    row = ft.Row(pairs, wrap=True, spacing=10, run_spacing=2)
    told = token_names(own for own, count in there.items() for _ in range(count))
    return ft.Semantics(label=kit(say("{tokens}", tokens=told)), container=True, content=row)


def lone_token(kit: Kit, own: Suit) -> ft.Control:
    """Return one token."""
    return ft.Semantics(label=kit(SUIT_NAMES[own]), container=True, content=suit(kit, own, TOKEN + 6))


def _small(kit: Kit, card: Card) -> ft.Control:
    scale = min(max(kit.scale, 1.0), 1.3)
    width, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    return ft.Container(
        suited_face(kit, face(card), width - 6, high - 6),
        width=width,
        height=high,
        bgcolor=kit.look.surface,
        border=kit.look.border(),
        border_radius=8,
        alignment=ft.Alignment.CENTER,
    )

"""Blind Hen's state in full: what lies before every player, colour by colour, and in the piles."""

import flet as ft

from companion.games.blind_hen.facts import COLORS, Color, worth
from companion.games.blind_hen.position import Position
from companion.games.blind_hen.wording import CHICKEN_NAMES
from companion.ui.boards.blind_hen_cards import card_row, pile_row
from companion.ui.components.art import meeple, shape
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.words import Listing, Name, say, say_many


def draw_holdings(kit: Kit, position: Position, *, revealed: bool) -> ft.Control:
    """Return a card a player; piles only as a number until they are revealed (BH-23)."""
    parts = [_holding(kit, position, name, revealed=revealed) for name in position.table.players]
    supply = tuple(CHICKEN_NAMES[color] for color in COLORS if position.chickens[color] is None)
    if "wooden_chickens" in position.table.options and supply:
        still = say_many(
            "Still in the supply: {chickens}",
            "Still in the supply: {chickens}",
            count=len(supply),
            chickens=Listing(supply),
        )
        parts.append(body(kit, kit(still), 14, quiet=True))
    return ft.Column(parts, spacing=10, tight=True)


def _holding(kit: Kit, position: Position, name: Name, *, revealed: bool) -> ft.Control:
    display = position.holdings[name].display
    about = say_many(
        "{count} card, worth {value}", "{count} cards, worth {value}", count=len(display), value=worth(display)
    )
    heading = title(kit, name, 18, lines=1)
    heading.expand = True
    head = ft.Row([heading, body(kit, kit(about), 14, quiet=True)], spacing=8)
    return ft.Container(
        ft.Column(
            [
                head,
                *(_color(kit, position, name, color) for color in COLORS),
                _pile(kit, position, name, revealed=revealed),
            ],
            spacing=6,
            tight=True,
        ),
        bgcolor=kit.look.page,
        border_radius=16,
        padding=12,
    )


def _color(kit: Kit, position: Position, name: Name, color: Color) -> ft.Control:
    owns = position.chickens[color] == name
    piece: ft.Control = meeple(kit, color, 20) if owns else ft.Container()
    label = kit(say("owns {chicken}", chicken=CHICKEN_NAMES[color])) if owns else None
    return ft.Row(
        [
            shape(kit, color, 16),
            ft.Semantics(label=label, content=ft.Container(piece, width=22)),
            ft.Container(card_row(kit, position.cards(name, color)), expand=True),
        ],
        spacing=6,
    )


def _pile(kit: Kit, position: Position, name: Name, *, revealed: bool) -> ft.Control:
    holding = position.holdings[name]
    if not revealed:
        count = holding.hens + holding.corns
        return ft.Row(
            [
                ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, size=18, color=kit.look.ink_2),
                body(kit, kit(say_many("{count} hidden card", "{count} hidden cards", count=count)), 14, quiet=True),
            ],
            spacing=6,
        )
    hens = say_many("{count} Blind Hen", "{count} Blind Hens", count=holding.hens)
    corns = say_many("{count} Golden Corn", "{count} Golden Corns", count=holding.corns)
    label = kit(say("{hens}, {corns}", hens=hens, corns=corns))
    return ft.Semantics(
        label=label,
        container=True,
        content=ft.Column(
            [pile_row(kit, holding.hens, holding.corns), words(label, size=13, color=kit.look.ink_2, lines=2)],
            spacing=3,
            tight=True,
        ),
    )

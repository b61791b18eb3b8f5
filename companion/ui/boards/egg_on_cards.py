"""Egg On's cards as they lie on a sheet or in a review: open chips that are not tapped."""

from collections.abc import Iterable

import flet as ft

from companion.games.egg_on.faces import PICTURES
from companion.games.egg_on.facts import Card, Color, Egg, Worm
from companion.games.egg_on.wording import egg_name, worm_names
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import fitted_numeral
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.words import Listing, say

CARD_WIDTH, CARD_HEIGHT = 34, 36
EGG_WIDTH = 58


def card_chip(kit: Kit, card: Card, hue: Color | None = None) -> ft.Control:
    """Return a card: a worm with its number, or the picture of another one, on the ground of its female."""
    ground = kit.look.well if hue is None else kit.look.hues[hue].tint
    edge = kit.look.outline if hue is None else kit.look.hues[hue].edge
    if card in PICTURES:
        face: ft.Control = picture(kit, PICTURES[card], 26)
    else:
        face = fitted_numeral(kit, str(card), CARD_WIDTH - 4, CARD_HEIGHT - 3, size=17, color=kit.look.ink)
    return ft.Container(
        face,
        bgcolor=ground,
        border=kit.look.border(edge),
        border_radius=8,
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        alignment=ft.Alignment.CENTER,
    )


def worm_row(kit: Kit, worms: Iterable[Worm], hue: Color) -> ft.Control:
    """Return a stack in a row that wraps, from the bottom."""
    stack = tuple(worms)
    if not stack:
        return words("–", size=18, color=kit.look.ink_2)
    row = ft.Row([card_chip(kit, worm, hue) for worm in stack], wrap=True, spacing=4, run_spacing=4)
    return ft.Semantics(label=kit(say("{cards}", cards=worm_names(stack))), container=True, content=row)


def egg_row(kit: Kit, eggs: Iterable[Egg], *, counting: Iterable[Egg] | None = None) -> ft.Control:
    """Return egg cards in a row that wraps; those that do not count stand back."""
    shown = tuple(eggs)
    if not shown:
        return words("–", size=18, color=kit.look.ink_2)
    counted = shown if counting is None else tuple(counting)
    row = ft.Row([_egg(kit, egg, quiet=egg not in counted) for egg in shown], wrap=True, spacing=4, run_spacing=4)
    label = kit(say("{eggs}", eggs=Listing(tuple(egg_name(egg) for egg in shown))))
    return ft.Semantics(label=label, container=True, content=row)


def played_row(kit: Kit, hue: Color, *cards: Card) -> ft.Control:
    """Return the cards of a play on the ground of their female, her shape before them."""
    chips = [card_chip(kit, card, hue) for card in cards]
    return ft.Row([shape(kit, hue, 18), *chips], spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _egg(kit: Kit, egg: Egg, *, quiet: bool) -> ft.Control:
    hue = kit.look.hues[egg.color]
    face = ft.Row(
        [
            shape(kit, egg.color, 13),
            fitted_numeral(kit, str(egg.number), 18, CARD_HEIGHT - 3, size=17, color=kit.look.ink),
            picture(kit, f"egg-{egg.number}", 20),
        ],
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Container(
        face,
        bgcolor=hue.tint,
        border=kit.look.border(hue.edge),
        border_radius=8,
        width=EGG_WIDTH,
        height=CARD_HEIGHT,
        alignment=ft.Alignment.CENTER,
        opacity=0.4 if quiet else 1,
    )

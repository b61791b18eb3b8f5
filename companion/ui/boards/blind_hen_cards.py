"""Blind Hen's cards as they lie on a score sheet or in a review: open chips that are not tapped."""

from collections.abc import Iterable

import flet as ft

from companion.games.blind_hen.facts import HEN, ChickenCard, LotCard
from companion.games.blind_hen.wording import card_names
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import fitted_numeral
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.words import say

CARD_WIDTH, CARD_HEIGHT = 30, 36


def card_row(kit: Kit, cards: Iterable[ChickenCard], *, quiet: bool = False) -> ft.Control:
    """Return cards of one colour in a row that wraps; ``quiet`` for cards that do not count."""
    shown = tuple(cards)
    faces: list[ft.Control] = [_small(kit, card, quiet=quiet) for card in shown]
    if not faces:
        return words("–", size=18, color=kit.look.ink_2)
    label = kit(say("{cards}", cards=card_names(shown)))
    return ft.Semantics(label=label, container=True, content=ft.Row(faces, wrap=True, spacing=4, run_spacing=4))


def lot_row(kit: Kit, cards: Iterable[LotCard], *, revealed: bool) -> ft.Control:
    """Return cards of any kind with their shapes; hens and corns face down until they are revealed (BH-23)."""
    return ft.Row([_chip(kit, card, revealed=revealed) for card in cards], wrap=True, spacing=6, run_spacing=6)


def pile_row(kit: Kit, hens: int, corns: int) -> ft.Control:
    """Return the cards of a pile: each hen with its corn, then hens or corns that are left over (BH-08)."""
    fed = min(hens, corns)
    pairs = [_laid(kit, "hen", "corn") for _ in range(fed)]
    lonely = [_laid(kit, "hen") for _ in range(hens - fed)]
    spare = [_laid(kit, "corn") for _ in range(corns - fed)]
    if not (pairs or lonely or spare):
        return words("–", size=18, color=kit.look.ink_2)
    return ft.Row([*pairs, *lonely, *spare], wrap=True, spacing=4, run_spacing=4)


def _small(kit: Kit, card: ChickenCard, *, quiet: bool) -> ft.Control:
    hue = kit.look.hues[str(card.color)]
    return ft.Container(
        fitted_numeral(
            kit,
            str(card.value),
            CARD_WIDTH,
            CARD_HEIGHT - 3,
            size=17,
            color=kit.look.ink if quiet else hue.on_fill,
        ),
        bgcolor=hue.tint if quiet else hue.fill,
        border=kit.look.border(hue.edge),
        border_radius=8,
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        alignment=ft.Alignment.CENTER,
    )


def _chip(kit: Kit, card: LotCard, *, revealed: bool) -> ft.Control:
    if isinstance(card, ChickenCard):
        hue = kit.look.hues[str(card.color)]
        face: list[ft.Control] = [
            shape(kit, str(card.color), 13, on_fill=True),
            fitted_numeral(kit, str(card.value), 24, 31, size=18, color=hue.on_fill),
        ]
        fill, edge = hue.fill, hue.edge
    elif revealed:
        face = [picture(kit, "hen" if card is HEN else "corn", 28)]
        fill, edge = kit.look.well, kit.look.outline
    else:
        face = [ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, size=18, color=kit.look.ink_2)]
        fill, edge = kit.look.well, kit.look.outline
    return ft.Container(
        ft.Row(face, spacing=5, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        bgcolor=fill,
        border=kit.look.border(edge),
        border_radius=10,
        width=48,
        height=34,
    )


def _laid(kit: Kit, *drawings: str) -> ft.Control:
    return ft.Container(
        ft.Row([picture(kit, drawing, 24) for drawing in drawings], spacing=0, tight=True),
        bgcolor=kit.look.well,
        border=kit.look.border(kit.look.line),
        border_radius=8,
        padding=3,
    )

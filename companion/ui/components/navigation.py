"""The bar at the bottom of the top screens."""

from typing import Literal

import flet as ft

from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kit import Kit
from companion.words import Sentence, say

Place = Literal["play", "sessions"]

PLACES: tuple[tuple[Place, Sentence, ft.IconData, str], ...] = (
    ("play", say("Play"), ft.Icons.TABLE_RESTAURANT_OUTLINED, "/"),
    ("sessions", say("Sessions"), ft.Icons.HISTORY, "/sessions"),
)


def navigation(kit: Kit, here: Place) -> ft.Control:
    """Return the bar; the place where one is stands in a pill and in bold."""
    return ft.Container(
        ft.Row(
            [_place(kit, place, text, icon, route, here=place == here) for place, text, icon, route in PLACES],
            spacing=8,
        ),
        bgcolor=kit.look.surface,
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
    )


def _place(kit: Kit, place: Place, text: Sentence, icon: ft.IconData, route: str, *, here: bool) -> ft.Control:
    color = kit.look.ink if here else kit.look.ink_2
    pill = ft.Container(
        ft.Icon(icon, size=25, color=color),
        width=64,
        height=32,
        border_radius=16,
        bgcolor=kit.look.well if here else None,
        alignment=ft.Alignment.CENTER,
    )
    key = tile(
        kit,
        ft.Column(
            [pill, words(kit(text), size=13, color=color, bold=here)],
            spacing=3,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        id=f"go-{place}",
        label=kit(text),
        paint=Paint(fill=ft.Colors.TRANSPARENT),
        on_tap=lambda: None if here else kit.go(route),
        expand=True,
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
    )
    key.selected = here
    return key

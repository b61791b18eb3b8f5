"""An address that leads nowhere."""

import flet as ft

from companion.ui.boundary import part
from companion.ui.components.game_art import scene
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import strong, word_key
from companion.ui.kit import use_kit
from companion.words import say

WIDEST = 350


@part
def Lost() -> ft.Control:  # noqa: N802 - components are named like classes
    """Say so, and lead to the start; returns plain controls, since the router wraps them in a view itself."""
    kit = use_kit(lambda desk: desk.archive.where)
    heading = title(kit, kit(say("There is nothing at this address")), 23)
    heading.text_align = ft.TextAlign.CENTER
    text = body(kit, kit(say("Perhaps a letter went missing. Your sessions are all where they were.")), 16, quiet=True)
    text.text_align = ft.TextAlign.CENTER
    key = word_key(
        kit,
        kit(say("To the start")),
        id="home",
        on_tap=lambda: kit.go("/"),
        paint=strong(kit),
        icon=ft.Icons.TABLE_RESTAURANT_OUTLINED,
        expand=True,
    )
    parts: list[ft.Control] = [
        ft.Row([scene("empty-damaged", width=WIDEST * 0.8)], alignment=ft.MainAxisAlignment.CENTER),
        heading,
        text,
        ft.Row([key]),
    ]
    column = ft.Column(parts, spacing=16, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.SafeArea(ft.Container(column, padding=ft.Padding.only(left=10, right=10, top=60)))

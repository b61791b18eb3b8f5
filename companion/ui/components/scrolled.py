"""What a screen says, one part below the other, scrolling under its bar."""

import flet as ft

EDGE = 16


def scrolled(parts: list[ft.Control], *, spacing: int = 12, top: int = 4, bottom: int = 24) -> ft.Control:
    """Return the parts with the page's edge around them, as wide as the page."""
    column = ft.Column(parts, spacing=spacing, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(
        [ft.Container(column, padding=ft.Padding.only(left=EDGE, right=EDGE, top=top, bottom=bottom))],
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

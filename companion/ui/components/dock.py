"""The dock: the surface in the thumb's reach that holds the one question now."""

import flet as ft

from companion.ui.kit import Kit
from companion.ui.theme import DOCK_RADIUS, EDGE


def dock(kit: Kit, content: ft.Control, *, expand: bool = True) -> ft.Control:
    """Return the dock around its content, with the one soft shadow that this app has."""
    return ft.Container(
        content,
        bgcolor=kit.look.surface,
        border_radius=ft.BorderRadius.only(top_left=DOCK_RADIUS, top_right=DOCK_RADIUS),
        padding=ft.Padding.only(left=EDGE, right=EDGE, top=12, bottom=10),
        shadow=ft.BoxShadow(blur_radius=20, color=kit.look.shadow),
        expand=expand,
    )

"""The frame of every screen: its ground from edge to edge, and what it holds clear of the phone's corners and bars."""

import flet as ft

from companion.ui.kit import Kit


def page_view(kit: Kit, path: str, content: ft.Control) -> ft.View:
    """Return the view of a screen at its path."""
    return ft.View(route=path, controls=[ft.SafeArea(content, expand=True)], padding=0, bgcolor=kit.look.page)

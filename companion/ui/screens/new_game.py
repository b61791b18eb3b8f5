"""Not yet."""

import flet as ft

from companion.ui.boundary import part


@part
def NewGame() -> ft.Control:  # noqa: N802
    """Show."""
    return ft.View(route=ft.use_view_path(), controls=[ft.Text("NewGame")])

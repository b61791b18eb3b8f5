"""Not yet."""

import flet as ft

from companion.ui.boundary import part


@part
def Lost() -> ft.Control:  # noqa: N802
    """Show."""
    return ft.Text("Lost")

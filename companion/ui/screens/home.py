"""The start: the running session, the games, the last sessions."""

import flet as ft

from companion.ui.boundary import part
from companion.ui.kit import use_kit
from companion.ui.components.tiles import word_key


@part
def Home() -> ft.Control:  # noqa: N802
    """Show the start."""
    kit = use_kit()
    keys = [word_key(kit, f"{s.game} {s.players}", id=f"s-{s.id}", on_tap=lambda s=s: kit.go(f"/table/{s.id}")) for s in kit.desk.archive.summaries()]
    return ft.View(route="/", controls=[ft.Column(keys)], bgcolor=kit.look.page)

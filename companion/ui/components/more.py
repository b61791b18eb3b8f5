"""The menu behind the three dots."""

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from companion.ui.boundary import handler
from companion.ui.kit import Kit
from companion.words import Sentence, say

Entry = tuple[str, Sentence, Callable[[], Awaitable[None] | None]]


def more_menu(kit: Kit, entries: Sequence[Entry]) -> ft.Control:
    """Return the menu of these entries: an id, the words, and what follows."""
    menu = ft.PopupMenuButton(
        icon=ft.Icons.MORE_VERT,
        icon_color=kit.look.ink,
        tooltip=kit(say("More")),
        bgcolor=kit.look.surface,
        items=[
            ft.PopupMenuItem(content=kit(text), on_click=handler(act, kit.report), key=entry_id)
            for entry_id, text, act in entries
        ],
    )
    return ft.MergeSemantics(ft.Semantics(identifier="more", content=menu))

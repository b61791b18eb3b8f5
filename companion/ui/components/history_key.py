"""The key that leads to the log of a session."""

import flet as ft

from companion.ui.components.tiles import icon_key, quiet
from companion.ui.kit import Kit
from companion.words import say


def history_key(kit: Kit, session_id: str) -> ft.Control:
    """Return the key."""
    return icon_key(
        kit,
        ft.Icons.HISTORY,
        id="history",
        label=kit(say("History")),
        on_tap=lambda: kit.go(f"/history/{session_id}"),
        paint=quiet(kit),
    )

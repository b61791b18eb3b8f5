"""The keys that lead from one view of a session to the others: its log, and its score."""

import flet as ft

from companion.ui.components.tiles import icon_key, quiet
from companion.ui.kit import Kit
from companion.words import Sentence, say


def to_history(kit: Kit, session_id: str) -> ft.Control:
    """Return the key that leads to the log."""
    return _way(kit, ft.Icons.HISTORY, "history", say("History"), session_id)


def to_score(kit: Kit, session_id: str) -> ft.Control:
    """Return the key that leads to the score."""
    return _way(kit, ft.Icons.LEADERBOARD_OUTLINED, "score", say("Score"), session_id)


def _way(kit: Kit, icon: ft.IconData, view: str, label: Sentence, session_id: str) -> ft.Control:
    return icon_key(
        kit, icon, id=view, label=kit(label), on_tap=lambda: kit.go(f"/{view}/{session_id}"), paint=quiet(kit)
    )

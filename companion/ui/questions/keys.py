"""What the keys of all questions share: icons, paints, and keys that lead aside."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.tracker import Key
from companion.ui.components.tiles import Paint, greyed, outlined, quiet, strong, tile, word_key
from companion.ui.kit import Kit
from companion.words import say

Tap = Callable[[Key], Awaitable[None]]

ICONS: dict[str, ft.IconData] = {
    "gavel": ft.Icons.GAVEL,
    "list": ft.Icons.FORMAT_LIST_NUMBERED,
    "cards": ft.Icons.STYLE_OUTLINED,
    "flag": ft.Icons.FLAG_OUTLINED,
    "suggest": ft.Icons.LIGHTBULB_OUTLINE,
    "repeat": ft.Icons.REPLAY,
    "recount": ft.Icons.FACT_CHECK_OUTLINED,
    "hidden": ft.Icons.VISIBILITY_OFF_OUTLINED,
    "swap": ft.Icons.SWAP_VERT,
}
MOST_ACROSS = 2


def paint_of(kit: Kit, key: Key) -> Paint:
    """Return how a key is painted: main, greyed by a rule, or ordinary."""
    if key.refusal is not None:
        return greyed(kit)
    if key.main:
        return strong(kit)
    return outlined(kit) if key.icon == "more" else quiet(kit)


def spoken(kit: Kit, key: Key) -> str:
    """Return what a screen reader says about a key; of one that a rule refuses, also why."""
    named = key.spoken or key.text
    if key.refusal is not None:
        return kit(say("{key}, not possible: {reason}", key=named, reason=key.refusal.reason))
    return kit(named)


def aside_keys(kit: Kit, keys: tuple[Key, ...], tap: Tap, *, height: float = 52) -> list[ft.Control]:
    """Return the keys that lead aside, two in a row."""
    rows: list[ft.Control] = []
    for at in range(0, len(keys), MOST_ACROSS):
        pair = keys[at : at + MOST_ACROSS]
        rows.append(ft.Row([_aside_key(kit, key, tap, height) for key in pair], spacing=8))
    return rows


def _aside_key(kit: Kit, key: Key, tap: Tap, height: float) -> ft.Control:
    paint = strong(kit) if key.main or key.chosen else outlined(kit)
    if key.refusal is not None:
        paint = greyed(kit)
    return word_key(
        kit,
        kit(key.text),
        id=f"key-{key.id}",
        label=kit(say("{key}, chosen", key=spoken(kit, key))) if key.chosen else spoken(kit, key),
        on_tap=lambda: tap(key),
        paint=paint,
        icon=ICONS.get(key.icon or ""),
        expand=True,
        height=height,
        size=15,
    )


def number_key(kit: Kit, key: Key, tap: Tap, content: ft.Control) -> ft.Control:
    """Return a key that fills its place in a row."""
    return tile(
        kit,
        content,
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=paint_of(kit, key),
        on_tap=lambda: tap(key),
        expand=True,
        padding=2,
    )

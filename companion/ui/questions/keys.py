"""What the keys of all questions share: icons, paints, and keys that lead aside."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.tracker import Key
from companion.ui.components.fitted import dock_width, fitted_words, loose
from companion.ui.components.tiles import Paint, greyed, outlined, quiet, strong, tile
from companion.ui.kit import Kit
from companion.ui.looks import Look
from companion.ui.measure import LEADING
from companion.ui.theme import GAP, LEAST_TARGET, TIGHT
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
    "take": ft.Icons.TOUCH_APP_OUTLINED,
    "lock": ft.Icons.LOCK_OUTLINED,
}
MOST_ACROSS = 2
ASIDE = 52
INSIDE = 8
ICON = 20
WORDED = 112


def paint_of(kit: Kit, key: Key) -> Paint:
    """Return how a key is painted: main, greyed by a rule, or ordinary."""
    if key.refusal is not None and not key.discreet:
        return greyed(kit)
    if key.main:
        return strong(kit)
    return outlined(kit) if key.icon == "more" else quiet(kit)


def spoken(kit: Kit, key: Key) -> str:
    """Return what a screen reader says about a key; of one that a rule refuses, also why, if it is not discreet."""
    named = key.spoken or key.text
    if key.refusal is not None and not key.discreet:
        return kit(say("{key}, not possible: {reason}", key=named, reason=key.refusal.reason))
    return kit(named)


def aside_keys(kit: Kit, keys: tuple[Key, ...], tap: Tap, *, height: float = ASIDE) -> list[ft.Control]:
    """Return the keys that lead aside, two in a row."""
    rows: list[ft.Control] = []
    for at in range(0, len(keys), MOST_ACROSS):
        pair = keys[at : at + MOST_ACROSS]
        width = (dock_width(kit) - GAP * (len(pair) - 1)) / len(pair)
        place = width, _as_high(kit, height)
        rows.append(ft.Row([_aside_key(kit, key, tap, place) for key in pair], spacing=GAP))
    return rows


def aside_ink(look: Look, key: Key) -> str:
    """Return the colour of a key's words: one that can do nothing yet does not look live."""
    if key.refusal is not None:
        return look.outline
    return look.on_ink if key.main or key.chosen else look.ink


def aside_height(kit: Kit, keys: tuple[Key, ...], height: float = ASIDE) -> float:
    """Return how high the keys that lead aside stand, with the gap above each row."""
    return -(-len(keys) // MOST_ACROSS) * (_as_high(kit, height) + TIGHT)


def icon_keys(kit: Kit, keys: tuple[Key, ...], tap: Tap, *, worded: bool = False) -> list[ft.Control]:
    """Return keys that lead aside as icons beside the question, with their words only where there is room."""
    return [_icon_key(kit, key, tap, worded=worded) for key in keys]


def icon_keys_width(keys: tuple[Key, ...], *, worded: bool = False) -> float:
    """Return how much of the question's row these keys take, with the gap before each."""
    return len(keys) * ((WORDED if worded else LEAST_TARGET) + GAP)


def _icon_key(kit: Kit, key: Key, tap: Tap, *, worded: bool) -> ft.Control:
    color = kit.look.ink if key.refusal is None else kit.look.outline
    parts: list[ft.Control] = [ft.Icon(ICONS[key.icon or "list"], color=color, size=ICON + 2)]
    if worded:
        parts.append(loose(fitted_words(kit, kit(key.text), WORDED - ICON - 22, size=15, color=color)))
    return tile(
        kit,
        ft.Row(parts, alignment=ft.MainAxisAlignment.CENTER, spacing=6, tight=True),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=outlined(kit) if key.refusal is None else greyed(kit),
        on_tap=lambda: tap(key),
        width=WORDED if worded else LEAST_TARGET,
        height=LEAST_TARGET,
        padding=0,
    )


def _as_high(kit: Kit, height: float) -> float:
    """Two lines of the smallest letters have room, whatever the reader's text size."""
    return height if not kit.large else max(height, 18 * 2 * LEADING + 10)


def _aside_key(kit: Kit, key: Key, tap: Tap, place: tuple[float, float]) -> ft.Control:
    paint = strong(kit) if key.main or key.chosen else outlined(kit)
    paint, color = (paint if key.refusal is None else greyed(kit)), aside_ink(kit.look, key)
    icon = ICONS.get(key.icon or "")
    width, height = place[0] - 2 * INSIDE - 3 - (ICON + 6 if icon else 0), place[1] - 8
    text = loose(fitted_words(kit, kit(key.text), width, height, size=15, lines=3, color=color))
    parts: list[ft.Control] = [ft.Icon(icon, color=color, size=ICON), text] if icon else [text]
    return tile(
        kit,
        ft.Row(parts, alignment=ft.MainAxisAlignment.CENTER, spacing=6, tight=True),
        id=f"key-{key.id}",
        label=kit(say("{key}, chosen", key=spoken(kit, key))) if key.chosen else spoken(kit, key),
        paint=paint,
        on_tap=lambda: tap(key),
        expand=True,
        height=place[1],
        padding=ft.Padding.symmetric(horizontal=INSIDE, vertical=2),
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

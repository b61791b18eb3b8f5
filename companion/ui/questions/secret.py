"""The part of a question that only its owner may see, behind a key that hands the phone over."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.tracker import Secret
from companion.ui.components.texts import body
from companion.ui.components.tiles import strong, word_key
from companion.ui.kit import Kit
from companion.ui.questions.cards import wide_key
from companion.ui.questions.keys import Tap
from companion.words import Name

ROW = 56


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """Whose secrets this screen shows now, and what shows or covers them."""

    shown_to: Name | None
    show: Callable[[Name | None], None]


def draw_secret_part(kit: Kit, secret: Secret, tap: Tap, sight: Sight) -> list[ft.Control]:
    """Return the key that hands the phone over; after it was tapped what the owner may see, and the key that hides."""
    if sight.shown_to != secret.owner:
        return [ft.Row([_sight_key(kit, secret, sight)])]
    rows: list[ft.Control] = [
        ft.Container(ft.Row([wide_key(kit, key, tap) for key in row], spacing=6), height=ROW * min(kit.scale, 1.3))
        for row in secret.rows
    ]
    told = ft.Semantics(live_region=True, content=body(kit, kit(secret.hint), 15.5, bold=True))
    return [told, *rows, ft.Row([_sight_key(kit, secret, sight)])]


def _sight_key(kit: Kit, secret: Secret, sight: Sight) -> ft.Control:
    shown = sight.shown_to == secret.owner
    return word_key(
        kit,
        kit(secret.hide if shown else secret.show),
        id="hide-secret" if shown else "show-secret",
        on_tap=lambda: sight.show(None if shown else secret.owner),
        icon=ft.Icons.VISIBILITY_OFF_OUTLINED,
        paint=strong(kit) if shown else None,
        expand=True,
        height=52,
        size=15,
    )

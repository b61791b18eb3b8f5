"""The part of a question that only its owner may see, behind a key that hands the phone over."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.tracker import Key, Question, Secret
from companion.ui.components.fitted import dock_width
from companion.ui.components.texts import body
from companion.ui.components.tiles import strong, word_key
from companion.ui.kit import Kit
from companion.ui.measure import text_height
from companion.ui.questions.cards import wide_key
from companion.ui.questions.keys import Tap, aside_keys
from companion.ui.questions.tables import cell_key
from companion.ui.theme import TIGHT
from companion.words import Name, Sentence

ROW, TURN, HINT = 56, 52, 15.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """Whose secrets this screen shows now, and what shows or covers them."""

    shown_to: Name | None
    show: Callable[[Name | None], None]


def secret_parts(kit: Kit, secret: Secret, tap: Tap, sight: Sight) -> list[tuple[ft.Control, float]]:
    """Return the key that hands the phone over, or what the owner may see and what hides it; with heights."""
    if not kit.may_look(secret.owner):
        others = kit.desk.phones.where_seen(secret.owner)
        high = kit.scale * text_height(kit(others), dock_width(kit) / kit.scale, HINT)
        return [(ft.Semantics(identifier="others-secret", container=True, content=body(kit, kit(others), HINT)), high)]
    turn = ft.Row([_sight_key(kit, secret, sight)]), float(TURN)
    if sight.shown_to != secret.owner:
        return [turn]
    high = ROW * min(kit.scale, 1.3)
    rows: list[tuple[ft.Control, float]] = [(_row(kit, row, tap, high), high) for row in secret.rows]
    told = ft.Semantics(live_region=True, content=body(kit, kit(secret.hint), HINT, bold=True))
    return [(told, kit.scale * text_height(kit(secret.hint), dock_width(kit) / kit.scale, HINT)), *rows, turn]


def asked_openly(kit: Kit, question: Question, sight: Sight) -> Sentence:
    """Return what the question asks here: who has taken the phone is not told to take it."""
    secret = question.secret
    shown = secret is not None and sight.shown_to == secret.owner and kit.may_look(secret.owner)
    return (secret.title if secret is not None and shown else None) or question.title


def _row(kit: Kit, row: tuple[Key, ...], tap: Tap, high: float) -> ft.Control:
    """Return keys that only the owner sees: pieces with their pictures, money with its number, or words."""
    if any(key.face and key.face.picture for key in row):
        return ft.Container(ft.Row([wide_key(kit, key, tap, len(row)) for key in row], spacing=TIGHT), height=high)
    if all(key.face is None for key in row):
        return ft.Column(aside_keys(kit, row, tap, height=high), spacing=TIGHT, tight=True)
    wide = (dock_width(kit) - TIGHT * (len(row) - 1)) / len(row)
    return ft.Row([cell_key(kit, key, tap, (wide, high)) for key in row], spacing=TIGHT)


def _sight_key(kit: Kit, secret: Secret, sight: Sight) -> ft.Control:
    shown = sight.shown_to == secret.owner
    leads_on = any(key.main for row in secret.rows for key in row)
    return word_key(
        kit,
        kit(secret.hide if shown else secret.show),
        id="hide-secret" if shown else "show-secret",
        on_tap=lambda: sight.show(None if shown else secret.owner),
        icon=ft.Icons.VISIBILITY_OFF_OUTLINED,
        paint=strong(kit) if shown != leads_on else None,
        expand=True,
        height=TURN,
        size=15,
    )

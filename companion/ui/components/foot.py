"""The foot of a form: what is missing, and the one main key that leads through it."""

from dataclasses import dataclass

import flet as ft

from companion.ui.components.texts import body
from companion.ui.components.tiles import OnTap, strong, word_key
from companion.ui.kit import Kit
from companion.ui.theme import EDGE
from companion.words import Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Missing:
    """What is missing: the line that says it, and the main key that leads there."""

    line: Sentence
    key: Sentence
    lead: OnTap


def foot(kit: Kit, line: Sentence | None, key: ft.Control, *, refused: Sentence | None = None) -> ft.Control:
    """Return the main key, above it the line that says what it waits for, or why the last tap was refused."""
    parts: list[ft.Control] = []
    if refused is not None:
        parts.append(refusal_line(kit, refused))
    elif line is not None:
        icon = ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=kit.look.ink_2)
        text = body(kit, kit(line), 15)
        text.expand = True
        parts.append(ft.Row([icon, text], spacing=8))
    return ft.Container(
        ft.Column([*parts, ft.Row([key])], spacing=8, tight=True),
        padding=ft.Padding.only(left=EDGE, right=EDGE, top=8, bottom=12),
    )


def main_key(
    kit: Kit,
    text: Sentence,
    icon: ft.IconData,
    *,
    id: str,
    on_tap: OnTap,
) -> ft.Control:
    """Return the main key, which names what is missing as long as something is."""
    return word_key(
        kit,
        kit(text),
        id=id,
        on_tap=on_tap,
        icon=icon,
        paint=strong(kit),
        expand=True,
        height=58 * min(max(kit.scale, 1.0), 1.4),
        size=17,
    )


def refusal_line(kit: Kit, text: Sentence) -> ft.Control:
    """Return why a tap was refused, said aloud."""
    words = ft.Text(kit(text), size=15.5, weight=ft.FontWeight.BOLD, color=kit.look.error, expand=True)
    row = ft.Row([ft.Icon(ft.Icons.ERROR_OUTLINE, color=kit.look.error, size=22), words], spacing=8)
    return ft.Semantics(identifier="refusal", live_region=True, container=True, content=row)

"""How much? Number keys in rows of five."""

import flet as ft

from companion.tracker import Question
from companion.ui.components.texts import numeral
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.ui.questions.keys import Tap, aside_keys, number_key

ACROSS = 5
HIGHEST = 62
LOWER = 50


def draw_amounts(kit: Kit, question: Question, tap: Tap, low: bool) -> ft.Control:  # noqa: FBT001
    """Return the number keys, and below them the keys that lead aside."""
    height = (LOWER if question.aside or low else HIGHEST) * min(kit.scale, 1.2)
    rows: list[ft.Control] = []
    for row in question.rows:
        keys: list[ft.Control] = []
        for key in row:
            faded = key.refusal is not None
            color = kit.look.outline if faded else kit.look.ink
            text = kit(key.text)
            face = (
                words(text, size=15 if not kit.large else 11, bold=True, color=color)
                if key.icon == "more"
                else numeral(kit, text, 22, color)
            )
            keys.append(number_key(kit, key, tap, face))
        keys.extend(ft.Container(expand=True) for _ in range(ACROSS - len(keys)))
        rows.append(
            ft.Container(ft.Row(keys, spacing=6, vertical_alignment=ft.CrossAxisAlignment.STRETCH), height=height)
        )
    return ft.Column([*rows, *aside_keys(kit, question.aside, tap)], spacing=6, tight=True)

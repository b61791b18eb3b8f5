"""How much, or how high? Number keys in rows of five."""

import flet as ft

from companion.tracker import Key, Question
from companion.ui.components.art import picture
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words
from companion.ui.kit import Kit
from companion.ui.questions.keys import Tap, aside_height, aside_keys, number_key
from companion.ui.theme import LEAST_TARGET, TIGHT

ACROSS = 5
HIGHEST = 62
INSIDE = 6
PICTURE = 30


def draw_amounts(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the number keys, and below them the keys that lead aside."""
    count = max(1, len(question.rows))
    left = (room - aside_height(kit, question.aside)) / count - TIGHT
    height = max(LEAST_TARGET, min(left, HIGHEST * min(kit.scale, 1.2)))
    rows: list[ft.Control] = []
    for row in question.rows:
        keys: list[ft.Control] = [number_key(kit, key, tap, _face(kit, key, height)) for key in row]
        keys.extend(ft.Container(expand=True) for _ in range(ACROSS - len(keys)))
        rows.append(
            ft.Container(ft.Row(keys, spacing=TIGHT, vertical_alignment=ft.CrossAxisAlignment.STRETCH), height=height)
        )
    return ft.Column([*rows, *aside_keys(kit, question.aside, tap)], spacing=TIGHT, tight=True)


def least_of_amounts(kit: Kit, question: Question) -> float:
    """Return how high these keys are at least."""
    return len(question.rows) * (LEAST_TARGET + TIGHT) + aside_height(kit, question.aside)


def _face(kit: Kit, key: Key, height: float) -> ft.Control:
    color = kit.look.outline if key.refusal is not None and not key.discreet else kit.look.ink
    width = (dock_width(kit) - TIGHT * (ACROSS - 1)) / ACROSS - INSIDE
    if key.icon == "more":
        return fitted_words(kit, kit(key.text), width - INSIDE, height, size=15, color=color)
    if key.face is not None and key.face.picture is not None:
        return picture(kit, key.face.picture, min(PICTURE, height - INSIDE))
    text = key.face.text if key.face is not None else kit(key.text)
    return fitted_numeral(kit, text, width, height - INSIDE, size=22, color=color)

"""Which cards, where these have suits? The grid lies as the cards lie, and what is gone leaves its place empty."""

import flet as ft

from companion.tracker import Face, Key, Question
from companion.ui.components.fitted import dock_width
from companion.ui.components.suits import suited_face
from companion.ui.components.tiles import Paint, tile
from companion.ui.kit import Kit
from companion.ui.questions.keys import Tap, aside_height, aside_keys, spoken
from companion.ui.theme import CELL_RADIUS, TIGHT

LEAST, HIGHEST = 54, 92
FEW, HIGHER = 2, 124
"""A row or two of cards have room to be larger."""
INSIDE = 4
GONE = Face()


def is_suited(question: Question) -> bool:
    """Whether the cards that are asked for have suits."""
    return any(key.face is not None and key.face.marks for row in question.rows for key in row)


def draw_suited(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the grid of cards, as high as the room allows, and the keys that lead aside."""
    left = (room - aside_height(kit, question.aside)) / max(1, len(question.rows)) - TIGHT
    highest = HIGHER if len(question.rows) <= FEW else HIGHEST
    height = max(LEAST, min(left, highest * min(kit.scale, 1.2)))
    rows: list[ft.Control] = [
        ft.Container(
            ft.Row(
                [suited_key(kit, key, tap, _width(kit, row), height) for key in row],
                spacing=TIGHT,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            height=height,
        )
        for row in question.rows
    ]
    return ft.Column([*rows, *aside_keys(kit, question.aside, tap)], spacing=TIGHT, tight=True)


def least_of_suited(kit: Kit, question: Question) -> float:
    """Return how high these keys are at least."""
    return len(question.rows) * (LEAST + TIGHT) + aside_height(kit, question.aside)


def suited_key(kit: Kit, key: Key, tap: Tap, width: float, height: float) -> ft.Control:
    """Return a card to tap: filled when it is chosen, an empty place when it is gone."""
    face = key.face or GONE
    chosen = key.chosen > 0
    gone = not face.marks
    content: ft.Control = ft.Container()
    if not gone:
        content = suited_face(kit, face, width - 2 * INSIDE, height - 2 * INSIDE, on_ink=chosen)
    return tile(
        kit,
        content,
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=Paint(
            fill=kit.look.ink if chosen else kit.look.surface,
            border=kit.look.border(kit.look.line if gone else None),
            radius=CELL_RADIUS,
        ),
        on_tap=lambda: tap(key),
        expand=True,
        padding=0,
    )


def _width(kit: Kit, row: tuple[Key, ...]) -> float:
    return (dock_width(kit) - TIGHT * (len(row) - 1)) / len(row)

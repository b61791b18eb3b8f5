"""What does the player do? A key a piece with its symbol and how many are left; below, the move without a piece."""

import flet as ft

from companion.tracker import Key, Question
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words, loose
from companion.ui.components.suits import suit, suit_row
from companion.ui.components.tiles import greyed, tile
from companion.ui.kit import Kit
from companion.ui.questions.keys import ICONS, Tap, aside_height, aside_keys, paint_of, spoken
from companion.ui.theme import GAP

LEAST, HIGHEST = 52, 92
WORD = 15
TWO_LINES = 58
"""From this height on a key has room for its word under the symbol."""
SYMBOL, SMALL = 32, 22
INSIDE = 8


def draw_moves(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the rows of keys, as high as the room allows."""
    left = (room - aside_height(kit, question.aside)) / max(1, len(question.rows)) - GAP
    height = max(LEAST, min(left, HIGHEST * min(kit.scale, 1.2)))
    rows: list[ft.Control] = [
        ft.Container(
            ft.Row(
                [_key(kit, key, tap, _width(kit, row), height) for key in row],
                spacing=GAP,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            height=height,
        )
        for row in question.rows
    ]
    return ft.Column([*rows, *aside_keys(kit, question.aside, tap)], spacing=GAP, tight=True)


def least_of_moves(kit: Kit, question: Question) -> float:
    """Return how high these keys are at least."""
    return len(question.rows) * (LEAST + GAP) + aside_height(kit, question.aside)


def _width(kit: Kit, row: tuple[Key, ...]) -> float:
    return (dock_width(kit) - GAP * (len(row) - 1)) / len(row)


def _key(kit: Kit, key: Key, tap: Tap, width: float, height: float) -> ft.Control:
    face = _main_face(kit, key, width, height) if key.main else _piece_face(kit, key, width, height)
    return tile(
        kit,
        face,
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=greyed(kit) if key.refusal is not None else paint_of(kit, key),
        on_tap=lambda: tap(key),
        expand=True,
        padding=INSIDE / 2,
    )


def _piece_face(kit: Kit, key: Key, width: float, height: float) -> ft.Control:
    """The symbol with how many are left, and the word below it where there is room."""
    ink = kit.look.ink if key.refusal is None else kit.look.outline
    named = height >= TWO_LINES and not kit.large
    size = min(SYMBOL, height - INSIDE - (WORD * 1.4 if named else 0))
    parts: list[ft.Control] = [suit(kit, name, size) for name in (key.face.marks if key.face else ())]
    if key.note is not None:
        room = width - size - 3 * INSIDE
        parts.append(fitted_numeral(kit, kit(key.note), room, size + INSIDE, size=26, color=ink))
    lines: list[ft.Control] = [ft.Row(parts, spacing=INSIDE, alignment=ft.MainAxisAlignment.CENTER, tight=True)]
    if named:
        lines.append(fitted_words(kit, kit(key.text), width - INSIDE, size=WORD, color=ink))
    return ft.Column(
        lines,
        spacing=1,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _main_face(kit: Kit, key: Key, width: float, height: float) -> ft.Control:
    """The word, and what comes with it as symbols."""
    ink = kit.look.on_ink
    marks = tuple(key.face.marks) if key.face else ()
    icon = ICONS.get(key.icon or "")
    symbols = len(marks) * (SMALL + 2)
    room = width - 2 * INSIDE - (SMALL + INSIDE if icon else 0)
    below = symbols > room / 3
    text = loose(
        fitted_words(
            kit,
            kit(key.text),
            room if below else room - symbols - (45 if marks else 0),
            (height - INSIDE) / (2 if below else 1),
            size=18,
            lines=1 if below else 2,
            color=ink,
        )
    )
    head: list[ft.Control] = [ft.Icon(icon, size=SMALL, color=ink), text] if icon else [text]
    with_marks: list[ft.Control] = []
    if marks and key.note is not None and not kit.large:
        with_marks.append(fitted_words(kit, kit(key.note), 40, size=WORD, color=ink, bold=False))
    if marks:
        fits = max(1, int((room if below else symbols) / (SMALL + 2)))
        size = SMALL if len(marks) <= fits else max(12.0, room / len(marks) - 2)
        with_marks.append(suit_row(kit, marks, size, on_ink=True))
    row = ft.Row(
        head if below else [*head, *with_marks], spacing=INSIDE, alignment=ft.MainAxisAlignment.CENTER, tight=True
    )
    if not below:
        return row
    under = ft.Row(with_marks, spacing=4, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    return ft.Column(
        [row, under],
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

"""Which cards? The grid lies as the cards lie: a column a colour, wide keys for cards without one."""

import flet as ft

from companion.tracker import Key, Question
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words, loose
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kit import Kit
from companion.ui.questions.keys import MOST_ACROSS, Tap, aside_height, aside_keys, paint_of, spoken
from companion.ui.questions.suited import draw_suited, is_suited, least_of_suited
from companion.ui.theme import KEY_RADIUS, LEAST_TARGET, TIGHT

LEAST, HIGHEST = 52, 84
"""How high the cards of the grid are drawn."""
WIDE, WORDED = 60, 66
ROOMY_CORNER = 62
"""From this height on, the tick and the number of a chosen card stand clear of each other by themselves."""


def draw_cards(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the grid of cards, and below it the keys that lead aside."""
    if is_suited(question):
        return draw_suited(kit, question, tap, room)
    grids = sum(_is_grid(row) for row in question.rows)
    fixed = least_of_cards(kit, question) - grids * (LEAST + TIGHT)
    height = max(LEAST, min((room - fixed) / max(1, grids) - TIGHT, HIGHEST * min(kit.scale, 1.15)))
    rows: list[ft.Control] = []
    for row in question.rows:
        if _is_worded(question):
            rows.extend(_worded_keys(kit, row, tap, max(LEAST_TARGET, (room - fixed) / _lines(row) + LEAST_TARGET)))
            continue
        if all(key.face is None for key in row):
            rows.extend(aside_keys(kit, row, tap, height=LEAST_TARGET))
            continue
        grid = _is_grid(row)
        keys = [card_key(kit, key, tap, height) if grid else wide_key(kit, key, tap, len(row)) for key in row]
        rows.append(
            ft.Container(
                ft.Row(keys, spacing=TIGHT, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
                height=height if grid else WIDE,
            )
        )
    return ft.Column([*rows, *aside_keys(kit, question.aside, tap)], spacing=TIGHT, tight=True)


def least_of_cards(kit: Kit, question: Question) -> float:
    """Return how high these keys are at least."""
    if is_suited(question):
        return least_of_suited(kit, question)
    height = aside_height(kit, question.aside)
    for row in question.rows:
        if all(key.face is None for key in row):
            height += aside_height(kit, row, LEAST_TARGET)
        else:
            height += (LEAST if _is_grid(row) else WIDE) + TIGHT
    return height


def _is_grid(row: tuple[Key, ...]) -> bool:
    return any(key.face is not None for key in row) and not any(key.face and key.face.picture for key in row)


def _is_worded(question: Question) -> bool:
    """Whether the pieces are known by their names alone; a row without faces above a grid is a switch."""
    return len(question.rows) == 1 and all(key.face is None for key in question.rows[0])


def _lines(row: tuple[Key, ...]) -> int:
    return -(-len(row) // MOST_ACROSS)


def _worded_keys(kit: Kit, row: tuple[Key, ...], tap: Tap, height: float) -> list[ft.Control]:
    """Return keys of pieces that are words, two in a row, as high as there is room."""
    high = min(height, WORDED * max(1.0, kit.scale))
    lines = (row[at : at + MOST_ACROSS] for at in range(0, len(row), MOST_ACROSS))
    return [
        ft.Row([_worded_key(kit, key, tap, (_width(kit, len(line)), high)) for key in line], spacing=TIGHT)
        for line in lines
    ]


def _width(kit: Kit, across: int) -> float:
    return (dock_width(kit) - TIGHT * (across - 1)) / across


def _worded_key(kit: Kit, key: Key, tap: Tap, place: tuple[float, float]) -> ft.Control:
    width, height = place
    return tile(
        kit,
        fitted_words(kit, kit(key.text), width - 20, height - 6, size=17, lines=2, color=kit.look.ink),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=paint_of(kit, key),
        on_tap=lambda: tap(key),
        expand=True,
        height=height,
        padding=4,
    )


def card_key(kit: Kit, key: Key, tap: Tap, height: float) -> ft.Control:
    """Return a card to tap: greyed when it is not there, tinted when it is, filled when it is chosen."""
    face = key.face
    hue = kit.look.hues[face.hue] if face and face.hue else None
    if face is None or hue is None or key.refusal is not None:
        return _absent(kit, key, tap, height)
    filled = key.chosen > 0
    ink = hue.on_fill if filled else kit.look.ink
    low = filled and height < ROOMY_CORNER
    number = fitted_numeral(kit, face.text, 60, height - (22 if low else 8), size=24, color=ink)
    across = -0.3 if key.held > 1 else 0.0
    marks: list[ft.Control] = [
        ft.Container(number, alignment=ft.Alignment(across, 0.9 if low else 0), expand=True),
        ft.Container(shape(kit, str(face.hue), 13, on_fill=filled), left=7, top=6),
    ]
    if filled:
        marks.append(_tick(kit, key, hue.fill, hue.on_fill))
    if key.held > 1:
        marks.append(
            ft.Container(words(f"×{key.held}", size=min(13, 15 / kit.scale), color=ink, bold=filled), right=5, bottom=2)
        )
    edge = kit.look.ink if filled else hue.edge
    return tile(
        kit,
        ft.Stack(marks, expand=True),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=Paint(
            fill=hue.fill if filled else hue.tint,
            border=kit.look.border(edge, 3 if filled else 1.5),
            radius=KEY_RADIUS,
        ),
        on_tap=lambda: tap(key),
        expand=True,
        padding=0,
        centered=False,
    )


def _tick(kit: Kit, key: Key, fill: str, on_fill: str) -> ft.Control:
    inside: ft.Control = ft.Icon(ft.Icons.CHECK, size=13, color=fill)
    if key.chosen > 1:
        inside = words(str(key.chosen), size=13 / kit.scale, bold=True, color=fill)
    return ft.Container(
        inside, bgcolor=on_fill, border_radius=9, width=18, height=18, alignment=ft.Alignment.CENTER, right=4, top=3
    )


def _absent(kit: Kit, key: Key, tap: Tap, height: float) -> ft.Control:
    text = key.face.text if key.face else kit(key.text)
    return tile(
        kit,
        fitted_numeral(kit, text, 60, height - 8, size=24, color=kit.look.outline),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=Paint(fill=kit.look.surface, border=kit.look.border(kit.look.line)),
        on_tap=lambda: tap(key),
        expand=True,
        padding=0,
    )


def wide_key(kit: Kit, key: Key, tap: Tap, across: int) -> ft.Control:
    """Return a card without a colour to tap, or a step of how many there are."""
    faded = key.refusal is not None
    ink = kit.look.outline if faded else kit.look.ink
    drawn = 34 if not kit.large else 26
    told = "".join([f" {kit(key.note)}" if key.note is not None else "", f" ×{key.chosen}" if key.chosen else ""])
    width = (dock_width(kit) - TIGHT * (across - 1)) / across - drawn - 5 - 14
    parts: list[ft.Control] = [
        picture(kit, str(key.face.picture if key.face else ""), drawn),
        loose(fitted_words(kit, kit(key.text) + told, width, WIDE - 10, size=17, lines=2, color=ink)),
    ]
    return tile(
        kit,
        ft.Row(parts, spacing=5, alignment=ft.MainAxisAlignment.CENTER, tight=True),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=Paint(
            fill=kit.look.surface if faded else kit.look.well,
            border=kit.look.border(kit.look.ink if key.chosen else kit.look.outline, 3 if key.chosen else 1.5),
        ),
        on_tap=lambda: tap(key),
        expand=True,
        padding=4,
    )

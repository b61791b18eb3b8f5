"""Which cards? The grid lies as the cards lie: a column a colour, wide keys for cards without one."""

import flet as ft

from companion.tracker import Key, Question
from companion.ui.components.art import picture, shape
from companion.ui.components.texts import numeral
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kit import Kit
from companion.ui.questions.keys import Tap, aside_keys, spoken
from companion.ui.theme import KEY_RADIUS

LOW = 53
HIGH = 84
WIDE = 60


def draw_cards(kit: Kit, question: Question, tap: Tap, low: bool) -> ft.Control:  # noqa: FBT001
    """Return the grid of cards, and below it the keys that lead aside."""
    height = (HIGH if question.covers_table else LOW) * min(kit.scale, 1.15)
    if low or len(question.aside) > 1:
        height = LOW
    rows: list[ft.Control] = []
    for row in question.rows:
        if all(key.face is None for key in row):
            rows.extend(aside_keys(kit, row, tap, height=48))
            continue
        wide = any(key.face is not None and key.face.picture for key in row)
        keys = [wide_key(kit, key, tap) if wide else card_key(kit, key, tap) for key in row]
        rows.append(
            ft.Container(
                ft.Row(keys, spacing=6, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
                height=WIDE if wide else height,
            )
        )
    return ft.Column([*rows, *aside_keys(kit, question.aside, tap)], spacing=6, tight=True)


def card_key(kit: Kit, key: Key, tap: Tap) -> ft.Control:
    """Return a card to tap: greyed when it is not there, tinted when it is, filled when it is chosen."""
    face = key.face
    hue = kit.look.hues[face.hue] if face and face.hue else None
    if face is None or hue is None or key.refusal is not None:
        return _absent(kit, key, tap)
    filled = key.chosen > 0
    ink = hue.on_fill if filled else kit.look.ink
    marks: list[ft.Control] = [
        ft.Container(numeral(kit, face.text, 24, ink), alignment=ft.Alignment.CENTER, expand=True),
        ft.Container(shape(kit, str(face.hue), 13, on_fill=filled), left=7, top=6),
    ]
    if filled:
        marks.append(_tick(key, hue.fill, hue.on_fill))
    if key.held > 1:
        marks.append(
            ft.Container(
                words(f"×{key.held}", size=13 if not kit.large else 10, color=ink, bold=filled), right=6, bottom=3
            )
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


def _tick(key: Key, fill: str, on_fill: str) -> ft.Control:
    inside: ft.Control = ft.Icon(ft.Icons.CHECK, size=14, color=fill)
    if key.chosen > 1:
        inside = words(str(key.chosen), size=13, bold=True, color=fill)
    return ft.Container(
        inside, bgcolor=on_fill, border_radius=10, width=20, height=20, alignment=ft.Alignment.CENTER, right=5, top=5
    )


def _absent(kit: Kit, key: Key, tap: Tap) -> ft.Control:
    text = key.face.text if key.face else kit(key.text)
    return tile(
        kit,
        numeral(kit, text, 24, kit.look.outline),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=Paint(fill=kit.look.surface, border=kit.look.border(kit.look.line)),
        on_tap=lambda: tap(key),
        expand=True,
        padding=0,
    )


def wide_key(kit: Kit, key: Key, tap: Tap) -> ft.Control:
    """Return a card without a colour to tap, or a step of how many there are."""
    faded = key.refusal is not None
    ink = kit.look.outline if faded else kit.look.ink
    parts: list[ft.Control] = [
        picture(kit, str(key.face.picture if key.face else ""), 34 if not kit.large else 26),
        words(kit(key.text), size=17 if not kit.large else 14, bold=True, color=ink),
    ]
    if key.note is not None:
        parts.append(numeral(kit, kit(key.note), 20, ink))
    if key.chosen:
        parts.append(words(f"×{key.chosen}", size=15, bold=True, color=ink))
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

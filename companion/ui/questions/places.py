"""Which piece, and where? Keys of the pieces in the dock; the board draws the places."""

import flet as ft

from companion.tracker import Key, Outlook, Question
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words
from companion.ui.components.tiles import Paint, strong, tile, words
from companion.ui.kit import Kit
from companion.ui.questions.keys import ICONS, Tap, aside_height, aside_keys, paint_of, spoken
from companion.ui.questions.outlooks import draw_outlook, outlook_height
from companion.ui.theme import TIGHT

HIGH, LOW = 66, 53
FACE = 34
"""What the number, picture or shape of a key takes of its height, with the edges."""
PALE = 0.4
WIDE = 2
"""So few keys in a row have room for picture and word."""


def draw_places(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the keys of the pieces, those that lead aside, and what would follow if nothing more came."""
    rows = [row for row in question.rows if row]
    outlook = question.outlook
    left = room - aside_height(kit, question.aside) - _outlook_height(kit, outlook)
    height = max(LOW, min(left / max(1, len(rows)) - TIGHT, HIGH * min(kit.scale, 1.3)))
    parts: list[ft.Control] = [
        ft.Container(
            ft.Row(
                [_piece_key(kit, key, tap, across=len(row), high=height) for key in row],
                spacing=TIGHT,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            height=height,
        )
        for row in rows
    ]
    parts.extend(aside_keys(kit, question.aside, tap))
    if outlook is not None and outlook.lines:
        parts.append(draw_outlook(kit, outlook))
    return ft.Column(parts, spacing=TIGHT, tight=True)


def least_of_places(kit: Kit, question: Question) -> float:
    """Return how high these keys are at least."""
    keys = sum(LOW + TIGHT for row in question.rows if row)
    return aside_height(kit, question.aside) + keys + _outlook_height(kit, question.outlook)


def _outlook_height(kit: Kit, outlook: Outlook | None) -> float:
    return 0 if outlook is None or not outlook.lines else outlook_height(kit, outlook)


def _piece_key(kit: Kit, key: Key, tap: Tap, *, across: int, high: float) -> ft.Control:
    wide = across <= WIDE
    room = (dock_width(kit) + TIGHT) / across - TIGHT - 8
    paint = strong(kit) if key.chosen else _hued(kit, key)
    ink = kit.look.ink if key.refusal is None else kit.look.outline
    ink = kit.look.on_ink if key.chosen else ink
    lines: list[ft.Control] = [
        _worded(kit, key, ink) if wide and _pictured(key) else _face(kit, key, ink, (room, high))
    ]
    if key.note is not None and not kit.large:
        lines.append(fitted_words(kit, kit(key.note), room, high - FACE, size=13, lines=2, color=ink, bold=False))
    return tile(
        kit,
        ft.Column(
            lines,
            spacing=0,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=paint,
        on_tap=lambda: tap(key),
        expand=True,
        padding=2,
    )


def _pictured(key: Key) -> bool:
    """Whether a key is known by a picture or an icon, not by a number or the shape of a colour."""
    return key.face is None or key.face.picture is not None


def _worded(kit: Kit, key: Key, ink: str) -> ft.Control:
    """Return what a wide key shows: its picture or icon, and its word."""
    parts: list[ft.Control] = [words(kit(key.text), size=16, bold=True, color=ink)]
    if key.face is not None and key.face.picture is not None:
        parts.insert(0, _drawn(kit, key, key.face.picture))
    elif key.icon in ICONS:
        parts.insert(0, ft.Icon(ICONS[key.icon], size=22, color=ink))
    return ft.Row(parts, spacing=8, tight=True)


def _hued(kit: Kit, key: Key) -> Paint:
    """A piece of a colour is tinted in it, as long as it may be tapped."""
    if key.face is None or key.face.hue is None or key.refusal is not None:
        return paint_of(kit, key)
    hue = kit.look.hues[key.face.hue]
    return Paint(fill=hue.tint, border=kit.look.border(hue.edge, 1.5))


def _face(kit: Kit, key: Key, ink: str, place: tuple[float, float]) -> ft.Control:
    face = key.face
    if face is not None and face.hue is not None:
        parts: list[ft.Control] = [
            shape(kit, face.hue, 14),
            fitted_words(kit, kit(key.text), place[0] - 18, size=15, color=ink),
        ]
        return ft.Row(parts, spacing=4, tight=True)
    if face is not None and face.picture is not None:
        return _drawn(kit, key, face.picture)
    shielded = key.icon == "shield"
    wide, high = place[0] - (18 if shielded else 0), place[1] - (8 if kit.large or key.note is None else 24)
    text = face.text if face else kit(key.text)
    sign: list[ft.Control] = [fitted_numeral(kit, text, wide, high, size=22, color=ink)]
    if shielded:
        sign.append(ft.Icon(ft.Icons.SHIELD_OUTLINED, size=16, color=ink))
    return ft.Row(sign, spacing=2, tight=True)


def _drawn(kit: Kit, key: Key, name: str) -> ft.Control:
    """A picture pales with the word below it where a rule refuses the key."""
    drawn = picture(kit, name, 28, on_ink=key.chosen > 0)
    drawn.opacity = 1 if key.refusal is None else PALE
    return drawn

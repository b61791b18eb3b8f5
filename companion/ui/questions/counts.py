"""How many of each has everybody? A box a player, a row a piece, a key a number; what follows stands below."""

from dataclasses import dataclass

import flet as ft

from companion.tracker import CountBox, CountedPiece, CountPieces, Key, Question
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words
from companion.ui.components.suits import suit
from companion.ui.components.texts import body, numeral
from companion.ui.components.tiles import outlined, quiet, strong, tile
from companion.ui.kit import Kit
from companion.ui.measure import LEADING, text_height
from companion.ui.questions.keys import Tap, spoken
from companion.ui.theme import GAP, LEAST_TARGET, TIGHT
from companion.words import say

HEAD, NAME, TOTAL = 30, 17, 22
INSIDE, BORDER = 10, 1.5
SYMBOL = 26
LABEL, NARROW = 104, 34
"""What a row of keys leaves for the name of its piece, or for its symbol alone."""
KEY, LEAST_KEY = 54, 48
ORDER = 54
VERDICT = 15
SMALL_PHONE = 340


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """How much room a row of numbers has: in all, how high a key is, and what its name takes."""

    width: float
    height: float
    label: float = NARROW

    @property
    def across(self) -> int:
        """How many numbers have room in a line."""
        return int((self.width - self.label + TIGHT) / (LEAST_KEY + TIGHT))

    def rows_of(self, piece: CountedPiece) -> int:
        """Return how many lines the numbers of a piece take."""
        return -(-len(piece.keys) // self.across)


def draw_counts(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the boxes, the line that says what follows, and the keys that answer."""
    if not isinstance(question, CountPieces):
        raise TypeError(question)
    rows = sum(_rows_of(kit, piece) for box in question.boxes for piece in box.pieces)
    spare = room - least_of_counts(kit, question)
    height = LEAST_TARGET + max(0.0, min(8.0, spare / max(1, rows)))
    boxes: list[ft.Control] = [_box(kit, box, tap, height) for box in question.boxes]
    verdict = ft.Semantics(
        identifier="verdict",
        live_region=True,
        container=True,
        content=body(kit, kit(question.verdict), VERDICT, bold=True),
    )
    return ft.Column([*boxes, verdict, _order(kit, question, tap)], spacing=GAP, tight=True)


def least_of_counts(kit: Kit, question: Question) -> float:
    """Return how high all this is at least."""
    if not isinstance(question, CountPieces):
        raise TypeError(question)
    rows = sum(_rows_of(kit, piece) for box in question.boxes for piece in box.pieces)
    boxes = len(question.boxes) * (_head_height(kit) + 2 * (INSIDE + BORDER) + GAP)
    told = kit.scale * text_height(kit(question.verdict), dock_width(kit) / kit.scale, VERDICT) + GAP
    return boxes + rows * (LEAST_TARGET + TIGHT) + told + _order_height(kit)


def _order_height(kit: Kit) -> float:
    return max(ORDER, 2 * 15 * LEADING * kit.scale if kit.large else ORDER)


def _head_height(kit: Kit) -> float:
    return max(HEAD, NAME * LEADING * kit.scale)


def _place(kit: Kit, height: float) -> Place:
    narrow = kit.large or dock_width(kit) < SMALL_PHONE
    return Place(width=dock_width(kit) - 2 * INSIDE, height=height, label=NARROW if narrow else LABEL)


def _rows_of(kit: Kit, piece: CountedPiece) -> int:
    return _place(kit, LEAST_TARGET).rows_of(piece)


def _box(kit: Kit, box: CountBox, tap: Tap, height: float) -> ft.Control:
    wide = dock_width(kit) - 2 * INSIDE
    told = kit(box.total_text)
    name = fitted_words(kit, box.owner, wide * 0.55, size=NAME, color=kit.look.ink, align=ft.TextAlign.START)
    aside = fitted_words(kit, told, wide * 0.45 - 34, size=14, color=kit.look.ink_2, bold=False)
    head = ft.Row(
        [name, ft.Container(expand=True), aside, numeral(kit, str(box.total), TOTAL / max(1.0, kit.scale))], spacing=GAP
    )
    inside = ft.Column(
        [
            ft.Container(head, height=_head_height(kit)),
            *(piece_row(kit, piece, tap, _place(kit, height)) for piece in box.pieces),
        ],
        spacing=TIGHT,
        tight=True,
    )
    return ft.Container(inside, border=kit.look.border(kit.look.line), border_radius=16, padding=INSIDE)


def piece_row(kit: Kit, piece: CountedPiece, tap: Tap, place: Place) -> ft.Control:
    """Return a piece with its numbers, in as many lines as these need."""
    label: list[ft.Control] = [suit(kit, name, SYMBOL) for name in piece.face.marks]
    if place.label == LABEL:
        label.append(fitted_words(kit, kit(piece.text), LABEL - SYMBOL - GAP, size=15, color=kit.look.ink))
    wide = min(KEY, (place.width - place.label + TIGHT) / place.across - TIGHT)
    lines: list[ft.Control] = [
        ft.Row(
            [_number(kit, key, tap, wide, place.height) for key in piece.keys[at : at + place.across]], spacing=TIGHT
        )
        for at in range(0, len(piece.keys), place.across)
    ]
    return ft.Row(
        [ft.Container(ft.Row(label, spacing=GAP), width=place.label), ft.Column(lines, spacing=TIGHT, tight=True)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _number(kit: Kit, key: Key, tap: Tap, width: float, height: float) -> ft.Control:
    chosen = key.chosen > 0
    ink = kit.look.on_ink if chosen else kit.look.ink
    return tile(
        kit,
        fitted_numeral(kit, kit(key.text), LEAST_KEY - 8, height - 8, size=20, color=ink),
        id=f"key-{key.id}",
        label=kit(say("{key}, chosen", key=spoken(kit, key))) if chosen else spoken(kit, key),
        paint=strong(kit) if chosen else quiet(kit),
        on_tap=lambda: tap(key),
        width=width,
        height=height,
        padding=0,
    )


def _order(kit: Kit, question: CountPieces, tap: Tap) -> ft.Control:
    row = question.rows[0]
    width = (dock_width(kit) - GAP * (len(row) - 1)) / len(row)
    high = _order_height(kit)
    return ft.Row([_order_key(kit, key, tap, width, high) for key in row], spacing=GAP)


def _order_key(kit: Kit, key: Key, tap: Tap, width: float, high: float) -> ft.Control:
    ink = kit.look.on_ink if key.main else kit.look.ink
    return tile(
        kit,
        fitted_words(kit, kit(key.text), width - 14, high - 8, size=16, lines=2, color=ink),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=strong(kit) if key.main else outlined(kit),
        on_tap=lambda: tap(key),
        expand=True,
        height=high,
        padding=4,
    )

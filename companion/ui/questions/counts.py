"""How many of each has everybody? A box a player, a row a piece, a key a number; what follows stands below."""

from dataclasses import dataclass, replace

import flet as ft

from companion.tracker import CountBox, CountedPiece, Key, Question
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words
from companion.ui.components.suits import suit, suit_head
from companion.ui.components.texts import body
from companion.ui.components.tiles import outlined, quiet, strong, tile
from companion.ui.kit import Kit
from companion.ui.measure import LEADING, READABLE, text_height, width_of
from companion.ui.questions.keys import Tap, spoken
from companion.ui.theme import GAP, LEAST_TARGET, TIGHT
from companion.words import say

NAME, TOTAL = 17, 22
BORDER = 1.5
SYMBOL = 26
LABEL, NARROW = 104, 44
"""What a row of keys leaves for the name of its piece, or for its letter."""
UNDER, BETWEEN = 13, 4
"""The name below a symbol, where it has no room beside it, and what keeps it from the numbers."""
KEY, LEAST_KEY = 54, 48
MOST_MORE = 8
ORDER = 52
VERDICT = 15


@dataclass(frozen=True, slots=True, kw_only=True)
class Edges:
    """How close the parts of a box stand."""

    inside: float
    head: float
    between: float

    def head_height(self, kit: Kit) -> float:
        """Return how high the line of the name is."""
        return max(self.head, NAME * LEADING * kit.scale)


ROOMY, TIGHT_EDGES = Edges(inside=10, head=30, between=GAP), Edges(inside=6, head=24, between=4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """How much room a row of numbers has: in all, how high a key is, and what its name takes.

    ``named_beside`` says that the name stands beside its symbol, not below it.
    """

    width: float
    height: float
    label: float = LABEL
    named_beside: bool = True

    @property
    def across(self) -> int:
        """How many numbers have room in a line."""
        return int((self.width - self.label + TIGHT) / (LEAST_KEY + TIGHT))

    def rows_of(self, piece: CountedPiece) -> int:
        """Return how many lines the numbers of a piece take."""
        return -(-len(piece.keys) // self.across)


def draw_counts(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the boxes, the line that says what follows, and the keys that answer."""
    edges = ROOMY if _needed(kit, question, ROOMY) <= room else TIGHT_EDGES
    rows = sum(_place(kit, question).rows_of(piece) for box in question.boxes for piece in box.pieces)
    spare = max(0.0, room - _needed(kit, question, edges)) / max(1, rows)
    place = replace(_place(kit, question, edges), height=LEAST_TARGET + min(MOST_MORE, spare))
    boxes: list[ft.Control] = [_box(kit, box, tap, place, edges) for box in question.boxes]
    told = ft.Container(
        body(kit, _verdict(kit, question), VERDICT, bold=True),
        height=_verdict_height(kit, question),
        alignment=ft.Alignment.CENTER_LEFT,
    )
    verdict = ft.Semantics(identifier="verdict", live_region=True, container=True, content=told)
    return ft.Column([*boxes, verdict, _order(kit, question, tap)], spacing=edges.between, tight=True)


def least_of_counts(kit: Kit, question: Question) -> float:
    """Return how high all this is at least."""
    return _needed(kit, question, TIGHT_EDGES)


def _needed(kit: Kit, question: Question, edges: Edges) -> float:
    """How high all stands with keys as high as a finger needs."""
    place = _place(kit, question, edges)
    boxes = 0.0
    for box in question.boxes:
        rows = sum(place.rows_of(piece) for piece in box.pieces)
        boxes += edges.head_height(kit) + 2 * (edges.inside + BORDER) + rows * (LEAST_TARGET + TIGHT) + edges.between
    return boxes + _verdict_height(kit, question) + edges.between + _order_height(kit)


def _verdict(kit: Kit, question: Question) -> str:
    return kit(question.verdict) if question.verdict is not None else ""


def _verdict_height(kit: Kit, question: Question) -> float:
    """The line has the room of the longest that may stand there, so that the keys below keep their places."""
    wide = dock_width(kit) / kit.scale
    told = (_verdict(kit, question), *map(kit, question.verdicts))
    return kit.scale * max(text_height(text, wide, VERDICT) for text in told)


def _order_height(kit: Kit) -> float:
    return max(ORDER, 2 * 15 * LEADING * kit.scale if kit.large else ORDER)


def _place(kit: Kit, question: Question, edges: Edges | None = None) -> Place:
    """The names of the pieces stand beside their symbols where the numbers leave room for them, else below these."""
    inside = (edges or ROOMY).inside
    place = Place(width=dock_width(kit) - 2 * (inside + BORDER), height=LEAST_TARGET)
    longest = max(len(piece.keys) for box in question.boxes for piece in box.pieces)
    if not kit.large and longest <= place.across:
        return place
    narrow = replace(place, label=NARROW, named_beside=False)
    numbers = min(longest, narrow.across) * (LEAST_KEY + TIGHT)
    return replace(narrow, label=max(NARROW, min(LABEL, place.width - numbers)))


def _box(kit: Kit, box: CountBox, tap: Tap, place: Place, edges: Edges) -> ft.Control:
    wide = place.width
    told = kit(box.total_text)
    name = fitted_words(kit, box.owner, wide * 0.55, size=NAME, color=kit.look.ink, align=ft.TextAlign.START)
    aside = fitted_words(kit, told, wide * 0.45 - 34, size=14, color=kit.look.ink_2, bold=False)
    total = fitted_numeral(kit, str(box.total), 34, edges.head_height(kit), size=TOTAL, color=kit.look.ink)
    head = ft.Row([name, ft.Container(expand=True), aside, total], spacing=GAP)
    rows = [_row(kit, piece, tap, place) for piece in box.pieces]
    inside = ft.Column([ft.Container(head, height=edges.head_height(kit)), *rows], spacing=TIGHT, tight=True)
    return ft.Container(inside, border=kit.look.border(kit.look.line), border_radius=16, padding=edges.inside)


def _row(kit: Kit, piece: CountedPiece, tap: Tap, place: Place) -> ft.Control:
    """Return a piece with its numbers, in as many lines as these need."""
    wide = min(KEY, (place.width - place.label + TIGHT) / place.across - TIGHT)
    lines: list[ft.Control] = [
        ft.Row(
            [count_key(kit, key, tap, wide, place.height) for key in piece.keys[at : at + place.across]],
            spacing=TIGHT,
        )
        for at in range(0, len(piece.keys), place.across)
    ]
    return ft.Row(
        [ft.Container(_label(kit, piece, place), width=place.label), ft.Column(lines, spacing=TIGHT, tight=True)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _label(kit: Kit, piece: CountedPiece, place: Place) -> ft.Control:
    """The symbol with its name beside it, or below it, or with its letter: colour and shape never stand alone."""
    told, marks = kit(piece.text), piece.face.marks
    symbols = [suit(kit, name, SYMBOL) for name in marks]
    if place.named_beside:
        name = fitted_words(kit, told, LABEL - SYMBOL - GAP, size=15, color=kit.look.ink)
        return ft.Row([*symbols, name], spacing=GAP)
    below = place.label - BETWEEN
    if width_of(told, READABLE) > below:
        return ft.Row([suit_head(kit, name, SYMBOL) for name in marks])
    return ft.Container(
        ft.Column(
            [*symbols, fitted_words(kit, told, below, place.height - SYMBOL, size=UNDER, color=kit.look.ink)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=below,
    )


def count_key(kit: Kit, key: Key, tap: Tap, width: float, height: float) -> ft.Control:
    """Return a number to tap, filled when it is chosen."""
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


def _order(kit: Kit, question: Question, tap: Tap) -> ft.Control:
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

"""Which of each? A table of keys: rows named at their side, columns named above if at all."""

from dataclasses import dataclass

import flet as ft

from companion.tracker import Beside, Key, Outlook, Question
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words, loose
from companion.ui.components.tiles import Paint, greyed, quiet, strong, tile, words
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.questions.keys import ASIDE, ICONS, Tap, aside_height, aside_keys, spoken
from companion.ui.questions.outlooks import TEXT, draw_outlook, outlook_height
from companion.ui.theme import LEAST_TARGET, TIGHT
from companion.words import say

HIGHEST = 72
BETWEEN, UNDER_A_NAME = 5, 2
ROUGHLY = 0.5
SIDE, SIDE_ALONE, MOST_SIDE = 46, 72, 124
"""How narrow the names of the rows may be, with a total at the other end of the row or without one."""
TOTAL, LARGE_ASIDE = 30, 64
NAME, NOTE, HEAD, NUMBER, SUM = 15.5, 12.5, 14, 22, 24
LOCK, LOCKED, TICK = 16, 14, 26


@dataclass(frozen=True, slots=True, kw_only=True)
class _Lay:
    """How the table lies: the widths of names, keys and totals; names stand above their keys when ``stacked``."""

    side: float
    key: float
    total: float
    stacked: bool


def draw_table(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the table, what follows from it so far, and the keys that lead aside."""
    lay = _lay(kit, question)
    left = room - _keys_height(kit, question)
    told, kept = question.outlook, min(_kept_for_outlook(kit, question), left)
    if told is not None and outlook_height(kit, told) > left + ROUGHLY:
        told, kept = None, 0.0
    left -= kept
    high = min(max(HIGHEST, LEAST_TARGET * kit.scale), LEAST_TARGET + max(0.0, left) / max(1, len(question.rows)))
    rows: list[ft.Control] = [_heads(kit, question, lay)] if question.heads else []
    for keys, beside in zip(question.rows, question.beside, strict=True):
        rows.extend(_row(kit, keys, beside, tap, (lay, high)))
    if told is not None:
        rows.append(_outlook(kit, told, kept - TIGHT))
    return ft.Column(
        [*rows, *aside_keys(kit, question.aside, tap, height=_aside(kit))],
        spacing=TIGHT,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def least_of_table(kit: Kit, question: Question) -> float:
    """Return how high the table is at least, with what follows from it."""
    return _keys_height(kit, question) + _kept_for_outlook(kit, question)


def _keys_height(kit: Kit, question: Question) -> float:
    """How high the table is at least without what follows from it."""
    each = LEAST_TARGET + TIGHT + (_name_height(kit) + UNDER_A_NAME if _lay(kit, question).stacked else 0)
    heads = _head_height(kit) + TIGHT if question.heads else 0
    return len(question.rows) * each + heads + aside_height(kit, question.aside, _aside(kit))


def cell_key(kit: Kit, key: Key, tap: Tap, place: tuple[float, float]) -> ft.Control:
    """Return a key of the table in a place so wide and so high: filled when it is chosen, locked when it rests."""
    chosen, locked = key.chosen > 0, key.icon == "lock"
    paint = strong(kit) if chosen else quiet(kit) if key.refusal is None else greyed(kit)
    if locked:
        paint = Paint(fill=kit.look.surface, border=kit.look.border(kit.look.outline))
    label = spoken(kit, key)
    drawn = tile(
        kit,
        _face(kit, key, place),
        id=f"key-{key.id}",
        label=kit(say("{key}, chosen", key=label)) if chosen else label,
        paint=paint,
        on_tap=lambda: tap(key),
        expand=True,
        height=place[1],
        padding=0,
    )
    drawn.selected = chosen
    return drawn


def _lay(kit: Kit, question: Question) -> _Lay:
    columns = max(len(row) for row in question.rows)
    total = TOTAL * min(kit.scale, 1.4) if any(one.total is not None for one in question.beside) else 0.0
    around = total + BETWEEN * (columns + (1 if total else 0))
    side = dock_width(kit) - around - columns * LEAST_TARGET
    if kit.large or side < (SIDE if total else SIDE_ALONE):
        wide = (dock_width(kit) - BETWEEN * (columns - 1)) / columns
        return _Lay(side=dock_width(kit) - total - BETWEEN, key=wide, total=total, stacked=True)
    side = min(side, MOST_SIDE)
    wide = (dock_width(kit) - around - side) / columns
    return _Lay(side=side, key=wide, total=total, stacked=False)


def _row(kit: Kit, keys: tuple[Key, ...], beside: Beside, tap: Tap, place: tuple[_Lay, float]) -> list[ft.Control]:
    lay, high = place
    cells = [cell_key(kit, key, tap, (lay.key, high)) for key in keys]
    named = ft.Container(_name(kit, beside, lay, high), width=lay.side)
    total = [] if beside.total is None else [_total(kit, kit(beside.total), lay, high)]
    if lay.stacked:
        head = ft.Container(ft.Row([named, *total], spacing=BETWEEN), height=_name_height(kit))
        return [ft.Column([head, ft.Row(cells, spacing=BETWEEN)], spacing=UNDER_A_NAME, tight=True)]
    return [ft.Row([named, *cells, *total], spacing=BETWEEN)]


def _name(kit: Kit, beside: Beside, lay: _Lay, high: float) -> ft.Control:
    """Whose row it is, and below it, or beside it where it stands above its keys, a word about it."""
    text, note = kit(beside.text), "" if beside.note is None else kit(beside.note)
    second = NOTE * LEADING * kit.scale
    if lay.stacked:
        parts: list[ft.Control] = [
            loose(fitted_words(kit, text, lay.side * 0.7, size=NAME, color=kit.look.ink, align=ft.TextAlign.START)),
            loose(fitted_words(kit, note, lay.side * 0.3, size=NOTE + 1, color=kit.look.ink_2, bold=False)),
        ]
        return ft.Row(parts, spacing=8)
    room = high - second
    named = fitted_words(kit, text, lay.side, room, size=NAME, lines=2, color=kit.look.ink, align=ft.TextAlign.START)
    noted = fitted_words(kit, note, lay.side, size=NOTE, color=kit.look.ink_2, bold=False, align=ft.TextAlign.START)
    return ft.Column([named, noted] if note else [named], spacing=0, tight=True)


def _total(kit: Kit, text: str, lay: _Lay, high: float) -> ft.Control:
    room = _name_height(kit) if lay.stacked else high
    shown = text.isdigit()
    number = fitted_numeral(kit, text, lay.total, room, size=SUM, color=kit.look.ink if shown else kit.look.ink_2)
    number.semantics_label = None
    return ft.Container(number, width=lay.total, alignment=ft.Alignment.CENTER_RIGHT)


def _heads(kit: Kit, question: Question, lay: _Lay) -> ft.Control:
    heads: list[ft.Control] = [
        ft.Container(
            fitted_words(kit, kit(head), lay.key, size=HEAD, color=kit.look.ink),
            expand=True,
            alignment=ft.Alignment.CENTER,
        )
        for head in question.heads
    ]
    if not lay.stacked:
        heads.insert(0, ft.Container(width=lay.side))
    return ft.Container(ft.Row(heads, spacing=BETWEEN), height=_head_height(kit))


def _face(kit: Kit, key: Key, place: tuple[float, float]) -> ft.Control:
    width, high = place
    ink = kit.look.on_ink if key.chosen else kit.look.ink if key.refusal is None else kit.look.ink_2
    if key.face is None:
        shown = key.chosen > 0
        return ft.Icon(ft.Icons.CHECK, size=TICK, color=ink) if shown else words("", size=NOTE)
    if key.icon != "lock":
        return fitted_numeral(kit, key.face.text, width - 6, high - 6, size=NUMBER, color=ink)
    small = fitted_words(kit, key.face.text, width - 6, high - LOCK - 6, size=LOCKED, color=ink, bold=False)
    return ft.Column(
        [ft.Icon(ICONS["lock"], size=LOCK, color=ink), small],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _kept_for_outlook(kit: Kit, question: Question) -> float:
    """So much is kept free for what follows so far, that no key moves when it grows by a line."""
    told = question.outlook
    if told is None:
        return 0.0
    return max(kit.scale * told.grows_to * TEXT * 1.43 + 16 + TIGHT, outlook_height(kit, told))


def _outlook(kit: Kit, told: Outlook, high: float) -> ft.Control:
    drawn = draw_outlook(kit, told)
    drawn.height = high if outlook_height(kit, told) - TIGHT <= high else None
    return drawn


def _aside(kit: Kit) -> float:
    """Two lines of large letters have room, too."""
    return ASIDE if not kit.large else LARGE_ASIDE


def _name_height(kit: Kit) -> float:
    return NAME * LEADING * kit.scale + 2


def _head_height(kit: Kit) -> float:
    return HEAD * LEADING * kit.scale

"""Who? A key a player, as high as the height allows."""

import flet as ft

from companion.tracker import Key, Question
from companion.ui.components.fitted import dock_width, fitted_words, loose
from companion.ui.components.tiles import greyed, outlined, tile
from companion.ui.kit import Kit
from companion.ui.measure import LEADING, READABLE, width_of
from companion.ui.questions.keys import ICONS, Tap, paint_of, spoken
from companion.ui.theme import GAP, LEAST_TARGET

THREE = 3
NARROW = 68
"""A key narrower than this, in the reader's own measure, does not hold a name: two across then."""
ROOMY = 96
LEAST, LEAST_ASIDE = 56, 50
ASIDE = 60
INSIDE = 8
ICON, BESIDE = 18, 4
NAME, NOTE = 18, 13.5
NOTES_GO = 1.7


def draw_players(kit: Kit, question: Question, tap: Tap, room: float) -> ft.Control:
    """Return the keys of the players, and the keys that lead aside in whatever place is left."""
    across, filled, aside = _laid(kit, question)
    width = (dock_width(kit) - GAP * (across - 1)) / across
    height, lower = _heights(kit, -(-(len(question.rows[0]) + len(filled)) // across), bool(aside), room)
    players = [_key(kit, key, tap, (width, height)) for key in question.rows[0]]
    players.extend(_key(kit, key, tap, (width, height), aside=True) for key in filled)
    rows = [_row(players[at : at + across], height, across) for at in range(0, len(players), across)]
    if aside:
        wide = (dock_width(kit) - GAP * (len(aside) - 1)) / len(aside)
        rows.append(_row([_key(kit, key, tap, (wide, lower), aside=True) for key in aside], lower, len(aside)))
    return ft.Column(rows, spacing=GAP, tight=True)


def least_of_players(kit: Kit, question: Question) -> float:
    """Return how high these keys are at least."""
    across, filled, aside = _laid(kit, question)
    rows = -(-(len(question.rows[0]) + len(filled)) // across)
    return rows * (_least(kit) + GAP) + (_least_aside(kit) + GAP if aside else 0)


def _laid(kit: Kit, question: Question) -> tuple[int, tuple[Key, ...], tuple[Key, ...]]:
    """How many keys stand side by side, which keys fill the gap in the last row, and which have a row below."""
    count = len(question.rows[0])
    across = THREE if count != THREE + 1 else 2
    if (dock_width(kit) - GAP * (across - 1)) / across / kit.scale < NARROW:
        across = 2
    fill = 1 if count % across and question.aside else 0
    return across, question.aside[:fill], question.aside[fill:]


def _least(kit: Kit) -> float:
    """A name, and the line under it while the reader's text leaves it in."""
    under = ICON if kit.scale >= NOTES_GO else max(ICON, NOTE * LEADING * kit.scale)
    return max(LEAST, NAME * LEADING * kit.scale + under + INSIDE)


def _least_aside(kit: Kit) -> float:
    return LEAST_ASIDE if not kit.large else max(LEAST_TARGET, 20 + 14 * LEADING * kit.scale + INSIDE)


def _heights(kit: Kit, rows: int, aside: bool, room: float) -> tuple[float, float]:  # noqa: FBT001
    lower = max(_least_aside(kit), ASIDE if room >= 2 * ROOMY + ASIDE + 2 * GAP else 0) if aside else 0.0
    left = room - (lower + GAP if aside else 0) - GAP * rows
    return max(_least(kit), min(left / rows, ROOMY * min(kit.scale, 1.4))), lower


def _row(keys: list[ft.Control], height: float, across: int) -> ft.Control:
    blanks = [ft.Container(expand=True) for _ in range(across - len(keys))]
    return ft.Container(
        ft.Row([*keys, *blanks], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.STRETCH), height=height
    )


def _key(kit: Kit, key: Key, tap: Tap, place: tuple[float, float], *, aside: bool = False) -> ft.Control:
    paint = outlined(kit) if aside and key.refusal is None else greyed(kit) if aside else paint_of(kit, key)
    width, height = place[0] - INSIDE - 3, place[1] - INSIDE
    return tile(
        kit,
        _aside_face(kit, key, width, height) if aside else _player_face(kit, key, width, height),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=paint,
        on_tap=lambda: tap(key),
        expand=True,
        padding=INSIDE / 2,
    )


def _player_face(kit: Kit, key: Key, width: float, height: float) -> ft.Control:
    ink = kit.look.ink if key.refusal is None else kit.look.outline
    second = _second_line(kit, key, width, ink)
    left = height - (max(ICON, NOTE * LEADING * kit.scale) if second else 0)
    name = fitted_words(kit, kit(key.text), width, left, size=NAME, lines=2, color=ink)
    if not second:
        return _stacked([name])
    row = ft.Row(second, spacing=BESIDE, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    return _stacked([name, row])


def _second_line(kit: Kit, key: Key, width: float, ink: str) -> list[ft.Control]:
    """The mark and the note; the mark alone where there is no room for both, and nothing but it in large text."""
    parts: list[ft.Control] = [ft.Icon(ICONS[key.icon], size=ICON, color=ink)] if key.icon else []
    room = width - (ICON + BESIDE if parts else 0)
    note = kit(key.note) if key.note is not None and kit.scale < NOTES_GO else ""
    if note and (not parts or width_of(note, READABLE) <= room):
        parts.append(loose(fitted_words(kit, note, room, size=NOTE, color=kit.look.ink_2, bold=False)))
    return parts


def _aside_face(kit: Kit, key: Key, width: float, height: float) -> ft.Control:
    return _stacked(
        [
            ft.Icon(ICONS[key.icon or "list"], size=20, color=kit.look.ink),
            fitted_words(kit, kit(key.text), width, height - 20, size=14, lines=2, color=kit.look.ink),
        ]
    )


def _stacked(lines: list[ft.Control]) -> ft.Control:
    return ft.Column(
        lines,
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

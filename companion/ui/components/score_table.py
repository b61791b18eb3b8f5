"""The score sheet: a line a row, a column a player, every number a key that says why."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.scoring import ScoreSheet, SeatScore
from companion.ui.components.fitted import fitted_words
from companion.ui.components.texts import numeral, title
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kit import Kit
from companion.ui.measure import unbroken
from companion.ui.theme import CELL_RADIUS, LEAST_TARGET, READABLE_WIDTH
from companion.words import Name, Sentence, say

TOTAL = "total"
"""The key of the last row."""

HEAD, COLUMN = 11, 6
STACKED_FROM = 5
LONGEST_FITTING = {4: 7, 5: 7}
LONGEST = 9
"""How many letters of a name there is room for, by the number of players."""
GAP, EDGE, MARK = 5, 12, 26


@dataclass(frozen=True, slots=True, kw_only=True)
class LineHead:
    """How a line is headed: its words, the shape of what it scores, and the piece that lies there."""

    text: Sentence
    mark: ft.Control | None = None
    piece: ft.Control | None = None
    spoken: Sentence | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetView:
    """A score sheet to show: the heads of its lines, the lines still hidden, the number that is open, and the tap."""

    sheet: ScoreSheet
    heads: dict[str, LineHead]
    hidden: frozenset[str]
    chosen: tuple[Name, str] | None
    tap: Callable[[Name, str], None]


def score_table(kit: Kit, view: SheetView) -> ft.Control:
    """Return the sheet; with five players, or large text, each head stands above its line."""
    stacked = _stacked(kit, view)
    rows = [_line(kit, view, key, stacked=stacked) for key in view.sheet.keys]
    return ft.Column(
        [_names(kit, view, stacked=stacked), *rows],
        spacing=8 if stacked else GAP,
        tight=True,
    )


def totals_row(kit: Kit, view: SheetView) -> ft.Control:
    """Return the last row, which stays in sight while the lines scroll; the names once more where heads are above."""
    stacked = _stacked(kit, view)
    row = _totals(kit, view, stacked=stacked)
    return ft.Column([_names(kit, view, stacked=True), row], spacing=2, tight=True) if stacked else row


def _stacked(kit: Kit, view: SheetView) -> bool:
    """Whether heads stand above their lines: for five players, large text, or a word wider than the column of heads."""
    if kit.large or len(view.sheet.seats) >= STACKED_FROM:
        return True
    room = min(kit.width, READABLE_WIDTH) - 2 * EDGE
    wide = room * HEAD / (HEAD + COLUMN * len(view.sheet.seats))
    return not all(_fits(kit, head, wide) for key, head in view.heads.items() if key != TOTAL)


def _fits(kit: Kit, head: LineHead, wide: float) -> bool:
    beside = (0 if head.mark is None else MARK) + (0 if head.piece is None else MARK)
    return unbroken(kit(head.text), wide - beside, 15 * kit.scale)


def short_names(names: tuple[Name, ...], fitting: int) -> dict[Name, str]:
    """Return what heads the columns: the names, or what tells them apart when they do not fit.

    >>> short_names((Name("Ada"), Name("Alexandra Berg"), Name("Alexander")), 5)
    {'Ada': 'Ad', 'Alexandra Berg': 'AB', 'Alexander': 'Al'}
    """
    if len({name[:fitting].casefold() for name in names}) == len(names) and len(names) < STACKED_FROM:
        return {name: str(name) for name in names}
    if all(len(name) <= fitting for name in names):
        return {name: str(name) for name in names}
    for shorten in (_initials, lambda name: name[:2], lambda name: name[:3]):
        short = {name: shorten(name) for name in names}
        if len({text.casefold() for text in short.values()}) == len(names):
            return short
    return {name: f"{name[:1]}{seat}" for seat, name in enumerate(names, start=1)}


def _initials(name: Name) -> str:
    first, *others = name.split()
    return first[0] + others[0][0] if others else first[:2]


def _names(kit: Kit, view: SheetView, *, stacked: bool) -> ft.Control:
    names = tuple(seat.name for seat in view.sheet.seats)
    shown = short_names(names, LONGEST_FITTING.get(len(names), LONGEST))
    heads: list[ft.Control] = [
        ft.Semantics(
            label=name,
            container=True,
            content=words(shown[name], size=15, bold=True, color=kit.look.ink, align=ft.TextAlign.CENTER),
            expand=COLUMN,
        )
        for name in names
    ]
    return ft.Row(heads if stacked else [ft.Container(expand=HEAD), *heads], spacing=GAP)


def _line(kit: Kit, view: SheetView, key: str, *, stacked: bool) -> ft.Control:
    head = _head(kit, view.heads[key])
    cells = [_cell(kit, view, seat, key) for seat in view.sheet.seats]
    return _row(head, cells, stacked=stacked)


def _row(head: ft.Control, cells: list[ft.Control], *, stacked: bool) -> ft.Control:
    if stacked:
        return ft.Column([head, ft.Row(cells, spacing=GAP)], spacing=3, tight=True)
    return ft.Row([ft.Container(head, expand=HEAD), *cells], spacing=GAP)


def _head(kit: Kit, head: LineHead) -> ft.Control:
    parts: list[ft.Control] = [words(kit(head.text), size=15, bold=True, color=kit.look.ink, lines=2, expand=True)]
    if head.mark is not None:
        parts.insert(0, head.mark)
    if head.piece is not None:
        parts.append(head.piece)
    label = kit(head.spoken or head.text)
    return ft.Semantics(label=label, container=True, content=ft.Row(parts, spacing=8))


def _cell(kit: Kit, view: SheetView, seat: SeatScore, key: str) -> ft.Control:
    chosen = view.chosen == (seat.name, key)
    text = view.heads[key].text
    if key in view.hidden:
        content: ft.Control = _hidden(kit, view, chosen=chosen)
        label = say("{player}, {line}: hidden. Why?", player=seat.name, line=text)
    else:
        points = seat.line(key).points
        ink = kit.look.on_ink if chosen else kit.look.ink if points else kit.look.ink_2
        content = numeral(kit, kit(say("{points}", points=points)), 19, ink)
        label = say("{player}, {line}: {points}. Why?", player=seat.name, line=text, points=points)
    return tile(
        kit,
        content,
        id=f"score-{seat.name}-{key}",
        label=kit(label),
        paint=Paint(fill=kit.look.ink if chosen else kit.look.well, radius=CELL_RADIUS),
        on_tap=lambda: view.tap(seat.name, key),
        expand=COLUMN,
        height=LEAST_TARGET * min(kit.scale, 1.5),
        padding=0,
    )


def _totals(kit: Kit, view: SheetView, *, stacked: bool) -> ft.Control:
    cells = [_total(kit, view, seat) for seat in view.sheet.seats]
    return ft.Row(cells, spacing=GAP) if stacked else _row(title(kit, kit(say("Total")), 20), cells, stacked=False)


def _total(kit: Kit, view: SheetView, seat: SeatScore) -> ft.Control:
    won = view.sheet.final and seat.place == 1
    chosen = view.chosen == (seat.name, TOTAL)
    ink = kit.look.on_ink if won else kit.look.ink
    if view.hidden:
        content = _hidden(kit, view, chosen=False)
        label = say("{player}, total: hidden. Why?", player=seat.name)
    else:
        content = numeral(kit, kit(say("{points}", points=seat.total)), 24, ink)
        label = (
            say("{player}, total: {points}. Winner. Why?", player=seat.name, points=seat.total)
            if won
            else say("{player}, total: {points}. Why?", player=seat.name, points=seat.total)
        )
    fill = kit.look.ink if won else kit.look.straw if chosen else kit.look.surface
    return tile(
        kit,
        content,
        id=f"score-{seat.name}-{TOTAL}",
        label=kit(label),
        paint=Paint(fill=fill, border=kit.look.border(kit.look.ink, 2), radius=12),
        on_tap=lambda: view.tap(seat.name, TOTAL),
        expand=COLUMN,
        height=54 * min(kit.scale, 1.5),
        padding=0,
    )


def _hidden(kit: Kit, view: SheetView, *, chosen: bool) -> ft.Control:
    seats = len(view.sheet.seats)
    heads = 0 if _stacked(kit, view) else HEAD
    wide = (min(kit.width, READABLE_WIDTH) - 2 * EDGE) * COLUMN / (heads + COLUMN * seats) - 2 * GAP
    color = kit.look.on_ink if chosen else kit.look.ink_2
    return fitted_words(kit, kit(say("hidden")), wide, size=13, color=color, bold=False)

"""The dock of a table: what to do now, and the one question."""

from dataclasses import dataclass, replace

import flet as ft

from companion.tracker import GameOver, Question, place_row
from companion.ui.boards import BOARDS
from companion.ui.components.bar import bar_height
from companion.ui.components.strip import strip, strip_height
from companion.ui.components.tiles import strong, word_key, words
from companion.ui.components.ways import to_history, to_score
from companion.ui.kit import Kit
from companion.ui.measure import fitted
from companion.ui.open_table import OpenTable
from companion.ui.questions import DRAWN, LEAST
from companion.ui.questions.secret import Sight
from companion.ui.screens.dock_parts import Crowding, above_keys, lesson_below, set_apart, stands_above
from companion.ui.screens.table_moves import Moves
from companion.ui.screens.wide_table import stands_low
from companion.ui.theme import GAP, LEAST_TARGET
from companion.words import Name, Sentence, say

DOCK_EDGES = 22
DOCK_AT_MOST = 0.6
"""What the dock takes of the height at most; the picture of the table scrolls above it then (ui.md, 8)."""
DOCK_AT_MOST_USUALLY = 0.72
SCROLLS_FROM = 1.7
IN_SIGHT = 0.7
"""When less of the picture than this stays in sight while a question is answered, only the row of who acts does."""
SPARE, A_PIXEL = 6, 1
ABOUT = 24
"""So much is left free where heights of words are only about known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shares:
    """How the height is shared: what the picture of the table has, what stands in the dock, and the room for the keys.

    ``asked`` is the question without the keys that stand beside its title; ``low`` says that the rows are.
    """

    asked: Question
    above: tuple[ft.Control, ...]
    below: tuple[ft.Control, ...]
    only_acting: bool
    low: bool
    picture: float
    room: float


def question_dock(kit: Kit, table: OpenTable, moves: Moves, shares: Shares) -> ft.Control:
    """Return notes and announcements, then the question with its keys; a hint below them where there is room."""
    asked = shares.asked
    keys = (
        _to_the_score(kit, table)
        if isinstance(asked, GameOver)
        else DRAWN[type(asked)](kit, asked, moves.tap, shares.room)
    )
    parts = [*_low_down(kit, shares), *shares.above, keys, *shares.below]
    return ft.Column(parts, spacing=GAP, expand=True, scroll=ft.ScrollMode.AUTO)


def _low_down(kit: Kit, shares: Shares) -> list[ft.Control]:
    """What holds a few keys down in the thumb's reach where a question covers the table and has no piece to show."""
    asked = shares.asked
    if isinstance(asked, GameOver) or not asked.covers_table or asked.rows:
        return []
    left = shares.room - LEAST[type(asked)](kit, asked) - GAP - ABOUT
    return [ft.Container(height=left)] if left > 0 else []


def shares_of(kit: Kit, table: OpenTable, question: Question, moves: Moves, sight: Sight) -> Shares:
    """Return how much of the height the picture and the question get; the less there is, the fewer words stand."""
    whole = kit.height - (0 if kit.flat else bar_height(kit, under=not kit.large)) - SPARE
    hint = lesson_below(kit, table, question)
    for attempt in _attempts(kit, question, may_hint=hint is not None):
        crowding = attempt.crowding
        asked, _ = set_apart(question if attempt.foretold else replace(question, outlook=None), crowding)
        above = above_keys(kit, table, question, moves, sight, crowding)
        below = [hint] if hint is not None and attempt.hinted else []
        told = sum(height + GAP for _, height in (*above, *below))
        least = LEAST_TARGET if isinstance(question, GameOver) else LEAST[type(question)](kit, asked)
        needed = told + least + frame_height(kit)
        low = stands_low(kit, table) if kit.wide else crowding is not Crowding.ROOMY
        picture, only = _picture(
            kit, table, question, low=low, crowded=crowding is Crowding.CROWDED, left=whole - needed
        )
        at_most = DOCK_AT_MOST if kit.scale >= SCROLLS_FROM else DOCK_AT_MOST_USUALLY
        dock = whole if kit.wide else max(whole - picture, min(needed, at_most * kit.height))
        if needed <= dock and (kit.wide or picture <= whole - dock + A_PIXEL):
            break
    return Shares(
        asked=asked,
        above=tuple(part for part, _ in above),
        below=tuple(part for part, _ in below),
        only_acting=only,
        low=low,
        picture=whole - dock,
        room=dock - told - frame_height(kit),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """How crowded the screen may be, whether the hint of a first table stands there, and what would follow."""

    crowding: Crowding
    hinted: bool = False
    foretold: bool = True


def _attempts(kit: Kit, question: Question, *, may_hint: bool) -> list[Attempt]:
    """Return what to try, the fullest first: the hint goes, then what would follow if nothing more came, then words.

    A hint does not turn keys with words into icons.
    """
    levels = [level for level in Crowding if level is not Crowding.ROOMY or not kit.large]
    spelled = (level for level in levels if level is Crowding.ROOMY or not set_apart(question, level)[1])
    worded = [level for level in spelled if level is not Crowding.CROWDED]
    attempts = [Attempt(crowding=level, hinted=True) for level in worded if may_hint]
    for step in ([level for level in levels if level is not Crowding.CROWDED], [Crowding.CROWDED]):
        attempts += [Attempt(crowding=level) for level in step]
        attempts += [Attempt(crowding=level, foretold=False) for level in step if question.outlook is not None]
    return attempts


def _picture(
    kit: Kit, table: OpenTable, question: Question, *, low: bool, crowded: bool, left: float
) -> tuple[float, bool]:
    """How high the picture would stand, and whether it is only the row of who acts."""
    if question.covers_table:
        return acting_height(kit) if stands_above(question) else 0.0, False
    height, rows = BOARDS[table.session.game.id].height, len(table.session.table.players)
    whole = height(kit, table, rows, low)
    cramped = crowded and left < IN_SIGHT * whole
    one_row = all(place_row(key.id) in {None, question.acting} for key in question.places)
    only = bool(question.crumbs) and one_row and (kit.large or cramped) and not kit.wide
    return (height(kit, table, 1, low) if only else whole), only


def frame_height(kit: Kit) -> float:
    """Return how much of the dock its edges and the strip take."""
    return DOCK_EDGES + strip_height(kit)


def acting_height(kit: Kit) -> float:
    """Return how high the line is that says who acts."""
    return 10 + max(40, 2 * 15 * 1.43 * kit.scale)


def acting_line(kit: Kit, acting: Name, hint: Sentence | None) -> ft.Control:
    """Return who acts, in a line: what is left of the table above a question that needs the height."""
    initial = acting[:1].upper()
    token = ft.Container(
        words(initial, size=17, bold=True, color=kit.look.on_ink),
        bgcolor=kit.look.ink,
        border_radius=12,
        width=40,
        height=40,
        alignment=ft.Alignment.CENTER,
    )
    told = "" if hint is None else kit(hint)
    text = ft.Text(
        told,
        size=fitted(told, kit.width - 90, size=15, scale=kit.scale, lines=2).size,
        weight=ft.FontWeight.BOLD,
        color=kit.look.ink,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    return ft.Container(ft.Row([token, text], spacing=10), padding=ft.Padding.only(left=16, right=12, bottom=10))


def table_strip(kit: Kit, table: OpenTable, moves: Moves) -> ft.Control:
    """Return undo and redo, and the ways to the log and to the score."""
    return strip(
        kit,
        undo=(table.undo_words(kit.desk.habits), moves.undo),
        redo=(table.redo_words(), moves.redo),
        keys=[to_history(kit, table.session.id), to_score(kit, table.session.id)],
    )


def ways_on(kit: Kit, table: OpenTable) -> ft.Control:
    """Return the ways to the log and to the score alone."""
    if table.session.over:
        return ft.Row([_score_key(kit, table), to_history(kit, table.session.id)], spacing=GAP)
    keys: list[ft.Control] = [to_history(kit, table.session.id), to_score(kit, table.session.id)]
    return ft.Row(keys, spacing=GAP, alignment=ft.MainAxisAlignment.END)


def _to_the_score(kit: Kit, table: OpenTable) -> ft.Control:
    return ft.Row([_score_key(kit, table)])


def _score_key(kit: Kit, table: OpenTable) -> ft.Control:
    return word_key(
        kit,
        kit(say("See the score")),
        id="to-score",
        on_tap=lambda: kit.go(f"/score/{table.session.id}"),
        paint=strong(kit),
        icon=ft.Icons.LEADERBOARD_OUTLINED,
        expand=True,
    )

"""The dock of a table: what to do now, and the one question."""

import math
from dataclasses import dataclass, replace
from enum import Enum, auto

import flet as ft

from companion.tracker import EnterAmount, GameOver, Key, PickPlayer, Question
from companion.ui.boards import BOARDS
from companion.ui.components.answers import announcement, announcement_height, progress_bar, running_total, slots
from companion.ui.components.bar import bar_height, note
from companion.ui.components.crumbs import crumbs, crumbs_height
from companion.ui.components.fitted import dock_width
from companion.ui.components.strip import strip, strip_height
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import icon_key, quiet, strong, word_key, words
from companion.ui.faults import fault_words
from companion.ui.kit import Kit
from companion.ui.measure import LEADING, ROUND, fitted, lines_of, text_height
from companion.ui.open_table import OpenTable
from companion.ui.questions import DRAWN, LEAST
from companion.ui.questions.keys import icon_keys
from companion.ui.screens.table_moves import Moves
from companion.ui.theme import GAP, LEAST_TARGET
from companion.words import Sentence, say

DOCK_EDGES = 22
DOCK_AT_MOST = 0.6
"""What the dock takes of the height at most; the picture of the table scrolls above it then (ui.md, 8)."""
SPARE = 6
MOST_ICONS = 2
TITLE, LEAST_TITLE, HINT = 22, 18, 14.5
SLOT, TOTAL = 64, 62


class Crowding(Enum):
    """How little room there is: hints go first and small actions become icons, then reasons and other rows."""

    ROOMY = auto()
    TIGHT = auto()
    CROWDED = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Shares:
    """How the height is shared: what the picture of the table has, and what is left for the keys."""

    crowding: Crowding = Crowding.ROOMY
    only_acting: bool = False
    low: bool = False
    picture: float = 0.0
    room: float = 0.0


def question_dock(kit: Kit, table: OpenTable, question: Question, moves: Moves, shares: Shares) -> ft.Control:
    """Return notes and announcements, then the question with its keys."""
    asked, icons = set_apart(question, shares.crowding)
    parts = [part for part, _ in above_keys(kit, table, question, moves, shares.crowding, icons)]
    if isinstance(question, GameOver):
        parts.append(_to_the_score(kit, table))
    else:
        parts.append(DRAWN[type(question)](kit, asked, moves.tap, shares.room))
    return ft.Column(parts, spacing=GAP, expand=True, scroll=ft.ScrollMode.AUTO)


def shares_of(kit: Kit, table: OpenTable, question: Question, moves: Moves) -> Shares:
    """Return how much of the height the picture and the question get; the less there is, the fewer words stand."""
    board = BOARDS[table.session.game.id]
    whole = kit.height - bar_height(kit, under=not kit.large) - SPARE
    shares = Shares()
    for crowding in list(Crowding)[1 if kit.large else 0 :]:
        asked, icons = set_apart(question, crowding)
        above = sum(height + GAP for _, height in above_keys(kit, table, question, moves, crowding, icons))
        least = 0.0 if isinstance(question, GameOver) else LEAST[type(question)](kit, asked)
        only = bool(question.crumbs) and (kit.large or crowding is Crowding.CROWDED)
        low = crowding is not Crowding.ROOMY
        picture = board.height(kit, table, 1 if only else len(table.session.table.players), low)
        if question.covers_table:
            picture = acting_height(kit)
        needed = above + max(least, LEAST_TARGET) + frame_height(kit)
        dock = max(whole - picture, min(needed, DOCK_AT_MOST * kit.height))
        if kit.wide:
            dock = whole
        shares = Shares(
            crowding=crowding,
            only_acting=only,
            low=low,
            picture=whole - dock,
            room=dock - above - frame_height(kit),
        )
        if needed <= dock and (kit.wide or picture <= whole - dock):
            break
    return shares


def set_apart(question: Question, crowding: Crowding) -> tuple[Question, tuple[Key, ...]]:
    """Return a question without the keys that stand as icons beside its title where room is scarce, and those."""
    if crowding is Crowding.ROOMY or not isinstance(question, PickPlayer | EnterAmount):
        return question, ()
    icons = tuple(key for key in question.aside[-MOST_ICONS:] if key.icon)
    kept = question.aside[: len(question.aside) - len(icons)]
    return replace(question, aside=kept), icons


def above_keys(
    kit: Kit, table: OpenTable, question: Question, moves: Moves, crowding: Crowding, icons: tuple[Key, ...]
) -> list[tuple[ft.Control, float]]:
    """Return what stands above the keys, each with about its height."""
    wide = dock_width(kit)
    parts: list[tuple[ft.Control, float]] = []
    if table.fault is not None:
        text = kit(_opened_up_to(table))
        parts.append((note(kit, text), 24 + kit.scale * text_height(text, (wide - 24) / kit.scale, 15)))
    if not moves.dismissed:
        for warning in table.new_warnings:
            high = kit.scale * text_height(kit(warning), (wide - 90) / kit.scale, 14)
            parts.append((_warning(kit, warning, moves), 12 + max(LEAST_TARGET, high)))
    said = table.announcements
    brief = len(said) > 1 or crowding is Crowding.CROWDED
    parts.extend(
        (announcement(kit, one, brief=brief), announcement_height(kit, one, wide, brief=brief)) for one in said
    )
    if question.crumbs:
        parts.append((crumbs(kit, question.crumbs, moves.tap), crumbs_height(kit)))
    if moves.refusal is None:
        parts.append(_title_row(kit, question, crowding, icon_keys(kit, icons, moves.tap)))
    else:
        told = kit(moves.refusal)
        high = kit.scale * text_height(told, (wide - 34) / kit.scale, 16)
        parts.append((_refusal(kit, moves.refusal), high))
    if question.progress is not None:
        parts.append((progress_bar(kit, question.progress), 8))
    return parts


def frame_height(kit: Kit) -> float:
    """Return how much of the dock its edges and the strip take."""
    return DOCK_EDGES + strip_height(kit)


def acting_height(kit: Kit) -> float:
    """Return how high the line is that says who acts."""
    return 10 + max(40, 2 * 15 * 1.43 * kit.scale)


def acting_line(kit: Kit, question: Question) -> ft.Control:
    """Return who acts, in a line: what is left of the table above a question that needs the height."""
    initial = (question.acting or " ")[0].upper()
    token = ft.Container(
        words(initial, size=17, bold=True, color=kit.look.on_ink),
        bgcolor=kit.look.ink,
        border_radius=12,
        width=40,
        height=40,
        alignment=ft.Alignment.CENTER,
    )
    hint = "" if question.hint is None else kit(question.hint)
    text = ft.Text(
        hint,
        size=15,
        weight=ft.FontWeight.BOLD,
        color=kit.look.ink,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    return ft.Container(ft.Row([token, text], spacing=10), padding=ft.Padding.only(left=16, right=12, bottom=10))


def table_strip(kit: Kit, table: OpenTable, moves: Moves) -> ft.Control:
    """Return undo and redo, and the ways to the log and to the score."""
    session_id = table.session.id
    return strip(
        kit,
        undo=(table.undo_words(kit.desk.habits), moves.undo),
        redo=(table.redo_words(), moves.redo),
        keys=[
            icon_key(
                kit,
                ft.Icons.HISTORY,
                id="history",
                label=kit(say("History")),
                on_tap=lambda: kit.go(f"/history/{session_id}"),
                paint=quiet(kit),
            ),
            icon_key(
                kit,
                ft.Icons.LEADERBOARD_OUTLINED,
                id="score",
                label=kit(say("Score")),
                on_tap=lambda: kit.go(f"/score/{session_id}"),
                paint=quiet(kit),
            ),
        ],
    )


def _title_row(kit: Kit, question: Question, crowding: Crowding, icons: list[ft.Control]) -> tuple[ft.Control, float]:
    """The question itself, beside it what is chosen so far; on a crowded screen also keys that lead aside."""
    text = kit(question.title)
    side = list(icons)
    taken: float = len(icons) * (LEAST_TARGET + GAP)
    if question.slots:
        side.append(slots(kit, question.slots))
        taken += len(question.slots) * SLOT + GAP
    if question.progress is not None:
        side.append(running_total(kit, question.progress))
        taken += TOTAL * kit.scale + GAP
    width = (dock_width(kit) - taken) / ROUND
    least = LEAST_TITLE / math.sqrt(kit.scale)
    fit = fitted(text, width, size=TITLE, scale=kit.scale, lines=1, least=least)
    if lines_of(text, width, fit.size * kit.scale) > 1:
        fit = fitted(text, width, size=max(least, TITLE / kit.scale + 2), scale=kit.scale, lines=2)
    heading = title(kit, text, fit.size, lines=fit.lines)
    heading.style = ft.TextStyle(height=LEADING)
    high = fit.lines * fit.size * kit.scale * LEADING
    if side:
        heading.expand = True
        beside = LEAST_TARGET if icons else 44 if question.slots else 24 * 1.43 * kit.scale
        return ft.Row([heading, *side], spacing=GAP), max(high, beside)
    if question.hint is None or question.covers_table or crowding is not Crowding.ROOMY:
        return heading, high
    told = kit(question.hint)
    hint = body(kit, told, HINT, quiet=True)
    return ft.Column([heading, hint], spacing=0, tight=True), high + text_height(told, dock_width(kit), HINT)


def _refusal(kit: Kit, text: Sentence) -> ft.Control:
    row = ft.Row(
        [
            ft.Icon(ft.Icons.ERROR_OUTLINE, color=kit.look.error, size=24),
            ft.Text(kit(text), size=16, weight=ft.FontWeight.BOLD, color=kit.look.error, expand=True),
        ],
        spacing=10,
    )
    return ft.Semantics(identifier="refusal", live_region=True, container=True, content=row)


def _warning(kit: Kit, warning: Sentence, moves: Moves) -> ft.Control:
    fine = word_key(kit, kit(say("Fine")), id="fine", on_tap=moves.dismiss, height=48)
    return ft.Container(
        ft.Row([ft.Container(body(kit, kit(warning), 14), expand=True), fine], spacing=8),
        bgcolor=kit.look.straw,
        border_radius=16,
        padding=ft.Padding.only(left=12, right=8, top=6, bottom=6),
    )


def _to_the_score(kit: Kit, table: OpenTable) -> ft.Control:
    key = word_key(
        kit,
        kit(say("See the score")),
        id="to-score",
        on_tap=lambda: kit.go(f"/score/{table.session.id}"),
        paint=strong(kit),
        icon=ft.Icons.LEADERBOARD_OUTLINED,
        expand=True,
    )
    return ft.Row([key])


def _opened_up_to(table: OpenTable) -> Sentence:
    return say(
        "Opened up to “{progress}”. What follows does not fit: {fault} The file is kept as it is.",
        progress=table.session.game.telling.progress(table.session.state),
        fault=fault_words(table.fault) if table.fault else "",
    )

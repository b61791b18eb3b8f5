"""What stands above the keys of a table's dock: notes, what to do on the table, the steps, the question."""

import math
from dataclasses import replace
from enum import Enum, auto

import flet as ft

from companion.tracker import EnterAmount, Key, PickPlace, PickPlayer, Question
from companion.ui.components.answers import (
    SLOT_HEIGHT,
    announcement,
    announcement_height,
    announcement_list,
    announcement_list_height,
    progress_bar,
    running_total,
    slots,
)
from companion.ui.components.bar import note
from companion.ui.components.crumbs import crumbs, crumbs_height
from companion.ui.components.fitted import dock_width
from companion.ui.components.lesson import lesson_height, lesson_line
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import word_key
from companion.ui.faults import fault_words
from companion.ui.kit import Kit
from companion.ui.lessons import learn, learned
from companion.ui.measure import LEADING, ROUND, fitted, lines_of, text_height
from companion.ui.open_table import OpenTable
from companion.ui.questions.keys import icon_keys, icon_keys_width
from companion.ui.questions.secret import Sight, asked_openly, secret_parts
from companion.ui.screens.table_moves import Moves
from companion.ui.theme import GAP, LEAST_TARGET, TIGHT
from companion.words import Sentence, say

TITLE, LEAST_TITLE, HINT = 22, 18, 14.5
SLOT, TOTAL = 64, 62
MOST_ICONS = 2
MOST_SLOTS = 3
"""So many places have room beside the title, more stand below it."""


class Crowding(Enum):
    """How little room there is: hints go first and small actions become icons, then reasons and other rows."""

    ROOMY = auto()
    TIGHT = auto()
    CROWDED = auto()


def above_keys(
    kit: Kit,
    table: OpenTable,
    question: Question,
    moves: Moves,
    sight: Sight,
    crowding: Crowding,
) -> list[tuple[ft.Control, float]]:
    """Return what stands above the keys, each with about its height."""
    wide = dock_width(kit)
    _, icons = set_apart(question, crowding)
    parts: list[tuple[ft.Control, float]] = []
    if table.fault is not None:
        text = kit(_opened_up_to(table))
        parts.append((note(kit, text), 24 + kit.scale * text_height(text, (wide - 24) / kit.scale, 15)))
    if not moves.dismissed:
        for warning in table.new_warnings:
            high = kit.scale * text_height(kit(warning), (wide - 90) / kit.scale, 14)
            parts.append((_warning(kit, warning, moves), 12 + max(LEAST_TARGET, high)))
    said = table.announcements(kit.desk.habits)
    brief = crowding is Crowding.CROWDED
    if len(said) > 1:
        high = announcement_list_height(kit, said, wide, brief=brief, low=brief)
        parts.append((announcement_list(kit, said, brief=brief, low=brief), high))
    else:
        parts.extend(
            (announcement(kit, one, brief=brief), announcement_height(kit, one, wide, brief=brief)) for one in said
        )
    if question.crumbs:
        parts.append((crumbs(kit, question.crumbs, moves.tap), crumbs_height(kit)))
    if moves.refusal is None:
        asked = replace(question, title=asked_openly(kit, question, sight))
        parts.append(_title_row(kit, asked, crowding, icons, moves))
    else:
        told = kit(moves.refusal)
        high = kit.scale * text_height(told, (wide - 34) / kit.scale, 16)
        parts.append((_refusal(kit, moves.refusal), high))
    if question.progress is not None:
        parts.append((progress_bar(kit, question.progress), 8))
    if question.secret is not None:
        parts.extend(secret_parts(kit, question.secret, moves.tap, sight))
    return parts


def stands_above(question: Question) -> bool:
    """Whether the hint stands in the line of who acts, above a question that covers the table; else below its title."""
    return question.covers_table and question.acting is not None


def set_apart(question: Question, crowding: Crowding) -> tuple[Question, tuple[Key, ...]]:
    """Return a question without the keys that stand beside its title, and those.

    Where pieces are laid on the board the height is always dear; elsewhere they go there when room is scarce.
    """
    scarce = crowding is not Crowding.ROOMY and isinstance(question, PickPlayer | EnterAmount)
    if not scarce and not isinstance(question, PickPlace):
        return question, ()
    icons = tuple(key for key in question.aside[-MOST_ICONS:] if key.icon)
    kept = question.aside[: len(question.aside) - len(icons)]
    return replace(question, aside=kept), icons


def lesson_below(kit: Kit, table: OpenTable, question: Question) -> tuple[ft.Control, float] | None:
    """Return the line for a first table with its height, where nothing else is said (ui.md, 7)."""
    session = table.session
    if (
        table.fault is not None
        or table.announcements(kit.desk.habits)
        or table.new_warnings
        or learned(kit.desk.memory, session.game)
    ):
        return None
    text = session.game.asking.lesson(session.state, question)

    async def read() -> None:
        await learn(kit.desk.archive.household, session.game)
        kit.desk.changed()

    return None if text is None else (lesson_line(kit, text, read), lesson_height(kit, text))


def _title_row(
    kit: Kit, question: Question, crowding: Crowding, icons: tuple[Key, ...], moves: Moves
) -> tuple[ft.Control, float]:
    """The question itself, beside it what is chosen so far, and keys that lead aside."""
    text = kit(question.title)
    worded = crowding is Crowding.ROOMY and not kit.large
    side = icon_keys(kit, icons, moves.tap, worded=worded)
    taken = icon_keys_width(icons, worded=worded)
    if 0 < len(question.slots) <= MOST_SLOTS:
        side.append(slots(kit, question.slots, question.in_slots))
        taken += len(question.slots) * SLOT + GAP
    if question.progress is not None:
        side.append(running_total(kit, question.progress))
        taken += TOTAL * kit.scale + GAP
    width = (dock_width(kit) - taken) / ROUND
    least = LEAST_TITLE / math.sqrt(kit.scale)
    fit = fitted(text, width, size=TITLE, scale=kit.scale, lines=1, least=least)
    if lines_of(text, width, fit.size * kit.scale) > 1:
        fit = fitted(text, width, size=max(least, TITLE / kit.scale + 2), scale=kit.scale, lines=2)
    asked = title(kit, text, fit.size, lines=fit.lines)
    asked.style = ft.TextStyle(height=LEADING)
    heading: ft.Control = asked
    high = fit.lines * fit.size * kit.scale * LEADING
    beside = LEAST_TARGET if icons else SLOT_HEIGHT if question.slots else 24 * 1.43 * kit.scale
    hinted = crowding is Crowding.ROOMY and not question.covers_table and len(side) == len(icons)
    told = "" if question.hint is None or not hinted else kit(question.hint)
    if told:
        heading = ft.Column([heading, body(kit, told, HINT, quiet=True)], spacing=0, tight=True)
        high += kit.scale * text_height(told, (dock_width(kit) - taken) / kit.scale, HINT)
    below, told_high = _told_below(kit, question)
    if not side and question.slots:
        wide = (dock_width(kit) + TIGHT) / len(question.slots) - TIGHT
        row = slots(kit, question.slots, question.in_slots, wide)
        return ft.Column([heading, *below, row], spacing=TIGHT, tight=True), high + told_high + TIGHT + SLOT_HEIGHT
    if side:
        heading.expand = True
        heading, high = ft.Row([heading, *side], spacing=GAP), max(high, beside)
    if below:
        heading = ft.Column([heading, *below], spacing=TIGHT, tight=True)
    return heading, high + told_high


def _told_below(kit: Kit, question: Question) -> tuple[list[ft.Control], float]:
    """Where the table is covered and nobody acts for all, what is told stands right below the question."""
    if question.hint is None or not question.covers_table or stands_above(question):
        return [], 0
    told = kit(question.hint)
    fit = fitted(told, dock_width(kit), size=HINT, scale=kit.scale, lines=2)
    line = body(kit, told, fit.size, quiet=True)
    line.max_lines, line.overflow = fit.lines, ft.TextOverflow.ELLIPSIS
    return [line], TIGHT + fit.lines * fit.size * kit.scale * 1.43


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


def _opened_up_to(table: OpenTable) -> Sentence:
    return say(
        "Opened up to “{progress}”. What follows does not fit: {fault} The file is kept as it is.",
        progress=table.session.game.telling.progress(table.session.state),
        fault=fault_words(table.fault) if table.fault else "",
    )

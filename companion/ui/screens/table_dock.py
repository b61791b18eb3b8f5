"""The dock of a table: what to do now, and the one question."""

import flet as ft

from companion.tracker import GameOver, Question
from companion.ui.components.answers import announcement, progress_bar, running_total, slots
from companion.ui.components.bar import note
from companion.ui.components.crumbs import crumbs
from companion.ui.components.lesson import lesson_line
from companion.ui.components.strip import strip
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import icon_key, quiet, strong, word_key, words
from companion.ui.faults import fault_words
from companion.ui.kit import Kit
from companion.ui.lessons import learn, learned
from companion.ui.open_table import OpenTable
from companion.ui.questions import DRAWN
from companion.ui.questions.secret import Sight, draw_secret_part
from companion.ui.screens.table_moves import Moves
from companion.words import Sentence, say


def question_dock(kit: Kit, table: OpenTable, question: Question, moves: Moves, sight: Sight) -> ft.Control:
    """Return notes and announcements, then the question with its keys."""
    parts: list[ft.Control] = []
    if table.fault is not None:
        parts.append(note(kit, kit(_opened_up_to(table))))
    if not moves.dismissed:
        parts.extend(_warning(kit, warning, moves) for warning in table.new_warnings)
    said = table.announcements
    parts.extend(announcement(kit, one, brief=len(said) > 1) for one in said)
    calm = not parts
    low = len(parts) > 1 or len(table.session.table.players) == table.session.game.seats[-1]
    if question.crumbs:
        parts.append(crumbs(kit, question.crumbs, moves.tap))
    parts.append(_title_row(kit, question) if moves.refusal is None else _refusal(kit, moves.refusal))
    if question.progress is not None:
        parts.append(progress_bar(kit, question.progress))
    if question.secret is not None:
        parts.extend(draw_secret_part(kit, question.secret, moves.tap, sight))
    if isinstance(question, GameOver):
        parts.append(_to_the_score(kit, table))
    else:
        parts.append(DRAWN[type(question)](kit, question, moves.tap, low))
    if calm:
        parts.extend(_lesson(kit, table, question))
    return ft.Column(parts, spacing=8, expand=True, scroll=ft.ScrollMode.AUTO)


def _lesson(kit: Kit, table: OpenTable, question: Question) -> list[ft.Control]:
    """Return the line for a first table, where nothing else is said and there is room for it (ui.md, 7)."""
    session = table.session
    full = len(session.table.players) == session.game.seats[-1]
    if kit.large or full or learned(kit.desk.memory, session.game):
        return []
    text = session.game.asking.lesson(session.state, question)

    async def read() -> None:
        await learn(kit.desk.archive.household, session.game)
        kit.desk.changed()

    return [] if text is None else [lesson_line(kit, text, read)]


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


def _title_row(kit: Kit, question: Question) -> ft.Control:
    heading: ft.Control = title(kit, kit(question.title), 22)
    if question.hint is not None and not question.covers_table and not kit.large:
        heading = ft.Column([heading, body(kit, kit(question.hint), 14.5, quiet=True)], spacing=0, tight=True)
    side: list[ft.Control] = []
    if question.slots:
        side.append(slots(kit, question.slots, question.in_slots))
    if question.progress is not None:
        side.append(running_total(kit, question.progress))
    if not side:
        return heading
    heading.expand = True
    return ft.Row([heading, *side], spacing=8)


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

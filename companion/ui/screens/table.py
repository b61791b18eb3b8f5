"""The live table of a game: the picture of it, and the one question now."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.archive import ArchiveError
from companion.tracker import GameOver, Key, Question, RefusedError
from companion.ui.boards import BOARDS, BoardTaps, Kept
from companion.ui.boundary import part
from companion.ui.components.answers import announcement, progress_bar, running_total, slots
from companion.ui.components.bar import bar, note
from companion.ui.components.crumbs import crumbs
from companion.ui.components.dock import dock
from companion.ui.components.more import more_menu
from companion.ui.components.strip import strip
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import icon_key, quiet, strong, word_key, words
from companion.ui.desk import OpenTable
from companion.ui.kit import Kit, use_kit
from companion.ui.questions import DRAWN
from companion.ui.screens.loading import use_table
from companion.ui.screens.seat_sheet import seat_sheet
from companion.ui.screens.secrets import peek_dock
from companion.words import Name, Sentence, say

MESSAGE_SECONDS = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Moves:
    """What can be done on a table screen."""

    tap: Callable[[Key], Awaitable[None]]
    undo: Callable[[], Awaitable[None]]
    redo: Callable[[], Awaitable[None]]
    dismiss: Callable[[], None]


@part
def TableScreen() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the table of the session that the route names."""
    session_id = str(ft.use_route_params().get("id", ""))
    kit = use_kit(lambda desk: (desk.table(session_id), desk.memory.settings))
    path = ft.use_view_path()
    table, missing = use_table(kit, session_id)
    seat, set_seat = ft.use_state(None)
    peeking, set_peeking = ft.use_state(None)
    facing, set_facing = ft.use_state(False)  # noqa: FBT003 - a first value
    message, set_message = ft.use_state(None)
    dismissed, set_dismissed = ft.use_state(None)
    moves = _moves(kit, session_id, table, set_message, set_dismissed)
    sheet = seat_sheet(kit, table, seat, moves.tap, lambda: set_seat(None)) if table and seat else None
    ft.use_dialog(sheet)
    question = table.question(kit.desk.habits) if table else None
    acting = question.acting if question else None
    taps = BoardTaps(row=set_seat, peek=set_peeking)
    state = table.session.state if table else None
    kept: ft.MutableRef[Kept | None] = ft.use_ref(Kept)
    picture = ft.use_memo(lambda: _picture(kit, table, acting, taps, kept.current), [kit, id(state), acting])
    if table is None or question is None or picture is None:
        return ft.View(route=path, controls=[_not_here(kit, missing)], padding=0, bgcolor=kit.look.page)
    content = (
        _faced(kit, table, lambda: set_facing(False))  # noqa: FBT003
        if facing
        else _laid_out(
            kit,
            table,
            question,
            moves,
            picture,
            peeking,
            message if message and message[0] == table.version else None,
            dismissed,
        )
    )
    menu = _menu(kit, table, lambda: set_facing(True))  # noqa: FBT003
    return ft.View(
        route=path,
        controls=[ft.SafeArea(ft.Column([_bar(kit, table, menu), content], spacing=0, expand=True), expand=True)],
        padding=0,
        bgcolor=kit.look.page,
    )


def _moves(
    kit: Kit,
    session_id: str,
    table: OpenTable | None,
    set_message: Callable[[object], None],
    set_dismissed: Callable[[object], None],
) -> Moves:
    page = ft.context.page

    async def forget_later(shown: object) -> None:
        await asyncio.sleep(MESSAGE_SECONDS)
        set_message(lambda now: None if now == shown else now)

    def refused(error: RefusedError | ArchiveError, seen: OpenTable) -> None:
        text = error.ruling.reason if isinstance(error, RefusedError) else _unsaved()
        shown = (seen.version, text)
        set_message(shown)
        page.run_task(forget_later, shown)

    async def doing(act: Callable[[OpenTable], Awaitable[None]]) -> None:
        if table is None:
            return
        set_message(None)
        try:
            await act(table)
        except (RefusedError, ArchiveError) as error:
            refused(error, table)

    async def tap(key: Key) -> None:
        await doing(lambda seen: kit.desk.tap(session_id, key.id, seen.version))
        after = kit.desk.table(session_id)
        if after is not None and table is not None and after.session.over and not table.session.over:
            kit.go(f"/score/{session_id}")

    async def undo() -> None:
        await doing(lambda seen: kit.desk.undo(session_id, seen.version))

    async def redo() -> None:
        await doing(lambda seen: kit.desk.redo(session_id, seen.version))

    return Moves(
        tap=tap, undo=undo, redo=redo, dismiss=lambda: set_dismissed(table.version if table is not None else None)
    )


def _unsaved() -> Sentence:
    return say("Could not save the last tap. Nothing else is lost. Free some space, then tap again.")


def _bar(kit: Kit, table: OpenTable, menu: ft.Control) -> ft.Control:
    game, state = table.session.game, table.session.state
    options = [kit(option.title).lower() for option in game.options if option.key in table.session.table.options]
    under = " · ".join([kit(game.title), *options])
    return bar(kit, kit(game.telling.progress(state)), under, back=lambda: kit.go("/"), keys=[menu])


def _laid_out(
    kit: Kit,
    table: OpenTable,
    question: Question,
    moves: Moves,
    picture: ft.Control,
    peeking: Name | None,
    message: tuple[object, Sentence] | None,
    dismissed: object,
) -> ft.Control:
    lower = (
        peek_dock(kit, table, peeking)
        if peeking is not None
        else _question(kit, table, question, moves, message, dismissed)
    )
    docked = dock(kit, ft.Column([lower, _strip(kit, table, moves)], spacing=0, expand=True))
    if kit.wide:
        return ft.Row(
            [ft.Container(picture, expand=True), docked],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    upper = _acting_line(kit, question) if question.covers_table else picture
    return ft.Column([upper, docked], spacing=0, expand=True)


def _picture(kit: Kit, table: OpenTable | None, acting: Name | None, taps: BoardTaps, kept: Kept | None) -> ft.Control | None:
    """Draw the board once for each state: Flet does not compare again what is the same object (flet.md A)."""
    return BOARDS[table.session.game.id].draw(kit, table, acting, taps, kept or Kept()) if table else None


def _acting_line(kit: Kit, question: Question) -> ft.Control:
    initial = (question.acting or " ")[0].upper()
    lines: list[ft.Control] = []
    if question.hint is not None:
        lines.append(words(kit(question.hint), size=15, bold=True, color=kit.look.ink, lines=2))
    return ft.Container(
        ft.Row(
            [
                ft.Container(
                    words(initial, size=17, bold=True, color=kit.look.on_ink),
                    bgcolor=kit.look.ink,
                    border_radius=12,
                    width=40,
                    height=40,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Column(lines, spacing=0, tight=True, expand=True),
            ],
            spacing=10,
        ),
        padding=ft.Padding.only(left=16, right=12, bottom=10),
    )


def _question(
    kit: Kit,
    table: OpenTable,
    question: Question,
    moves: Moves,
    message: tuple[object, Sentence] | None,
    dismissed: object,
) -> ft.Control:
    parts: list[ft.Control] = []
    if table.fault is not None:
        parts.append(note(kit, kit(_opened_up_to(table))))
    parts.extend(_warnings(kit, table, moves) if dismissed != table.version else ())
    said = table.announcements
    parts.extend(announcement(kit, one, brief=len(said) > 1) for one in said)
    low = bool(parts) or table.session.game.seats[-1] == len(table.session.table.players)
    if question.crumbs:
        parts.append(crumbs(kit, question.crumbs, moves.tap))
    parts.append(_refusal(kit, message[1]) if message else _title_row(kit, question))
    if question.progress is not None:
        parts.append(progress_bar(kit, question.progress))
    if isinstance(question, GameOver):
        parts.append(_to_the_score(kit, table))
    else:
        parts.append(DRAWN[type(question)](kit, question, moves.tap, low))
    return ft.Column(parts, spacing=8, expand=True, scroll=ft.ScrollMode.AUTO)


def _title_row(kit: Kit, question: Question) -> ft.Control:
    heading = title(kit, kit(question.title), 22)
    side: list[ft.Control] = []
    if question.slots:
        side.append(slots(kit, question.slots))
    if question.progress is not None:
        side.append(running_total(kit, question.progress))
    hint = None if question.covers_table or question.hint is None or kit.large else kit(question.hint)
    if not side and hint is None:
        return heading
    if not side:
        return ft.Column([heading, body(kit, hint or "", 14.5, quiet=True)], spacing=0, tight=True)
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


def _warnings(kit: Kit, table: OpenTable, moves: Moves) -> list[ft.Control]:
    return [
        ft.Container(
            ft.Row(
                [
                    ft.Container(body(kit, kit(warning), 14), expand=True),
                    word_key(kit, kit(say("Fine")), id="fine", on_tap=moves.dismiss, height=48),
                ],
                spacing=8,
            ),
            bgcolor=kit.look.straw,
            border_radius=16,
            padding=ft.Padding.only(left=12, right=8, top=6, bottom=6),
        )
        for warning in table.new_warnings
    ]


def _strip(kit: Kit, table: OpenTable, moves: Moves) -> ft.Control:
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


def _to_the_score(kit: Kit, table: OpenTable) -> ft.Control:
    return ft.Row(
        [
            word_key(
                kit,
                kit(say("See the score")),
                id="to-score",
                on_tap=lambda: kit.go(f"/score/{table.session.id}"),
                paint=strong(kit),
                icon=ft.Icons.LEADERBOARD_OUTLINED,
                expand=True,
            )
        ]
    )


def _opened_up_to(table: OpenTable) -> Sentence:
    progress = table.session.game.telling.progress(table.session.state)
    return say(
        "Opened up to “{progress}”; the rest does not fit: {fault}. The file is kept as it is.",
        progress=progress,
        fault=str(table.fault),
    )


def _menu(kit: Kit, table: OpenTable, face: Callable[[], None]) -> ft.Control:
    async def give_up() -> None:
        await kit.desk.give_up(table.session.id)
        kit.go("/")

    entries: list[tuple[str, Sentence, Callable[[], Awaitable[None] | None]]] = [
        ("face", say("Face the table"), face),
    ]
    if not table.session.over:
        entries.append(("give-up", say("End without scoring"), give_up))
    return more_menu(kit, entries)


def _faced(kit: Kit, table: OpenTable, close: Callable[[], None]) -> ft.Control:
    board = BOARDS[table.session.game.id].draw(kit, table, None, BoardTaps(row=lambda _: close(), peek=lambda _: None), Kept())
    turned = ft.Container(board, rotate=ft.Rotate(3.14159265), expand=True, padding=ft.Padding.symmetric(vertical=24))
    key = word_key(
        kit,
        kit(say("Turn back")),
        id="turn-back",
        on_tap=close,
        paint=strong(kit),
        icon=ft.Icons.SCREEN_ROTATION_ALT,
        expand=True,
    )
    return ft.Column([turned, ft.Container(ft.Row([key]), padding=14)], expand=True)


def _not_here(kit: Kit, missing: Sentence | None) -> ft.Control:
    if missing is None:
        return ft.Container(expand=True)
    return ft.Container(
        ft.Column(
            [
                title(kit, kit(say("This table is not here"))),
                body(kit, kit(missing), quiet=True),
                ft.Row([word_key(kit, kit(say("To the start")), id="home", on_tap=lambda: kit.go("/"), expand=True)]),
            ],
            spacing=12,
        ),
        padding=24,
    )

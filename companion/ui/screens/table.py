"""The live table of a game: the picture of it, and the one question now."""

import math
from collections.abc import Awaitable, Callable
from dataclasses import replace

import flet as ft

from companion.tracker import Key, Question
from companion.ui.boards import BOARDS, BoardTaps
from companion.ui.boundary import handler, part
from companion.ui.components.absent import absent
from companion.ui.components.bar import bar, bar_height
from companion.ui.components.dock import dock
from companion.ui.components.more import more_menu
from companion.ui.components.page_view import page_view
from companion.ui.components.tiles import strong, word_key
from companion.ui.hooks import use_optional, use_value
from companion.ui.kept import Kept
from companion.ui.kit import Kit, use_brisk, use_kit, use_settling
from companion.ui.open_table import OpenTable
from companion.ui.screens.awake import use_awake, use_left, use_limit
from companion.ui.screens.loading import use_table
from companion.ui.screens.looking_on import Drawing, looking_on
from companion.ui.screens.seat_sheet import seat_sheet
from companion.ui.screens.secrets import peek_dock, use_sight
from companion.ui.screens.table_dock import acting_line, question_dock, shares_of, table_strip
from companion.ui.screens.table_moves import Moves, use_moves
from companion.ui.screens.wide_table import beside_dock, picture_and_dock, scrolling
from companion.words import Name, Sentence, say

FACING_KEY, FACING_EDGE, FACING_LEAST = 54, 12, 420
"""What the key below a turned picture takes, and how high the picture is at least."""
LEFT_WHILE_PEEKING = 0.33
"""What the picture of the table has of the height while somebody looks at a pile."""


@part
def TableScreen() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the table of the session that the route names."""
    session_id = str(ft.use_route_params().get("id", ""))
    kit = use_brisk(use_kit(lambda desk: (desk.table(session_id), desk.memory.settings, desk.phones.known)))
    path = ft.use_view_path()
    table, missing = use_table(kit, session_id)
    seat, set_seat = use_optional(str)
    peeking, set_peeking = use_optional(str)
    facing, set_facing = use_value(first=False)
    use_awake(kit)
    ft.use_effect(lambda: kit.start_from("/"), [])
    question = table.question(kit.desk.habits) if table else None
    sight = use_sight(question, table.version if table else None)

    def hide_everything() -> None:
        set_peeking(None)
        sight.show(None)

    def begin_at_this_table() -> None:
        hide_everything()
        set_seat(None)

    ft.use_effect(begin_at_this_table, [session_id])
    use_left(hide_everything)
    use_limit(peeking, lambda: set_peeking(None))
    moves = use_moves(kit, session_id, table)
    kept = ft.use_memo(Kept, [session_id])
    ft.use_dialog(seat_sheet(kit, table, Name(seat), moves.tap, lambda: set_seat(None)) if table and seat else None)
    if peeking and not kit.may_look(Name(peeking)):
        peeking = None
    use_settling(kit, (question.asked if question else None, seat, peeking, facing, sight.shown_to))
    taps = BoardTaps(row=set_seat, peek=lambda name: set_peeking(name if name and kit.may_look(name) else None))
    seldom = question.menu if question and kit.may_enter else ()
    head = [_bar(kit, table, seldom, moves, lambda: set_facing(True))] if table else []
    beside = head if kit.flat and not facing else []
    if table is None or question is None:
        content = absent(kit, missing)
    elif facing:
        content = _faced(kit, table, lambda: set_facing(False))
    else:
        drawing = Drawing(taps=taps, kept=kept, sight=sight, beside=tuple(beside))
        content = _laid_out(kit, table, question, moves, drawing, Name(peeking) if peeking else None)
    return page_view(kit, path, ft.Column([*([] if beside else head), content], spacing=0, expand=True))


def _laid_out(
    kit: Kit, table: OpenTable, question: Question, moves: Moves, drawing: Drawing, peeking: Name | None
) -> ft.Control:
    if not kit.may_enter:
        return looking_on(kit, table, question, moves, drawing, peeking)
    shares = shares_of(kit, table, question, moves, drawing.sight)
    secret = BOARDS[table.session.game.id].secret
    inside = peek_dock(kit, table, secret, peeking) if peeking and secret else question_dock(kit, table, moves, shares)
    lower = dock(kit, ft.Column([inside, table_strip(kit, table, moves)], spacing=0, expand=True))
    lower.key = f"dock-{moves.by_others}"  # keys that another phone has changed are others: no late tap hits them
    if question.covers_table and not kit.wide and peeking is None:
        above = [acting_line(kit, question.acting, question.hint)] if question.acting else []
        return ft.Column([*above, lower], spacing=0, expand=True)
    taps = replace(
        drawing.taps,
        only_acting=shares.only_acting,
        low=shares.low,
        places={key.id: key for key in question.places},
        place=moves.tap,
    )

    def draw(kit: Kit) -> ft.Control:
        return BOARDS[table.session.game.id].draw(kit, table, question.acting, taps, drawing.kept)

    picture = beside_dock(kit, table, draw) if kit.wide else draw(kit)
    turn = f"picture-{moves.by_others}" if taps.places else None
    high = shares.picture if peeking is None else min(shares.picture, LEFT_WHILE_PEEKING * kit.height)
    return picture_and_dock(kit, drawing.beside, ft.Container(scrolling(picture), height=high, key=turn), lower)


def _bar(kit: Kit, table: OpenTable, seldom: tuple[Key, ...], moves: Moves, face: Callable[[], None]) -> ft.Control:
    game, state = table.session.game, table.session.state
    options = [kit(option.title) for option in game.options if option.key in table.session.table.options]
    stage = game.telling.stage(state)
    under = " · ".join([kit(game.title), *([kit(stage)] if stage else []), *options])
    heading = game.telling.chapter(state) if kit.large else game.telling.progress(state)
    half = replace(kit, width=kit.pane) if kit.flat else kit
    return bar(half, kit(heading), under, back=lambda: kit.go("/"), keys=[_menu(kit, table, seldom, moves, face)])


def _menu(kit: Kit, table: OpenTable, seldom: tuple[Key, ...], moves: Moves, face: Callable[[], None]) -> ft.Control:
    """What is seldom needed; what ends a game comes last."""

    async def give_up() -> None:
        await kit.desk.give_up(table.session.id, kit.hand)
        kit.go("/")

    entries: list[tuple[str, Sentence, Callable[[], Awaitable[None] | None]]] = [
        ("face", say("Face the table"), face),
        *((key.id, key.text, _tapper(moves, key)) for key in seldom),
    ]
    if kit.desk.phones.invitation is not None and kit.hosts:
        entries.append(("phones", say("Phones at the table"), lambda: kit.go("/phones")))
    if not table.session.over and kit.hosts:
        entries.append(("give-up", say("End without scoring"), give_up))
    return more_menu(kit, entries)


def _tapper(moves: Moves, key: Key) -> Callable[[], Awaitable[None]]:
    return lambda: moves.tap(key)


def _faced(kit: Kit, table: OpenTable, close: Callable[[], None]) -> ft.Control:
    high = kit.height - bar_height(kit, under=not kit.large) - FACING_KEY - 2 * FACING_EDGE
    board = BOARDS[table.session.game.id].draw_facing(kit, table, max(FACING_LEAST, high))
    turned = ft.Container(board, rotate=ft.Rotate(math.pi), on_click=handler(close, kit.report))
    scrolled = ft.Column([turned], expand=True, scroll=ft.ScrollMode.AUTO)
    key = word_key(
        kit,
        kit(say("Turn back")),
        id="turn-back",
        on_tap=close,
        paint=strong(kit),
        icon=ft.Icons.SCREEN_ROTATION_ALT,
        expand=True,
    )
    return ft.Column([scrolled, ft.Container(ft.Row([key]), padding=FACING_EDGE)], expand=True, spacing=0)

"""The table on a phone that only looks on: what lies open, and what is asked now, without a key to answer."""

from dataclasses import dataclass, replace

import flet as ft

from companion.tracker import Question
from companion.ui.boards import BOARDS, BoardTaps
from companion.ui.components.dock import dock
from companion.ui.components.texts import body
from companion.ui.kept import Kept
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.ui.phones import ONLY_LOOKS
from companion.ui.questions.secret import Sight
from companion.ui.screens.dock_parts import Crowding, above_keys
from companion.ui.screens.secrets import peek_dock
from companion.ui.screens.table_dock import ways_on
from companion.ui.screens.table_moves import Moves
from companion.ui.screens.wide_table import beside_dock, picture_and_dock, scrolling
from companion.ui.theme import GAP
from companion.words import Name

LOW_FROM = 0.7
"""A picture that would take more of the height than this is drawn with low rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """What is drawn besides the table: what taps do, what can be kept of the last drawing, whose secrets are shown.

    ``beside`` is what stands over the picture beside the questions, where these have the whole height.
    """

    taps: BoardTaps
    kept: Kept
    sight: Sight
    beside: tuple[ft.Control, ...]


def looking_on(
    kit: Kit, table: OpenTable, question: Question, moves: Moves, drawing: Drawing, peeking: Name | None
) -> ft.Control:
    """Return the picture of the table with a low dock under it, beside it on a wide screen."""
    board = BOARDS[table.session.game.id]
    rows = len(table.session.table.players)
    low = board.height(kit, table, rows, False) > LOW_FROM * kit.height  # noqa: FBT003 - whether its rows are low
    taps = replace(drawing.taps, low=low and not kit.wide)

    def draw(kit: Kit) -> ft.Control:
        return board.draw(kit, table, question.acting, taps, drawing.kept)

    picture = beside_dock(kit, table, draw) if kit.wide else draw(kit)
    if peeking and board.secret:
        inside = peek_dock(kit, table, board.secret, peeking)
    else:
        inside = _asked(kit, table, question, moves, drawing.sight)
    parts = ft.Column([inside, ways_on(kit, table)], spacing=GAP, tight=not kit.wide, expand=kit.wide)
    lower = dock(kit, parts, expand=kit.wide)
    return picture_and_dock(kit, drawing.beside, ft.Container(scrolling(picture), expand=True), lower)


def _asked(kit: Kit, table: OpenTable, question: Question, moves: Moves, sight: Sight) -> ft.Control:
    """Return what to do on the table and what is asked; warnings are for who enters."""
    seen = replace(
        question,
        crumbs=tuple(replace(step, key=None) for step in question.crumbs),
        aside=(),
        secret=None,
        outlook=None,
    )
    parts = [part for part, _ in above_keys(kit, table, seen, replace(moves, dismissed=True), sight, Crowding.ROOMY)]
    return ft.Column([*parts, body(kit, kit(ONLY_LOOKS), 14, quiet=True)], spacing=GAP, tight=True)

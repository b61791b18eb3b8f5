"""What can be done at a table, and what the referee said to the last tap."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.archive import ArchiveError
from companion.tracker import Key, RefusedError
from companion.ui.faults import fault_words
from companion.ui.feeling import feel_accepted, feel_refused
from companion.ui.hooks import use_optional
from companion.ui.kit import Kit
from companion.ui.message import Message, use_message
from companion.ui.open_table import OpenTable
from companion.ui.screens.late_fingers import use_late_fingers
from companion.words import Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Moves:
    """The moves of one table; ``refusal`` answers the last one, ``dismissed`` hides warnings that were read.

    ``by_others`` is the number of the newest change that another page made to the table.
    """

    tap: Callable[[Key], Awaitable[None]]
    undo: Callable[[], Awaitable[None]]
    redo: Callable[[], Awaitable[None]]
    dismiss: Callable[[], None]
    refusal: Sentence | None
    dismissed: bool
    by_others: int


def use_moves(kit: Kit, session_id: str, table: OpenTable | None) -> Moves:
    """Return the moves at a table; a refusal is shown until the table changes or something else is tapped; a hook."""
    told = use_message()
    read, set_read = use_optional(object)
    version = table.version if table else None
    page = ft.context.page

    def tell(text: Sentence) -> None:
        now = kit.desk.table(session_id)
        told.tell(Message(text=text, about=now.version if now else None))

    async def doing(act: Callable[[OpenTable], Awaitable[None]]) -> None:
        if table is None:
            return
        told.forget()
        try:
            await act(table)
            after = kit.desk.table(session_id)
            ours = after is not None and after.touch.hand == kit.hand
            if after and ours and len(after.session.replay.log) != len(table.session.replay.log):
                feel_accepted(kit, page)
            if after and after.session.over and not table.session.over:
                kit.go(f"/score/{session_id}")
        except (RefusedError, ArchiveError) as error:
            feel_refused(kit, page)
            tell(fault_words(error))

    by_others = use_late_fingers(kit, session_id, table, tell)
    return Moves(
        tap=lambda key: doing(lambda seen: kit.desk.tap(session_id, key.id, seen.version, kit.hand)),
        undo=lambda: doing(lambda seen: kit.desk.undo(session_id, seen.version, kit.hand)),
        redo=lambda: doing(lambda seen: kit.desk.redo(session_id, seen.version, kit.hand)),
        dismiss=lambda: set_read(version),
        refusal=told.message.text if told.message and told.message.about == version else None,
        by_others=by_others,
        dismissed=version is not None and read == version,
    )

"""Bringing a session from the archive to the screen that shows it."""

import flet as ft

from companion.archive import ArchiveError
from companion.documents import DocumentError
from companion.games.session import Session, Tally
from companion.ui.faults import fault_words
from companion.ui.hooks import use_optional, use_value
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.words import Sentence, say

NOT_HERE = say("Only the host can see this session.")


def use_table(kit: Kit, session_id: str) -> tuple[OpenTable | None, Sentence | None]:
    """Return an open table, or None with a sentence when it cannot be had; both None while it is on its way.

    A table that another page deletes is looked for once more, so that this page says that it is gone.
    """
    seen = kit.may_see(session_id)
    table = kit.desk.table(session_id) if seen else None
    missing, set_missing = use_optional(Sentence)

    async def bring() -> None:
        if not seen:
            set_missing(NOT_HERE)
            return
        if kit.desk.table(session_id) is not None:
            return
        try:
            await kit.desk.open(session_id)
        except (ArchiveError, DocumentError) as error:
            set_missing(fault_words(error))
        else:
            kit.desk.changed()

    ft.use_effect(bring, [session_id, table is None])
    return table, missing


def use_scored(kit: Kit, session_id: str) -> tuple[Session | Tally | None, Sentence | None]:
    """Return a saved session or tally, or None with a sentence when it cannot be had; both None on its way."""
    nothing: Session | Tally | None = None
    found, set_found = use_value(nothing)
    missing, set_missing = use_optional(Sentence)

    seen = kit.may_see(session_id)

    async def bring() -> None:
        if not seen:
            set_missing(NOT_HERE)
            return
        try:
            set_found(await kit.desk.scored(session_id))
        except (ArchiveError, DocumentError) as error:
            set_found(None)
            set_missing(fault_words(error))

    ft.use_effect(bring, [session_id, kit.desk.archive.knows(session_id)])
    table = kit.desk.table(session_id) if seen else None
    return (table.session if table is not None else found), missing

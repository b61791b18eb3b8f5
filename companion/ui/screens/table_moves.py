"""What can be done at a table, and what the referee said to the last tap."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.archive import ArchiveError
from companion.tracker import Key, RefusedError
from companion.ui.faults import fault_words
from companion.ui.feeling import feel_accepted, feel_refused
from companion.ui.hooks import use_optional
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.ui.overtaking import overtaken
from companion.words import Sentence

MESSAGE_SECONDS = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A refusal, shown until the table changes, something else is tapped, or six seconds have passed."""

    version: object
    text: Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Moves:
    """The moves of one table; ``refusal`` answers the last one, ``dismissed`` hides warnings that were read.

    ``by_others`` is the how manieth change of the table the newest one by another page was.
    """

    tap: Callable[[Key], Awaitable[None]]
    undo: Callable[[], Awaitable[None]]
    redo: Callable[[], Awaitable[None]]
    dismiss: Callable[[], None]
    refusal: Sentence | None
    dismissed: bool
    by_others: int


def use_moves(kit: Kit, session_id: str, table: OpenTable | None) -> Moves:
    """Return the moves at a table; a hook."""
    message, set_message = use_optional(Message)
    read, set_read = use_optional(object)
    version = table.version if table else None
    page = ft.context.page

    async def forget_later() -> None:
        await asyncio.sleep(MESSAGE_SECONDS)
        set_message(None)

    async def doing(act: Callable[[OpenTable], Awaitable[None]]) -> None:
        if table is None:
            return
        if message is not None:
            set_message(None)
        try:
            await act(table)
            after = kit.desk.table(session_id)
            if after and len(after.session.replay.log) != len(table.session.replay.log):
                feel_accepted(kit, page)
            if after and after.session.over and not table.session.over:
                kit.go(f"/score/{session_id}")
        except (RefusedError, ArchiveError) as error:
            feel_refused(kit, page)
            tell(fault_words(error))

    def tell(text: Sentence) -> None:
        now = kit.desk.table(session_id)
        set_message(Message(version=now.version if now else None, text=text))
        page.run_task(forget_later)

    def missed() -> None:
        now = kit.desk.table(session_id)
        told = overtaken(now, kit.desk.phones, kit.hand, kit.desk.habits) if now else None
        if told is not None:
            tell(told)

    def listen() -> None:
        kit.settling.missed = missed

    ft.use_effect(listen, [session_id, kit])
    by_others = table.touch.by_others(kit.hand) if table else 0
    ft.use_effect(lambda: kit.settling.overtake() if by_others else None, [by_others])

    async def tap(key: Key) -> None:
        await doing(lambda seen: kit.desk.tap(session_id, key.id, seen.version, kit.hand))

    return Moves(
        tap=tap,
        undo=lambda: doing(lambda seen: kit.desk.undo(session_id, seen.version, kit.hand)),
        redo=lambda: doing(lambda seen: kit.desk.redo(session_id, seen.version, kit.hand)),
        dismiss=lambda: set_read(version),
        refusal=message.text if message and message.version == version else None,
        by_others=by_others,
        dismissed=version is not None and read == version,
    )

"""The sessions that lie open: brought from the archive once, and saved before anybody sees a change."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from companion.archive import Archive, Envelope
from companion.documents import open_session, write_session
from companion.ui.open_table import OpenTable


class OpenTables:
    """Keeps the sessions that lie open; who changes one takes the ``turn`` first, so that taps follow each other."""

    def __init__(self, archive: Archive, now: Callable[[], str]) -> None:
        """Begin with none open."""
        self._archive = archive
        self._now = now
        self._open: dict[str, OpenTable] = {}
        self.turn = asyncio.Lock()

    def find(self, session_id: str) -> OpenTable | None:
        """Return an open session, None until ``open`` has brought it."""
        return self._open.get(session_id)

    def lying(self, session_id: str) -> OpenTable:
        """Return an open session that somebody has seen already; raises ``KeyError`` when it was deleted."""
        return self._open[session_id]

    async def open(self, session_id: str) -> OpenTable:
        """Return a session of the archive, up to the last state that fits."""
        async with self.turn:
            if session_id not in self._open:
                envelope = await self._archive.load(session_id)
                opened = open_session(envelope.document)
                session = replace(opened.session, id=session_id)
                self._open[session_id] = OpenTable(session=session, draft=envelope.draft, fault=opened.fault)
            return self._open[session_id]

    async def save(self, table: OpenTable) -> None:
        """Save a session, and let it lie as it was saved; the caller has the turn."""
        session = table.session
        if table.fault is not None:
            await self._archive.keep_copy(session.id)
            table = replace(table, fault=None)
        document = write_session(session, table.written)
        await self._archive.save(
            Envelope(
                id=session.id,
                document=document,
                draft=table.draft,
                started_at=session.started_at or self._now(),
                finished_at=session.finished_at,
            )
        )
        self._open[session.id] = replace(table, written=document)

    async def put_in_place(self, envelope: Envelope) -> None:
        """Save what comes from a file, in the place of one with the same id if there is one."""
        async with self.turn:
            await self._archive.save(envelope)
            was_open = self._open.pop(envelope.id, None) is not None
        if was_open:
            await self.open(envelope.id)

    async def delete(self, session_id: str) -> None:
        """Delete a saved session for good."""
        async with self.turn:
            self._open.pop(session_id, None)
            await self._archive.delete(session_id)

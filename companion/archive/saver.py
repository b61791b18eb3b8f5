"""One change at a time, and only while the archive is open."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from companion.archive.errors import ArchiveClosedError, NotSavedError

Settle: TypeAlias = Callable[[], Awaitable[None]]


async def on_disk() -> None:
    """Settle where every write is synced already: there is nothing left to wait for."""


class Saver:
    """Gives each change its turn, so that "saved" always means this version."""

    def __init__(self, folder: Path, settle: Settle) -> None:
        """Begin open; `settle` returns when all that was written is lasting, and raises OSError when it cannot be."""
        self._folder = folder
        self._settle = settle
        self._turn = asyncio.Lock()
        self._closed = False

    async def settle(self) -> None:
        """Wait until all that was written is lasting; raises OSError."""
        await self._settle()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the changes before this one; raises ArchiveClosedError."""
        async with self._turn:
            if self._closed:
                raise ArchiveClosedError(folder=str(self._folder))
            yield

    @asynccontextmanager
    async def saving(self, path: Path) -> AsyncIterator[None]:
        """Wait for a turn to change this file; raises ArchiveClosedError and, for any OSError within, NotSavedError."""
        async with self.turn():
            try:
                yield
            except OSError as error:
                raise NotSavedError(path=str(path), reason=error.strerror or str(error)) from error

    async def close(self) -> None:
        """Let the changes under way finish and refuse all later ones."""
        async with self._turn:
            self._closed = True

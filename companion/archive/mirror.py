"""A folder in memory whose files lie in a store that is no disk: brought at the start, kept up with every change."""

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from companion.archive.whole import BESIDE

_MS = 1_000_000
_Mark = tuple[int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """A file of the store; `changed` says when it was written, in milliseconds."""

    path: str
    content: bytes
    changed: int


class Store(Protocol):
    """What keeps files for good under paths with strokes; everything raises OSError."""

    async def files(self) -> Sequence[Stored]:
        """Give all files."""

    async def write(self, path: str, content: bytes) -> int:
        """Replace a file, as a whole or not at all, and give the time of that in milliseconds."""

    async def remove(self, path: str) -> None:
        """Remove a file; one that is gone already is fine."""


class Mirror:
    """Keeps a store like a folder: `settle` returns once every change of the folder is lasting."""

    def __init__(self, folder: Path, store: Store) -> None:
        """Join a folder, which is this mirror's alone, to a store."""
        self._folder = folder
        self._store = store
        self._kept: dict[str, _Mark] = {}

    async def fill(self) -> None:
        """Make the folder hold what the store holds; raises OSError, and then no file of the store is taken as gone."""
        files = await self._store.files()
        self._kept = {}
        for path in self._files():
            path.unlink()
        for stored in files:
            path = self._folder / stored.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(stored.content)
            self._keep(stored.path, stored.changed)

    async def settle(self) -> None:
        """Bring every change of the folder into the store; raises OSError when one cannot be brought.

        Changes that were brought before it stay. The folder then holds again what the store holds; when that cannot be
        read either, the folder stays as it is, and what is missing in the store is brought with the next change.
        """
        try:
            await self._bring()
        except OSError:
            with suppress(OSError):
                await self.fill()
            raise

    async def _bring(self) -> None:
        """Bring what is new before what is gone: a file that moves is never missing."""
        now = {path.relative_to(self._folder).as_posix(): _mark(path) for path in self._files()}
        for name, mark in now.items():
            if self._kept.get(name) != mark:
                self._keep(name, await self._store.write(name, (self._folder / name).read_bytes()))
        for name in self._kept.keys() - now.keys():
            await self._store.remove(name)
            del self._kept[name]

    def _files(self) -> list[Path]:
        return [
            Path(place, name)
            for place, _, names in os.walk(self._folder)
            for name in names
            if not name.endswith(BESIDE)
        ]

    def _keep(self, name: str, changed: int) -> None:
        """Give the file the store's time, by which the catalogue knows it at the next start, and remember its mark."""
        path = self._folder / name
        os.utime(path, ns=(changed * _MS, changed * _MS))
        self._kept[name] = _mark(path)


def _mark(path: Path) -> _Mark:
    """Give what tells a file from the one before it: each change puts another file in its place."""
    status = path.stat()
    return status.st_ino, status.st_size, status.st_mtime_ns

"""The browser's file storage as the archive's mirror wants it: Python's values, and faults that are raised."""

import errno
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from companion.archive.mirror import Stored

Answer = TypeVar("Answer")


class Bytes(Protocol):
    """An array of the page's script."""

    def to_bytes(self) -> bytes:
        """Give a copy of it."""


class StoreScript(Protocol):
    """What ``store.js`` offers; every answer may be a text instead, which says why it cannot be given."""

    def hold(self, tell: Callable[[str], None]) -> Awaitable[None]:
        """Wait until no other tab writes any more, and keep it so; the page is told when that takes long."""

    def files(self) -> Awaitable[Sequence[tuple[str, float, Bytes]] | str]:
        """Give path, time and contents of every file."""

    def write(self, path: str, content: bytes) -> Awaitable[float | str]:
        """Write a file and give its time."""

    def remove(self, path: str) -> Awaitable[float | str]:
        """Remove a file."""


class BrowserStore:
    """Files in the browser's own storage."""

    def __init__(self, script: StoreScript) -> None:
        """Work through the page's script."""
        self._script = script

    async def files(self) -> Sequence[Stored]:
        """Give all files; raises OSError."""
        found = _given(await self._script.files())
        return [Stored(path=path, content=content.to_bytes(), changed=int(changed)) for path, changed, content in found]

    async def write(self, path: str, content: bytes) -> int:
        """Replace a file; raises OSError."""
        return int(_given(await self._script.write(path, content)))

    async def remove(self, path: str) -> None:
        """Remove a file; raises OSError."""
        _given(await self._script.remove(path))


class TabLock:
    """The lock that the page took before any of this began, and holds until the tab is closed."""

    def announce(self, where: str) -> None:
        """Say nothing: a second tab finds out by itself that one is open, and no address leads to a tab."""

    def release(self) -> None:
        """Leave it to the page."""


def _given(answer: Answer | str) -> Answer:
    if isinstance(answer, str):
        raise OSError(errno.EIO, answer)
    return answer

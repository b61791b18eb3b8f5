"""One writer at a time."""

from typing import Protocol


class Lock(Protocol):
    """What keeps a second writer out: the folder's own lock, or one that the browser's page holds."""

    def announce(self, where: str) -> None:
        """Say where this process serves, for one that is refused."""

    def release(self) -> None:
        """Let the next one in."""

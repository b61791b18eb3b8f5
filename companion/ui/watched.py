"""What tells every part of every page that it has changed."""

import asyncio
from collections.abc import Callable

A_BREATH = 0.001
"""Seconds between two pages: what is drawn for one has left before the next one is drawn."""


class Watched:
    """Something that screens look at: the parts of each page are told of every change (flet.md A).

    A page is known by an id that it keeps as long as it lives.
    """

    def __init__(self) -> None:
        """Begin without anybody looking."""
        self._watchers: dict[object, tuple[str, Callable[[], None]]] = {}
        self._waiting: dict[str, None] = {}
        self._telling = False
        self.version = 0

    def watch(self, changed: Callable[[], None], page: str) -> Callable[[], None]:
        """Call ``changed`` after every change, for a part of this page; returns what stops it."""
        key = object()
        self._watchers[key] = (page, changed)

        def stop() -> None:
            self._watchers.pop(key, None)

        return stop

    def forget(self, page: str) -> None:
        """Stop telling a page that is gone for good."""
        self._watchers = {key: watcher for key, watcher in self._watchers.items() if watcher[0] != page}

    def tell(self, page: str) -> None:
        """Let every part of one page look whether what it shows has changed."""
        for owner, tell in tuple(self._watchers.values()):
            if owner == page:
                tell()

    def changed(self, first: str | None = None) -> None:
        """Tell every page that something has changed, the one whose finger tapped ``first``, the others one by one.

        Drawing a table takes some hundredths of a second. Were all drawn before anything is sent, each phone would wait
        for all.
        """
        self.version += 1
        self._waiting |= {page: None for page, _ in self._watchers.values()}
        try:
            if first is not None:
                self._waiting.pop(first, None)
                self.tell(first)
        finally:
            if not self._telling:
                self._tell_next()

    def _tell_next(self) -> None:
        self._telling = bool(self._waiting)
        if not self._telling:
            return
        page = next(iter(self._waiting))
        del self._waiting[page]
        try:
            self.tell(page)
        finally:
            asyncio.get_running_loop().call_later(A_BREATH, self._tell_next)

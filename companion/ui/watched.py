"""What tells every part of every page that it has changed."""

from collections.abc import Callable


class Watched:
    """Something that screens look at: the parts of each page are told of every change (flet.md A)."""

    def __init__(self) -> None:
        """Begin without anybody looking."""
        self._watchers: dict[object, tuple[object, Callable[[], None]]] = {}
        self.version = 0

    def watch(self, changed: Callable[[], None], page: object) -> Callable[[], None]:
        """Call ``changed`` after every change, for a part of this page; returns what stops it."""
        key = object()
        self._watchers[key] = (page, changed)

        def stop() -> None:
            self._watchers.pop(key, None)

        return stop

    def forget(self, page: object) -> None:
        """Stop telling a page that is gone for good."""
        self._watchers = {key: watcher for key, watcher in self._watchers.items() if watcher[0] is not page}

    def tell(self, page: object) -> None:
        """Let every part of one page look whether what it shows has changed."""
        for owner, tell in tuple(self._watchers.values()):
            if owner is page:
                tell()

    def changed(self) -> None:
        """Tell every screen that something has changed."""
        self.version += 1
        for _, tell in tuple(self._watchers.values()):
            tell()

"""The lock of a folder on a disk: one process at a time, and where that one is to be found."""

import json
import os
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from companion.archive.errors import ArchiveBusyError
from companion.archive.values import JsonObject, number_in, text_in


class FolderLock:
    """The lock of a folder; the system frees it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """Take the lock of a folder, made if needed, without waiting; raises ArchiveBusyError and OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        self._note = folder / "lock.json"
        # Async code may close the archive on another thread than the one that opened it.
        self._lock = FileLock(folder / "lock", thread_local=False)
        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            raise _busy(folder, self._note) from None
        self.announce("")

    def announce(self, where: str) -> None:
        """Leave word beside the lock while it is held; without room for the word the lock still holds."""
        if not self._lock.is_locked:
            return
        fresh = self._note.with_name(self._note.name + ".new")
        with suppress(OSError):
            fresh.write_text(json.dumps({"pid": os.getpid(), "where": where}), encoding="utf-8")
            fresh.replace(self._note)

    def release(self) -> None:
        """Take the word back and free the lock; doing it twice does no harm."""
        if self._lock.is_locked:
            with suppress(OSError):
                self._note.unlink(missing_ok=True)
            self._lock.release()


def _busy(folder: Path, note: Path) -> ArchiveBusyError:
    try:
        word: JsonObject = json.loads(note.read_bytes())
        pid, where = number_in(word, "pid"), text_in(word, "where")
    except (OSError, ValueError, AttributeError):
        return ArchiveBusyError(folder=str(folder))
    return ArchiveBusyError(folder=str(folder), pid=pid, where=where)

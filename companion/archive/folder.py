"""Where everything lies in the archive's folder, and how a file is set aside."""

import errno
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from companion.archive.envelope import checked_id
from companion.archive.whole import BESIDE, sync_folder, write_whole

T = TypeVar("T")

_BESIDE_OURS = tuple(f".json{end}" for end in BESIDE)
_NEVER_READABLE = {errno.EACCES, errno.EPERM, errno.EISDIR, errno.EIO, errno.ELOOP}


class Folder:
    """The folder of one archive."""

    def __init__(self, root: Path) -> None:
        """Make what is missing and clear away what only lay beside files; raises OSError."""
        self.sessions = root / "sessions"
        self.catalogue = root / "catalogue.json"
        self.household = root / "household.json"
        self.aside = root / "set-aside"
        for folder in (root, self.sessions, self.aside):
            folder.mkdir(parents=True, exist_ok=True)
            for leftover in folder.glob("*.json.*"):
                if leftover.name.endswith(_BESIDE_OURS):
                    with suppress(OSError):
                        leftover.unlink()
        self._names = sorted(path.name for path in self.aside.iterdir())

    def session(self, session_id: str) -> Path:
        """Give the file of a session; raises InvalidIdError."""
        return self.sessions / f"{checked_id(session_id)}.json"

    def names_aside(self) -> tuple[str, ...]:
        """Name all that was set aside, earlier starts included."""
        return tuple(self._names)

    def read(self, path: Path, read: Callable[[Path], T]) -> T | None:
        """Give what `read` makes of a file, or set the file aside and give None; raises OSError that may pass."""
        try:
            return read(path)
        except ValueError:
            self.set_aside(path)
        except OSError as error:
            if error.errno not in _NEVER_READABLE:
                raise
            self.set_aside(path)
        return None

    def set_aside(self, path: Path) -> str:
        """Move a file out of the way and give its new name; one that cannot be moved stays, and is named."""
        target = self._free_place(path)
        try:
            path.rename(target)
            sync_folder(self.aside)
            sync_folder(path.parent)
        except OSError:
            target = target if target.exists() else path
        self._names.append(target.name)
        return target.name

    def copy_aside(self, path: Path) -> str:
        """Put a copy of a file, as it is, among those set aside and give its name; raises OSError."""
        target = self._free_place(path)
        write_whole(target, path.read_bytes())
        self._names.append(target.name)
        return target.name

    def _free_place(self, path: Path) -> Path:
        place, number = self.aside / path.name, 1
        while place.exists():
            number += 1
            place = self.aside / f"{path.stem}-{number}{path.suffix}"
        return place

"""Files that are whole whenever the power goes: written beside, synced, renamed, and the folder synced.

The version before stays beside a file, and the next one is written over it: a file system takes several times as long
to give a file up and find room for another as it takes to write a few pages again.
"""

import errno
import io
import os
import stat
from contextlib import suppress
from pathlib import Path

FRESH = ".new"
"""Ends the name of what is being written, which was never promised to anybody, or of what it may be written over."""

FORMER = ".before.new"
"""Ends the name of the version before while a new one takes its place."""

BESIDE = (FRESH, FORMER)
"""How names end that are nothing by themselves: whoever finds such a file after a crash may remove it."""

_FOLDERS_ARE_NOT_SYNCED = {
    errno.EACCES,
    errno.EBADF,
    errno.EINVAL,
    errno.EISDIR,
    errno.ENOSYS,
    errno.ENOTSUP,
    errno.EOPNOTSUPP,
}


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file so that it is, after any crash, the old one or the new one.

    Raises OSError, and then the old one is in force; only when putting it back fails, too, the new one is.
    """
    fresh, former = f"{path}{FRESH}", f"{path}{FORMER}"
    try:
        _write_over(fresh, content)
        replaces = _kept(path, former)
        os.replace(fresh, path)
    except OSError:
        # On a full disk the half-written file would take the room that the next attempt needs.
        with suppress(OSError):
            _remove_beside(path)
        raise
    try:
        lasting = sync_folder(path.parent)
    except OSError:
        with suppress(OSError):
            _put_back(former, path) if replaces else path.unlink()
        raise
    if replaces:
        with suppress(OSError):
            # Until the folder is known to name the new file, a crash may bring the old one back: it is not to be torn.
            os.replace(former, fresh) if lasting else os.unlink(former)


def remove_whole(path: Path) -> None:
    """Remove a file for good, with what lies beside it; one that is gone already is fine. Raises OSError."""
    _remove_beside(path)
    path.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> bool:
    """Make the names in a folder lasting; False where the platform knows no such thing. Raises OSError."""
    try:
        _sync(folder)
    except OSError as error:
        if error.errno not in _FOLDERS_ARE_NOT_SYNCED:
            raise
        return False
    return True


def _sync(place: Path | str) -> None:
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _write_over(path: str, content: bytes) -> None:
    with _opened(path) as file:
        rest = memoryview(content)
        while rest:
            rest = rest[file.write(rest) :]
        if os.fstat(file.fileno()).st_size > len(content):
            file.truncate()
        os.fsync(file.fileno())


def _opened(path: str) -> io.FileIO:
    """Open a file to be written over, or a fresh one where what lies there is somebody else's, too, or no file."""
    with suppress(FileNotFoundError):
        found = os.lstat(path)
        if not stat.S_ISREG(found.st_mode) or found.st_nlink > 1:
            os.unlink(path)
    try:
        return io.FileIO(path, "w", opener=_without_emptying)
    except PermissionError:
        os.unlink(path)
        return io.FileIO(path, "w", opener=_without_emptying)


def _without_emptying(path: str, flags: int) -> int:
    return os.open(path, flags & ~os.O_TRUNC, 0o666)


def _kept(path: Path, former: str) -> bool:
    """Give the version before its second name; False when there is none. Raises OSError."""
    if not hasattr(os, "link"):  # in a browser
        return _copied(path, former)
    try:
        os.link(path, former)
    except FileExistsError:
        os.unlink(former)
        return _kept(path, former)
    except OSError:
        # No file is there, or the file system knows no second names.
        return _copied(path, former)
    return True


def _copied(path: Path, former: str) -> bool:
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return False
    with suppress(FileNotFoundError):
        os.unlink(former)
    Path(former).write_bytes(content)
    return True


def _put_back(former: str, path: Path) -> None:
    """Put the version before in force again, and not before it is lasting: it may be a copy. Raises OSError."""
    _sync(former)
    os.replace(former, path)


def _remove_beside(path: Path) -> None:
    for end in BESIDE:
        Path(f"{path}{end}").unlink(missing_ok=True)

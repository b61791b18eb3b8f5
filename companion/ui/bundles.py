"""All sessions in one zip file, and a zip file opened with care."""

import io
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from companion.archive import Summary
from companion.documents import DocumentError, JsonObject
from companion.ui.transfer import (
    KIBIBYTE,
    LARGEST_DOCUMENT,
    SessionFile,
    check_document_size,
    file_bytes,
    file_name,
    utc,
)
from companion.words import say

MEBIBYTE = 1024 * KIBIBYTE
MOST_FILES = 5000
MOST_UNPACKED = 64 * MEBIBYTE
LARGEST_FILE = 64 * MEBIBYTE
LARGEST_INDEX = 4 * MEBIBYTE

_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_END = b"PK\x05\x06"
_END_SIZE = 22
_LONGEST_COMMENT = 65_535
_ZIP64 = b"PK\x06\x07"
_ZIP64_SIZE = 20
_READABLE = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
_FIRST_YEAR = 1980


def is_bundle(content: bytes) -> bool:
    """Whether these bytes are a zip file."""
    return content.startswith(_ZIP)


def check_size(name: str, size: int) -> None:
    """Refuse a file that is too large for what its name says it is, before it is read; raises ``DocumentError``."""
    if name.lower().endswith(".zip"):
        _check_bundle_size(size)
    else:
        check_document_size(size)


def files_in(name: str, content: bytes) -> Iterator[SessionFile | tuple[str, DocumentError]]:
    """Give the session files of what was picked: the file itself, or every .json of a bundle.

    A file of a bundle that cannot be unpacked comes as its name and its fault. Raises ``DocumentError`` when nothing
    of it can be read.
    """
    _check_bundle_size(len(content))
    if not is_bundle(content):
        yield SessionFile(name=name, content=content)
        return
    _check_index(content)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as bundle:
            for info in _members(bundle):
                try:
                    yield SessionFile(name=info.filename, content=_unpacked(bundle, info), stamp=_stamp(info))
                except DocumentError as fault:
                    yield info.filename, fault
    except (zipfile.BadZipFile, struct.error, ValueError, EOFError, OSError) as error:
        raise DocumentError(say("This zip file is damaged and cannot be opened.")) from error


class Bundle:
    """A zip file in the making, one session file after the other."""

    def __init__(self) -> None:
        """Begin empty."""
        self._content = io.BytesIO()
        self._zip = zipfile.ZipFile(self._content, "w", zipfile.ZIP_DEFLATED)
        self._names: set[str] = set()

    def add(self, summary: Summary, document: JsonObject) -> None:
        """Add a session under a name of its own, with the time when it began."""
        info = zipfile.ZipInfo(self._own_name(file_name(summary)), _zip_time(summary.started_at))
        info.compress_type = zipfile.ZIP_DEFLATED
        info.external_attr = 0o644 << 16
        self._zip.writestr(info, file_bytes(document))

    def finish(self) -> bytes:
        """Return the whole file; nothing can be added after that."""
        self._zip.close()
        return self._content.getvalue()

    def _own_name(self, name: str) -> str:
        stem, number, free = name.removesuffix(".json"), 1, name
        while free in self._names:
            number += 1
            free = f"{stem}-{number}.json"
        self._names.add(free)
        return free


def packed(files: Iterable[Path]) -> bytes:
    """Return a zip file of files as they are; one that cannot be read is left out."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as bundle:
        for file in files:
            with suppress(OSError):
                bundle.writestr(file.name, file.read_bytes())
    return content.getvalue()


def _check_bundle_size(size: int) -> None:
    if size > LARGEST_FILE:
        raise DocumentError(say("This file is larger than {most} MiB.", most=LARGEST_FILE // MEBIBYTE))


def _check_index(content: bytes) -> None:
    """Refuse an index that would take long to read, before it is read."""
    end = content.rfind(_END, max(0, len(content) - _END_SIZE - _LONGEST_COMMENT))
    if end < 0 or len(content) < end + _END_SIZE:
        raise DocumentError(say("This zip file is damaged and cannot be opened."))
    count, size = struct.unpack_from("<HL", content, end + 10)
    zip64 = content[max(0, end - _ZIP64_SIZE) : end].startswith(_ZIP64)
    if zip64 or count > MOST_FILES or size > LARGEST_INDEX:
        raise _too_many()


def _members(bundle: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    infos = bundle.infolist()
    if len(infos) > MOST_FILES:
        raise _too_many()
    if sum(info.file_size for info in infos) > MOST_UNPACKED:
        raise DocumentError(say("This zip file unpacks to more than {most} MiB.", most=MOST_UNPACKED // MEBIBYTE))
    members = [info for info in infos if _is_session_file(info)]
    if not members:
        raise DocumentError(say("There is no session file in this zip file."))
    return members


def _is_session_file(info: zipfile.ZipInfo) -> bool:
    parts = info.filename.split("/")
    hidden = parts[-1].startswith(".") or "__MACOSX" in parts
    return not info.is_dir() and not hidden and info.filename.lower().endswith(".json")


def _unpacked(bundle: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    if info.flag_bits & 1 or info.compress_type not in _READABLE:
        raise DocumentError(say("This file is packed in a way that this app cannot open."))
    check_document_size(info.file_size)
    try:
        with bundle.open(info) as member:
            return member.read(LARGEST_DOCUMENT + 1)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, zlib.error, EOFError, OSError, ValueError) as error:
        raise DocumentError(say("This file is damaged inside the zip file.")) from error


def _too_many() -> DocumentError:
    return DocumentError(say("This zip file holds more than {most} files.", most=MOST_FILES))


def _stamp(info: zipfile.ZipInfo) -> str | None:
    year, month, day, hour, minute, second = info.date_time
    if year <= _FIRST_YEAR:
        return None
    return utc(f"{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{min(second, 59):02}Z")


def _zip_time(moment: str) -> tuple[int, int, int, int, int, int]:
    known = utc(moment)
    when = datetime.fromisoformat(known) if known else datetime(_FIRST_YEAR, 1, 1, tzinfo=UTC)
    when = when if when.year >= _FIRST_YEAR else datetime(_FIRST_YEAR, 1, 1, tzinfo=UTC)
    return when.year, when.month, when.day, when.hour, when.minute, when.second

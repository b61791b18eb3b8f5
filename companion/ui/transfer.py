"""Sessions in and out of the app as files of the contract: bytes in, something found or a ``DocumentError`` out."""

import io
import re
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from companion.archive import Envelope, InvalidIdError, Summary, checked_id
from companion.documents import DocumentError, JsonObject, dump, parse, read_document
from companion.games import AnyGame
from companion.games.session import Session, Tally
from companion.words import Sentence, say

MEBIBYTE = 1024 * 1024
MOST_FILES = 5000
MOST_UNPACKED = 64 * MEBIBYTE
LARGEST_FILE = 64 * MEBIBYTE
LARGEST_DOCUMENT = 2 * MEBIBYTE
LARGEST_INDEX = 4 * MEBIBYTE

_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_END = b"PK\x05\x06"
_END_SIZE = 22
_LONGEST_COMMENT = 65_535
_ZIP64 = b"PK\x06\x07"
_ZIP64_SIZE = 20
_READABLE = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
_FIRST_YEAR = 1980
_LONGEST_NAMES = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionFile:
    """A file that may hold a session: its name, its bytes, and the time that a bundle gives it."""

    name: str
    content: bytes
    stamp: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A session or tally that a file holds, whole and checked; nothing has been added yet."""

    file: SessionFile
    saved: Session | Tally
    document: JsonObject

    @property
    def game(self) -> AnyGame:
        """The game that was played."""
        return self.saved.game

    @property
    def players(self) -> tuple[str, ...]:
        """Who played, clockwise."""
        return (self.saved.table if isinstance(self.saved, Session) else self.saved.final.table).players

    @property
    def id(self) -> str | None:
        """The id that the file gives, None when it gives none or one that cannot name a file."""
        if isinstance(self.saved, Tally):
            return None
        try:
            return checked_id(self.saved.id)
        except InvalidIdError:
            return None

    @property
    def told(self) -> Sentence:
        """What kind of thing this is and how far it goes."""
        if isinstance(self.saved, Tally):
            return say("only scored")
        return self.saved.game.telling.progress(self.saved.state)

    def envelope(self, session_id: str, now: str) -> Envelope:
        """Return what to save under an id; a document that names its id names this one."""
        stamp = self.file.stamp or now
        if isinstance(self.saved, Tally):
            return Envelope(id=session_id, document=self.document, started_at=stamp, finished_at=stamp)
        started = utc(self.saved.started_at) or now
        ended = self.saved.finished_at is not None or self.saved.over
        return Envelope(
            id=session_id,
            document={**self.document, "id": session_id},
            started_at=started,
            finished_at=(utc(self.saved.finished_at) or started) if ended else None,
        )


def is_bundle(content: bytes) -> bool:
    """Whether these bytes are a zip file."""
    return content.startswith(_ZIP)


def files_in(name: str, content: bytes) -> Iterator[SessionFile | tuple[str, DocumentError]]:
    """Give the session files of what was picked: the file itself, or every .json of a bundle.

    A file of a bundle that cannot be unpacked comes as its name and its fault. Raises ``DocumentError`` when nothing
    of it can be read.
    """
    if len(content) > LARGEST_FILE:
        raise DocumentError(say("This file is larger than {most} MiB.", most=LARGEST_FILE // MEBIBYTE))
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


def examine(file: SessionFile) -> Found:
    """Return what a file holds; raises ``DocumentError`` with the path of the first fault."""
    if len(file.content) > LARGEST_DOCUMENT:
        raise DocumentError(say("This file is larger than {most} MiB.", most=LARGEST_DOCUMENT // MEBIBYTE))
    document = parse(file.content)
    return Found(file=file, saved=read_document(document), document=document)


def refusal(fault: DocumentError) -> Sentence:
    """Return the sentence about a file that is not added, with the place and the ruling."""
    if fault.at:
        return say(
            "This file was not added: {place}: {reason} Nothing was changed.",
            place=fault.at,
            reason=_closed(_with_rule(fault)),
        )
    return say("This file was not added: {reason} Nothing was changed.", reason=_closed(fault.reason))


def file_name(summary: Summary) -> str:
    """Return how the file of a session is called, in plain letters.

    >>> file_name(Summary(id="a1b2c3d4e5f6", kind="session", game="blind-hen", players=("Ada", "Jürgen", "李"),
    ...     started_at="2026-11-20T18:00:00Z"))
    'blind-hen-2026-11-20-ada-jurgen-a1b2c3d4.json'
    """
    names = "-".join(filter(None, map(_plain, summary.players)))[:_LONGEST_NAMES].strip("-")
    parts = (summary.game, _day(summary.started_at), names, summary.id[:8])
    return f"{'-'.join(filter(None, parts))}.json"


def bundle_name(now: str) -> str:
    """Return how the file of all sessions is called on this day."""
    return f"henhouse-{_day(now)}.zip"


def file_bytes(document: JsonObject) -> bytes:
    """Return the bytes of a session file, in UTF-8."""
    text = dump(document)
    try:
        return text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace")


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


def utc(moment: str | None) -> str | None:
    """Return a time as the archive writes it, None for what is no time.

    >>> utc("2026-11-20T19:00:00+01:00"), utc("2026-11-20"), utc("yesterday")
    ('2026-11-20T18:00:00Z', '2026-11-20T00:00:00Z', None)
    """
    try:
        when = datetime.fromisoformat(moment) if moment else None
        if when is None:
            return None
        aware = when if when.tzinfo else when.replace(tzinfo=UTC)
        return aware.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    except (ValueError, OverflowError):
        return None


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
    if info.file_size > LARGEST_DOCUMENT:
        raise DocumentError(say("This file is larger than {most} MiB.", most=LARGEST_DOCUMENT // MEBIBYTE))
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


def _day(moment: str) -> str:
    known = utc(moment)
    return datetime.fromisoformat(known).astimezone().date().isoformat() if known else ""


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def _with_rule(fault: DocumentError) -> Sentence:
    if fault.rule is None or fault.rule in str(fault.reason):
        return fault.reason
    return say("{reason} ({rule})", reason=fault.reason, rule=fault.rule)


def _closed(reason: Sentence) -> Sentence:
    return reason if str(reason).endswith((".", "!", "?")) else say("{reason}.", reason=reason)

"""One saved session or tally, as it lies in its file."""

import json
import re
import zlib
from dataclasses import dataclass
from pathlib import Path

from companion.archive.errors import DamagedFileError, InvalidIdError
from companion.archive.storage import Encode, encoded, read_rows, write_rows
from companion.archive.summary import Summary, read_summary, write_summary
from companion.archive.values import JsonObject, number_in, object_in, text_in, text_or_none_in, texts_in

_TABLE = "envelope"
_MADE_FROM = "made_from"
_SAFE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Envelope:
    """A bare document and what the archive keeps around it.

    `draft` holds the taps of a half-made entry; the times are UTC texts; `notice` is shown with the session.
    """

    id: str
    document: JsonObject
    draft: tuple[str, ...] = ()
    started_at: str
    finished_at: str | None = None
    notice: str = ""


def checked_id(session_id: str) -> str:
    """Give the id back when it can safely name a file; raises InvalidIdError."""
    if _SAFE_ID.fullmatch(session_id) is None:
        raise InvalidIdError(id=repr(session_id))
    return session_id


def read_envelope(path: Path) -> Envelope:
    """Read the envelope in a file named for its id; raises DamagedFileError, InvalidIdError and OSError."""
    return read_summarized(path)[0]


def read_summarized(path: Path) -> tuple[Envelope, Summary | None]:
    """Read an envelope, and the summary that lies beside it if it was made from this very document; raises as above."""
    rows = read_rows(path, _TABLE)
    if len(rows) != 1:
        raise DamagedFileError(key=_TABLE)
    row = rows[0]
    if text_in(row, "id") != checked_id(path.stem):
        raise DamagedFileError(key="id")
    envelope = Envelope(
        id=path.stem,
        started_at=text_in(row, "started_at"),
        finished_at=text_or_none_in(row, "finished_at"),
        notice=text_in(row, "notice"),
        draft=texts_in(row, "draft"),
        document=object_in(row, "document"),
    )
    return envelope, _summary_or_none(row, envelope)


def write_envelope(path: Path, envelope: Envelope, summary: Summary | None = None, encode: Encode = encoded) -> None:
    """Write the envelope safely over the one before; raises OSError, and then that one is in force.

    With its summary a lost catalogue is made anew without playing the session through.
    """
    row: JsonObject = {
        "id": envelope.id,
        "started_at": envelope.started_at,
        "finished_at": envelope.finished_at,
        "notice": envelope.notice,
        "draft": list(envelope.draft),
        "document": envelope.document,
    }
    if summary is not None:
        row["summary"] = {**write_summary(summary), _MADE_FROM: _checksum(envelope.document)}
    write_rows(path, _TABLE, [row], encode)


def _summary_or_none(row: JsonObject, envelope: Envelope) -> Summary | None:
    """Give the stored summary; None when there is none, or when another hand changed what it was made from."""
    stored = row.get("summary")
    try:
        if not isinstance(stored, dict) or number_in(stored, _MADE_FROM) != _checksum(envelope.document):
            return None
        summary = read_summary(stored)
    except DamagedFileError:
        return None
    made_from = (envelope.id, envelope.started_at, envelope.finished_at)
    return summary if (summary.id, summary.started_at, summary.finished_at) == made_from else None


def _checksum(document: JsonObject) -> int:
    return zlib.crc32(json.dumps(document).encode())

"""The list of saved sessions, one row each; it can be made anew from their files at any time."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from companion.archive.errors import DamagedFileError
from companion.archive.storage import read_rows, write_rows
from companion.archive.summary import Summary, read_summary, write_summary
from companion.archive.values import JsonObject, number_in

_TABLE = "sessions"


@dataclass(frozen=True, slots=True)
class Row:
    """A summary, and the size and time of the file that it was made from."""

    summary: Summary
    size: int
    mtime_ns: int

    @classmethod
    def of(cls, summary: Summary, file: os.stat_result) -> Self:
        """Join a summary to the file that it was made from."""
        return cls(summary, file.st_size, file.st_mtime_ns)

    def fits(self, file: os.stat_result) -> bool:
        """Tell whether the file is still the one that the summary was made from."""
        return self.size == file.st_size and self.mtime_ns == file.st_mtime_ns


class Catalogue:
    """All rows, in memory and in their file; the memory leads, and the file only saves reading every session."""

    def __init__(self, path: Path, rows: Mapping[str, Row]) -> None:
        """Begin with these rows; the file is not touched."""
        self._path = path
        self._rows = dict(rows)
        self._newest_first: tuple[Summary, ...] | None = None

    def get(self, session_id: str) -> Summary | None:
        """Give the summary of a session, or None."""
        row = self._rows.get(session_id)
        return row.summary if row else None

    def summaries(self) -> tuple[Summary, ...]:
        """Give all summaries, the session started last first."""
        if self._newest_first is None:
            rows = (row.summary for row in self._rows.values())
            self._newest_first = tuple(sorted(rows, key=lambda row: (row.started_at, row.id), reverse=True))
        return self._newest_first

    def put(self, row: Row) -> None:
        """Add or change a row, in memory."""
        self._rows[row.summary.id] = row
        self._newest_first = None

    def drop(self, session_id: str) -> None:
        """Take a row out, in memory."""
        del self._rows[session_id]
        self._newest_first = None

    def write(self) -> None:
        """Write all rows safely over those before; raises OSError."""
        write_rows(self._path, _TABLE, [_stored(row) for row in self._rows.values()])


def read_catalogue(path: Path) -> dict[str, Row]:
    """Read the rows that make sense, by id; raises DamagedFileError and OSError."""
    rows = {}
    for stored in read_rows(path, _TABLE):
        row = _row_or_none(stored)
        if row:
            rows[row.summary.id] = row
    return rows


def _row_or_none(stored: JsonObject) -> Row | None:
    try:
        return Row(read_summary(stored), number_in(stored, "size"), number_in(stored, "mtime_ns"))
    except DamagedFileError:
        # A row can be made anew from its session; only a file that says nothing at all is worth setting aside.
        return None


def _stored(row: Row) -> JsonObject:
    return {**write_summary(row.summary), "size": row.size, "mtime_ns": row.mtime_ns}

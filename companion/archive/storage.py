"""Rows of TinyDB in files that are replaced as a whole or not at all."""

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

from tinydb import TinyDB
from tinydb.storages import Storage

from companion.archive.errors import DamagedFileError
from companion.archive.values import JsonObject
from companion.archive.whole import write_whole

Tables: TypeAlias = dict[str, dict[str, JsonObject]]
Encode: TypeAlias = Callable[[Tables], bytes]


def encoded(data: Tables) -> bytes:
    """Return the text of a file."""
    try:
        return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:
        # Half of a surrogate pair, as some keyboards send it, has no UTF-8; escaped it comes back as it was.
        return json.dumps(data, allow_nan=False, separators=(",", ":")).encode()


class SafeStorage(Storage):
    """One TinyDB file, replaced as a whole or not at all.

    With `encode` the old contents count as empty: what is inserted takes their place, encoded like this, and nothing
    needs to be read or parsed first.
    """

    def __init__(self, path: Path, *, encode: Encode | None = None) -> None:
        """Remember the path; nothing is opened or made before the first write."""
        self._path = path
        self._encode = encode

    def read(self) -> Tables | None:
        """Give the tables, or None when there is no file; raises DamagedFileError and OSError."""
        if self._encode:
            return None
        try:
            return _decoded(self._path.read_bytes())
        except FileNotFoundError:
            return None

    def write(self, data: Tables) -> None:
        """Put the tables safely in the place of the old ones; raises OSError, and then the old ones are in force."""
        write_whole(self._path, (self._encode or encoded)(data))


def read_rows(path: Path, table: str) -> Sequence[JsonObject]:
    """Give the rows of a table, none when there is no file; raises DamagedFileError and OSError."""
    with TinyDB(path, storage=SafeStorage) as database:
        rows: Sequence[JsonObject] = database.table(table).all()
        return rows


def write_rows(path: Path, table: str, rows: Iterable[JsonObject], encode: Encode = encoded) -> None:
    """Make these rows the whole contents of a file, safely; raises OSError, and then the old contents are in force."""
    with TinyDB(path, storage=SafeStorage, encode=encode) as database:
        database.table(table).insert_multiple(rows)


def _decoded(content: bytes) -> Tables:
    try:
        data = json.loads(content.decode())
    except (ValueError, RecursionError) as error:
        raise DamagedFileError(key=f"${str(error)[:80]}") from error
    if not isinstance(data, dict) or not all(_is_table(table) for table in data.values()):
        raise DamagedFileError(key="$")
    return data


def _is_table(table: object) -> bool:
    return isinstance(table, dict) and all(key.isdecimal() and isinstance(row, dict) for key, row in table.items())

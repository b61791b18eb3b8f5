"""Turning a session into the text of its file, of which only what is new is written out anew."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import is_

from companion.archive.storage import Tables, encoded
from companion.archive.values import JsonValue

_DOCUMENT = 4
"""How deep a document lies: below the tables, the rows of one, and the row."""
_write = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


def _text(value: object) -> bytes:
    return _write(value).encode()


_key = lru_cache(_text)


@dataclass(frozen=True, slots=True)
class _Written:
    """A list that was written: its entries, what they said then, and the text without its brackets."""

    entries: list[JsonValue]
    said: list[JsonValue]
    text: bytes

    def begins(self, entries: list[JsonValue]) -> bool:
        """Whether a list begins with the very same entries, and they still say the same."""
        count = len(self.entries)
        return count <= len(entries) and all(map(is_, self.entries, entries)) and self.said == entries[:count]


@dataclass(slots=True)
class Scribe:
    """Remembers the lists of the last document, since a log only grows and is yet written each time as a whole."""

    _last: dict[str, _Written] = field(default_factory=dict)

    def encoded(self, tables: Tables) -> bytes:
        """Return the same bytes as without any memory."""
        try:
            return self._composed(tables, 1)
        except UnicodeEncodeError:
            return encoded(tables)

    def _composed(self, value: Mapping[str, object], depth: int) -> bytes:
        inner = []
        for key, own in value.items():
            if isinstance(own, dict) and depth < _DOCUMENT:
                text = self._composed(own, depth + 1)
            elif isinstance(own, list) and depth == _DOCUMENT:
                text = self._grown(key, own)
            else:
                text = _text(own)
            inner.append(b"%b:%b" % (_key(key), text))
        return b"{%b}" % b",".join(inner)

    def _grown(self, key: str, entries: list[JsonValue]) -> bytes:
        known = self._last.get(key)
        if known is None or not known.begins(entries):
            known = _Written([], [], b"")
        fresh = entries[len(known.entries) :]
        if fresh:
            added = _text(fresh)
            text = known.text + b"," + added[1:-1] if known.entries else added[1:-1]
            known = _Written([*entries], [*known.said, *json.loads(added)], text)
            self._last[key] = known
        return b"[%b]" % known.text

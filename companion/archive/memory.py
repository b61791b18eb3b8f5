"""What the household is known for between sessions: names, starting sets, settings and tables."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from companion.archive.errors import DamagedFileError
from companion.archive.storage import read_rows, write_rows
from companion.archive.values import JsonObject, JsonValue, object_in, texts_in

Setting: TypeAlias = str | bool | int

_TABLE = "household"


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """All that is remembered, as it stands.

    `people`: names, the one used last first. `sets`: game, letter, cards. `setups`: forms and tallies in the making, by
    a key of their screens. `last_tables`: game, and whatever "Same as last time" needs.
    """

    people: tuple[str, ...] = ()
    sets: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    settings: Mapping[str, Setting] = field(default_factory=dict)
    setups: Mapping[str, JsonValue] = field(default_factory=dict)
    last_tables: Mapping[str, JsonObject] = field(default_factory=dict)


def read_memory(path: Path) -> Memory:
    """Read the memory, an empty one when there is no file; raises DamagedFileError and OSError."""
    if not path.exists():
        return Memory()
    rows = read_rows(path, _TABLE)
    if len(rows) != 1:
        raise DamagedFileError(key=_TABLE)
    row = rows[0]
    sets, settings, tables = object_in(row, "sets"), object_in(row, "settings"), object_in(row, "last_tables")
    return Memory(
        people=texts_in(row, "people"),
        sets={game: _letters(object_in(sets, game)) for game in sets},
        settings={key: _setting(key, value) for key, value in settings.items()},
        setups=object_in(row, "setups"),
        last_tables={game: object_in(tables, game) for game in tables},
    )


def write_memory(path: Path, memory: Memory) -> None:
    """Write the memory safely over the one before; raises OSError, and then that one is in force."""
    sets: JsonObject = {
        game: {letter: list(cards) for letter, cards in letters.items()} for game, letters in memory.sets.items()
    }
    row: JsonObject = {
        "people": list(memory.people),
        "sets": sets,
        "settings": dict(memory.settings),
        "setups": dict(memory.setups),
        "last_tables": dict(memory.last_tables),
    }
    write_rows(path, _TABLE, [row])


def _letters(letters: JsonObject) -> dict[str, tuple[str, ...]]:
    return {letter: texts_in(letters, letter) for letter in letters}


def _setting(key: str, value: JsonValue) -> Setting:
    if not isinstance(value, str | bool | int):
        raise DamagedFileError(key=key)
    return value

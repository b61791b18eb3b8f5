"""Everything the household need not type twice, saved as safely as the sessions."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from companion.archive.folder import Folder
from companion.archive.memory import Memory, Setting, read_memory, write_memory
from companion.archive.saver import Saver
from companion.archive.values import JsonObject, JsonValue

T = TypeVar("T")


class Household:
    """The memory of the household; every method that changes it raises NotSavedError and ArchiveClosedError."""

    def __init__(self, folder: Folder, saver: Saver) -> None:
        """Read the memory, or set an unreadable file aside and begin with an empty one; raises OSError."""
        self._path = folder.household
        self._saver = saver
        self._memory = folder.read(self._path, read_memory) or Memory()

    @property
    def memory(self) -> Memory:
        """What is remembered now."""
        return self._memory

    async def remember_people(self, names: Iterable[str]) -> None:
        """Put these names first, in this order; one that differs by case only takes the place of the older."""
        latest = tuple(names)

        def change(memory: Memory) -> Memory:
            unique: dict[str, str] = {}
            for name in (*latest, *memory.people):
                unique.setdefault(name.casefold(), name)
            return replace(memory, people=tuple(unique.values()))

        await self._change(change)

    async def forget_person(self, name: str) -> None:
        """Take a name off the list, however it is written."""
        gone = name.casefold()
        await self._change(
            lambda memory: replace(memory, people=tuple(one for one in memory.people if one.casefold() != gone))
        )

    async def keep_set(self, game: str, letter: str, cards: Iterable[str]) -> None:
        """Remember the cards of a starting set."""
        entered = tuple(cards)
        await self._change(
            lambda memory: replace(memory, sets={**memory.sets, game: {**memory.sets.get(game, {}), letter: entered}})
        )

    async def forget_set(self, game: str, letter: str) -> None:
        """Forget the cards of a starting set, so that they can be entered anew."""
        await self._change(
            lambda memory: replace(memory, sets={**memory.sets, game: _without(memory.sets.get(game, {}), letter)})
        )

    async def change_setting(self, key: str, value: Setting) -> None:
        """Remember a setting."""
        await self._change(lambda memory: replace(memory, settings={**memory.settings, key: value}))

    async def keep_setup(self, key: str, setup: JsonValue) -> None:
        """Remember a form or a tally in the making."""
        await self._change(lambda memory: replace(memory, setups={**memory.setups, key: setup}))

    async def drop_setup(self, key: str) -> None:
        """Forget a form or a tally that has become a session, or that nobody wants."""
        await self._change(lambda memory: replace(memory, setups=_without(memory.setups, key)))

    async def keep_table(self, game: str, table: JsonObject) -> None:
        """Remember the table for "Same as last time"."""
        await self._change(lambda memory: replace(memory, last_tables={**memory.last_tables, game: table}))

    async def _change(self, change: Callable[[Memory], Memory]) -> None:
        async with self._saver.saving(self._path):
            changed = change(self._memory)
            write_memory(self._path, changed)
            await self._saver.settle()
            self._memory = changed


def _without(entries: Mapping[str, T], key: str) -> dict[str, T]:
    return {name: value for name, value in entries.items() if name != key}

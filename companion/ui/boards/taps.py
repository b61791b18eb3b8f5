"""What tapping and holding a board does, and what of its last drawing can be kept."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import flet as ft

from companion.tracker import Key
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardTaps:
    """A tap on a player's row, and the press that looks at the own pile as long as it lasts.

    ``places`` are the keys that the question has on the board, by their ids, and ``place`` follows one of them.

    ``only_acting`` leaves just the row of who acts, where large text needs the height.
    """

    row: Callable[[Name], None]
    peek: Callable[[Name | None], None]
    live: bool = True
    only_acting: bool = False
    low: bool = False
    places: Mapping[str, Key] = field(default_factory=dict)
    place: Callable[[Key], Awaitable[None]] | None = None


@dataclass(slots=True)
class Kept:
    """Parts of a drawing that have not changed: Flet does not compare again what is the same object."""

    parts: dict[object, tuple[tuple[object, ...], ft.Control]] = field(default_factory=dict)

    def part(self, name: object, depends_on: tuple[object, ...], draw: Callable[[], ft.Control]) -> ft.Control:
        """Return the part as it was drawn last, or draw it when something that it depends on is new."""
        known = self.parts.get(name)
        if known is None or not _same(known[0], depends_on):
            known = (depends_on, draw())
            self.parts[name] = known
        return known[1]


def _same(old: tuple[object, ...], new: tuple[object, ...]) -> bool:
    return len(old) == len(new) and all(one is other or one == other for one, other in zip(old, new, strict=True))

"""What of a drawing can be kept: Flet does not compare again what is the same object."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar  # a part may be a control or several

Part = TypeVar("Part")


@dataclass(slots=True)
class Kept:
    """Parts of a drawing that have not changed, each with what it depends on."""

    parts: dict[object, tuple[tuple[object, ...], Any]] = field(default_factory=dict)

    def part(self, name: object, depends_on: tuple[object, ...], draw: Callable[[], Part]) -> Part:
        """Return the part as it was drawn last, or draw it when something that it depends on is new."""
        known = self.parts.get(name)
        if known is None or not _same(known[0], depends_on):
            known = (depends_on, draw())
            self.parts[name] = known
        part: Part = known[1]
        return part


def _same(old: tuple[object, ...], new: tuple[object, ...]) -> bool:
    return len(old) == len(new) and all(one is other or one == other for one, other in zip(old, new, strict=True))

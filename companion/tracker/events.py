"""What a log is made of: events of a game, and controls that undo or correct them."""

from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something the table told us: inputs only, never what follows from them.

    Events are hashable, since a state remembers what followed by which event: a map is left out of the hash.
    """

    type: ClassVar[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """Takes back the newest entry that still counts."""

    type: ClassVar[str] = "undo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Redo:
    """Puts the newest entry taken back in force again."""

    type: ClassVar[str] = "redo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Amend:
    """The event at a position is read as another one from now on."""

    type: ClassVar[str] = "amend"
    entry: int
    event: Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Retract:
    """The event at a position no longer counts."""

    type: ClassVar[str] = "retract"
    entry: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Insert:
    """An event that counts just before the event at a position."""

    type: ClassVar[str] = "insert"
    entry: int
    event: Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One part of a revision: the event at a position becomes another one, or none."""

    entry: int
    event: Event | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Revise:
    """Several changes at once, judged only when all are made."""

    type: ClassVar[str] = "revise"
    changes: tuple[Change, ...]


Correction = Amend | Retract | Insert | Revise
Control = Undo | Redo | Correction
CONTROLS: tuple[type[Control], ...] = (Undo, Redo, Amend, Retract, Insert, Revise)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A line of the log: an event or a control, when it was typed, by whom, and in answer to what.

    Entries with the same ``step`` answer one question and are taken back together.
    """

    act: Event | Control
    at: str | None = field(default=None)
    by: str | None = field(default=None)
    step: int | None = field(default=None)

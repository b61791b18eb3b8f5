"""A key of a question, and what follows from tapping it.

That is a longer draft, events for the log, a step back to correct an answer, or a habit of the table.
"""

from dataclasses import dataclass

from companion.tracker.events import Event
from companion.tracker.rulings import Ruling
from companion.words import Sentence

Draft = tuple[str, ...]
"""The taps of a half-made entry, oldest first; each is the id of the key that was tapped."""


@dataclass(frozen=True, slots=True)
class Drafted:
    """The tap is kept; the question goes on."""

    draft: Draft


@dataclass(frozen=True, slots=True)
class Answered:
    """The tap completes an answer: these events are logged."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Rewound:
    """The tap goes back to correct an answer: so many counted events are undone, then this follows."""

    events_back: int
    then: Drafted | Answered


@dataclass(frozen=True, slots=True)
class Switched:
    """The tap changes a habit of the table, which is remembered; the draft begins afresh."""

    habit: str
    on: bool


Outcome = Drafted | Answered | Rewound | Switched


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """How a key shows a piece of the game: a shape in its hue with a text, a picture alone, or that it is covered.

    ``marks`` are the symbols of its suits, each drawn with its letter.
    """

    hue: str | None = None
    text: str = ""
    picture: str | None = None
    covered: bool = False
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """Something to tap. A key with a ``refusal`` is greyed and, tapped, says why.

    A ``discreet`` key looks and sounds like every other until it is tapped: what is refused would give a hand away.
    """

    id: str
    text: Sentence
    outcome: Outcome
    note: Sentence | None = None
    spoken: Sentence | None = None
    face: Face | None = None
    icon: str | None = None
    held: int = 1
    chosen: int = 0
    main: bool = False
    refusal: Ruling | None = None
    discreet: bool = False

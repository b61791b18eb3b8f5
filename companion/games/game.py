"""What a title is to the rest of the program: a value made of pure functions over frozen data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar  # what a game scores is its own

from companion.scoring import ScoreSheet
from companion.tracker import Draft, Event, Key, Question, Rules
from companion.words import Name, Sentence

State = TypeVar("State")
Setup = TypeVar("Setup")
Holding = TypeVar("Holding")
Commons = TypeVar("Commons")
ScoredPosition = TypeVar("ScoredPosition")
Position_contra = TypeVar("Position_contra", contravariant=True)

Portrait = Mapping[str, object]
"""A position in plain values, as the state document shows it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A switch of a session: an expansion, or a house rule with the ruling that it departs from."""

    key: str
    title: Sentence
    explanation: Sentence
    rule: str | None = None

    @property
    def house_rule(self) -> bool:
        """Whether this is another reading of a rule, not an expansion."""
        return self.rule is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Who plays, clockwise, and the options that are on."""

    players: tuple[Name, ...]
    options: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalPosition(Generic[Holding, Commons]):
    """What a table has at the end when nobody tracked it: each player's holding, and what lies between them."""

    table: Table
    holdings: Mapping[Name, Holding]
    commons: Commons


@dataclass(frozen=True, slots=True, kw_only=True)
class Announcement:
    """What to do on the table now, said aloud; ``picture`` names a piece of the artwork.

    ``detail`` is why; with ``todo`` it is something to do itself, and is never left out where room is scarce.
    """

    text: Sentence
    detail: Sentence | None = None
    todo: bool = False
    picture: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling(Generic[State]):
    """How a game is put in words.

    ``progress`` names where the session stands; ``log_line`` tells an event (with hidden cards named only when
    ``revealed``); ``short`` names it for the undo key; ``announce`` says what to do on the table after it.
    ``stage`` names the part of the game where it has several.
    """

    progress: Callable[[State], Sentence]
    log_line: Callable[[State, Event, State, bool], Sentence]
    short: Callable[[State, Event], Sentence]
    announce: Callable[[State, Event, State], tuple[Announcement, ...]]
    chapter: Callable[[State], Sentence]
    stage: Callable[[State], Sentence | None] = lambda _: None


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking(Generic[State]):
    """How a game asks.

    ``ask`` gives the question for a draft and the table's habits; ``retrace`` the draft that stood just before the
    last tap of an answer, so that undo takes back one tap; ``about`` what can be done about one player at any time;
    ``lesson`` what to tap, in a line for a table that plays this for the first time, None where nothing need be said.
    """

    ask: Callable[[State, Draft, frozenset[str]], Question]
    retrace: Callable[[State, Event], Draft]
    about: Callable[[State, Name], tuple[Key, ...]]
    lesson: Callable[[State, Question], Sentence | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary(Generic[Setup, Holding, Commons]):
    """The types that documents of this game are read into.

    ``texts`` maps each type that is written as a text to the function that reads it (``ValueError`` if it cannot).
    """

    events: tuple[type[Event], ...]
    setup: type[Setup]
    holding: type[Holding]
    commons: type[Commons]
    texts: Mapping[object, Callable[[str], object]]


class Score(Protocol[Position_contra]):
    """What a position is worth; ``final`` says whether there are winners yet."""

    def __call__(self, position: Position_contra, /, *, final: bool) -> ScoreSheet:
        """Return the score sheet of a position."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring(Generic[State, Holding, Commons, ScoredPosition]):
    """How a game is scored.

    ``tracked`` takes from a state what counts, ``told`` checks what a table says of its end (``RefusedError``), and
    ``score`` works out either; ``line_titles`` are what the sheet calls its lines.
    """

    tracked: Callable[[State], ScoredPosition]
    told: Callable[[FinalPosition[Holding, Commons]], ScoredPosition]
    score: Score[ScoredPosition]
    line_titles: Mapping[str, Sentence]


def _nothing_to_warn_of(_: object) -> tuple[Sentence, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[State, Setup, Holding, Commons]):
    """The rules of a title. ``start`` and ``count`` raise ``RefusedError`` with the path inside setup or tally."""

    id: str
    title: Sentence
    seats: range
    options: tuple[Option, ...]
    vocabulary: Vocabulary[Setup, Holding, Commons]
    start: Callable[[Table, Setup], State]
    rules: Rules[State]
    asking: Asking[State]
    telling: Telling[State]
    portray: Callable[[State], Portrait]
    is_over: Callable[[State], bool]
    scoring: Scoring[State, Holding, Commons, Any]
    endings: tuple[str, ...]
    ending: Callable[[State], str | None]
    warnings: Callable[[State], tuple[Sentence, ...]] = _nothing_to_warn_of

    def score(self, state: State) -> ScoreSheet:
        """Return the score of a session, or what it would be if it ended now."""
        return self.scoring.score(self.scoring.tracked(state), final=self.is_over(state))

    def count(self, final: FinalPosition[Holding, Commons]) -> ScoreSheet:
        """Return the score of a tally; raises ``RefusedError``."""
        return self.scoring.score(self.scoring.told(final), final=True)

    def line_title(self, key: str) -> Sentence:
        """Return how the score sheet calls a line."""
        return self.scoring.line_titles[key]

"""A session: one sitting at the table, with its game, its people and everything that they told."""

from dataclasses import dataclass, field, replace
from typing import Any  # a session does not know the types of its game

from companion.games import AnyGame
from companion.games.game import FinalPosition, Table
from companion.scoring import ScoreSheet
from companion.tracker import Replay
from companion.words import Name

RULES_VERSION = "1.0"


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """One sitting. ``replay`` holds the log and where the game stands; the rest is what is written beside it.

    ``finished_at`` while the game is not over means that the table gave up.
    """

    id: str
    game: AnyGame
    table: Table
    setup: Any
    replay: Replay[Any]
    profiles: dict[Name, str] = field(default_factory=dict)
    rules: str = RULES_VERSION
    started_at: str | None = None
    finished_at: str | None = None
    note: str = ""

    @property
    def state(self) -> Any:  # noqa: ANN401 - the game's own, handed back only to the game
        """Where the game stands."""
        return self.replay.state

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.game.is_over(self.state)

    @property
    def running(self) -> bool:
        """Whether it goes on: it has not ended by its rules, and the table has not given up."""
        return self.finished_at is None and not self.over

    @property
    def sheet(self) -> ScoreSheet:
        """The score, or what it would be if the game ended now."""
        return self.game.score(self.state)

    def continued(self, replay: Replay[Any], *, now: str) -> "Session":
        """Return the session with a longer log; it is finished exactly when the game is over."""
        after = replace(self, replay=replay, rules=RULES_VERSION)
        return replace(after, finished_at=(self.finished_at or now) if after.over else None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """A final position that nobody tracked, and its score."""

    game: AnyGame
    final: FinalPosition[Any, Any]
    profiles: dict[Name, str] = field(default_factory=dict)

    @property
    def sheet(self) -> ScoreSheet:
        """The score."""
        return self.game.count(self.final)

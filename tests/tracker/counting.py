"""A game as small as can be, so that the log's own rules are tested without any other.

The table counts up to 21: each adds 1 to 9 (CT-01), never beyond 21 (CT-02); an even number may be halved (CT-03);
at 10 and 20 the bell rings by itself, once (CT-04).
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.tracker import ALLOWED, Entry, Event, Replay, Rules, Ruling, begin, refuse, replay
from companion.tracker.events import Control
from companion.words import say

LIMIT = 21
BELL = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Added(Event):
    type: ClassVar[str] = "add"
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Halved(Event):
    type: ClassVar[str] = "halve"


@dataclass(frozen=True, slots=True, kw_only=True)
class BellRung(Event):
    type: ClassVar[str] = "bell"


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    total: int = 0
    rung: bool = False

    @property
    def bell_is_due(self) -> bool:
        return self.total > 0 and self.total % BELL == 0 and not self.rung


def judge(state: Count, event: Event) -> Ruling:
    match event:
        case Added(amount=amount) if amount not in range(1, 10):
            return refuse("CT-01", say("Add 1 to 9."), "amount")
        case Added(amount=amount) if state.total + amount > LIMIT:
            return refuse("CT-02", say("That is more than 21."), "amount")
        case Halved() if state.total % 2 or not state.total:
            return refuse("CT-03", say("An odd number cannot be halved."))
        case BellRung() if not state.bell_is_due:
            return refuse("CT-04", say("It is not time for the bell."))
        case _:
            return ALLOWED


def apply(state: Count, event: Event) -> Count:
    match event:
        case Added(amount=amount):
            return Count(total=state.total + amount)
        case BellRung():
            return replace(state, rung=True)
        case _:
            return Count(total=state.total // 2)


def forced(state: Count) -> Event | None:
    return BellRung() if state.bell_is_due else None


COUNTING: Rules[Count] = Rules(judge=judge, apply=apply, forced=forced)


def add(amount: int) -> Added:
    return Added(amount=amount)


def entries(*acts: Event | Control) -> tuple[Entry, ...]:
    return tuple(Entry(act=act) for act in acts)


def counted(*acts: Event | Control) -> Replay[Count]:
    """Return the replay of a log of these events and controls."""
    return replay(COUNTING, Count(), entries(*acts))


def fresh() -> Replay[Count]:
    return begin(COUNTING, Count())


def totals(replayed: Replay[Count]) -> list[int]:
    """Return the totals after each counted event, 0 first."""
    return [state.total for state in replayed.timeline.states]

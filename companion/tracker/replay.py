"""Reading a log from its start: undo and redo are entries, and nothing is ever deleted."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Generic

from companion.tracker.events import Entry, Event, Redo, Undo
from companion.tracker.rulings import RefusedError, refuse
from companion.tracker.timeline import Placed, Rules, State, Timeline
from companion.words import say

MOST_FOLLOWERS = 100
"""More events than this never follow from one answer: a rule that forces events for ever is a fault of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Generic[State]):
    """An event or correction in force, the position of its entry, and the timeline that it led to."""

    entry: Entry
    timeline: Timeline[State]


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay(Generic[State]):
    """A log read so far: every entry, what counts of it, and what was taken back and could be redone."""

    start: Timeline[State]
    log: tuple[Entry, ...] = ()
    done: tuple[Act[State], ...] = ()
    undone: tuple[Act[State], ...] = ()

    @property
    def timeline(self) -> Timeline[State]:
        """What counts now."""
        return self.done[-1].timeline if self.done else self.start

    @property
    def state(self) -> State:
        """Where the game stands now."""
        return self.timeline.state

    def then(self, entry: Entry) -> "Replay[State]":
        """Return the replay with one more entry; raises ``RefusedError`` with the path of the fault."""
        here = len(self.log)
        log = (*self.log, entry)
        match entry.act:
            case Undo():
                if not self.done:
                    raise RefusedError(
                        refuse(None, say("There is nothing left to undo. Remove this entry.")), f"log[{here}]"
                    )
                return replace(self, log=log, done=self.done[:-1], undone=(*self.undone, self.done[-1]))
            case Redo():
                if not self.undone:
                    raise RefusedError(
                        refuse(None, say("There is nothing to redo. Remove this entry.")), f"log[{here}]"
                    )
                return replace(self, log=log, done=(*self.done, self.undone[-1]), undone=self.undone[:-1])
            case Event() as event:
                timeline = self.timeline.then(Placed(event=event, entry=here, path=f"log[{here}]"))
            case correction:
                timeline = self.timeline.corrected(correction, here)
        return replace(self, log=log, done=(*self.done, Act(entry=entry, timeline=timeline)), undone=())

    def undo_count(self) -> int:
        """How many undo entries take back the newest answered question, with all that followed by itself."""
        return _same_step(act.entry for act in reversed(self.done))

    def redo_count(self) -> int:
        """How many redo entries put the answer that was taken back last in force again."""
        return _same_step(act.entry for act in reversed(self.undone))

    def answered(self, events: Iterable[Event], *, at: str | None = None, by: str | None = None) -> "Replay[State]":
        """Return the replay after an answer and every event that follows from it by itself, as one step."""
        step = max((entry.step for entry in self.log if entry.step is not None), default=-1) + 1
        replayed = self
        for event in events:
            replayed = replayed.then(Entry(act=event, at=at, by=by, step=step))
        for _ in range(MOST_FOLLOWERS):
            follower = self.start.rules.forced(replayed.state)
            if follower is None:
                break
            replayed = replayed.then(Entry(act=follower, at=at, by=by, step=step))
        return replayed

    def taken_back(self, *, at: str | None = None, by: str | None = None) -> "Replay[State]":
        """Return the replay without the newest answered question; raises ``RefusedError`` when there is none."""
        replayed = self
        for _ in range(max(1, self.undo_count())):
            replayed = replayed.then(Entry(act=Undo(), at=at, by=by))
        return replayed

    def newest_step(self) -> tuple[Act[State], ...]:
        """Return the newest answered question, with all that followed by itself; empty when there is none."""
        return self.done[len(self.done) - self.undo_count() :]

    def rewound(self, events_back: int, *, at: str | None = None, by: str | None = None) -> "Replay[State]":
        """Return the replay without its newest events, to correct an answer; corrections made since go with them."""
        replayed = self
        while events_back > 0 and replayed.done:
            newest = replayed.done[-1].entry.act
            replayed = replayed.then(Entry(act=Undo(), at=at, by=by))
            events_back -= isinstance(newest, Event)
        return replayed

    def put_back(self, *, at: str | None = None, by: str | None = None) -> "Replay[State]":
        """Return the replay with the answer that was taken back last; raises ``RefusedError`` when there is none."""
        replayed = self
        for _ in range(max(1, self.redo_count())):
            replayed = replayed.then(Entry(act=Redo(), at=at, by=by))
        return replayed


def begin(rules: Rules[State], start: State) -> Replay[State]:
    """Return the replay of an empty log."""
    return Replay(start=Timeline(rules=rules, states=(start,)))


def replay(rules: Rules[State], start: State, log: Iterable[Entry]) -> Replay[State]:
    """Return the replay of a whole log; raises ``RefusedError`` at the first entry that does not fit."""
    replayed = begin(rules, start)
    for entry in log:
        replayed = replayed.then(entry)
    return replayed


def _same_step(entries: Iterable[Entry]) -> int:
    count = 0
    first: Entry | None = None
    for entry in entries:
        if first is not None and (entry.step is None or entry.step != first.step):
            break
        first = first or entry
        count += 1
    return count

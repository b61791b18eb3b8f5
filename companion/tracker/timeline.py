"""What counts: the events in force, in their order, and the state after each of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Generic, TypeVar

from companion.tracker.events import Amend, Change, Correction, Event, Insert, Retract
from companion.tracker.rulings import RefusedError, Ruling, refuse
from companion.words import say

State = TypeVar("State")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[State]):
    """A game as the log sees it: may this event follow, what does it lead to, and what follows by itself."""

    judge: Callable[[State, Event], Ruling]
    apply: Callable[[State, Event], State]
    forced: Callable[[State], Event | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A counted event, the position it is named by, and the path where its text stands."""

    event: Event
    entry: int
    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Timeline(Generic[State]):
    """Counted events and states; there is one state more than there are events.

    ``known`` is shared by all timelines of a log: what followed from a state, named by its id, by an event that was
    judged once. It keeps those states alive, so that their ids stay theirs. Thus a log with thousands of corrections
    judges again only what none of them has led to before.
    """

    rules: Rules[State]
    placed: tuple[Placed, ...] = ()
    states: tuple[State, ...] = field(repr=False)
    known: dict[tuple[int, Event], State] = field(default_factory=dict, repr=False, compare=False)

    @property
    def state(self) -> State:
        """Where the game stands now."""
        return self.states[-1]

    def then(self, placed: Placed) -> "Timeline[State]":
        """Return the timeline with one more event; raises ``RefusedError`` with the path of the fault."""
        after = self._after(self.state, placed)
        return replace(self, placed=(*self.placed, placed), states=(*self.states, after))

    def until(self, count: int) -> "Timeline[State]":
        """Return the timeline as it was after its first ``count`` events."""
        return replace(self, placed=self.placed[:count], states=self.states[: count + 1])

    def corrected(self, correction: Correction, entry: int) -> "Timeline[State]":
        """Return the timeline after a correction that stands at position ``entry`` of the log.

        Raises ``RefusedError``: a position that does not count now, or the first event that no longer fits.
        """
        placed = self._rearranged(correction, entry)
        kept = _alike(self.placed, placed)
        tail = min(_alike(reversed(self.placed), reversed(placed)), len(placed) - kept, len(self.placed) - kept)
        states = list(self.states[: kept + 1])
        for at in range(kept, len(placed)):
            left = len(placed) - at - 1
            before = self.states[-1 - left] if left <= tail else None
            states.append(self._after(states[-1], placed[at], before))
            if states[-1] is before:  # from here on everything is as it was
                states.extend(self.states[len(self.states) - left :])
                break
        return replace(self, placed=tuple(placed), states=tuple(states))

    def _after(self, state: State, placed: Placed, before: State | None = None) -> State:
        """Return what an event leads to, the very state that stood there ``before`` if it is equal."""
        key = (id(state), placed.event)
        known = self.known.get(key)
        if known is not None:
            return known
        ruling = self.rules.judge(state, placed.event)
        if not ruling.allowed:
            raise RefusedError(ruling, ".".join(filter(None, (placed.path, ruling.field))))
        after = self.rules.apply(state, placed.event)
        self.known[key] = after = before if before is not None and before == after else after
        return after

    def _rearranged(self, correction: Correction, entry: int) -> list[Placed]:
        placed = list(self.placed)
        here = f"log[{entry}]"
        match correction:
            case Amend(entry=position, event=event):
                _change(placed, Change(entry=position, event=event), here)
            case Retract(entry=position):
                _change(placed, Change(entry=position, event=None), here)
            case Insert(entry=position, event=event):
                at = _index(placed, position, here)
                placed.insert(at, Placed(event=event, entry=entry, path=f"{here}.event"))
            case _:
                _revise(placed, correction.changes, here)
        return placed


def _alike(some: Iterable[Placed], others: Iterable[Placed]) -> int:
    """How many of the first are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(some, others, strict=False)))


def _revise(placed: list[Placed], changes: Iterable[Change], here: str) -> None:
    named: set[int] = set()
    for number, change in enumerate(changes):
        path = f"{here}.changes[{number}]"
        if change.entry in named:
            reason = say("Entry {entry} is changed twice by the same revision. Name it once.", entry=change.entry)
            raise RefusedError(refuse(None, reason), f"{path}.entry")
        named.add(change.entry)
        _change(placed, change, path)


def _change(placed: list[Placed], change: Change, path: str) -> None:
    at = _index(placed, change.entry, path)
    if change.event is None:
        del placed[at]
    else:
        placed[at] = Placed(event=change.event, entry=change.entry, path=f"{path}.event")


def _index(placed: list[Placed], position: int, path: str) -> int:
    for index, candidate in enumerate(placed):
        if candidate.entry == position:
            return index
    reason = say("Entry {entry} is not an event that counts at this point. Name one that does.", entry=position)
    raise RefusedError(refuse(None, reason), f"{path}.entry")

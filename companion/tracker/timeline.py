"""What counts: the events in force, in their order, and the state after each of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
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
    """Counted events and states; there is one state more than there are events."""

    rules: Rules[State]
    placed: tuple[Placed, ...] = ()
    states: tuple[State, ...] = field(repr=False)

    @property
    def state(self) -> State:
        """Where the game stands now."""
        return self.states[-1]

    def then(self, placed: Placed) -> "Timeline[State]":
        """Return the timeline with one more event; raises ``RefusedError`` with the path of the fault."""
        ruling = self.rules.judge(self.state, placed.event)
        if not ruling.allowed:
            raise RefusedError(ruling, ".".join(filter(None, (placed.path, ruling.field))))
        after = self.rules.apply(self.state, placed.event)
        return replace(self, placed=(*self.placed, placed), states=(*self.states, after))

    def until(self, count: int) -> "Timeline[State]":
        """Return the timeline as it was after its first ``count`` events."""
        return replace(self, placed=self.placed[:count], states=self.states[: count + 1])

    def corrected(self, correction: Correction, entry: int) -> "Timeline[State]":
        """Return the timeline after a correction that stands at position ``entry`` of the log.

        Raises ``RefusedError``: a position that does not count now, or the first event that no longer fits.
        """
        placed = self._rearranged(correction, entry)
        same = next((i for i, (old, new) in enumerate(zip(self.placed, placed, strict=False)) if old is not new), None)
        keep = min(len(self.placed), len(placed)) if same is None else same
        timeline = self.until(keep)
        for event in placed[keep:]:
            timeline = timeline.then(event)
        return timeline

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

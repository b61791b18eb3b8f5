"""What holds for every log, compared with a reading from scratch that remembers nothing."""

from dataclasses import dataclass
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.tracker import (
    Amend,
    Change,
    Entry,
    Event,
    Insert,
    Placed,
    Redo,
    RefusedError,
    Replay,
    Retract,
    Revise,
    Undo,
    replay,
)
from companion.tracker.events import Control
from tests.tracker.counting import COUNTING, BellRung, Count, Halved, add, apply, fresh, judge

POSITIONS = st.integers(min_value=0, max_value=12)
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.integers(min_value=1, max_value=9).map(add), st.just(Halved()), st.just(BellRung())
)
CHANGES = st.builds(Change, entry=POSITIONS, event=st.none() | EVENTS)
ACTS: st.SearchStrategy[Event | Control] = st.one_of(
    EVENTS,
    EVENTS,
    st.just(Undo()),
    st.just(Redo()),
    st.builds(Amend, entry=POSITIONS, event=EVENTS),
    st.builds(Retract, entry=POSITIONS),
    st.builds(Insert, entry=POSITIONS, event=EVENTS),
    st.builds(Revise, changes=st.lists(CHANGES, min_size=1, max_size=3).map(tuple)),
)


def fitting(acts: list[Event | Control]) -> Replay[Count]:
    """Return the replay of a log of those acts that fit where they come."""
    replayed = fresh()
    for act in acts:
        try:
            replayed = replayed.then(Entry(act=act))
        except RefusedError:
            continue
    return replayed


REPLAYS = st.lists(ACTS, max_size=14).map(fitting)


@dataclass(frozen=True)
class Fault:
    """The path of the entry or event that the reading from scratch finds at fault."""

    path: str


def in_force(log: tuple[Entry, ...]) -> list[tuple[int, Entry]]:
    """Return the entries that were not taken back, with their positions."""
    done: list[tuple[int, Entry]] = []
    undone: list[tuple[int, Entry]] = []
    for position, entry in enumerate(log):
        match entry.act:
            case Undo():
                undone.append(done.pop())
            case Redo():
                done.append(undone.pop())
            case _:
                done.append((position, entry))
                undone.clear()
    return done


def counting(log: tuple[Entry, ...]) -> list[Placed] | Fault:
    """Return the events that count in the end, or the entry of the log that names a position amiss."""
    placed: list[Placed] = []
    for position, entry in in_force(log):
        here = f"log[{position}]"
        match entry.act:
            case Event() as event:
                changes: list[tuple[int, list[Placed]]] = []
                placed.append(Placed(event=event, entry=position, path=here))
            case Amend(entry=at, event=event):
                changes = [(at, [Placed(event=event, entry=at, path=f"{here}.event")])]
            case Retract(entry=at):
                changes = [(at, [])]
            case Insert(entry=at, event=event):
                old = [one for one in placed if one.entry == at]
                changes = [(at, [Placed(event=event, entry=position, path=f"{here}.event"), *old])]
            case Revise(changes=several):
                if len({change.entry for change in several}) < len(several):
                    return Fault(here)
                changes = [
                    (change.entry, [Placed(event=change.event, entry=change.entry, path=f"{here}.changes[{n}].event")])
                    if change.event
                    else (change.entry, [])
                    for n, change in enumerate(several)
                ]
        for at, instead in changes:
            if all(one.entry != at for one in placed):
                return Fault(here)
            placed = [new for one in placed for new in (instead if one.entry == at else [one])]
    return placed


def states(placed: list[Placed]) -> tuple[Count, ...] | Fault:
    """Return the states of these events from the start, or the path of the first that does not fit."""
    found = [Count()]
    for one in placed:
        if not judge(found[-1], one.event).allowed:
            return Fault(one.path)
        found.append(apply(found[-1], one.event))
    return tuple(found)


@settings(deadline=None)
@given(REPLAYS)
def test_a_replay_equals_a_reading_from_scratch(replayed: Replay[Count]) -> None:
    placed = counting(replayed.log)
    assert isinstance(placed, list)
    assert list(replayed.timeline.placed) == placed
    assert replayed.timeline.states == states(placed)


@settings(deadline=None)
@given(REPLAYS)
def test_reading_the_log_again_gives_the_same_replay(replayed: Replay[Count]) -> None:
    assert replay(COUNTING, Count(), replayed.log) == replayed


@settings(deadline=None)
@given(REPLAYS)
def test_corrections_give_what_a_fresh_log_of_the_events_that_count_gives(replayed: Replay[Count]) -> None:
    events = [Entry(act=placed.event) for placed in replayed.timeline.placed]
    assert replay(COUNTING, Count(), events).timeline.states == replayed.timeline.states


@settings(deadline=None)
@given(REPLAYS, ACTS.filter(lambda act: not isinstance(act, Undo | Redo)))
def test_undo_of_the_newest_entry_gives_the_timeline_before_it(replayed: Replay[Count], act: Any) -> None:
    try:
        after = replayed.then(Entry(act=act))
    except RefusedError:
        return
    assert after.then(Entry(act=Undo())).timeline == replayed.timeline


@settings(deadline=None)
@given(REPLAYS)
def test_undo_and_then_redo_changes_nothing_but_the_log(replayed: Replay[Count]) -> None:
    for _ in replayed.done:
        again = replayed.then(Entry(act=Undo())).then(Entry(act=Redo()))
        assert (again.done, again.undone) == (replayed.done, replayed.undone)
        assert again.timeline == replayed.timeline
        replayed = replayed.then(Entry(act=Undo()))
    assert replayed.timeline == fresh().timeline


@settings(deadline=None)
@given(REPLAYS, ACTS)
def test_an_entry_is_refused_exactly_when_a_reading_from_scratch_does_not_fit(
    replayed: Replay[Count], act: Event | Control
) -> None:
    here = len(replayed.log)
    allowed = (isinstance(act, Undo) and replayed.done) or (isinstance(act, Redo) and replayed.undone)
    if isinstance(act, Undo | Redo):
        wanted: object = None if allowed else Fault(f"log[{here}]")
    else:
        placed = counting((*replayed.log, Entry(act=act)))
        wanted = placed if isinstance(placed, Fault) else states(placed)
    try:
        replayed.then(Entry(act=act))
    except RefusedError as error:
        assert isinstance(wanted, Fault)
        assert error.at.startswith(wanted.path)  # noqa: PT017 - both outcomes are right, each in its place
    else:
        assert not isinstance(wanted, Fault)


FEW = st.sampled_from([add(1), add(2), Halved()])
NEAR = st.integers(min_value=0, max_value=5)
MANY_CORRECTIONS = st.lists(
    st.one_of(
        FEW,
        st.just(Undo()),
        st.builds(Amend, entry=NEAR, event=FEW),
        st.builds(Retract, entry=NEAR),
        st.builds(Insert, entry=NEAR, event=FEW),
    ),
    min_size=20,
    max_size=60,
)


@settings(deadline=None)
@given(MANY_CORRECTIONS)
def test_however_often_the_same_few_entries_are_corrected_each_time_it_is_as_if_read_from_scratch(
    acts: list[Event | Control],
) -> None:
    replayed = fresh()
    for act in acts:
        placed = counting((*replayed.log, Entry(act=act))) if replayed.done or not isinstance(act, Undo) else Fault("")
        wanted = placed if isinstance(placed, Fault) else states(placed)
        try:
            replayed = replayed.then(Entry(act=act))
        except RefusedError:
            assert isinstance(wanted, Fault)
        else:
            assert replayed.timeline.states == wanted
            assert list(replayed.timeline.placed) == placed

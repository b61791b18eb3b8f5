"""The log as people read it: what counts in its order, and what was taken back beside it."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any  # a chronicle is written for sessions of any game

from companion.games.session import Session
from companion.tracker import Event, Placed, Replay
from companion.words import Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of the log in words, under the heading of its ``chapter``.

    ``counts`` is false for what was taken back or removed; ``was`` is what a corrected line said before.
    """

    chapter: Sentence
    text: Sentence
    counts: bool = True
    was: Sentence | None = None


@dataclass(frozen=True, slots=True)
class _Moment:
    before: Any
    event: Event
    after: Any


def chronicle(session: Session) -> tuple[Line, ...]:
    """Return the log in words, oldest first; hidden cards are named only when the game is over (BH-23)."""
    entered = _entered(session)
    timeline = session.replay.timeline
    counted = {placed.entry for placed in timeline.placed}
    gone = [entry for entry in entered if entry not in counted]
    lines: list[Line] = []
    for at, placed in enumerate(timeline.placed):
        while gone and placed.entry in entered and gone[0] < placed.entry:
            lines.append(_told(session, entered[gone.pop(0)], counts=False))
        moment = _Moment(timeline.states[at], placed.event, timeline.states[at + 1])
        lines.append(_told(session, moment, was=_said_before(session, placed, entered)))
    lines.extend(_told(session, entered[entry], counts=False) for entry in gone)
    return tuple(lines)


def chapters(session: Session) -> tuple[Sentence, ...]:
    """Return the heading of every counted event, in their order."""
    states = session.replay.timeline.states
    return tuple(_chapter(session, before, after) for before, after in pairwise(states))


def _entered(session: Session) -> dict[int, _Moment]:
    """Every event of the log as it was when it was entered, by its position."""
    replayed: Replay[Any] = Replay(start=session.replay.start)
    moments = {}
    for position, entry in enumerate(session.replay.log):
        before = replayed.state
        replayed = replayed.then(entry)
        if isinstance(entry.act, Event):
            moments[position] = _Moment(before, entry.act, replayed.state)
    return moments


def _told(session: Session, moment: _Moment, *, counts: bool = True, was: Sentence | None = None) -> Line:
    return Line(
        chapter=_chapter(session, moment.before, moment.after),
        text=session.game.telling.log_line(moment.before, moment.event, moment.after, session.over),
        counts=counts,
        was=was,
    )


def _said_before(session: Session, placed: Placed, entered: dict[int, _Moment]) -> Sentence | None:
    moment = entered.get(placed.entry)
    if moment is None or moment.event == placed.event:
        return None
    return session.game.telling.log_line(moment.before, moment.event, moment.after, session.over)


def _chapter(session: Session, before: object, after: object) -> Sentence:
    """What ends the game stands under the heading of the end."""
    return session.game.telling.chapter(after if session.game.is_over(after) else before)

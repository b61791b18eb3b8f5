"""A screen without a screen: taps on the keys of a game's questions, as the app follows them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from companion.games import AnyGame
from companion.tracker import (
    Answered,
    Draft,
    Drafted,
    Event,
    Key,
    Outcome,
    Question,
    Replay,
    Rewound,
    Ruling,
    Switched,
)
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """What the phone shows: a session's log, the taps since the newest entry, and the table's habits."""

    game: AnyGame
    replay: Replay
    draft: Draft = ()
    habits: frozenset[str] = frozenset()

    @property
    def state(self) -> Any:
        return self.replay.state

    @property
    def question(self) -> Question:
        return self.game.asking.ask(self.state, self.draft, self.habits)


def keys_of(screen: Screen, players: tuple[Name, ...]) -> list[Key]:
    """Everything that can be tapped: the question's keys, and those about each player."""
    about = [key for player in players for key in screen.game.asking.about(screen.state, player)]
    return [*screen.question.keys(), *about]


def key_of(screen: Screen, tap: str) -> Key:
    key = screen.question.key(tap)
    assert key is not None, f"no key {tap} at “{screen.question.title}”: {screen.question.rows}"
    return key


def refused(screen: Screen, tap: str) -> Ruling:
    refusal = key_of(screen, tap).refusal
    assert refusal is not None, tap
    return refusal


def tapped(screen: Screen, *taps: str) -> Screen:
    """The screen after these keys were tapped, one after the other."""
    for tap in taps:
        key = key_of(screen, tap)
        assert key.refusal is None, f"{tap}: {key.refusal and key.refusal.reason}"
        screen = follow(screen, key.outcome)
    return screen


def follow(screen: Screen, outcome: Outcome) -> Screen:
    """What the app does after a tap."""
    match outcome:
        case Drafted(draft=draft):
            return replace(screen, draft=draft)
        case Answered(events=events):
            return replace(screen, replay=screen.replay.answered(events), draft=())
        case Switched(habit=habit, on=on):
            habits = screen.habits | {habit} if on else screen.habits - {habit}
            return replace(screen, habits=habits, draft=())
        case Rewound(events_back=back, then=then):
            return follow(replace(screen, replay=screen.replay.rewound(back), draft=()), then)


def logged(screen: Screen) -> list[Event]:
    """The events that count."""
    return [placed.event for placed in screen.replay.timeline.placed]


def wandered(screen: Screen, choices: list[int], *, players: tuple[Name, ...] = ()) -> Iterator[Screen]:
    """Every screen of a table that taps whatever a list of numbers says; most taps lead on, a few back or to the end.

    ``players`` are those who may also be put right between questions.
    """
    yield screen
    for choice in choices:
        ahead = [key for key in live_keys(screen.question.keys()) if not isinstance(key.outcome, Rewound)]
        back = choice % 9 == 0 or not ahead
        keys = live_keys(keys_of(screen, players)) if back else ahead
        if not keys:
            return
        after = follow(screen, keys[choice // 9 % len(keys)].outcome)
        ends = after.game.is_over(after.state) and choice % 5
        screen = follow(screen, keys[(choice // 9 + 1) % len(keys)].outcome) if ends else after
        yield screen


def live_keys(keys: Iterable[Key]) -> list[Key]:
    return [key for key in keys if key.refusal is None]

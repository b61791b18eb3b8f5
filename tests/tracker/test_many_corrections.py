"""A log with thousands of corrections is read without judging everything again for each of them."""

import pytest

from companion.tracker import ALLOWED, Amend, Event, Insert, Retract, Rules, Ruling, replay
from companion.tracker.events import Control
from tests.tracker.counting import Added, Count, Halved, add, entries

EVENTS: tuple[Event, ...] = (add(1),) * 150
CORRECTIONS = 2000
START_OVER = Halved()


def judged(*corrections: Event | Control, events: tuple[Event, ...] = EVENTS) -> int:
    """Return how often the rules were asked while a log of many events and these corrections was read.

    The table counts without a limit, so that a changed event changes everything after it.
    """
    asked = 0

    def judge(_state: Count, _event: Event) -> Ruling:
        nonlocal asked
        asked += 1
        return ALLOWED

    def apply(state: Count, event: Event) -> Count:
        return Count(total=state.total + event.amount) if isinstance(event, Added) else Count()

    replay(Rules(judge=judge, apply=apply, forced=lambda _: None), Count(), entries(*events, *corrections))
    return asked


@pytest.mark.parametrize("entry", [0, 1, len(EVENTS) - 1])
def test_corrections_that_change_nothing_cost_nothing(entry: int) -> None:
    same = [Amend(entry=entry, event=EVENTS[entry])] * CORRECTIONS
    assert judged(*same) == len(EVENTS)


def test_nothing_is_judged_again_once_all_is_as_it_was() -> None:
    events = (add(1), START_OVER, *EVENTS)
    different = [Amend(entry=0, event=add(2 + number)) for number in range(CORRECTIONS)]
    assert judged(*different, events=events) == len(events) + 2 * CORRECTIONS


def test_corrections_to_and_fro_are_judged_once_each() -> None:
    to_and_fro: list[Event | Control] = []
    for number in range(CORRECTIONS // 2):
        to_and_fro += [Insert(entry=0, event=add(2)), Retract(entry=len(EVENTS) + 2 * number)]
    assert judged(*to_and_fro) == 2 * len(EVENTS) + 1


def test_a_correction_that_changes_all_that_follows_is_judged_to_the_end() -> None:
    assert judged(Amend(entry=0, event=add(4)), Amend(entry=0, event=add(5))) == 3 * len(EVENTS)

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.documents.entries import write_event
from companion.games.rubbish_auction import RUBBISH_AUCTION
from companion.games.rubbish_auction.asking_bids import PASS_THE_PHONE
from companion.games.rubbish_auction.facts import MONEY
from companion.games.rubbish_auction.state import RubbishState
from tests.games.playing import PLAYED
from tests.games.rubbish_auction.by_hand import Paper
from tests.games.rubbish_auction.table import FIVE, JUNK, on_screen, table
from tests.games.taps import Screen, wandered

TAPS = st.lists(st.integers(0, 899), min_size=60, max_size=300)
OPTIONS = st.sets(st.just("may_bid_nothing"))
HABITS = st.sets(st.just(PASS_THE_PHONE))
COUNTS = st.integers(2, 5)


def begun(count: int, options: set[str], habits: set[str]) -> Screen:
    return on_screen(table(FIVE[:count], options=tuple(options)), habits=tuple(habits))


@pytest.mark.ruling("RA-15", "RA-18")
@settings(PLAYED)
@given(count=COUNTS, options=OPTIONS, habits=HABITS, choices=TAPS)
def test_everybody_has_five_money_cards_at_any_time(
    count: int, options: set[str], habits: set[str], choices: list[int]
) -> None:
    for screen in wandered(begun(count, options, habits), choices):
        state: RubbishState = screen.state
        for name in state.seating:
            rests = () if state.blocked[name] is None else (state.blocked[name],)
            assert sorted([*state.hand(name), *rests]) == list(MONEY)  # type: ignore[type-var]
            assert state.fame[name] >= 0


@pytest.mark.ruling("RA-13", "RA-22")
@settings(PLAYED)
@given(count=COUNTS, options=OPTIONS, habits=HABITS, choices=TAPS)
def test_each_of_the_seven_items_is_in_exactly_one_place(
    count: int, options: set[str], habits: set[str], choices: list[int]
) -> None:
    for screen in wandered(begun(count, options, habits), choices):
        state: RubbishState = screen.state
        offered = () if state.item is None else (state.item,)
        won = [item for own in state.won.values() for item in own]
        assert Counter([*state.left, *offered, *state.discarded, *won]) == Counter(JUNK)
        assert state.auctions == len(won) + len(state.discarded)


@settings(PLAYED)
@given(count=COUNTS, options=OPTIONS, habits=HABITS, choices=TAPS)
def test_the_table_stands_where_people_with_paper_and_pen_see_it(
    count: int, options: set[str], habits: set[str], choices: list[int]
) -> None:
    last = begun(count, options, habits)
    for screen in wandered(last, choices):
        last = screen
    document: dict[str, Any] = {
        "players": [{"name": name} for name in FIVE[:count]],
        "setup": {"auctioneer": "Ada", "items": JUNK},
    }
    paper = Paper(document)
    timeline = last.replay.timeline
    for placed, after in zip(timeline.placed, timeline.states[1:], strict=True):
        paper.happens(write_event(RUBBISH_AUCTION, placed.event))
        shown = dict(RUBBISH_AUCTION.portray(after))
        del shown["warnings"]
        assert shown == paper.told()
        assert {name: list(after.hand(name)) for name in after.seating} == paper.hands

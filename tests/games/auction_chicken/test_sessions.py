from typing import Any

import pytest

from companion.documents.entries import write_event
from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.auction_chicken.deciding import decide
from companion.games.auction_chicken.events import BidsRevealed, TieResolved
from companion.games.auction_chicken.state import AuctionChickenState
from tests.games.auction_chicken.by_hand import Paper
from tests.games.recorded import Recorded, recorded_of

SESSIONS = recorded_of(AUCTION_CHICKEN)
every_session = pytest.mark.parametrize("recorded", SESSIONS, ids=[recorded.name for recorded in SESSIONS])


def shown(state: AuctionChickenState) -> dict[str, Any]:
    """The state document as a person compares it: cards in no order."""
    told = dict(AUCTION_CHICKEN.portray(state))
    for key in ("to_act", "warnings", "round"):
        del told[key]
    told["lot"] = sorted(told["lot"])  # type: ignore[call-overload]
    for key in ("hands", "score_piles"):
        told[key] = {name: sorted(own) for name, own in told[key].items()}  # type: ignore[attr-defined]
    return told


@every_session
def test_the_table_stands_after_every_entry_where_people_see_it(recorded: Recorded) -> None:
    paper = Paper(recorded.document)
    timeline = recorded.session.replay.timeline
    for placed, after in zip(timeline.placed, timeline.states[1:], strict=True):
        paper.happens(write_event(AUCTION_CHICKEN, placed.event))
        assert shown(after) == paper.told()


@every_session
def test_the_stored_score_is_what_people_count_by_hand(recorded: Recorded) -> None:
    paper = Paper(recorded.document)
    for placed in recorded.session.replay.timeline.placed:
        paper.happens(write_event(AUCTION_CHICKEN, placed.event))
    stored = recorded.told["score"]["players"]
    assert {seat["name"]: [line["points"] for line in seat["lines"]] for seat in stored} == paper.counted()
    assert {seat["name"]: seat["place"] for seat in stored} == paper.placed()


def ties_of(recorded: Recorded) -> list[set[str]]:
    """What is remarkable about the ties of each round."""
    found: list[set[str]] = [set()]
    timeline = recorded.session.replay.timeline
    for before, placed in zip(timeline.states, timeline.placed, strict=False):
        if isinstance(placed.event, BidsRevealed):
            found.append(set())
        if isinstance(placed.event, TieResolved):
            decision = decide(before, {name: len(own) for name, own in placed.event.tokens.items()})
            remarkable = {f"of {len(placed.event.order)}"}
            if decision.closed_fist_tie:
                remarkable |= {"closed fist", f"level {len(decision.level)} of {len(placed.event.order)}"}
            if found[-1]:
                remarkable.add("second in a round")
            found[-1] |= remarkable
    return found


def test_there_are_sessions_for_three_four_and_five_players_and_with_the_option() -> None:
    assert {len(recorded.document["players"]) for recorded in SESSIONS} == {3, 4, 5}
    assert {recorded.document["options"]["lone_ace_counts_tokens"] for recorded in SESSIONS} == {False, True}


def test_every_sort_of_tie_is_recorded() -> None:
    told = set().union(*(remarkable for recorded in SESSIONS for remarkable in ties_of(recorded)))
    assert told >= {"of 2", "of 3", "closed fist", "second in a round", "level 2 of 3"}

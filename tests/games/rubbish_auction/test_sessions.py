import pytest

from companion.documents.entries import write_event
from companion.games.rubbish_auction import RUBBISH_AUCTION
from companion.games.rubbish_auction.events import BidsRevealed
from companion.games.rubbish_auction.result import Result, result
from tests.games.recorded import Recorded, recorded_of
from tests.games.rubbish_auction.by_hand import Paper

SESSIONS = recorded_of(RUBBISH_AUCTION)
every_session = pytest.mark.parametrize("recorded", SESSIONS, ids=[recorded.name for recorded in SESSIONS])


@every_session
def test_the_table_stands_after_every_entry_where_people_see_it(recorded: Recorded) -> None:
    paper = Paper(recorded.document)
    timeline = recorded.session.replay.timeline
    for placed, after in zip(timeline.placed, timeline.states[1:], strict=True):
        paper.happens(write_event(RUBBISH_AUCTION, placed.event))
        shown = dict(RUBBISH_AUCTION.portray(after))
        del shown["warnings"]
        assert shown == paper.told()
        assert {name: list(after.hand(name)) for name in after.seating} == paper.hands


@every_session
def test_the_stored_score_is_what_people_count_by_hand(recorded: Recorded) -> None:
    paper = Paper(recorded.document)
    for placed in recorded.session.replay.timeline.placed:
        paper.happens(write_event(RUBBISH_AUCTION, placed.event))
    stored = recorded.told["score"]["players"]
    assert {seat["name"]: [line["points"] for line in seat["lines"]] for seat in stored} == paper.counted()
    assert {seat["name"]: seat["place"] for seat in stored} == paper.standing()


def results(recorded: Recorded) -> list[Result]:
    timeline = recorded.session.replay.timeline
    return [
        result(before, placed.event.cards)
        for before, placed in zip(timeline.states, timeline.placed, strict=False)
        if isinstance(placed.event, BidsRevealed)
    ]


def test_there_are_sessions_for_two_to_five_players_and_with_the_option() -> None:
    assert {len(recorded.document["players"]) for recorded in SESSIONS} == {2, 3, 4, 5}
    assert any(recorded.document["options"]["may_bid_nothing"] for recorded in SESSIONS)


def test_the_floor_a_discarded_item_and_ties_at_both_ends_are_recorded() -> None:
    ends = [end for recorded in SESSIONS for end in results(recorded)]
    assert any(end.discarded for end in ends)
    one_end = [end for end in ends if end.tied_with(end.highest) != end.tied_with(end.lowest)]
    assert any(len(end.tied_with(end.highest)) > 1 for end in one_end)
    assert any(len(end.tied_with(end.lowest)) > 1 for end in one_end)
    assert any(len(end.tied_with(end.highest)) == len(end.ranking) for end in ends)


def test_a_shared_victory_and_one_by_items_are_recorded() -> None:
    sheets = [recorded.told["score"] for recorded in SESSIONS]
    assert any(len(sheet["winners"]) > 1 for sheet in sheets)
    assert any(sheet["tie_break"] for sheet in sheets)

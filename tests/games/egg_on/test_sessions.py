import pytest

from companion.documents.entries import write_event
from companion.games.egg_on import EGG_ON
from tests.games.egg_on.by_hand import Paper
from tests.games.recorded import Recorded, recorded_of

SESSIONS = recorded_of(EGG_ON)
every_session = pytest.mark.parametrize("recorded", SESSIONS, ids=[recorded.name for recorded in SESSIONS])


@every_session
def test_the_table_stands_after_every_entry_where_people_see_it(recorded: Recorded) -> None:
    paper = Paper(recorded.document)
    timeline = recorded.session.replay.timeline
    for placed, after in zip(timeline.placed, timeline.states[1:], strict=True):
        paper.happens(write_event(EGG_ON, placed.event))
        shown = dict(EGG_ON.portray(after))
        del shown["warnings"]
        assert shown == paper.told()
        for name in after.seating:
            assert {str(card): count for card, count in after.left(name).items()} == dict(+paper.hands[name])


@every_session
def test_the_stored_score_is_what_people_count_by_hand(recorded: Recorded) -> None:
    paper = Paper(recorded.document)
    for placed in recorded.session.replay.timeline.placed:
        paper.happens(write_event(EGG_ON, placed.event))
    stored = recorded.told["score"]["players"]
    counted = paper.counted(recorded.document["setup"]["colors"])
    assert {seat["name"]: [line["points"] for line in seat["lines"]] for seat in stored} == counted
    assert {seat["name"]: seat["total"] for seat in stored} == {name: sum(own) for name, own in counted.items()}


def test_there_are_sessions_for_two_three_and_four_players_and_with_each_option() -> None:
    assert {len(recorded.document["players"]) for recorded in SESSIONS} == {2, 3, 4}
    on = {key for recorded in SESSIONS for key, value in recorded.document["options"].items() if value}
    assert on == {option.key for option in EGG_ON.options}


def test_a_place_in_a_stack_and_a_neutral_female_are_recorded() -> None:
    entries = [entry for recorded in SESSIONS for entry in recorded.document["log"]]
    assert any("position" in entry for entry in entries)
    assert any("neutral" in recorded.document["setup"] for recorded in SESSIONS)

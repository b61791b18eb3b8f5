"""What holds for every title of the register, whoever wrote it."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import companion.games
from companion.documents import DocumentError, dump, parse, read_document, write_score, write_session, write_state
from companion.games import GAMES, AnyGame
from companion.games.chronicle import chapters, chronicle
from companion.games.session import Session
from companion.tracker import (
    Amend,
    Answered,
    Change,
    Entry,
    Event,
    Insert,
    Key,
    Redo,
    RefusedError,
    Replay,
    Retract,
    Revise,
    Rewound,
    Timeline,
    Undo,
    begin,
    replay,
)
from tests.games.damage import DEFAULTED, FREE, NULLABLE, at, damaged, left_out, one_more, path_of, places, wrong_kinds
from tests.games.playing import PLAYED, THOROUGH
from tests.games.recorded import RECORDED, Recorded, recorded_of, replays, title_of
from tests.games.taps import Screen, follow, keys_of, wandered

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_recorded = pytest.mark.parametrize("recorded", RECORDED, ids=[recorded.name for recorded in RECORDED])
TAPS = st.lists(st.integers(0, 899), min_size=40, max_size=200)


def test_the_register_names_every_folder_of_a_game() -> None:
    folders = Path(companion.games.__file__).parent.glob("*/__init__.py")
    assert {title_of(game) for game in GAMES.values()} == {folder.parent.name for folder in folders}
    assert all(game.id == key for key, game in GAMES.items())


@every_game
def test_each_ending_has_a_recorded_session(game: AnyGame) -> None:
    assert {recorded.told["ending"] for recorded in recorded_of(game)} == set(game.endings)


@every_game
def test_each_kind_of_entry_is_in_a_recorded_session(game: AnyGame) -> None:
    types = {entry["type"] for recorded in recorded_of(game) for entry in recorded.document["log"]}
    assert types >= {kind.type for kind in game.vocabulary.events}
    assert types >= {"undo", "redo", "amend", "retract", "revise"}


def test_a_missed_event_is_inserted_in_a_recorded_session_of_a_game_where_one_alone_can_be_missed() -> None:
    assert "insert" in {entry["type"] for recorded in RECORDED for entry in recorded.document["log"]}


@every_recorded
def test_a_recorded_session_replays_to_its_score_and_its_ending(recorded: Recorded) -> None:
    session = recorded.session
    assert write_score(session) == recorded.told["score"]
    assert session.game.ending(session.state) == recorded.told["ending"]
    assert session.over


@every_recorded
def test_what_is_written_and_read_again_is_the_same_session(recorded: Recorded) -> None:
    session = recorded.session
    assert write_session(session) == recorded.document
    assert read_document(parse(dump(write_session(session)))) == session


@every_recorded
def test_a_session_is_finished_when_its_game_is_over_and_not_before(recorded: Recorded) -> None:
    whole = recorded.session
    shorter = whole.continued(whole.replay.taken_back(), now="later")
    assert shorter.finished_at == (whole.finished_at if shorter.over else None)
    assert shorter.sheet.final == shorter.over
    again = shorter.continued(whole.replay, now="later")
    assert (again.finished_at, again.sheet) == (shorter.finished_at or "later", whole.sheet)


# The log


@every_recorded
def test_undoing_the_last_entry_gives_the_state_before_it_at_every_length(recorded: Recorded) -> None:
    stages = replays(recorded)
    for before, after in pairwise(stages):
        opposite = Redo() if after.log[-1].act == Undo() else Undo()
        assert after.then(Entry(act=opposite)).state == before.state


@every_recorded
def test_all_answers_of_a_session_can_be_taken_back_and_put_back(recorded: Recorded) -> None:
    log = recorded.session.replay
    seen = [log.state]
    while log.done:
        log = log.taken_back()
        seen.append(log.state)
    assert log.state == replays(recorded)[0].state
    for state in reversed(seen[:-1]):
        log = log.put_back()
        assert log.state == state


def fresh(stage: Replay, events: list[Event]) -> tuple[Timeline | None, int]:
    """The timeline of a log of just these events, or None and the number of the first one that does not fit."""
    fitting = begin(stage.start.rules, stage.start.state)
    for number, event in enumerate(events):
        try:
            fitting = fitting.then(Entry(act=event))
        except RefusedError:
            return None, number
    return fitting.timeline, len(events)


@settings(THOROUGH)
@given(recorded=st.sampled_from(RECORDED), data=st.data())
def test_a_correction_gives_what_a_fresh_log_would_or_is_refused_as_that_would_be(
    recorded: Recorded, data: st.DataObject
) -> None:
    stages = replays(recorded)
    stage = data.draw(st.sampled_from(stages[1:]), label="at")
    position = data.draw(st.integers(0, len(stage.log)), label="position")
    offered = [placed.event for last in stages[-1:] for placed in last.timeline.placed]
    event = data.draw(st.sampled_from(offered), label="event")
    correction = data.draw(
        st.sampled_from(
            [Amend(entry=position, event=event), Insert(entry=position, event=event), Retract(entry=position)]
        )
    )
    placed = stage.timeline.placed
    place = next((number for number, own in enumerate(placed) if own.entry == position), None)
    if place is None:
        with pytest.raises(RefusedError) as caught:
            stage.then(Entry(act=correction))
        assert (caught.value.at, caught.value.ruling.rule) == (f"log[{len(stage.log)}].entry", None)
        return
    events = [own.event for own in placed]
    keep = place if isinstance(correction, Insert) else place + 1
    events[place:keep] = [] if isinstance(correction, Retract) else [event]
    expected, _ = fresh(stage, events)
    if expected is None:
        with pytest.raises(RefusedError):
            stage.then(Entry(act=correction))
    else:
        assert stage.then(Entry(act=correction)).timeline.states == expected.states


@every_recorded
def test_there_is_nothing_to_undo_before_the_first_entry_and_nothing_to_redo_after_the_last(recorded: Recorded) -> None:
    empty = replays(recorded)[0]
    for step in (empty.taken_back, empty.put_back, recorded.session.replay.put_back):
        with pytest.raises(RefusedError) as caught:
            step()
        assert (caught.value.ruling.rule, str(caught.value.ruling.reason)[-1]) == (None, ".")


@every_recorded
def test_a_log_read_whole_is_the_log_read_entry_by_entry(recorded: Recorded) -> None:
    session = recorded.session
    assert replay(session.game.rules, replays(recorded)[0].state, session.replay.log) == session.replay


@every_recorded
def test_a_revision_names_an_entry_once(recorded: Recorded) -> None:
    log = recorded.session.replay
    newest = log.timeline.placed[-1].entry
    change = Change(entry=newest, event=None)
    with pytest.raises(RefusedError) as caught:
        log.then(Entry(act=Revise(changes=(change, change))))
    assert caught.value.at == f"log[{len(log.log)}].changes[1].entry"


@every_recorded
def test_the_log_in_words_has_a_line_for_every_event_that_counts_or_was_taken_back(recorded: Recorded) -> None:
    session = recorded.session
    lines = chronicle(session)
    timeline = session.replay.timeline
    assert len([line for line in lines if line.counts]) == len(timeline.placed) == len(chapters(session))
    entered = {number for number, entry in enumerate(session.replay.log) if isinstance(entry.act, Event)}
    assert len([line for line in lines if not line.counts]) == len(entered - {own.entry for own in timeline.placed})
    changed = [
        own for own in timeline.placed if own.entry in entered and session.replay.log[own.entry].act != own.event
    ]
    assert len([line for line in lines if line.was is not None]) == len(changed)


@every_recorded
def test_warnings_stay_in_the_order_in_which_they_came(recorded: Recorded) -> None:
    warnings = recorded.session.game.warnings
    for before, after in pairwise(recorded.session.replay.timeline.states):
        assert warnings(after)[: len(warnings(before))] == warnings(before)


# Questions


def opened(recorded: Recorded, habits: frozenset[str] = frozenset()) -> Screen:
    return Screen(game=recorded.session.game, replay=replays(recorded)[0], habits=habits)


def check_key(screen: Screen, key: Key) -> None:
    assert str(key.text), key.id
    if key.refusal is not None:
        assert not key.refusal.allowed
        assert key.refusal.rule, f"{key.id} is refused without a rule"
        assert str(key.refusal.reason), key.id
    elif isinstance(key.outcome, Answered):
        after = follow(screen, key.outcome)
        assert after.replay.taken_back().state == screen.state
    elif isinstance(key.outcome, Rewound):
        assert 0 < key.outcome.events_back <= len(screen.replay.done)
        assert str(follow(screen, key.outcome).question.title)


@settings(PLAYED)
@given(recorded=st.sampled_from(RECORDED), choices=TAPS)
def test_every_answer_that_is_offered_is_accepted_and_every_greyed_key_says_which_rule_and_why(
    recorded: Recorded, choices: list[int]
) -> None:
    players = recorded.session.table.players
    for screen in wandered(opened(recorded), choices, players=players):
        keys = keys_of(screen, players)
        shown = [key.id for key in screen.question.keys()]  # noqa: SIM118 - a question is no dictionary
        assert len(set(shown)) == len(shown)
        for key in keys:
            check_key(screen, key)


@settings(PLAYED)
@given(recorded=st.sampled_from(RECORDED), choices=TAPS)
def test_no_key_moves_while_the_same_question_collects_taps(recorded: Recorded, choices: list[int]) -> None:
    for before, after in pairwise(wandered(opened(recorded), choices)):
        if after.question.asked == before.question.asked and after.replay is before.replay:
            assert [key.id for key in after.question.aside] == [key.id for key in before.question.aside]
            assert len(after.question.slots) == len(before.question.slots)


@settings(PLAYED)
@given(recorded=st.sampled_from(RECORDED), choices=TAPS)
def test_a_session_tapped_at_random_is_written_and_read_again_unchanged(recorded: Recorded, choices: list[int]) -> None:
    begun = recorded.session
    for screen in wandered(opened(recorded), choices, players=begun.table.players):
        last = screen
    session = Session(id="tapped", game=begun.game, table=begun.table, setup=begun.setup, replay=last.replay)
    read = read_document(parse(dump(write_session(session))))
    assert read == session
    assert write_state(read) == write_state(session)
    assert json.dumps(write_score(session))


@every_recorded
def test_every_entry_of_a_recorded_session_has_its_words(recorded: Recorded) -> None:
    telling = recorded.session.game.telling
    timeline = recorded.session.replay.timeline
    for before, placed, after in zip(timeline.states, timeline.placed, timeline.states[1:], strict=False):
        for revealed in (False, True):
            assert str(telling.log_line(before, placed.event, after, revealed))
        assert str(telling.short(before, placed.event))
        assert str(telling.progress(after))
        assert str(telling.chapter(after))
        assert all(str(one.text) for one in telling.announce(before, placed.event, after))


@every_recorded
def test_the_tap_before_each_entry_can_be_asked_again(recorded: Recorded) -> None:
    asking = recorded.session.game.asking
    timeline = recorded.session.replay.timeline
    for before, placed in zip(timeline.states, timeline.placed, strict=False):
        assert str(asking.ask(before, asking.retrace(before, placed.event), frozenset()).title)


# Damage


def refused_at(document: dict[str, Any]) -> str:
    """The path of the fault in a document that must be refused."""
    with pytest.raises(DocumentError) as caught:
        read_document(document)
    assert str(caught.value.reason)
    return caught.value.at


def check_damage(document: dict[str, Any], place: tuple[str | int, ...]) -> None:
    whole = write_score(read_document(document))
    key, stood = place[-1], at(document, place)
    for wrong in wrong_kinds(document, place):
        if wrong is None and (key in NULLABLE or "owners" in place[-2:-1]):
            continue
        fault = refused_at(damaged(document, place, wrong))
        assert fault == path_of(place) or (stood is None and fault.startswith(path_of(place))), (place, wrong)
    if key in FREE or key == "step":
        assert write_score(read_document(left_out(document, place))) == whole
    elif isinstance(key, str) and not {key, *place[-2:-1]} & DEFAULTED:
        assert refused_at(left_out(document, place)) == path_of(place), place
    if key in FREE:
        assert write_score(read_document(damaged(document, place, "something else"))) == whole
    for extended, odd in one_more(document, place):
        assert refused_at(extended) == odd


@every_game
def test_a_document_with_any_one_field_damaged_is_refused_with_its_path(game: AnyGame) -> None:
    shortest = min(recorded_of(game), key=lambda recorded: len(recorded.text))
    for place in places(shortest.document):
        check_damage(shortest.document, place)


@settings(PLAYED)
@given(recorded=st.sampled_from(RECORDED), data=st.data())
def test_damage_anywhere_in_a_long_session_is_refused_with_its_path(recorded: Recorded, data: st.DataObject) -> None:
    check_damage(recorded.document, data.draw(st.sampled_from(places(recorded.document))))

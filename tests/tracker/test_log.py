"""The log's own rules, sentence by sentence of ``formats.md`` section 1."""

import pytest

from companion.tracker import (
    ALLOWED,
    Amend,
    Change,
    Entry,
    Insert,
    Redo,
    RefusedError,
    Retract,
    Revise,
    Undo,
    refuse,
)
from companion.tracker.events import Control, Event
from companion.words import say
from tests.tracker.counting import BellRung, Halved, add, counted, fresh, totals

NOTHING_COUNTS = "is not an event that counts at this point"


def refusal(*acts: Event | Control) -> RefusedError:
    """Return why the last of these acts is refused, after all before it were accepted."""
    replayed = counted(*acts[:-1])
    with pytest.raises(RefusedError) as caught:
        replayed.then(Entry(act=acts[-1]))
    return caught.value


class TestEvents:
    def test_an_empty_log_leaves_the_game_at_its_start(self) -> None:
        assert totals(fresh()) == [0]
        assert fresh().state.total == 0

    def test_there_is_one_state_more_than_there_are_events(self) -> None:
        assert totals(counted(add(3), add(5), Halved())) == [0, 3, 8, 4]

    def test_a_timeline_until_an_event_is_the_timeline_of_the_log_that_ended_there(self) -> None:
        log = (add(3), add(5), Halved())
        for count in range(4):
            assert counted(*log).timeline.until(count) == counted(*log[:count]).timeline

    def test_an_event_is_named_by_its_position_in_the_log(self) -> None:
        placed = counted(add(3), Undo(), add(5)).timeline.placed
        assert [(one.entry, one.path) for one in placed] == [(2, "log[2]")]

    def test_a_refusal_carries_the_rule_and_the_path_of_the_field(self) -> None:
        error = refusal(add(9), add(9), add(9))
        assert (error.at, error.ruling.rule, str(error)) == ("log[2].amount", "CT-02", "That is more than 21.")

    def test_a_refusal_of_the_whole_event_has_the_path_of_the_entry(self) -> None:
        assert refusal(add(9), Halved()).at == "log[1]"

    def test_replaying_stops_at_the_first_entry_that_does_not_fit(self) -> None:
        with pytest.raises(RefusedError) as caught:
            counted(add(1), add(0), Halved(), Redo())
        assert caught.value.at == "log[1].amount"

    def test_an_entry_that_breaks_the_rules_is_refused_even_if_it_is_undone_later(self) -> None:
        with pytest.raises(RefusedError) as caught:
            counted(add(1), Halved(), Undo())
        assert caught.value.at == "log[1]"

    def test_a_refused_entry_changes_nothing(self) -> None:
        replayed = counted(add(1))
        with pytest.raises(RefusedError):
            replayed.then(Entry(act=Halved()))
        assert replayed == counted(add(1))


class TestUndoAndRedo:
    def test_undo_takes_back_the_newest_entry_that_still_counts(self) -> None:
        assert totals(counted(add(3), add(5), Undo())) == [0, 3]
        assert totals(counted(add(3), add(5), Undo(), Undo())) == [0]

    def test_undo_after_undo_and_an_event_takes_back_that_event(self) -> None:
        assert totals(counted(add(3), add(5), Undo(), add(6), Undo())) == [0, 3]

    def test_undo_takes_back_a_correction_alike(self) -> None:
        assert totals(counted(add(3), add(5), Amend(entry=0, event=add(4)), Undo())) == [0, 3, 8]
        assert totals(counted(add(3), add(5), Amend(entry=0, event=add(4)), Undo(), Undo())) == [0, 3]

    @pytest.mark.parametrize(
        "correction",
        [
            Amend(entry=1, event=add(9)),
            Retract(entry=0),
            Insert(entry=1, event=add(2)),
            Revise(changes=(Change(entry=0, event=None), Change(entry=1, event=add(7)))),
        ],
    )
    def test_every_kind_of_correction_can_be_undone_and_redone(self, correction: Control) -> None:
        before, after = counted(add(3), add(5)), counted(add(3), add(5), correction)
        undone = counted(add(3), add(5), correction, Undo())
        assert undone.timeline == before.timeline
        assert undone.then(Entry(act=Redo())).timeline == after.timeline

    def test_redo_puts_the_newest_one_taken_back_in_force_again(self) -> None:
        assert totals(counted(add(3), add(5), Undo(), Redo())) == [0, 3, 8]
        assert totals(counted(add(3), add(5), Undo(), Undo(), Redo())) == [0, 3]
        assert totals(counted(add(3), add(5), Undo(), Undo(), Redo(), Redo())) == [0, 3, 8]

    def test_what_was_put_back_keeps_its_position(self) -> None:
        placed = counted(add(3), add(5), Undo(), Redo()).timeline.placed
        assert [one.entry for one in placed] == [0, 1]

    def test_what_was_put_back_can_be_undone_again(self) -> None:
        assert totals(counted(add(3), Undo(), Redo(), Undo())) == [0]

    @pytest.mark.parametrize("newer", [add(1), Retract(entry=0), Insert(entry=0, event=add(1))])
    def test_any_other_new_entry_empties_what_can_be_redone(self, newer: Event | Control) -> None:
        error = refusal(add(3), add(5), Undo(), newer, Redo())
        assert (error.at, error.ruling.rule) == ("log[4]", None)

    def test_a_refused_entry_leaves_what_can_be_redone(self) -> None:
        undone = counted(add(3), Undo())
        with pytest.raises(RefusedError):
            undone.then(Entry(act=Halved()))
        assert totals(undone.then(Entry(act=Redo()))) == [0, 3]

    @pytest.mark.parametrize("before", [(), (add(3), Undo())])
    def test_with_nothing_left_to_undo_undo_is_refused(self, before: tuple[Event | Control, ...]) -> None:
        error = refusal(*before, Undo())
        assert (error.at, error.ruling.rule) == (f"log[{len(before)}]", None)

    @pytest.mark.parametrize("before", [(), (add(3),), (add(3), Undo(), Redo())])
    def test_with_nothing_to_put_back_redo_is_refused(self, before: tuple[Event | Control, ...]) -> None:
        error = refusal(*before, Redo())
        assert (error.at, error.ruling.rule) == (f"log[{len(before)}]", None)

    def test_nothing_is_ever_deleted_from_the_log(self) -> None:
        replayed = counted(add(3), Undo(), add(4), Amend(entry=2, event=add(5)), Undo(), Redo())
        assert [entry.act.type for entry in replayed.log] == ["add", "undo", "add", "amend", "undo", "redo"]


class TestAmend:
    def test_the_event_at_the_position_is_read_as_another_from_now_on(self) -> None:
        assert totals(counted(add(3), add(5), Amend(entry=0, event=add(4)))) == [0, 4, 9]

    def test_an_event_may_become_one_of_another_kind(self) -> None:
        assert totals(counted(add(4), add(5), Amend(entry=1, event=Halved()))) == [0, 4, 2]

    def test_it_may_be_amended_again(self) -> None:
        amended = counted(add(3), Amend(entry=0, event=add(4)), Amend(entry=0, event=add(5)))
        assert totals(amended) == [0, 5]

    def test_the_refusal_names_the_first_event_that_no_longer_fits(self) -> None:
        error = refusal(add(4), add(2), Halved(), add(1), Halved(), Amend(entry=0, event=add(3)))
        assert (error.at, error.ruling.rule) == ("log[2]", "CT-03")

    def test_an_event_that_does_not_fit_itself_is_named_inside_the_correction(self) -> None:
        error = refusal(add(4), add(5), Amend(entry=1, event=add(0)))
        assert (error.at, error.ruling.rule) == ("log[2].event.amount", "CT-01")
        assert refusal(add(3), add(5), Amend(entry=1, event=Halved())).at == "log[2].event"

    def test_an_amended_event_that_no_longer_fits_is_named_where_its_text_stands(self) -> None:
        error = refusal(add(3), add(5), Amend(entry=1, event=add(9)), add(9), Amend(entry=0, event=add(4)))
        assert error.at == "log[3].amount"
        error = refusal(add(4), add(5), Amend(entry=1, event=Halved()), Amend(entry=0, event=add(3)))
        assert error.at == "log[2].event"


class TestRetract:
    def test_the_event_at_the_position_no_longer_counts(self) -> None:
        assert totals(counted(add(3), add(5), Retract(entry=0))) == [0, 5]
        assert totals(counted(add(3), add(5), Retract(entry=1))) == [0, 3]
        assert totals(counted(add(3), Retract(entry=0))) == [0]

    def test_the_refusal_names_the_first_event_that_no_longer_fits(self) -> None:
        error = refusal(add(3), add(5), Halved(), Retract(entry=0))
        assert (error.at, error.ruling.rule) == ("log[2]", "CT-03")


class TestInsert:
    def test_the_event_counts_just_before_the_one_at_the_position(self) -> None:
        assert totals(counted(add(3), add(5), Insert(entry=0, event=add(1)))) == [0, 1, 4, 9]
        assert totals(counted(add(3), add(5), Insert(entry=1, event=add(1)))) == [0, 3, 4, 9]

    def test_it_has_the_position_of_its_insert_entry(self) -> None:
        inserted = counted(add(3), add(5), Insert(entry=0, event=add(1)))
        assert [one.entry for one in inserted.timeline.placed] == [2, 0, 1]
        assert totals(counted(add(3), add(5), Insert(entry=0, event=add(1)), Retract(entry=2))) == [0, 3, 8]
        assert totals(counted(add(3), add(5), Insert(entry=0, event=add(1)), Amend(entry=2, event=add(2)))) == [
            0,
            2,
            5,
            10,
        ]

    def test_of_two_inserted_before_the_same_event_the_later_one_stands_nearer(self) -> None:
        inserted = counted(add(3), Insert(entry=0, event=add(1)), Insert(entry=0, event=add(5)))
        assert totals(inserted) == [0, 1, 6, 9]

    def test_one_may_be_inserted_before_an_inserted_one(self) -> None:
        inserted = counted(add(3), Insert(entry=0, event=add(1)), Insert(entry=1, event=add(5)))
        assert totals(inserted) == [0, 5, 6, 9]

    def test_an_inserted_event_that_does_not_fit_is_named_inside_its_entry(self) -> None:
        error = refusal(add(3), Insert(entry=0, event=Halved()))
        assert (error.at, error.ruling.rule) == ("log[1].event", "CT-03")

    def test_an_inserted_event_that_no_longer_fits_is_named_where_its_text_stands(self) -> None:
        error = refusal(add(4), add(1), Insert(entry=1, event=Halved()), Amend(entry=0, event=add(3)))
        assert error.at == "log[2].event"

    def test_after_undo_of_the_insert_its_position_counts_no_more(self) -> None:
        error = refusal(add(3), Insert(entry=0, event=add(1)), Undo(), Retract(entry=1))
        assert (error.at, error.ruling.rule) == ("log[3].entry", None)


class TestRevise:
    def test_several_amendments_are_made_at_once(self) -> None:
        changes = (Change(entry=0, event=add(1)), Change(entry=1, event=add(2)))
        assert totals(counted(add(3), add(5), Revise(changes=changes))) == [0, 1, 3]

    def test_null_retracts(self) -> None:
        changes = (Change(entry=0, event=None), Change(entry=1, event=add(2)))
        assert totals(counted(add(3), add(5), Revise(changes=changes))) == [0, 2]

    def test_they_are_judged_only_when_all_are_made(self) -> None:
        log = (add(4), Halved(), add(1))
        one, other = Change(entry=0, event=add(5)), Change(entry=1, event=add(3))
        assert refusal(*log, Revise(changes=(one,))).at == "log[1]"
        assert totals(counted(*log, Revise(changes=(one, other)))) == [0, 5, 8, 9]
        assert totals(counted(*log, Revise(changes=(other, one)))) == [0, 5, 8, 9]

    def test_a_change_that_does_not_fit_is_named_inside_the_revision(self) -> None:
        changes = (Change(entry=0, event=add(2)), Change(entry=1, event=add(0)))
        error = refusal(add(3), add(5), Revise(changes=changes))
        assert (error.at, error.ruling.rule) == ("log[2].changes[1].event.amount", "CT-01")

    def test_the_first_event_in_playing_order_is_named_not_the_first_change(self) -> None:
        changes = (Change(entry=1, event=add(0)), Change(entry=0, event=Halved()))
        assert refusal(add(3), add(5), Revise(changes=changes)).at == "log[2].changes[1].event"

    def test_a_position_named_twice_by_one_revision_is_refused(self) -> None:
        changes = (Change(entry=0, event=add(2)), Change(entry=0, event=None))
        error = refusal(add(3), Revise(changes=changes))
        assert (error.at, error.ruling.rule) == ("log[1].changes[1].entry", None)

    def test_a_position_that_does_not_count_is_refused(self) -> None:
        changes = (Change(entry=0, event=add(2)), Change(entry=7, event=None))
        error = refusal(add(3), Revise(changes=changes))
        assert (error.at, error.ruling.rule) == ("log[1].changes[1].entry", None)


def _corrections(position: int) -> list[Control]:
    return [
        Amend(entry=position, event=add(1)),
        Retract(entry=position),
        Insert(entry=position, event=add(1)),
    ]


class TestPositions:
    """Corrections name events that count at that moment."""

    @pytest.mark.parametrize("correction", _corrections(1))
    def test_an_undone_position_is_refused(self, correction: Control) -> None:
        error = refusal(add(3), add(5), Undo(), correction)
        assert (error.at, error.ruling.rule) == ("log[3].entry", None)
        assert NOTHING_COUNTS in str(error)

    @pytest.mark.parametrize("correction", _corrections(0))
    def test_a_retracted_position_is_refused(self, correction: Control) -> None:
        assert refusal(add(3), add(5), Retract(entry=0), correction).at == "log[3].entry"

    @pytest.mark.parametrize("position", [1, 2, 100, -1])
    def test_a_later_position_its_own_or_a_negative_one_is_refused(self, position: int) -> None:
        for correction in _corrections(position):
            assert refusal(add(3), correction).at == "log[1].entry"

    @pytest.mark.parametrize("correction", _corrections(1))
    def test_a_control_is_no_event(self, correction: Control) -> None:
        assert refusal(add(3), Amend(entry=0, event=add(4)), correction).at == "log[2].entry"
        assert refusal(add(3), Undo(), add(4), correction).at == "log[3].entry"

    def test_a_position_counts_again_when_the_retraction_is_undone_or_the_event_redone(self) -> None:
        assert totals(counted(add(3), Retract(entry=0), Undo(), Amend(entry=0, event=add(4)))) == [0, 4]
        assert totals(counted(add(3), Undo(), Redo(), Amend(entry=0, event=add(4)))) == [0, 4]


class TestLabels:
    def test_time_author_and_step_of_an_entry_change_no_result(self) -> None:
        plain = fresh().then(Entry(act=add(3)))
        labelled = fresh().then(Entry(act=add(3), at="2026-11-21T18:00:00Z", by="Ada", step=7))
        assert labelled.timeline == plain.timeline


class TestRulings:
    def test_a_refusal_says_which_rule_why_and_where(self) -> None:
        ruling = refuse("CT-01", say("Add 1 to 9."), "amount")
        assert (ruling.allowed, ruling.rule, str(ruling.reason), ruling.field) == (
            False,
            "CT-01",
            "Add 1 to 9.",
            "amount",
        )

    def test_what_is_allowed_needs_no_reason(self) -> None:
        assert ALLOWED.allowed
        assert (ALLOWED.rule, str(ALLOWED.reason), ALLOWED.field) == (None, "", "")

    def test_what_is_raised_shows_the_reason(self) -> None:
        error = RefusedError(refuse(None, say("No.")))
        assert (str(error), error.at) == ("No.", "")

    def test_the_bell_rings_only_when_it_is_due(self) -> None:
        assert refusal(add(5), BellRung()).ruling.rule == "CT-04"

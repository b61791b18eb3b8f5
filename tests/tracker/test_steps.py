"""One question, one step: what follows by itself is logged, taken back and put back with the answer."""

from dataclasses import replace

import pytest

from companion.tracker import ALLOWED, Amend, Entry, Redo, RefusedError, Retract, Undo, begin
from companion.tracker.replay import MOST_FOLLOWERS
from tests.tracker.counting import COUNTING, BellRung, Count, add, counted, fresh, totals

NOW = "2026-11-21T18:00:00Z"


def test_an_answer_is_one_step_however_many_events_it_has() -> None:
    replayed = fresh().answered((add(3), add(4)), at=NOW).answered((add(1),), at=NOW)
    assert [(entry.act, entry.at, entry.step) for entry in replayed.log] == [
        (add(3), NOW, 0),
        (add(4), NOW, 0),
        (add(1), NOW, 1),
    ]


def test_what_follows_by_itself_belongs_to_the_step_of_the_answer() -> None:
    replayed = fresh().answered((add(4), add(6)), at=NOW)
    assert [(entry.act.type, entry.step) for entry in replayed.log] == [("add", 0), ("add", 0), ("bell", 0)]
    assert replayed.log[-1].at == NOW
    assert replayed.state == Count(total=10, rung=True)


def test_a_new_step_is_above_every_step_of_the_log_undone_ones_included() -> None:
    replayed = fresh().then(Entry(act=add(1), step=7)).taken_back().answered((add(2),))
    assert replayed.log[-1].step == 8


def test_a_log_without_steps_begins_with_step_zero() -> None:
    assert counted(add(1)).answered((add(2),)).log[-1].step == 0


def test_an_answer_that_is_refused_says_why_and_changes_nothing() -> None:
    replayed = fresh().answered((add(9),))
    with pytest.raises(RefusedError) as caught:
        replayed.answered((add(9), add(9)))
    assert caught.value.at == "log[2].amount"
    assert totals(replayed) == [0, 9]


def test_followers_for_ever_come_to_an_end() -> None:
    endless = replace(COUNTING, judge=lambda _, __: ALLOWED, forced=lambda _: BellRung())
    assert len(begin(endless, Count()).answered((add(1),)).log) == 1 + MOST_FOLLOWERS


def test_an_answer_is_taken_back_with_all_that_followed_by_one_undo_entry_each() -> None:
    replayed = fresh().answered((add(1),)).answered((add(4), add(5)))
    assert replayed.undo_count() == 3
    back = replayed.taken_back(at=NOW)
    assert totals(back) == [0, 1]
    assert [(entry.act, entry.at) for entry in back.log[4:]] == [(Undo(), NOW)] * 3


def test_an_answer_taken_back_is_put_back_with_all_that_followed() -> None:
    replayed = fresh().answered((add(1),)).answered((add(4), add(5)))
    back = replayed.taken_back()
    assert back.redo_count() == 3
    again = back.put_back(at=NOW)
    assert again.timeline == replayed.timeline
    assert [(entry.act, entry.at) for entry in again.log[7:]] == [(Redo(), NOW)] * 3


def test_two_answers_are_taken_back_and_put_back_one_at_a_time() -> None:
    replayed = fresh().answered((add(1), add(2))).answered((add(4),))
    once = replayed.taken_back()
    twice = once.taken_back()
    assert (totals(once), totals(twice)) == ([0, 1, 3], [0])
    assert totals(twice.put_back()) == [0, 1, 3]
    assert totals(twice.put_back().put_back()) == [0, 1, 3, 7]


def test_entries_without_a_step_are_taken_back_one_at_a_time() -> None:
    replayed = counted(add(1), add(2))
    assert replayed.undo_count() == 1
    assert totals(replayed.taken_back()) == [0, 1]
    assert totals(replayed.taken_back().taken_back().put_back()) == [0, 1]


def test_an_entry_without_a_step_does_not_belong_to_the_step_before_it() -> None:
    replayed = fresh().answered((add(1), add(2))).then(Entry(act=Amend(entry=0, event=add(3))))
    assert replayed.undo_count() == 1
    assert totals(replayed.taken_back()) == [0, 1, 3]


def test_steps_count_only_while_their_entries_lie_together() -> None:
    log = [Entry(act=add(1), step=0), Entry(act=add(2), step=1), Entry(act=add(3), step=0)]
    replayed = fresh()
    for entry in log:
        replayed = replayed.then(entry)
    assert replayed.undo_count() == 1


def test_with_nothing_told_there_is_nothing_to_take_back_or_to_put_back() -> None:
    assert (fresh().undo_count(), fresh().redo_count()) == (0, 0)
    for step in (fresh().taken_back, fresh().put_back):
        with pytest.raises(RefusedError) as caught:
            step()
        assert caught.value.at == "log[0]"


def test_the_newest_step_is_the_newest_answer_with_its_followers() -> None:
    replayed = fresh().answered((add(1),)).answered((add(4), add(5)))
    assert [act.entry.act for act in replayed.newest_step()] == [add(4), add(5), BellRung()]
    assert fresh().newest_step() == ()


def test_an_answer_is_rewound_by_so_many_events() -> None:
    replayed = fresh().answered((add(1),)).answered((add(2), add(3)))
    rewound = replayed.rewound(2, at=NOW)
    assert totals(rewound) == [0, 1]
    assert [(entry.act, entry.at) for entry in rewound.log[3:]] == [(Undo(), NOW)] * 2
    assert replayed.rewound(0) == replayed


def test_corrections_made_since_are_rewound_with_the_events() -> None:
    replayed = counted(add(1), add(2), Retract(entry=0), Amend(entry=1, event=add(5)))
    assert totals(replayed.rewound(1)) == [0, 1]


def test_every_entry_of_an_answer_and_of_what_takes_it_back_is_by_who_gave_it() -> None:
    answered = fresh().answered((add(4), add(6)), by="Ada")
    log = answered.taken_back(by="Ben").put_back(by="Cy").rewound(1, by="Dora").log
    assert [entry.by for entry in log] == ["Ada"] * 3 + ["Ben"] * 3 + ["Cy"] * 3 + ["Dora"]

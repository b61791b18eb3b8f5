"""Everything that the pure rooms hand round is a value: frozen, and made of named fields only."""

import inspect
from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest

from companion import scoring, tracker, words
from companion.games import session
from companion.scoring import NOTHING, Share
from companion.tracker import Answered, Entry, Key, PickPlayer
from companion.words import say
from tests.tracker.counting import add

VALUES = [
    value
    for room in (words, tracker, scoring, session)
    for _, value in inspect.getmembers(room, inspect.isclass)
    if is_dataclass(value)
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value.__name__)
def test_a_value_is_frozen_and_has_no_room_for_more(value: type) -> None:
    blank = object.__new__(value)
    for name in [field.name for field in fields(value)]:
        with pytest.raises(FrozenInstanceError):
            setattr(blank, name, 1)
    assert not hasattr(blank, "__dict__")


def test_an_entry_says_nothing_but_what_it_was_told() -> None:
    entry = Entry(act=add(1))
    assert (entry.at, entry.by, entry.step) == (None, None, None)


def test_a_key_is_one_of_a_kind_unchosen_and_allowed_unless_it_says_otherwise() -> None:
    key = Key(id="Ada", text=say("Ada"), outcome=Answered(()))
    assert (key.held, key.chosen, key.main, key.refusal) == (1, 0, False, None)


def test_a_question_leaves_the_table_in_sight_unless_it_says_otherwise() -> None:
    assert not PickPlayer(title=say("Who?"), rows=()).covers_table


def test_nothing_is_no_points_in_no_place() -> None:
    assert Share(points=0, place=0, pool=0, sharers=0) == NOTHING

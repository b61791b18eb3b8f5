import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.tracker import clockwise_from, left_of
from companion.words import Name

ADA, BEN, CY = TABLE = (Name("Ada"), Name("Ben"), Name("Cy"))


def test_the_next_in_seating_order_sits_to_the_left() -> None:
    assert [left_of(TABLE, seat) for seat in TABLE] == [BEN, CY, ADA]


def test_clockwise_goes_round_the_table_once() -> None:
    assert clockwise_from(TABLE, ADA) == (ADA, BEN, CY)
    assert clockwise_from(TABLE, CY) == (CY, ADA, BEN)


def test_of_two_each_sits_to_the_left_of_the_other() -> None:
    assert left_of((ADA, BEN), ADA) == BEN
    assert left_of((ADA, BEN), BEN) == ADA


def test_who_does_not_sit_here_is_a_fault_of_ours() -> None:
    with pytest.raises(ValueError, match="not in"):
        clockwise_from(TABLE, Name("Dot"))


@given(st.lists(st.text(min_size=1), min_size=2, max_size=6, unique=True), st.data())
def test_walking_left_meets_everybody_once(people: list[str], data: st.DataObject) -> None:
    seating = tuple(map(Name, people))
    first = data.draw(st.sampled_from(seating))
    walk = [first]
    while left_of(seating, walk[-1]) != first:
        walk.append(left_of(seating, walk[-1]))
    assert tuple(walk) == clockwise_from(seating, first)
    assert sorted(walk) == sorted(seating)

"""Majorities with the examples that sheet 000 prints (scoring 1), and what holds for all of them."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.scoring import NOTHING, Share, rounded_up_share, share_prizes
from companion.words import Name

NAMES = tuple(map(Name, ("Ada", "Ben", "Cy", "Dot", "Eve")))
FIRST_AND_SECOND = (8, 4)


def points(counts: tuple[int, ...], prizes: tuple[int, ...] = FIRST_AND_SECOND) -> list[int]:
    shares = share_prizes(dict(zip(NAMES, counts, strict=False)), prizes)
    return [share.points for share in shares.values()]


def test_most_gets_8_points_and_second_most_4() -> None:
    assert points((5, 3, 2)) == [8, 4, 0]
    assert points((1, 2, 4, 3)) == [0, 0, 8, 4]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((5, 5, 2), [6, 6, 0]),
        ((4, 4, 4, 2), [4, 4, 4, 0]),
        ((3, 3, 3, 3, 1), [3, 3, 3, 3, 0]),
        ((2, 2, 2, 2, 2), [3, 3, 3, 3, 3]),
    ],
)
def test_who_ties_for_first_shares_12_and_there_is_no_second_place(
    counts: tuple[int, ...], expected: list[int]
) -> None:
    assert points(counts) == expected


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((6, 4, 4, 1), [8, 2, 2, 0]),
        ((6, 3, 3, 3), [8, 2, 2, 2]),
        ((6, 3, 3, 3, 3), [8, 1, 1, 1, 1]),
    ],
)
def test_who_ties_for_second_shares_4_rounded_up(counts: tuple[int, ...], expected: list[int]) -> None:
    assert points(counts) == expected


def test_alone_there_is_nobody_for_the_second_prize() -> None:
    assert points((3,)) == [8]


def test_nobody_and_no_prizes_give_nothing() -> None:
    assert share_prizes({}, FIRST_AND_SECOND) == {}
    assert share_prizes({NAMES[0]: 3}, ()) == {NAMES[0]: NOTHING}


def test_a_share_says_its_place_its_pool_and_with_how_many_it_is_shared() -> None:
    shares = share_prizes(dict(zip(NAMES, (6, 4, 4, 1), strict=False)), FIRST_AND_SECOND)
    assert list(shares.values()) == [
        Share(points=8, place=1, pool=8, sharers=1),
        Share(points=2, place=2, pool=4, sharers=2),
        Share(points=2, place=2, pool=4, sharers=2),
        NOTHING,
    ]


def test_after_a_tie_the_next_place_is_counted_past_it() -> None:
    shares = share_prizes(dict(zip(NAMES, (5, 5, 2), strict=False)), (8, 4, 2))
    assert [share.place for share in shares.values()] == [1, 1, 3]
    assert [share.points for share in shares.values()] == [6, 6, 2]


@pytest.mark.parametrize(
    ("pool", "sharers", "share"), [(12, 5, 3), (12, 4, 3), (8, 3, 3), (8, 5, 2), (4, 3, 2), (0, 3, 0)]
)
def test_if_necessary_it_is_rounded_up(pool: int, sharers: int, share: int) -> None:
    assert rounded_up_share(pool, sharers) == share


COUNTS = st.dictionaries(st.sampled_from(NAMES), st.integers(min_value=0, max_value=9), min_size=1)
PRIZES = st.lists(st.integers(min_value=0, max_value=20), max_size=5).map(lambda prizes: sorted(prizes, reverse=True))


@given(COUNTS, PRIZES)
def test_shares_never_pay_less_than_the_prizes_in_reach_and_not_a_point_a_head_more(
    counts: dict[Name, int], prizes: list[int]
) -> None:
    shares = share_prizes(counts, prizes)
    paid = sum(share.points for share in shares.values())
    assert sum(prizes[: len(counts)]) <= paid < sum(prizes[: len(counts)]) + len(counts)


@given(COUNTS, PRIZES)
def test_who_ties_gets_the_same(counts: dict[Name, int], prizes: list[int]) -> None:
    shares = share_prizes(counts, prizes)
    assert list(shares) == list(counts)
    for (one, own), (other, others) in product(counts.items(), repeat=2):
        assert own != others or shares[one] == shares[other]


@given(COUNTS, PRIZES)
def test_who_has_more_never_gets_less(counts: dict[Name, int], prizes: list[int]) -> None:
    shares = share_prizes(counts, prizes)
    for (one, own), (other, others) in product(counts.items(), repeat=2):
        assert own <= others or shares[one].points >= shares[other].points


@given(st.integers(min_value=0, max_value=10**30), st.integers(min_value=1, max_value=9))
def test_a_rounded_up_share_is_the_smallest_whole_number_that_pays_the_pool(pool: int, sharers: int) -> None:
    share = rounded_up_share(pool, sharers)
    assert share * sharers >= pool > (share - 1) * sharers

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.scoring import ScoreLine, ScoreSheet, score_sheet, told_apart
from companion.words import Name, say

NAMES = tuple(map(Name, ("Ada", "Ben", "Cy", "Dot", "Eve")))


def line(key: str, points: int) -> ScoreLine:
    return ScoreLine(key=key, points=points, reason=say("{points} for {key}", points=points, key=key))


def sheet(*totals: int, final: bool = True) -> ScoreSheet:
    return score_sheet({name: (line("all", total),) for name, total in zip(NAMES, totals, strict=False)}, final=final)


def places(*totals: int) -> list[int]:
    return [seat.place for seat in sheet(*totals).seats]


def test_a_total_is_the_sum_of_its_lines() -> None:
    seat = score_sheet({NAMES[0]: (line("corns", 6), line("unfed_hens", -9))}, final=True).seats[0]
    assert seat.total == -3


def test_a_seat_without_lines_has_nothing() -> None:
    assert score_sheet({NAMES[0]: ()}, final=True).seats[0].total == 0


def test_two_who_share_the_first_place_leave_the_third_for_the_next() -> None:
    assert places(48, 48, 30) == [1, 1, 3]


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((10, 20, 30), [3, 2, 1]),
        ((30, 10, 10, 5), [1, 2, 2, 4]),
        ((5, 5, 5), [1, 1, 1]),
        ((-6, -3, 0), [3, 2, 1]),
        ((1, 2, 2, 2, 3), [5, 2, 2, 2, 1]),
    ],
)
def test_the_place_is_one_more_than_those_with_a_higher_total(totals: tuple[int, ...], expected: list[int]) -> None:
    assert places(*totals) == expected


def test_in_case_of_a_tie_there_are_multiple_winners() -> None:
    assert sheet(48, 30, 48).winners == ("Ada", "Cy")
    assert sheet(1, 2, 3).winners == ("Cy",)


def test_seats_stand_in_seating_order() -> None:
    assert [seat.name for seat in sheet(1, 3, 2).seats] == ["Ada", "Ben", "Cy"]


def test_keys_lines_and_seats_are_found_by_name() -> None:
    own = (line("corns", 6), line("unfed_hens", -9))
    result = score_sheet({NAMES[0]: own, NAMES[1]: own}, final=False)
    assert result.keys == ("corns", "unfed_hens")
    assert result.seat(NAMES[1]).name == "Ben"
    assert result.seat(NAMES[1]).line("unfed_hens") == own[1]


def test_a_sheet_is_provisional_until_it_is_final() -> None:
    assert (sheet(1).final, sheet(1, final=False).final) == (True, False)


def test_without_a_tie_break_of_the_game_none_decided() -> None:
    assert sheet(5, 5).tie_break is None


@given(st.lists(st.integers(min_value=-99, max_value=99), min_size=1, max_size=5))
def test_somebody_always_wins_and_nobody_is_above_a_winner(totals: list[int]) -> None:
    result = sheet(*totals)
    assert result.winners
    assert {result.seat(name).total for name in result.winners} == {max(totals)}


@given(st.lists(st.integers(min_value=-9, max_value=9), min_size=1, max_size=5))
def test_the_same_total_is_the_same_place(totals: list[int]) -> None:
    assert sorted(zip(totals, places(*totals), strict=True)) == sorted(
        (total, 1 + sum(other > total for other in totals)) for total in totals
    )


def broken(totals: tuple[int, ...], more: tuple[int, ...]) -> list[int]:
    """The places of these totals when a tie-breaker counts, too."""
    named = {name: (line("all", total),) for name, total in zip(NAMES, totals, strict=False)}
    sheet = score_sheet(named, final=True, tie_breaker=dict(zip(NAMES, more, strict=False)))
    return [seat.place for seat in sheet.seats]


@pytest.mark.parametrize(
    ("totals", "more", "expected"),
    [
        ((41, 41, 30), (1, 3, 9), [2, 1, 3]),
        ((41, 41, 41), (1, 3, 3), [3, 1, 1]),
        ((41, 40), (0, 5), [1, 2]),
        ((9, 30, 30, 9), (2, 2, 2, 1), [3, 1, 1, 4]),
    ],
)
def test_a_tie_breaker_separates_only_equal_totals(
    totals: tuple[int, ...], more: tuple[int, ...], expected: list[int]
) -> None:
    assert broken(totals, more) == expected


def test_who_is_told_apart_is_named_best_first_and_who_still_shares_is_not() -> None:
    totals = dict(zip(NAMES, (20, 50, 20, 50, 20), strict=True))
    more = dict(zip(NAMES, (1, 2, 3, 2, 1), strict=True))
    assert told_apart(totals, more) == (("Cy", "Ada", "Eve"),)
    assert told_apart(totals, dict.fromkeys(NAMES, 4)) == ()

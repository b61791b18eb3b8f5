import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.blind_hen.facts import CHICKEN_CARDS, COLORS
from companion.tracker import RefusedError
from tests.games.blind_hen.by_hand import by_hand
from tests.games.blind_hen.table import CHICKENS, ZERO, held, points, scored
from tests.games.playing import THOROUGH

NAMES = ("Ada", "Ben", "Cy", "Dora", "Emil")


@pytest.mark.ruling("BH-07")
def test_each_player_selects_up_to_3_colors_and_totals_the_values_of_the_cards_in_them() -> None:
    sheet = scored(
        Ada=held("green-4 green-3 red-2 red-2 yellow-3 yellow-3 purple-4 purple-2 blue-1"), Ben=held(), Cy=held()
    )
    assert points(sheet, "display") == [7 + 6 + 6, 0, 0]


@pytest.mark.ruling("BH-07")
def test_the_number_of_cards_is_irrelevant_for_the_best_colors() -> None:
    sheet = scored(Ada=held("green-1*3 red-4 yellow-4 purple-4"), Ben=held(), Cy=held())
    assert points(sheet, "display") == [12, 0, 0]
    assert str(sheet.seats[0].line("display").reason) == "best colours: red 4, yellow 4 and purple 4"
    assert str(sheet.seats[0].line("display").arithmetic) == "4 + 4 + 4 = 12"


@pytest.mark.ruling("BH-07")
def test_fewer_than_three_colors_are_enough() -> None:
    sheet = scored(Ada=held("blue-1 green-2"), Ben=held("red-4"), Cy=held())
    assert points(sheet, "display") == [3, 4, 0]
    assert [str(seat.line("display").reason) for seat in sheet.seats] == [
        "best colours: green 2 and blue 1",
        "best colours: red 4",
        "no cards in the display",
    ]


@pytest.mark.ruling("BH-07")
def test_a_tie_for_the_third_best_color_does_not_matter() -> None:
    sheet = scored(Ada=held("green-3 green-2 red-4 red-1 yellow-1*2 yellow-3 purple-2 purple-3"), Ben=held(), Cy=held())
    assert points(sheet, "display") == [15, 0, 0]


@pytest.mark.ruling("BH-08")
def test_each_golden_corn_is_worth_2_points() -> None:
    assert points(scored(Ada=held(corns=5), Ben=held(corns=1), Cy=held()), "corns") == [10, 2, 0]


@pytest.mark.ruling("BH-08")
def test_each_blind_hen_without_a_golden_corn_is_worth_3_minus_points() -> None:
    sheet = scored(Ada=held(hens=2), Ben=held(hens=3, corns=1), Cy=held(hens=1, corns=1))
    assert points(sheet, "unfed_hens") == [-6, -6, 0]
    assert points(sheet, "fed_hens") == [0, 3, 3]


@pytest.mark.ruling("BH-08")
def test_4_blind_hens_and_3_golden_corns_are_12_points() -> None:
    ada = scored(Ada=held(hens=4, corns=3), Ben=held(), Cy=held()).seats[0]
    assert {line.key: line.points for line in ada.lines[5:]} == {
        "display": 0,
        "corns": 6,
        "fed_hens": 9,
        "unfed_hens": -3,
    }
    assert ada.total == 12
    assert [(str(line.reason), str(line.arithmetic)) for line in ada.lines[6:]] == [
        ("3 Golden Corns", "3 × 2 = 6"),
        ("3 Blind Hens with a Golden Corn each", "3 × 3 = 9"),
        ("1 Blind Hen without a Golden Corn", "1 × −3 = −3"),
    ]


@pytest.mark.ruling("BH-08")
def test_a_corn_feeds_one_hen_at_most_and_all_12_pairs_are_60_points() -> None:
    assert scored(Ada=held(hens=12, corns=12), Ben=held(), Cy=held()).seats[0].total == 60
    assert scored(Ada=held(hens=12), Ben=held(corns=12), Cy=held()).seats[0].total == -36


@pytest.mark.ruling("BH-26")
def test_the_printed_player_with_14_and_22_and_12_has_48_points() -> None:
    sheet = scored(
        Ada=held("green-4 green-3 green-2 green-1 red-2*2 red-1 yellow-3*2 purple-4 purple-2", hens=4, corns=3),
        Ben=held("green-1 red-1*4 yellow-1*3 purple-1*3 blue-1"),
        Cy=held("red-1*3 purple-1*3 blue-1"),
    )
    ada = sheet.seats[0]
    assert sum(line.points for line in ada.lines[:5]) == 8 + 2 + 4
    assert ada.line("display").points == 22
    assert ada.total == 48


@pytest.mark.ruling("BH-09")
def test_the_player_who_has_the_most_total_points_wins() -> None:
    sheet = scored(Ada=held("red-1"), Ben=held("red-1*2"), Cy=held())
    assert sheet.winners == ("Ben",)
    assert [seat.place for seat in sheet.seats] == [2, 1, 3]


@pytest.mark.ruling("BH-09")
def test_in_case_of_a_tie_there_are_multiple_winners() -> None:
    sheet = scored(Ada=held("green-1*2"), Ben=held("red-1*2"), Cy=held(hens=2))
    assert sheet.winners == ("Ada", "Ben")
    assert [(seat.total, seat.place) for seat in sheet.seats] == [(10, 1), (10, 1), (-6, 3)]
    assert sheet.tie_break is None


@pytest.mark.ruling("BH-24")
@pytest.mark.parametrize(
    ("ben", "at"),
    [
        (held(hens=1), "players[1].hens"),
        (held(corns=1), "players[1].corns"),
        (held(hens=-1), "players[1].hens"),
        (held(corns=-1), "players[1].corns"),
    ],
)
def test_a_tally_with_more_than_12_or_fewer_than_0_hens_or_corns_is_refused(ben: object, at: str) -> None:
    with pytest.raises(RefusedError) as caught:
        scored(Ada=held(hens=12, corns=12), Ben=ben, Cy=held())  # type: ignore[arg-type]
    assert (caught.value.ruling.rule, caught.value.at) == ("BH-24", at)


def test_the_order_of_a_display_does_not_matter() -> None:
    ways = ("green-1 red-2 green-3 blue-4", "blue-4 green-3 red-2 green-1")
    one, other = (scored(Ada=held(way), Ben=held("red-1"), Cy=held()) for way in ways)
    assert one == other


displays = st.lists(st.sampled_from(CHICKEN_CARDS).map(str), max_size=14).map(" ".join)
holdings = st.builds(held, displays, st.integers(0, 2), st.integers(0, 2))


@settings(THOROUGH)
@given(
    tables=st.lists(holdings, min_size=3, max_size=5),
    owners=st.none() | st.dictionaries(st.sampled_from([*map(str, COLORS)]), st.none() | st.sampled_from(NAMES[:3])),
    zero=st.booleans(),
)
def test_the_program_counts_as_people_count_by_hand(tables: list, owners: dict | None, *, zero: bool) -> None:
    options = (*(() if owners is None else CHICKENS), *(ZERO if zero else ()))
    people = dict(zip(NAMES, tables, strict=False))
    sheet = scored(options, owners, **people)
    told = {
        name: {"display": [str(card) for card in own.display], "hens": own.hens, "corns": own.corns}
        for name, own in people.items()
    }
    counted = by_hand(told, owners, zero=zero)
    assert {seat.name: {line.key: line.points for line in seat.lines} for seat in sheet.seats} == counted
    assert {seat.name: seat.total for seat in sheet.seats} == {name: sum(own.values()) for name, own in counted.items()}

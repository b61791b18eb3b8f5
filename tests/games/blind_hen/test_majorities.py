import pytest

from tests.games.blind_hen.table import ZERO, green, greens, held, points, scored


def line(counts: tuple[int, ...], seat: int, options: tuple[str, ...] = ()) -> tuple[str, str | None, tuple[str, ...]]:
    told = greens(*counts, options=options).seats[seat].line("majority.green")
    return str(told.reason), None if told.arithmetic is None else str(told.arithmetic), told.rules


@pytest.mark.ruling("BH-01")
def test_the_player_with_the_most_cards_of_a_color_is_awarded_8_points_the_second_most_gets_4() -> None:
    assert green(5, 3, 1) == [8, 4, 0]


@pytest.mark.ruling("BH-01")
def test_only_the_number_of_cards_counts_but_not_their_values() -> None:
    sheet = scored(Ada=held("red-1*3"), Ben=held("red-4*2"), Cy=held("red-4"))
    assert points(sheet, "majority.red") == [8, 4, 0]


@pytest.mark.ruling("BH-01")
def test_hens_and_corns_never_count_for_a_majority() -> None:
    sheet = scored(Ada=held("red-1", hens=3, corns=3), Ben=held("red-1*2"), Cy=held())
    assert points(sheet, "majority.red") == [4, 8, 0]


def test_all_five_colors_are_scored_one_after_the_other() -> None:
    sheet = scored(
        Ada=held("green-1*2 red-1*2 yellow-1"),
        Ben=held("green-1 purple-1*2 blue-1"),
        Cy=held("red-1 yellow-1*2 purple-1 blue-1*2"),
    )
    assert [points(sheet, f"majority.{color}") for color in ("green", "red", "yellow", "purple", "blue")] == [
        [8, 4, 0],
        [8, 0, 4],
        [4, 0, 8],
        [0, 8, 4],
        [0, 4, 8],
    ]


@pytest.mark.ruling("BH-02")
@pytest.mark.parametrize(
    ("counts", "shares"),
    [
        ((5, 5, 2), [6, 6, 0]),
        ((4, 4, 4, 2), [4, 4, 4, 0]),
        ((3, 3, 3, 3, 1), [3, 3, 3, 3, 0]),
        ((2, 2, 2, 2, 2), [3, 3, 3, 3, 3]),
    ],
)
def test_two_top_ranked_players_gain_6_each_three_4_each_four_or_five_3_each(
    counts: tuple[int, ...], shares: list[int]
) -> None:
    assert green(*counts) == shares


@pytest.mark.ruling("BH-02")
def test_no_second_place_is_scored_behind_a_tie_for_first() -> None:
    assert green(5, 4, 5, 4) == [6, 0, 6, 0]


@pytest.mark.ruling("BH-03")
def test_with_a_clear_first_place_two_players_tied_for_second_each_receive_2() -> None:
    assert green(6, 4, 4, 1) == [8, 2, 2, 0]


@pytest.mark.ruling("BH-03")
@pytest.mark.parametrize(("counts", "shares"), [((5, 2, 2, 2), [8, 2, 2, 2]), ((5, 2, 2, 2, 2), [8, 1, 1, 1, 1])])
def test_three_tied_for_second_each_receive_2_and_four_receive_1(counts: tuple[int, ...], shares: list[int]) -> None:
    assert green(*counts) == shares


@pytest.mark.ruling("BH-06")
def test_each_share_is_rounded_up_not_the_sum_of_a_player() -> None:
    thirds = "green-1 red-1 yellow-1"
    sheet = scored(
        Ada=held("green-1*2 red-1*2 yellow-1*2"), Ben=held(thirds), Cy=held(thirds), Dora=held(thirds), Emil=held()
    )
    for color in ("green", "red", "yellow"):
        assert points(sheet, f"majority.{color}") == [8, 2, 2, 2, 0]
    assert [seat.total for seat in sheet.seats] == [24 + 6, 6 + 3, 6 + 3, 6 + 3, 0]


@pytest.mark.ruling("BH-06")
def test_the_division_is_shown_as_it_is_counted() -> None:
    assert line((2, 2, 2, 2, 2), 0) == (
        "tied with Ben, Cy, Dora and Emil for most green cards, 2 each",
        "12 ÷ 5 = 2.40, rounded up 3",
        ("BH-02", "BH-06"),
    )
    assert line((6, 4, 4), 1) == (
        "tied with Cy for second most green cards, 4 each",
        "4 ÷ 2 = 2",
        ("BH-03", "BH-06"),
    )


@pytest.mark.ruling("BH-04")
def test_a_player_without_cards_of_a_color_is_not_second() -> None:
    assert green(3, 0, 0, 0) == [8, 0, 0, 0]
    assert green(4, 1, 0) == [8, 4, 0]


@pytest.mark.ruling("BH-04")
@pytest.mark.parametrize(
    ("counts", "shares"), [((3, 0, 0), [8, 2, 2]), ((3, 0, 0, 0), [8, 2, 2, 2]), ((4, 1, 0), [8, 4, 0])]
)
def test_where_no_cards_rank_the_others_share_second_place(counts: tuple[int, ...], shares: list[int]) -> None:
    assert green(*counts, options=ZERO) == shares


@pytest.mark.ruling("BH-05")
def test_a_color_that_nobody_holds_gives_nothing() -> None:
    assert green(0, 0, 0) == [0, 0, 0]


@pytest.mark.ruling("BH-05")
@pytest.mark.parametrize(("players", "share"), [(3, 4), (4, 3), (5, 3)])
def test_where_no_cards_rank_everybody_shares_a_color_that_nobody_holds(players: int, share: int) -> None:
    assert green(*[0] * players, options=ZERO) == [share] * players


def test_every_number_says_why() -> None:
    assert line((6, 4, 1), 0) == ("most green cards: 6, Ben has 4", None, ("BH-01",))
    assert line((6, 4, 1), 1) == ("second most green cards: 4, Ada has 6", None, ("BH-01",))
    assert line((6, 4, 1), 2) == ("1 green card; second place goes to Ben with 4", None, ("BH-01",))
    assert line((6, 0, 0), 0) == ("the only one with green cards, so nobody is second", None, ("BH-01",))
    assert line((6, 0, 0), 1) == ("no green cards", None, ("BH-04",))


def test_who_ties_and_who_has_more_are_named() -> None:
    assert line((6, 4, 4), 0)[0] == "most green cards: 6, Ben and Cy have 4 each"
    assert line((6, 4, 4, 1), 3)[0] == "1 green card; second place goes to Ben and Cy with 4 each"
    assert line((3, 3, 2), 2)[0] == "2 green cards; Ada and Ben tie for most with 3 each, so nobody is second"


@pytest.mark.ruling("BH-04")
def test_where_no_cards_rank_a_lone_holder_has_somebody_behind() -> None:
    assert line((3, 0, 0), 0, ZERO)[0] == "the only one with green cards"
    assert line((3, 0, 0), 1, ZERO)[0] == "tied with Cy for second most green cards, 0 each"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_are_scored(players: int) -> None:
    assert green(*range(players, 0, -1)) == [8, 4, 0, 0, 0][:players]

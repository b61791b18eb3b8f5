import pytest

from tests.games.egg_on.table import points, scored

REST = {"Ben": "red:", "Cy": "green:", "Dora": "blue:"}


def told(**holdings: str) -> list[tuple[str, str]]:
    """The reasons and the arithmetic of the first player's lines."""
    lines = scored(**holdings).seats[0].lines
    return [(str(line.reason), "" if line.arithmetic is None else str(line.arithmetic)) for line in lines]


def test_the_printed_scoring_example() -> None:
    sheet = scored(Ada="yellow: yellow-1 red-1 yellow-2 green-3", Ben="red: green-1 green-2", Cy="green:")
    assert (points(sheet, "Ada"), sheet.seats[0].total) == ((7, 2, 5), 14)


@pytest.mark.ruling("EO-29")
def test_an_egg_is_worth_its_number() -> None:
    assert points(scored(Ada="yellow: red-1 red-2 red-3", Ben="red:", Cy="green:"), "Ada") == (6, 0, 0)


def test_each_egg_of_the_own_color_is_worth_1_more() -> None:
    sheet = scored(Ada="yellow: yellow-1 yellow-2 yellow-3", Ben="red:", Cy="green:")
    assert points(sheet, "Ada") == (6, 3, 0)


@pytest.mark.ruling("EO-25")
@pytest.mark.parametrize(
    ("eggs", "variety"),
    [
        ("", 0),
        ("red-1", 0),
        ("red-1 red-2", 0),
        ("red-1 green-1", 2),
        ("red-1 green-1 red-2 green-2", 2),
        ("red-1 green-1 blue-1", 5),
        ("yellow-1 red-1 green-1 blue-1", 10),
    ],
)
def test_variety_pays_for_two_three_or_four_colors_and_only_the_highest_counts(eggs: str, variety: int) -> None:
    assert points(scored(Ada=f"yellow: {eggs}", **REST), "Ada")[2] == variety


@pytest.mark.ruling("EO-25")
def test_the_own_color_is_one_of_them() -> None:
    assert points(scored(Ada="yellow: yellow-1 red-1", Ben="red:", Cy="green:"), "Ada") == (2, 1, 2)


@pytest.mark.ruling("EO-27")
def test_neutral_eggs_count_for_value_and_variety_but_are_nobodys_own() -> None:
    sheet = scored("blue", Ada="yellow: blue-1 blue-2 yellow-1", Ben="red: blue-3")
    assert (points(sheet, "Ada"), points(sheet, "Ben")) == ((4, 1, 2), (3, 0, 0))


@pytest.mark.ruling("EO-27")
def test_with_three_nests_variety_is_worth_5_at_most() -> None:
    assert points(scored("blue", Ada="yellow: blue-1 red-1 yellow-1", Ben="red:"), "Ada")[2] == 5


@pytest.mark.ruling("EO-26")
def test_who_ties_wins_together() -> None:
    sheet = scored(Ada="yellow: yellow-1", Ben="red: red-1", Cy="green:")
    assert (sheet.winners, [seat.place for seat in sheet.seats], sheet.tie_break) == (("Ada", "Ben"), [1, 1, 3], None)


def test_all_twelve_eggs_are_worth_37() -> None:
    eggs = " ".join(f"{color}-{number}" for color in ("red", "green", "yellow", "blue") for number in (1, 2, 3))
    assert scored(Ada=f"yellow: {eggs}", **REST).seats[0].total == 37


def test_every_line_says_why() -> None:
    assert told(Ada="yellow: yellow-1 red-1 yellow-2", Ben="red:", Cy="green:") == [
        ("yellow 1, red 1 and yellow 2", "1 + 1 + 2 = 4"),
        ("2 yellow eggs", "2 × 1 = 2"),
        ("eggs of 2 colours: red and yellow", ""),
    ]
    assert told(Ada="yellow: green-1", Ben="red:", Cy="green:")[1:] == [
        ("0 yellow eggs", ""),
        ("eggs of 1 colour: green", ""),
    ]
    assert told(Ada="yellow:", Ben="red:", Cy="green:") == [("no eggs", ""), ("0 yellow eggs", ""), ("no eggs", "")]

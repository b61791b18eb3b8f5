from pathlib import Path

from tests.games.rulings import named_by_tests, tagged

READ = [
    "AC-01",
    "AC-02",
    "AC-03",
    "AC-04",
    "AC-06",
    "AC-10",
    "AC-11",
    "AC-12",
    "AC-13",
]
CLEAR = [f"AC-{number:02}" for number in range(1, 24)]
"""Every ruling of Auction Chicken but the last, which lists blemishes of the sheet."""


def test_each_ruling_that_changes_points_state_or_input_is_named_by_a_test() -> None:
    assert set(READ) - named_by_tests(Path(__file__).parent) == set()


def test_every_other_ruling_is_named_by_a_test_too() -> None:
    assert set(CLEAR) - named_by_tests(Path(__file__).parent) == set()


def test_the_list_is_that_of_the_rulings() -> None:
    assert tagged("AC") in ([], READ)

from pathlib import Path

from tests.games.rulings import named_by_tests, tagged

READ = ["RA-02", "RA-04", "RA-07", "RA-10", "RA-12"]
"""The rulings of Rubbish Auction that change points, state or what is accepted."""
CLEAR = [f"RA-{number:02}" for number in (*range(1, 11), *range(12, 24))]
"""Every ruling of Rubbish Auction; there is no 11. Those without a tag, or about screens, are held by a test too."""


def test_each_ruling_that_changes_points_state_or_input_is_named_by_a_test() -> None:
    assert set(READ) - named_by_tests(Path(__file__).parent) == set()


def test_every_other_ruling_is_named_by_a_test_too() -> None:
    assert set(CLEAR) - named_by_tests(Path(__file__).parent) == set()


def test_the_list_is_that_of_the_rulings() -> None:
    assert tagged("RA") in ([], READ)

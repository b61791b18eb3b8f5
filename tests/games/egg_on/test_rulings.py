from pathlib import Path

from tests.games.rulings import named_by_tests, tagged

READ = [
    "EO-02",
    "EO-03",
    "EO-06",
    "EO-07",
    "EO-08",
    "EO-09",
    "EO-12",
    "EO-14",
    "EO-15",
    "EO-16",
    "EO-18",
    "EO-20",
    "EO-21",
    "EO-22",
    "EO-23",
    "EO-24",
    "EO-30",
]
"""The rulings of Egg On that change points, state or what is accepted."""
CLEAR = [f"EO-{number:02}" for number in range(1, 32)]
"""Every ruling of Egg On; those without a tag are held by a test too."""


def test_each_ruling_that_changes_points_state_or_input_is_named_by_a_test() -> None:
    assert set(READ) - named_by_tests(Path(__file__).parent) == set()


def test_every_other_ruling_is_named_by_a_test_too() -> None:
    assert set(CLEAR) - named_by_tests(Path(__file__).parent) == set()


def test_the_list_is_that_of_the_rulings() -> None:
    assert tagged("EO") in ([], READ)

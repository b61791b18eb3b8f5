from pathlib import Path

from tests.games.rulings import named_by_tests, tagged

READ = [
    "BH-01",
    "BH-02",
    "BH-03",
    "BH-04",
    "BH-05",
    "BH-06",
    "BH-07",
    "BH-08",
    "BH-09",
    "BH-10",
    "BH-11",
    "BH-12",
    "BH-13",
    "BH-14",
    "BH-16",
    "BH-17",
    "BH-18",
    "BH-19",
    "BH-21",
    "BH-22",
    "BH-24",
    "WC-01",
    "WC-02",
    "WC-03",
    "WC-04",
    "WC-05",
    "WC-06",
    "WC-07",
    "WC-08",
    "WC-09",
    "WC-15",
]
"""The rulings of Blind Hen and its expansion that change points, state or what is accepted."""


def test_each_ruling_that_changes_points_state_or_input_is_named_by_a_test() -> None:
    assert set(READ) - named_by_tests(Path(__file__).parent) == set()


def test_the_list_is_that_of_the_rulings() -> None:
    assert tagged("BH", "WC") in ([], READ)

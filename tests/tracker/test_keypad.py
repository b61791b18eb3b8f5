"""Number keys: up to 19 one tap, 20 to 39 two, from 40 three."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.tracker import ALLOWED, Answered, Draft, Drafted, Key, Ruling, number_keys, opened_page, refuse
from companion.words import say
from tests.tracker.counting import add

TOO_LOW = refuse("CT-01", say("Too low."), "amount")


def answer(number: int) -> Answered:
    return Answered((add(number),))


def free(_: int) -> Ruling:
    return ALLOWED


def page(limit: int, draft: Draft = (), lowest: int = 0) -> list[str]:
    """Return what the keys of a page say."""
    return [str(key.text) for row in number_keys(lowest, limit, draft, answer, free) for key in row]


def taps(number: int, limit: int, lowest: int = 0) -> int:
    """Return how many taps lead to a number, following the keys as a person does."""
    draft: Draft = ("winner:Ada",)
    for count in range(1, 5):
        keys = {key.id: key for row in number_keys(lowest, limit, draft, answer, free) for key in row}
        key = keys.get(f"amount:{number}") or _page_of(number, keys.values())
        if isinstance(key.outcome, Answered):
            assert key.outcome == answer(number)
            return count
        assert isinstance(key.outcome, Drafted)
        draft = key.outcome.draft
    raise AssertionError(number)


def _page_of(number: int, keys: object) -> Key:
    assert not isinstance(keys, int)
    for key in keys:  # type: ignore[attr-defined]
        first, _, last = str(key.text).partition("–")
        if last and int(first) <= number <= int(last):
            assert isinstance(key, Key)
            return key
    raise AssertionError(number)


def test_every_key_up_to_the_limit_is_there_in_rows_of_five() -> None:
    rows = number_keys(1, 12, (), answer, free)
    assert [[str(key.text) for key in row] for row in rows] == [
        ["1", "2", "3", "4", "5"],
        ["6", "7", "8", "9", "10"],
        ["11", "12"],
    ]


def test_a_limit_of_twenty_still_fits_on_one_page() -> None:
    assert page(20) == [str(number) for number in range(21)]


def test_beyond_twenty_the_first_page_ends_at_19_with_a_key_for_the_rest() -> None:
    assert page(33) == [*map(str, range(20)), "20–33"]
    assert page(21, lowest=1) == [*map(str, range(1, 20)), "20–21"]


def test_the_second_page_holds_20_to_39_and_a_key_for_each_ten_above() -> None:
    assert page(25, ("from:20",)) == ["20", "21", "22", "23", "24", "25"]
    assert page(39, ("from:20",)) == [*map(str, range(20, 40))]
    assert page(67, ("from:20",)) == [*map(str, range(20, 40)), "40–49", "50–59", "60–67"]


def test_a_ten_of_one_number_is_that_number() -> None:
    assert page(40, ("from:20",)) == [*map(str, range(20, 41))]
    assert page(50, ("from:20",)) == [*map(str, range(20, 40)), "40–49", "50"]


def test_the_third_page_holds_one_ten() -> None:
    assert page(67, ("from:20", "from:50")) == [*map(str, range(50, 60))]
    assert page(67, ("from:20", "from:60")) == [*map(str, range(60, 68))]


def test_with_no_number_possible_there_is_no_key() -> None:
    assert page(0, lowest=1) == []


@pytest.mark.parametrize(
    ("draft", "first"),
    [((), None), (("winner:Ada",), None), (("winner:Ada", "from:20"), 20), (("from:20", "from:40"), 40)],
)
def test_the_newest_tap_opens_the_page(draft: Draft, first: int | None) -> None:
    assert opened_page(draft) == first


def test_opening_a_page_keeps_the_taps_before_it() -> None:
    more = number_keys(0, 45, ("winner:Ada",), answer, free)[-1][-1]
    assert (more.id, more.icon, more.outcome) == ("from:20", "more", Drafted(("winner:Ada", "from:20")))


def test_a_number_against_the_rules_is_there_and_says_why() -> None:
    keys = [
        key for row in number_keys(0, 4, (), answer, lambda number: TOO_LOW if number < 3 else ALLOWED) for key in row
    ]
    assert [key.refusal for key in keys] == [TOO_LOW, TOO_LOW, TOO_LOW, None, None]
    assert [key.id for key in keys] == [f"amount:{number}" for number in range(5)]


@given(st.data(), st.integers(min_value=0, max_value=300))
def test_up_to_19_is_one_tap_20_to_39_two_and_from_40_three(data: st.DataObject, limit: int) -> None:
    number = data.draw(st.integers(min_value=0, max_value=limit))
    budget = 1 if number <= 19 else 2 if number <= 39 else 3
    assert taps(number, limit) <= budget


@given(st.integers(min_value=0, max_value=120))
def test_every_page_names_each_key_once(limit: int) -> None:
    for draft in ((), ("from:20",), ("from:40",)):
        texts = page(limit, draft)
        assert len(texts) == len(set(texts))
        assert all(int(text.rpartition("–")[2]) <= limit for text in texts)

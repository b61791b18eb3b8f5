from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.blind_hen.facts import CHICKEN_CARDS, worth
from companion.games.blind_hen.suggesting import MOST_SUGGESTIONS, least_total, suggestions
from tests.games.blind_hen.table import cards
from tests.games.playing import THOROUGH


def suggested(display: str, price: int) -> list[str]:
    return [" ".join(map(str, own)) for own in suggestions(cards(display), price)]


def test_exact_sets_come_first_those_that_keep_most_cards_before_others() -> None:
    assert suggested("red-3 blue-1 blue-2 green-1", 3) == ["red-3", "green-1 blue-2", "blue-1 blue-2"]


def test_where_no_set_is_exact_the_least_overpaying_is_suggested() -> None:
    assert suggested("red-3*2 blue-4", 5) == ["red-3 red-3"]
    assert least_total(cards("red-3*2 blue-4"), 5) == 6


def test_equal_cards_are_suggested_once() -> None:
    assert suggested("red-2*3 blue-2", 4) == ["red-2 red-2", "red-2 blue-2"]


def test_a_display_that_does_not_reach_the_price_has_no_suggestion() -> None:
    assert suggested("red-3", 4) == []
    assert suggested("", 1) == []


def test_at_most_24_sets_are_suggested() -> None:
    every_color = " ".join(f"{color}-{value}" for color in ("green", "red", "yellow", "purple") for value in (1, 2, 3))
    assert len(suggested(every_color, 6)) == MOST_SUGGESTIONS


@pytest.mark.ruling("BH-14")
@settings(THOROUGH)
@given(display=st.lists(st.sampled_from(CHICKEN_CARDS), min_size=1, max_size=12).map(tuple), data=st.data())
def test_every_suggestion_can_be_paid_and_no_card_can_be_left_out(display: tuple, data: st.DataObject) -> None:
    price = data.draw(st.integers(1, worth(display)))
    sets = suggestions(display, price)
    assert 1 <= len(sets) <= MOST_SUGGESTIONS
    assert len(set(sets)) == len(sets)
    assert [len(own) for own in sets] == sorted(len(own) for own in sets)
    for own in sets:
        assert not Counter(own) - Counter(display)
        assert worth(own) == least_total(display, price) >= price
        assert all(worth(own) - card.value < price for card in own)

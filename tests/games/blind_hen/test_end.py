import pytest

from companion.games.blind_hen import BLIND_HEN
from companion.games.blind_hen.applying import forced
from companion.games.blind_hen.state import Ending, Phase
from tests.games.blind_hen.table import after, bid, display, end, lot, offer, pay, pick, refusal, sold, table

THREE = {"Ada": "red-2 green-1 green-3", "Ben": "blue-1*3 red-4", "Cy": "yellow-1 green-4"}


@pytest.mark.ruling("BH-19")
def test_the_game_ends_immediately_when_the_game_end_card_is_drawn() -> None:
    start = table(**THREE, auctions_before=20)
    state = after(start, end())
    assert (state.phase, state.to_act, state.ending) == (Phase.OVER, (), Ending.GAME_END_DRAWN)
    assert BLIND_HEN.is_over(state)
    assert not BLIND_HEN.is_over(start)
    assert (BLIND_HEN.ending(start), BLIND_HEN.ending(state)) == (None, "game_end_drawn")


@pytest.mark.ruling("BH-19")
def test_the_cards_drawn_are_not_used() -> None:
    start = table(**THREE, auctions_before=20)
    state = after(start, end())
    assert [display(state, name) for name in state.seating] == [display(start, name) for name in start.seating]
    assert (state.auctions, state.auctioneer) == (20, "Ada")


@pytest.mark.ruling("BH-19")
def test_the_game_end_card_is_drawn_between_auctions() -> None:
    start = table(**THREE, auctions_before=20)
    for stage in ((offer("hen"),), (bid("Ada", 1),), (sold("Ben", 1),), (sold("Ben", 1), pay("blue-1"))):
        assert refusal(after(start, *stage), end()) == ("BH-19", "")
    assert refusal(after(start, end()), end()) == ("BH-19", "")


@pytest.mark.ruling("BH-19")
def test_nothing_is_paid_picked_or_revealed_after_the_end() -> None:
    state = after(table(**THREE, auctions_before=20), end())
    assert refusal(state, pay("red-2")) == ("BH-17", "")
    assert refusal(state, pick("Ben", "red-2")) == ("BH-16", "")
    assert refusal(state, lot("hen hen hen")) == ("BH-17", "")


@pytest.mark.ruling("BH-21")
@pytest.mark.parametrize("before", [20, 21, 22, 23])
def test_20_to_23_complete_auctions_are_usual(before: int) -> None:
    assert after(table(**THREE, auctions_before=before), end()).warnings == ()


@pytest.mark.ruling("BH-21")
def test_an_end_before_20_auctions_is_a_warning() -> None:
    assert [str(told) for told in after(table(**THREE, auctions_before=19), end()).warnings] == [
        "The game ended after 19 auctions; a whole game has at least 20 (BH-21)."
    ]
    assert str(after(table(**THREE, auctions_before=1), end()).warnings[0]).startswith(
        "The game ended after 1 auction;"
    )


@pytest.mark.ruling("BH-21")
def test_after_auction_23_only_the_game_end_card_is_left() -> None:
    state = table(**THREE, auctions_before=22)
    assert forced(state) is None
    state = after(state, sold("Ben", 1), pay("blue-1"), lot("hen hen corn"))
    assert forced(state) == end()
    assert after(state, end()).ending is Ending.PILE_EXHAUSTED
    assert forced(after(state, end())) is None


def test_the_score_is_final_only_after_the_end() -> None:
    state = table(**THREE, auctions_before=20)
    assert not BLIND_HEN.score(state).final
    assert BLIND_HEN.score(after(state, end())).final


def test_cards_lying_in_the_middle_count_for_nobody() -> None:
    state = after(table(**THREE), sold("Ada", 6), pay("red-2 green-1 green-3"))
    sheet = BLIND_HEN.score(state)
    assert [line.points for line in sheet.seats[0].lines] == [0] * 9
    assert sheet.seats[2].line("majority.green").points == 8

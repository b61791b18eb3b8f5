"""What the pictures of Auction Chicken say, without a browser."""

from dataclasses import replace
from itertools import product

import pytest

from companion.games.auction_chicken.state import AuctionChickenState
from companion.ui.boards.auction_chicken_words import hidden_words
from companion.ui.language import tongue
from companion.ui.measure import lines_of
from companion.ui.questions.counts import VERDICT
from companion.words import Name
from tests.games.auction_chicken.table import after, bidding, holding, on_screen, table
from tests.games.auction_chicken.test_asking import THREE_TIED, TIE
from tests.games.taps import Screen


def hidden(state: AuctionChickenState, player: str) -> str:
    return str(hidden_words(state, Name(player)))


@pytest.mark.ruling("AC-21")
def test_a_hand_is_hidden_from_the_first_take_and_the_score_pile_from_the_first_lot() -> None:
    line = after(table(), "deal 7wy Am 4ms", "Ada takes", "Ben takes", "Cy takes")
    assert hidden(line, "Ben") == "1 hidden card in hand"
    assert hidden(table(), "Ben") == "0 hidden cards in hand"
    lot = after(
        bidding("9ms 7wy 2sy", Ada="6mw 2mk", Ben="8ms Al", Cy="Ck 3mw"),
        "bids Ada=6mw Ben=8ms Cy=Ck",
    )
    assert hidden(lot, "Ben") == "hidden: 1 in hand, 1 in the score pile"


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("tied", [TIE, holding(TIE, Ada="mmmwww", Ben=""), THREE_TIED])
def test_no_verdict_on_a_tie_is_longer_than_the_room_that_is_kept_for_it(tied: AuctionChickenState, code: str) -> None:
    told = {screen.question.verdict for screen in counted(on_screen(tied))}
    speak, kept = tongue(code), on_screen(tied).question.verdicts
    assert len(told) > 3
    for wide in range(260, 420, 3):
        room = max(lines_of(speak(sentence), wide, VERDICT) for sentence in kept)
        assert all(lines_of(speak(sentence), wide, VERDICT) <= room for sentence in told if sentence is not None)


def counted(screen: Screen) -> list[Screen]:
    """A screen for every way in which the fists of a tie may be filled."""
    pieces = [piece for box in screen.question.boxes for piece in box.pieces]
    ways = product(*([key.id for key in piece.keys] for piece in pieces))
    return [replace(screen, draft=way) for way in ways]

"""What the pictures of Auction Chicken say, without a browser."""

import pytest

from companion.games.auction_chicken.state import AuctionChickenState
from companion.ui.boards.auction_chicken_words import hidden_words
from companion.words import Name
from tests.games.auction_chicken.table import after, bidding, table


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

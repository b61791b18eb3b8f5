"""What the picture of a Rubbish Auction table says."""

from companion.ui.boards.rubbish_auction_words import limit
from companion.words import Name
from tests.games.rubbish_auction.table import resting, table


def test_where_room_is_scarce_the_most_that_can_be_bid_does_not_look_like_a_bid() -> None:
    state = resting(table(), Ada=2)
    assert str(limit(state, Name("Ada"), brief=True)) == "max 18"
    assert str(limit(state, Name("Ada"), brief=False)) == "at most 18"

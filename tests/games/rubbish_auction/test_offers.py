import pytest

from companion.games.rubbish_auction.applying import apply
from companion.games.rubbish_auction.judging import judge
from companion.games.rubbish_auction.state import Phase
from companion.tracker import Event
from tests.games.rubbish_auction.table import JUNK, after, down_to, refusal, table, why_not

BIDS = "bids Ada 10, Ben 5, Cy 1"


@pytest.mark.ruling("RA-02")
def test_the_auctioneer_takes_any_item_that_is_still_there() -> None:
    for item in JUNK:
        state = after(table(), f"offer {item} Ben")
        assert (state.item, state.left) == (item, tuple(own for own in JUNK if own != item))


@pytest.mark.ruling("RA-02")
def test_an_item_that_was_auctioned_is_not_offered_again() -> None:
    state = after(table(), "offer lamp Ben", BIDS)
    assert refusal(state, "offer lamp Ben") == ("RA-02", "item")
    assert why_not(state, "offer lamp Ben") == (
        "“lamp” was auctioned before (RA-02). Choose an item that is still there."
    )


@pytest.mark.ruling("RA-02")
def test_an_item_that_nobody_knows_is_not_offered() -> None:
    assert refusal(table(), "offer vase Ben") == ("RA-02", "item")


@pytest.mark.ruling("RA-02")
def test_one_item_after_the_other() -> None:
    state = after(table(), "offer lamp Ben")
    assert refusal(state, "offer hat Ben") == ("RA-02", "")
    assert refusal(table(), BIDS) == ("RA-02", "")


@pytest.mark.ruling("RA-03")
def test_the_first_bidder_is_any_player_the_auctioneer_included() -> None:
    for name in table().seating:
        state = after(table(), f"offer lamp {name}")
        assert (state.phase, state.first_bidder) == (Phase.BIDS, name)
        assert state.to_act == ("Ada", "Ben", "Cy")


@pytest.mark.ruling("RA-05")
def test_bids_go_clockwise_from_the_first_bidder() -> None:
    assert after(table(), "offer lamp Cy").bidding_order == ("Cy", "Ada", "Ben")


@pytest.mark.ruling("RA-22")
def test_there_are_always_seven_auctions_and_no_more() -> None:
    state = after(down_to(table(), "kite"), "offer kite Ben", BIDS)
    assert (state.phase, state.number, state.to_act) == (Phase.GEEKS, 7, ("Ada", "Ben", "Cy"))
    for line in ("offer kite Ben", BIDS):
        assert refusal(state, line) == ("RA-22", "")


@pytest.mark.ruling("RA-22")
def test_the_last_round_hands_card_and_blocks_like_any_other_but_nothing_comes_of_it() -> None:
    state = after(down_to(table(), "kite"), "offer kite Ben", BIDS)
    assert (state.auctioneer, dict(state.blocked)) == ("Cy", {"Ada": 10, "Ben": 5, "Cy": None})


def test_nothing_else_happens_at_this_table() -> None:
    with pytest.raises(TypeError):
        judge(table(), Event())
    with pytest.raises(TypeError):
        apply(table(), Event())

import pytest

from companion.games.rubbish_auction import RUBBISH_AUCTION
from companion.games.rubbish_auction.state import RubbishState
from companion.games.rubbish_auction.telling import announce, chapter, log_line, progress, short
from companion.tracker import Event
from tests.games.rubbish_auction.table import after, down_to, famed, resting, table, told

FOUR = ("Ada", "Ben", "Cy", "Dora")
GEEKS = "geeks Ada hat+boot, Ben kite+hat, Cy kite+duck"


def said(state: RubbishState, line: str) -> list[str]:
    """What is announced after an event, a line a thing, and what stands below the last."""
    lines = announce(state, told(line), after(state, line))
    below = [str(one.detail) for one in lines[1:] if one.detail is not None]
    assert [one.detail for one in lines[1:-1]] == [None] * (len(lines) - 2)
    return [*(str(one.text) for one in lines), *below]


def logged(state: RubbishState, line: str, *, revealed: bool = False) -> str:
    return str(log_line(state, told(line), after(state, line), revealed))


def undo(state: RubbishState, line: str) -> str:
    return str(short(state, told(line)))


CHEAPSKATE = "Ben bid only 1: the cheapskate gains nothing and is the auctioneer now."
BIDDING = after(table(FOUR), "offer lamp Cy")
LAST = after(down_to(table(), "kite"), "offer kite Ben")


def test_the_result_says_who_gets_the_item_who_is_the_cheapskate_who_gains_and_what_rests() -> None:
    assert said(BIDDING, "bids Ada 10+2, Ben 1, Cy 5, Dora 2+1") == [
        "Ada gets “lamp” and loses 12 fame.",
        CHEAPSKATE,
        "Cy gains 5 and Dora gains 3.",
        "Next round Ada’s 10, Cy’s 5 and Dora’s 2 rest.",
    ]


@pytest.mark.ruling("RA-06")
def test_the_result_shows_everybodys_cards_in_turn_order_for_bids_that_were_hidden() -> None:
    headline, *_ = announce(BIDDING, told("bids Ada 10+2, Ben 1, Cy 5, Dora 2+1"), BIDDING)
    assert (str(headline.detail), headline.todo) == ("Cards: Cy 5, Dora 1 + 2, Ada 2 + 10 and Ben 1.", True)


@pytest.mark.ruling("RA-07")
def test_a_tie_for_highest_is_told_with_how_it_was_settled() -> None:
    lines = said(BIDDING, "bids Ada 10, Ben 10, Cy 2, Dora 1")
    assert lines[1] == "Ada and Ben tie at 10: Ada bids first of them, so Ada is highest (RA-07)."
    lines = said(BIDDING, "bids Ada 10, Ben 2, Cy 10, Dora 1")
    assert lines[1] == "Cy and Ada tie at 10: Cy is the First Bidder, so Cy is highest (RA-07)."


@pytest.mark.ruling("RA-07")
def test_a_tie_for_lowest_is_told_with_how_it_was_settled() -> None:
    lines = said(BIDDING, "bids Ada 10, Ben 1, Cy 1, Dora 5")
    assert lines[1:3] == [
        "Cy and Ben tie at 1: Ben bids last of them, so Ben is lowest (RA-07).",
        CHEAPSKATE,
    ]


@pytest.mark.ruling("RA-07")
def test_ties_at_both_ends_are_both_told() -> None:
    lines = said(BIDDING, "bids Ada 10, Ben 1, Cy 1, Dora 10")
    assert sum("(RA-07)" in line for line in lines) == 2
    lines = said(BIDDING, "bids Ada 5, Ben 5, Cy 5, Dora 5")
    everybody = "Cy, Dora, Ada and Ben tie at 5"
    settled = "Cy bids first, so Cy is highest; Ben bids last, so Ben is lowest (RA-07)."
    assert lines[1] == f"{everybody}: {settled}"


@pytest.mark.ruling("RA-12")
def test_the_floor_and_the_discarded_item_are_told() -> None:
    state = after(famed(table(), Ada=7), "offer lamp Ada")
    headline, cheapskate, *_ = said(state, "bids Ada 10, Ben 5, Cy 1")
    assert headline == "Ada bid 10 with only 7 fame: that falls to 0, and “lamp” is discarded (RA-12)."
    assert cheapskate.startswith("Cy bid only 1")


def test_pictures_tell_won_from_discarded() -> None:
    state = after(famed(table(), Ada=7), "offer lamp Ada")
    for cards, picture in (("bids Ada 10, Ben 5, Cy 1", "bin"), ("bids Ada 5, Ben 2, Cy 1", "banknote")):
        pictures = [one.picture for one in announce(state, told(cards), after(state, cards))]
        assert (pictures[0], set(pictures[1:])) == (picture, {None})


@pytest.mark.ruling("RA-10")
def test_with_two_players_nobody_gains() -> None:
    state = after(table(("Ada", "Ben")), "offer lamp Ada")
    assert said(state, "bids Ada 10, Ben 5")[1:] == [
        "Ben bid only 5: the cheapskate gains nothing and is the auctioneer now.",
        "Next round Ada’s 10 rests.",
    ]


@pytest.mark.ruling("RA-22")
def test_after_the_last_auction_nothing_is_said_about_a_next_one() -> None:
    assert said(LAST, "bids Ada 1, Ben 10, Cy 2") == [
        "Ben gets “kite” and loses 10 fame.",
        "Ada bid only 1 and gains nothing.",
        "Cy gains 2.",
    ]


@pytest.mark.ruling("RA-04")
def test_where_nobody_showed_a_card_none_rests() -> None:
    state = after(table(options=("may_bid_nothing",)), "offer lamp Cy")
    assert said(state, "bids Ada, Ben, Cy")[-2:] == ["Ada gains 0.", "Next round no card rests."]


def test_only_bids_have_something_to_announce() -> None:
    assert announce(table(), told("offer lamp Cy"), after(table(), "offer lamp Cy")) == ()


def test_the_log_tells_each_event_in_a_line() -> None:
    assert logged(table(FOUR), "offer lamp Cy") == "Ada offers “lamp”. Cy bids first"
    assert logged(BIDDING, "bids Ada 10+2, Ben 1, Cy 5, Dora 2+1") == (
        "Ada 12, Cy 5, Dora 3 and Ben 1. Ada gets “lamp”"
    )
    assert logged(after(famed(table(), Ada=7), "offer lamp Ada"), "bids Ada 10, Ben 5, Cy 1") == (
        "Ada 10, Ben 5 and Cy 1. Ada falls to 0 fame, and “lamp” is discarded"
    )
    over = after(LAST, "bids Ada 1, Ben 10, Cy 2")
    assert (
        logged(over, GEEKS)
        == "Ada wanted “hat” and “boot”, Ben wanted “kite” and “hat” and Cy wanted “kite” and “duck”"
    )


def test_undo_names_each_event_in_few_words() -> None:
    assert undo(table(FOUR), "offer lamp Cy") == "Cy bids first"
    assert undo(BIDDING, "bids Ada 10+2, Ben 1, Cy 5, Dora 2+1") == "Ada gets “lamp”"
    assert undo(after(famed(table(), Ada=7), "offer lamp Ada"), "bids Ada 10, Ben 5, Cy 1") == "“lamp” discarded"
    assert undo(after(LAST, "bids Ada 1, Ben 10, Cy 2"), GEEKS) == "geek cards"


def test_the_table_says_which_of_the_seven_auctions_this_is() -> None:
    seventh = after(LAST, "bids Ada 1, Ben 10, Cy 2")
    for state, where, heading in (
        (table(), "Auction 1 of 7", "Auction 1"),
        (LAST, "Auction 7 of 7", "Auction 7"),
        (seventh, "The geek cards", "The geek cards"),
        (after(seventh, GEEKS), "7 auctions", "The end"),
    ):
        assert (str(progress(state)), str(chapter(state))) == (where, heading)


def test_nothing_else_is_told() -> None:
    with pytest.raises(TypeError):
        log_line(table(), Event(), table(), _revealed=False)


def test_a_card_that_rested_is_not_named_again() -> None:
    state = after(resting(table(), Ada=10), "offer lamp Ada")
    assert said(state, "bids Ada 5, Ben 2, Cy 1")[-1] == "Next round Ada’s 5 and Ben’s 2 rest."
    assert RUBBISH_AUCTION.telling.announce is announce

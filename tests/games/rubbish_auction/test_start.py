import pytest

from companion.games.rubbish_auction.facts import ITEM_NAMES, MONEY, possible_bids, without
from companion.games.rubbish_auction.state import Phase
from companion.tracker import RefusedError
from companion.words import Name
from tests.games.rubbish_auction.table import JUNK, after, refusal, resting, table


def refused(*items: str) -> tuple[str | None, str]:
    with pytest.raises(RefusedError) as caught:
        table(items=items)
    assert str(caught.value).endswith((".", ")"))
    return caught.value.ruling.rule, caught.value.at


@pytest.mark.ruling("RA-01")
def test_everybody_holds_1_2_2_5_and_10_thousand_20_in_all() -> None:
    assert (MONEY, sum(MONEY)) == ((1, 2, 2, 5, 10), 20)
    assert all(table().hand(name) == MONEY for name in table().seating)


@pytest.mark.ruling("RA-23")
def test_the_first_auctioneer_is_whom_the_table_deems_fit() -> None:
    state = table(starts="Cy")
    assert (state.phase, state.auctioneer, state.to_act) == (Phase.OFFER, "Cy", ("Cy",))


def test_everybody_begins_with_a_fame_of_30_and_nothing_else() -> None:
    state = table()
    assert (set(state.fame.values()), set(state.won.values()), set(state.blocked.values())) == ({30}, {()}, {None})
    assert (state.left, state.discarded, state.item, state.first_bidder) == (JUNK, (), None, None)
    assert (state.number, state.auctions, state.bidding_order) == (1, 0, ())


def test_items_that_nobody_names_are_numbered() -> None:
    assert table(items=ITEM_NAMES).left[:2] == ("item 1", "item 2")


@pytest.mark.ruling("RA-22")
@pytest.mark.parametrize("count", [0, 6])
def test_six_items_are_refused(count: int) -> None:
    assert refused(*JUNK[:count]) == ("RA-22", "items")


@pytest.mark.ruling("RA-22")
def test_eight_items_are_refused() -> None:
    assert refused(*JUNK, "vase") == ("RA-22", "items")


@pytest.mark.ruling("RA-02")
def test_two_items_of_one_name_are_refused() -> None:
    assert refused(*JUNK[:6], "hat") == ("RA-02", "items[6]")


@pytest.mark.ruling("RA-02")
@pytest.mark.parametrize("blank", ["", "  "])
def test_an_item_without_a_name_is_refused(blank: str) -> None:
    assert refused("hat", blank, *JUNK[2:]) == ("RA-02", "items[1]")


def test_names_of_items_are_compared_exactly() -> None:
    assert refusal(table(items=("Hat", *JUNK[:6])), "offer HAT Ben") == ("RA-02", "item")
    assert after(table(items=("Hat", *JUNK[:6])), "offer Hat Ben").item == "Hat"


# What can still be bid


@pytest.mark.ruling("RA-01")
@pytest.mark.parametrize(
    ("blocked", "possible"),
    [
        (None, range(1, 21)),
        (1, [2, 4, 5, 7, 9, 10, 12, 14, 15, 17, 19]),
        (2, [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18]),
        (5, [*range(1, 6), *range(10, 16)]),
        (10, range(1, 11)),
    ],
)
def test_what_can_be_bid_follows_from_the_card_that_rests(blocked: int | None, possible: list[int]) -> None:
    assert possible_bids(without(blocked)) == tuple(possible)


@pytest.mark.ruling("RA-01", "RA-04")
def test_what_can_be_bid_is_public_and_nothing_only_where_a_bid_may_be_empty() -> None:
    ada = Name("Ada")
    assert resting(table(), Ada=10).possible(ada) == tuple(range(1, 11))
    assert resting(table(options=("may_bid_nothing",)), Ada=10).possible(ada) == tuple(range(11))


@pytest.mark.ruling("RA-01")
def test_the_sheets_example_of_three_cards_without_the_10_is_5_8_or_9() -> None:
    hand = resting(table(), Ada=10).hand(Name("Ada"))
    assert hand == (1, 2, 2, 5)
    assert {1 + 2 + 2, 1 + 2 + 5, 2 + 2 + 5} == {sum(hand) - left for left in hand}

import pytest

from tests.games.blind_hen.table import (
    after,
    bid,
    display,
    end,
    lot,
    offer,
    pay,
    pick,
    recount,
    refusal,
    sold,
    table,
    void,
)

THREE = {"Ada": "red-2 green-1 green-3", "Ben": "blue-1*3 red-4", "Cy": "yellow-1 green-4"}
TOLD = recount("Ben", "yellow-4 green-2", hens=2, corns=1)


@pytest.mark.ruling("BH-24")
def test_what_is_really_there_replaces_what_was_tracked() -> None:
    state = after(table(**THREE), TOLD)
    assert display(state, "Ben") == ["green-2", "yellow-4"]
    assert (state.hens["Ben"], state.corns["Ben"]) == (2, 1)
    assert [display(state, name) for name in ("Ada", "Cy")] == [
        ["green-1", "green-3", "red-2"],
        ["green-4", "yellow-1"],
    ]


@pytest.mark.ruling("BH-24")
def test_a_recount_is_made_before_the_first_bid_after_an_offer_or_a_repeat_and_after_the_end() -> None:
    start = table(**THREE)
    for stage in ((), (offer("hen"),), (bid("Ada", 1), sold("Ben", 2), void()), (end(),)):
        state = after(start, *stage)
        counted = after(state, TOLD)
        assert display(counted, "Ben") == ["green-2", "yellow-4"]
        assert (counted.phase, counted.begun, counted.face_up) == (state.phase, state.begun, state.face_up)


def test_a_recount_waits_while_bids_payment_picks_or_the_lot_are_under_way() -> None:
    start = table(**THREE)
    for stage in (
        (bid("Ada", 1),),
        (sold("Ben", 1),),
        (sold("Ada", 3), pay("red-2 green-1"), pick("Ben", "red-2")),
        (sold("Ben", 1), pay("blue-1")),
    ):
        assert refusal(after(start, *stage), TOLD) == ("X-04", "")


@pytest.mark.ruling("BH-24")
@pytest.mark.parametrize(
    ("hens", "corns", "field"), [(13, 0, "hens"), (0, 13, "corns"), (-1, 0, "hens"), (0, -1, "corns")]
)
def test_a_pile_holds_0_to_12_hens_and_corns(hens: int, corns: int, field: str) -> None:
    assert refusal(table(**THREE), recount("Ben", "", hens=hens, corns=corns)) == ("BH-24", field)


@pytest.mark.ruling("BH-24")
def test_12_hens_and_12_corns_are_counted_over_all_piles_the_own_old_one_replaced() -> None:
    state = after(table(**THREE), recount("Ada", "", hens=4, corns=3), recount("Ben", "", hens=8, corns=9))
    assert refusal(state, recount("Cy", "", hens=1)) == ("BH-24", "hens")
    assert refusal(state, recount("Cy", "", corns=1)) == ("BH-24", "corns")
    assert after(state, recount("Ben", "", hens=1, corns=1), recount("Cy", "", hens=7, corns=8)).hens["Cy"] == 7


def test_a_recount_does_not_change_the_number_of_auctions_or_the_auctioneer() -> None:
    state = after(table(**THREE), sold("Ben", 1), pay("blue-1"), lot("hen hen corn"))
    counted = after(state, recount("Ben", "", hens=0))
    assert (counted.auctions, counted.auctioneer) == (1, "Ben")


@pytest.mark.ruling("BH-11")
def test_a_recount_changes_what_can_be_bid() -> None:
    state = after(table(**THREE), recount("Ada", "blue-4"))
    assert refusal(state, bid("Ada", 5)) == ("BH-11", "amount")
    assert after(state, bid("Ada", 4)).highest_bid == 4

import pytest

from companion.games.blind_hen.state import BlindHenState, Phase
from tests.games.blind_hen.table import (
    after,
    bid,
    display,
    end,
    lot,
    offer,
    passes,
    pay,
    pick,
    recount,
    refusal,
    sold,
    table,
    void,
)

THREE = {"Ada": "red-2 green-1 green-3", "Ben": "blue-1*3 red-4", "Cy": "yellow-1 green-4"}


def everything(state: BlindHenState) -> list[list[str]]:
    return [display(state, name) for name in state.seating]


@pytest.mark.ruling("BH-12")
def test_if_the_highest_bidder_offered_more_than_he_can_pay_the_entire_auction_is_repeated() -> None:
    before = after(table(**THREE), offer("hen red-1"))
    state = after(before, bid("Ada", 1), bid("Ben", 5), passes("Cy"), void())
    assert (state.phase, state.auctioneer, state.auctions, state.bids) == (Phase.AUCTION, "Ada", 0, ())
    assert (state.winner, state.price) == (None, None)
    assert state.face_up == before.face_up
    assert state.to_act == ("Ada",)


@pytest.mark.ruling("BH-12")
def test_nobody_is_excluded_from_the_repeated_auction() -> None:
    state = after(table(**THREE), sold("Ben", 7), void(), bid("Ada", 1), bid("Ben", 7), passes("Cy"))
    assert (state.winner, state.price) == ("Ben", 7)


@pytest.mark.ruling("BH-12")
def test_a_payment_goes_back() -> None:
    start = table(**THREE)
    assert everything(after(start, sold("Ben", 4), pay("red-4"), void())) == everything(start)


@pytest.mark.ruling("BH-12")
def test_picks_go_back() -> None:
    start = table(**THREE)
    state = after(start, sold("Ada", 3), pay("red-2 green-1"), pick("Ben", "red-2"))
    assert everything(after(state, void())) == everything(start)
    state = after(state, pick("Cy", "green-1"), void())
    assert everything(state) == everything(start)
    assert (state.payment, state.paid, state.picker, state.before_payment) == ((), (), None, None)


@pytest.mark.ruling("BH-12")
def test_an_auction_for_nothing_can_be_repeated() -> None:
    state = after(table(Ada="", Ben="red-1", Cy=""), sold("Ada", 0), void())
    assert (state.phase, state.winner, state.price) == (Phase.AUCTION, None, None)


@pytest.mark.ruling("BH-12")
def test_the_same_three_cards_are_auctioned_again() -> None:
    state = after(table(**THREE), offer("hen"), sold("Ben", 1), void(), sold("Cy", 1), pay("yellow-1"))
    assert refusal(state, lot("red-1 red-1 red-1")) == ("BH-18", "cards")
    assert after(state, lot("hen red-1 red-1")).auctions == 1


@pytest.mark.ruling("BH-12")
def test_there_is_nothing_to_repeat_between_auctions_or_after_the_end() -> None:
    start = table(**THREE)
    assert refusal(start, void()) == ("BH-12", "")
    assert refusal(after(start, end()), void()) == ("BH-12", "")
    assert refusal(after(start, sold("Ben", 1), pay("blue-1"), lot("hen hen hen")), void()) == ("BH-12", "")
    assert refusal(after(start, recount("Ada", "")), void()) == ("BH-12", "")


@pytest.mark.ruling("BH-12")
def test_every_stage_of_an_auction_before_its_lot_can_be_repeated() -> None:
    start = table(**THREE)
    for stage in (
        (offer("hen"),),
        (bid("Ada", 1),),
        (sold("Ben", 1),),
        (sold("Ben", 1), pay("blue-1")),
        (sold("Ada", 2), pay("red-2")),
        (sold("Ben", 1), void()),
    ):
        assert after(start, *stage, void()).phase is Phase.AUCTION


def test_a_warning_of_a_payment_stays_for_it_did_happen() -> None:
    state = after(table(**THREE), sold("Ben", 1), pay("blue-1*2"))
    assert after(state, void()).warnings == state.warnings
    assert len(state.warnings) == 4


@pytest.mark.ruling("BH-19")
def test_the_game_end_card_is_not_drawn_while_an_auction_is_repeated() -> None:
    assert refusal(after(table(**THREE), sold("Ben", 1), void()), end()) == ("BH-19", "")

import pytest

from companion.games.blind_hen.applying import forced
from companion.games.blind_hen.state import Phase
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
    refusal,
    sold,
    table,
)


@pytest.mark.ruling("BH-15")
def test_if_the_auctioneer_is_outbid_the_highest_bidder_pays_him_with_cards_from_his_display() -> None:
    state = table(
        Ada="green-2 green-1 red-1*2 yellow-2",
        Ben="green-1 blue-3 blue-2",
        Cy="red-2 purple-3",
        Dora="red-3 blue-3 yellow-1",
    )
    state = after(state, bid("Ada", 3), bid("Ben", 5), passes("Cy"), bid("Dora", 6), pay("red-3 blue-3"))
    assert display(state, "Dora") == ["yellow-1"]
    assert display(state, "Ada") == ["green-1", "green-2", "red-1", "red-1", "red-3", "yellow-2", "blue-3"]
    assert state.payment == ()
    assert (state.phase, state.to_act) == (Phase.REVEAL, ("Ada",))


def test_the_color_does_not_matter_and_different_colors_pay_together() -> None:
    state = after(
        table(Ada="red-1", Ben="green-1 red-1 blue-4", Cy="red-1"), sold("Ben", 6), pay("green-1 red-1 blue-4")
    )
    assert display(state, "Ben") == []


@pytest.mark.ruling("BH-14")
def test_change_does_not_exist_so_a_bid_of_4_can_be_paid_with_3_and_3() -> None:
    state = after(table(Ada="green-1", Ben="red-3*2", Cy="blue-2"), sold("Ben", 4), pay("red-3*2"))
    assert display(state, "Ada") == ["green-1", "red-3", "red-3"]
    assert state.warnings[3:] == ()


@pytest.mark.ruling("BH-14")
def test_the_total_has_to_be_equal_to_or_higher_than_the_bid() -> None:
    state = after(table(Ada="green-1", Ben="red-3*2 red-1", Cy="blue-2"), sold("Ben", 4))
    assert refusal(state, pay("red-3")) == ("BH-14", "cards")
    assert refusal(state, pay("")) == ("BH-14", "cards")
    assert after(state, pay("red-3 red-1")).phase is Phase.REVEAL


@pytest.mark.ruling("BH-14")
def test_an_overpayment_from_which_a_card_could_be_left_out_is_a_warning() -> None:
    state = after(table(Ada="green-1", Ben="red-3*2 red-1", Cy="blue-2"), sold("Ben", 4))
    assert [str(told) for told in after(state, pay("red-3*2 red-1")).warnings[3:]] == [
        "Ben paid 7 for a price of 4: a card could have been left out (BH-14)."
    ]
    assert after(state, pay("red-3*2")).warnings == state.warnings


@pytest.mark.ruling("BH-11")
def test_nobody_pays_with_cards_that_are_not_in_the_own_display() -> None:
    state = after(table(Ada="green-4", Ben="red-3*2", Cy="blue-2"), sold("Ben", 4))
    assert refusal(state, pay("red-3 green-4")) == ("BH-11", "cards[1]")
    assert refusal(state, pay("red-3*3")) == ("BH-11", "cards[2]")


@pytest.mark.ruling("BH-11")
def test_cards_in_the_secret_pile_can_never_be_used_to_pay() -> None:
    state = after(table(Ada="green-1", Ben="red-3*2", Cy="blue-2"), sold("Ben", 3), pay("red-3"), lot("hen corn corn"))
    state = after(state, sold("Ben", 1))
    assert refusal(state, pay("corn red-3")) == ("BH-11", "cards[0]")


@pytest.mark.ruling("BH-17")
def test_a_payment_comes_after_the_last_bid_and_only_once() -> None:
    state = table(Ada="green-1", Ben="red-3*2", Cy="blue-2")
    assert refusal(state, pay("green-1")) == ("BH-17", "")
    state = after(state, bid("Ada", 1), bid("Ben", 2))
    assert refusal(state, pay("red-3")) == ("BH-17", "")
    state = after(state, passes("Cy"), pay("red-3"))
    assert refusal(state, pay("red-3")) == ("BH-17", "")
    assert refusal(after(table(Ada="", Ben="", Cy=""), end()), pay("")) == ("BH-17", "")


@pytest.mark.ruling("BH-17")
def test_only_after_paying_are_the_cards_revealed_so_a_bought_card_never_pays_for_itself() -> None:
    state = after(table(Ada="green-1", Ben="red-3*2", Cy="blue-2"), offer("blue-4"), sold("Ben", 4))
    assert refusal(state, lot("blue-4 hen hen")) == ("BH-17", "")
    assert refusal(state, pay("blue-4")) == ("BH-11", "cards[0]")


def test_an_unbeaten_auctioneer_lays_his_payment_in_the_middle() -> None:
    state = after(table(Ada="green-2 red-1", Ben="", Cy=""), sold("Ada", 3), pay("red-1 green-2"))
    assert [str(card) for card in state.payment] == ["red-1", "green-2"]
    assert display(state, "Ada") == []
    assert (state.phase, state.to_act) == (Phase.PICKING, ("Ben",))


def test_a_payment_that_needs_every_card_is_not_asked() -> None:
    state = after(table(Ada="green-1", Ben="red-3 red-2", Cy="blue-2"), sold("Ben", 4))
    assert forced(state) == pay("red-2 red-3")
    assert forced(after(table(Ada="green-1", Ben="red-3 red-2", Cy=""), sold("Ben", 3))) is None
    assert forced(after(table(Ada="green-1", Ben="red-3 red-1", Cy=""), sold("Ben", 3))) is None


def test_a_pick_is_refused_while_nothing_lies_in_the_middle() -> None:
    state = after(table(Ada="green-1", Ben="red-3*2", Cy="blue-2"), sold("Ben", 3), pay("red-3"))
    assert refusal(state, pick("Cy", "red-3")) == ("BH-16", "")

import pytest

from companion.tracker import RefusedError
from tests.games.blind_hen.table import (
    CHICKENS,
    ZERO,
    after,
    bid,
    chickens,
    end,
    green,
    greens,
    held,
    lot,
    offer,
    passes,
    pay,
    pick,
    points,
    recount,
    recount_chickens,
    refusal,
    scored,
    sold,
    table,
)


def reason(*counts: int, seat: int, owner: str | None = None, options: tuple[str, ...] = CHICKENS) -> tuple:
    line = greens(*counts, options=options, owner=owner).seats[seat].line("majority.green")
    return str(line.reason), line.rules


# Course of play


@pytest.mark.ruling("WC-01")
def test_who_now_possesses_more_cards_of_a_color_just_bought_than_any_other_player_takes_its_chicken() -> None:
    state = table(Ada="red-2", Ben="green-2 blue-1", Cy="green-1", options=CHICKENS)
    state = after(state, sold("Ben", 1), pay("blue-1"), lot("green-1 hen corn"))
    assert chickens(state) == {"green": "Ben"}


@pytest.mark.ruling("WC-01")
def test_a_tie_takes_no_chicken() -> None:
    state = table(Ada="red-2", Ben="blue-1", Cy="green-1", options=CHICKENS)
    state = after(state, sold("Ben", 1), pay("blue-1"), lot("green-4 hen corn"))
    assert chickens(state) == {}


@pytest.mark.ruling("WC-01")
def test_the_present_owner_is_one_of_the_others_to_be_beaten() -> None:
    state = table(Ada="red-2", Ben="green-1 blue-1", Cy="blue-1 green-1", options=CHICKENS)
    state = after(state, sold("Ben", 1), pay("blue-1"), lot("green-1 hen corn"))
    tied = after(state, sold("Cy", 1), pay("blue-1"), lot("green-1 hen hen"))
    assert chickens(tied) == {"green": "Ben"}
    beaten = after(state, sold("Cy", 1), pay("blue-1"), lot("green-1 green-1 hen"))
    assert chickens(beaten) == {"green": "Cy"}


@pytest.mark.ruling("WC-02")
def test_counts_are_compared_after_the_payment() -> None:
    state = table(Ada="green-1*2 red-1", Ben="green-1*2 blue-2", Cy="yellow-1", options=CHICKENS)
    paid_in_green = after(state, sold("Ben", 1), pay("green-1"), lot("green-1*2 hen"))
    assert chickens(paid_in_green) == {}
    paid_in_blue = after(state, sold("Ben", 1), pay("blue-2"), lot("green-1*2 hen"))
    assert chickens(paid_in_blue) == {"green": "Ben"}


@pytest.mark.ruling("WC-02")
def test_counts_are_compared_after_the_picks_of_the_others() -> None:
    state = table(Ada="green-2*2 red-1", Ben="green-1", Cy="blue-1", options=CHICKENS)
    start = after(state, sold("Ada", 2), pay("green-2"))
    assert chickens(after(start, pick("Ben", "green-2"), lot("green-1 hen hen"))) == {}
    state = table(Ada="green-2*2 red-1", Ben="blue-1", Cy="green-1", options=CHICKENS)
    start = after(state, sold("Ada", 2), pay("green-2"))
    assert chickens(after(start, pick("Ben", "green-2"), lot("green-1 hen hen"))) == {"green": "Ada"}


@pytest.mark.ruling("WC-03")
def test_only_colors_of_cards_just_bought_are_checked() -> None:
    state = table(Ada="red-2", Ben="blue-1*2 green-1*3", Cy="green-1", options=CHICKENS)
    state = after(state, sold("Ben", 1), pay("blue-1"), lot("red-1*2 hen"))
    assert chickens(state) == {"red": "Ben"}


@pytest.mark.ruling("WC-04")
def test_two_cards_of_one_color_give_its_chicken_once_in_whatever_order_they_lie() -> None:
    state = table(Ada="red-2", Ben="blue-1", Cy="green-1 blue-2*2", options=CHICKENS)
    state = after(state, sold("Ben", 1), pay("blue-1"))
    for cards in ("green-1 blue-1 green-2", "green-2 green-1 blue-1", "blue-1 green-1 green-2"):
        assert chickens(after(state, lot(cards))) == {"green": "Ben"}


@pytest.mark.ruling("WC-04")
def test_it_is_possible_to_gain_more_than_one_wooden_chicken_after_an_auction() -> None:
    state = table(Ada="red-2", Ben="red-1", Cy="yellow-1", options=CHICKENS)
    state = after(state, sold("Ben", 1), pay("red-1"), lot("green-1 blue-1 purple-1"))
    assert chickens(state) == {"green": "Ben", "purple": "Ben", "blue": "Ben"}


@pytest.mark.ruling("WC-10")
def test_a_majority_received_as_payment_gives_no_chicken() -> None:
    state = table(Ada="blue-1", Ben="blue-2*2 red-1", Cy="green-1", options=CHICKENS)
    assert chickens(after(state, sold("Ben", 4), pay("blue-2*2"), lot("hen corn corn"))) == {}


@pytest.mark.ruling("WC-10")
def test_a_majority_picked_from_the_auctioneers_payment_gives_no_chicken() -> None:
    state = table(Ada="blue-2*2 red-1", Ben="blue-1", Cy="green-1", options=CHICKENS)
    state = after(state, sold("Ada", 4), pay("blue-2*2"), pick("Ben", "blue-2"), pick("Cy", "blue-2"))
    assert chickens(after(state, lot("hen corn corn"))) == {}


@pytest.mark.ruling("WC-11")
def test_starting_cards_give_no_chicken_and_the_leader_gets_4_not_8() -> None:
    state = after(table(Ada="green-1*3", Ben="green-1", Cy="red-1", options=CHICKENS, auctions_before=20), end())
    assert chickens(state) == {}
    assert green(3, 1, 0, options=CHICKENS) == [4, 4, 0]
    assert reason(3, 1, 0, seat=0) == (
        "most green cards: 3, Ben has 1; nobody took the wooden chicken, so 4 and not 8",
        ("WC-08",),
    )


@pytest.mark.ruling("WC-12")
def test_a_lost_majority_does_not_change_the_owner_until_somebody_wins_with_more() -> None:
    state = table(Ada="red-2", Ben="green-1 blue-1", Cy="green-1*2 red-3 blue-1", options=CHICKENS)
    state = after(state, sold("Ben", 1), pay("blue-1"), lot("green-1*2 hen"))
    assert chickens(state) == {"green": "Ben"}
    state = after(state, sold("Cy", 1), pay("green-1"), lot("red-1*2 hen"))
    state = after(state, sold("Ben", 3), pay("green-1*3"), lot("hen hen hen"))
    assert chickens(state) == {"green": "Ben", "red": "Cy"}
    state = after(state, sold("Cy", 1), pay("blue-1"), lot("green-4 corn corn"))
    assert chickens(state) == {"green": "Cy", "red": "Cy"}


@pytest.mark.ruling("WC-13")
def test_an_auctioneer_who_buys_his_own_package_has_won_the_auction() -> None:
    state = table(Ada="green-1 red-1", Ben="green-1", Cy="blue-1", options=CHICKENS)
    state = after(state, sold("Ada", 1), pay("red-1"), pick("Ben", "red-1"), lot("green-1 hen corn"))
    assert chickens(state) == {"green": "Ada"}


@pytest.mark.ruling("WC-14")
def test_the_game_end_card_checks_no_chicken() -> None:
    state = table(Ada="green-1*3", Ben="red-1", Cy="blue-1", options=CHICKENS, auctions_before=20)
    assert chickens(after(state, end())) == {}


@pytest.mark.ruling("WC-15")
def test_without_the_expansion_nobody_takes_a_chicken() -> None:
    state = table(Ada="red-2", Ben="green-2 blue-1", Cy="green-1")
    state = after(state, sold("Ben", 1), pay("blue-1"), lot("green-1 hen corn"))
    assert chickens(state) == {}


@pytest.mark.ruling("WC-15")
def test_the_owner_of_a_chicken_can_be_put_right() -> None:
    state = table(Ada="red-2", Ben="green-2 blue-1", Cy="green-1", options=CHICKENS)
    state = after(state, recount_chickens(green="Cy", red="Ben"))
    assert chickens(state) == {"green": "Cy", "red": "Ben"}
    state = after(state, recount_chickens(green=None))
    assert chickens(state) == {"red": "Ben"}


@pytest.mark.ruling("WC-15")
def test_chickens_are_put_right_before_the_first_bid_or_after_the_end_of_a_game_with_the_expansion() -> None:
    without = table(Ada="red-2", Ben="green-2 blue-1", Cy="green-1")
    assert refusal(without, recount_chickens(green="Ada")) == ("WC-15", "owners")
    assert refusal(without, recount_chickens()) == ("WC-15", "")
    state = table(Ada="red-2", Ben="green-2 blue-1", Cy="green-1", options=CHICKENS)
    assert refusal(after(state, bid("Ada", 1)), recount_chickens(green="Ada")) == ("X-04", "")
    assert refusal(after(state, sold("Ada", 1)), recount_chickens(green="Ada")) == ("X-04", "")
    assert chickens(after(state, offer("hen"), recount_chickens(green="Ada"))) == {"green": "Ada"}
    assert chickens(after(state, end(), recount_chickens(green="Ada"))) == {"green": "Ada"}


@pytest.mark.ruling("WC-15")
@pytest.mark.parametrize("owners", [{"green": "Ada"}, {"green": None}, {}])
def test_a_tally_with_chickens_needs_the_expansion(owners: dict[str, str | None]) -> None:
    with pytest.raises(RefusedError) as caught:
        scored((), owners, Ada=held(), Ben=held(), Cy=held())
    assert (caught.value.ruling.rule, caught.value.at) == ("WC-15", "wooden_chickens")


@pytest.mark.ruling("WC-15")
def test_the_same_displays_give_different_totals_with_the_expansion_off() -> None:
    people = {"Ada": held("green-1*5"), "Ben": held("green-1*8"), "Cy": held("green-1")}
    assert points(scored(**people), "majority.green") == [4, 8, 0]
    assert points(scored(CHICKENS, {"green": "Ada"}, **people), "majority.green") == [8, 4, 0]


# Scoring


@pytest.mark.ruling("WC-05", "WC-06")
def test_the_owner_with_5_blue_cards_gains_8_and_the_player_with_8_gets_4_for_second_place() -> None:
    people = {"Ada": held("blue-1*5"), "Ben": held("blue-1*8"), "Cy": held("blue-1*7"), "Dora": held()}
    assert points(scored(CHICKENS, {"blue": "Ada"}, **people), "majority.blue") == [8, 4, 0, 0]


@pytest.mark.ruling("WC-05")
def test_an_owner_without_a_card_of_the_color_still_gets_8() -> None:
    assert green(0, 4, 2, options=CHICKENS, owner="Ada") == [8, 4, 0]
    assert reason(0, 4, 2, seat=0, owner="Ada") == ("owns the green wooden chicken, with 0 cards", ("WC-05",))
    assert reason(1, 4, 2, seat=0, owner="Ada") == ("owns the green wooden chicken, with 1 card", ("WC-05",))


@pytest.mark.ruling("WC-06")
@pytest.mark.parametrize(
    ("counts", "shares"),
    [
        ((2, 5, 5), [8, 2, 2]),
        ((2, 4, 4, 4), [8, 2, 2, 2]),
        ((2, 4, 4, 4, 4), [8, 1, 1, 1, 1]),
        ((4, 4, 1), [8, 4, 0]),
        ((9, 4, 1), [8, 4, 0]),
    ],
)
def test_the_others_compete_for_second_place_only(counts: tuple[int, ...], shares: list[int]) -> None:
    assert green(*counts, options=CHICKENS, owner="Ada") == shares


@pytest.mark.ruling("WC-06")
def test_second_place_ignores_the_owner_in_its_reasons_too() -> None:
    assert reason(9, 4, 1, seat=1, owner="Ada") == (
        "second place behind Ada, who owns the chicken, with 4 green cards",
        ("WC-06",),
    )
    assert reason(2, 5, 5, seat=1, owner="Ada") == (
        "tied with Cy for second place behind Ada, who owns the chicken, with 5 green cards each",
        ("WC-06",),
    )
    assert reason(0, 4, 2, seat=2, owner="Ada") == ("2 green cards; second place goes to Ben with 4", ("WC-06",))
    assert reason(0, 4, 0, seat=2, owner="Ada") == ("no green cards", ("WC-07",))


@pytest.mark.ruling("WC-07")
def test_with_an_owner_and_nobody_else_holding_a_card_there_is_no_second_place() -> None:
    assert green(2, 0, 0, options=CHICKENS, owner="Ada") == [8, 0, 0]
    assert green(2, 0, 0, options=(*CHICKENS, *ZERO), owner="Ada") == [8, 2, 2]
    assert green(0, 0, 0, 0, options=(*CHICKENS, *ZERO), owner="Ada") == [8, 2, 2, 2]


@pytest.mark.ruling("WC-08")
def test_if_a_chicken_has_not_been_taken_most_and_second_most_get_4_each() -> None:
    assert green(5, 3, 1, options=CHICKENS) == [4, 4, 0]


@pytest.mark.ruling("WC-08")
@pytest.mark.parametrize(
    ("counts", "shares"),
    [
        ((3, 3, 1), [4, 4, 0]),
        ((3, 3, 3, 1), [3, 3, 3, 0]),
        ((3, 3, 3, 3), [2, 2, 2, 2]),
        ((3, 3, 3, 3, 3), [2, 2, 2, 2, 2]),
        ((5, 3, 3), [4, 2, 2]),
        ((5, 3, 3, 3), [4, 2, 2, 2]),
        ((5, 3, 3, 3, 3), [4, 1, 1, 1, 1]),
    ],
)
def test_ties_for_an_untaken_chicken_share_the_points_of_all_their_ranks(
    counts: tuple[int, ...], shares: list[int]
) -> None:
    assert green(*counts, options=CHICKENS) == shares


@pytest.mark.ruling("WC-08")
def test_an_untaken_chicken_is_named_in_the_reason() -> None:
    assert reason(3, 3, 3, 1, seat=0) == (
        "tied with Ben and Cy for most green cards, 3 each; nobody took the wooden chicken",
        ("WC-08",),
    )
    assert reason(5, 3, 1, seat=2) == ("1 green card; second place goes to Ben with 3", ("WC-08",))
    assert reason(5, 3, 0, seat=2) == ("no green cards", ("WC-09",))


@pytest.mark.ruling("WC-09", "WC-11")
def test_a_leader_without_the_chicken_is_told_why_he_gets_4() -> None:
    untaken = "nobody took the wooden chicken, so 4 and not 8"
    assert reason(5, 3, 1, seat=0)[0] == f"most green cards: 5, Ben has 3; {untaken}"
    assert reason(5, 0, 0, seat=0)[0] == f"the only one with green cards, so nobody is second; {untaken}"


@pytest.mark.ruling("WC-08")
def test_only_what_is_shared_is_shown_as_a_division() -> None:
    shared = greens(3, 3, 3, options=CHICKENS).seats[0].line("majority.green")
    assert str(shared.arithmetic) == "8 ÷ 3 = 2.67, rounded up 3"
    owned = greens(3, 3, 3, options=CHICKENS, owner="Ada").seats
    assert owned[0].line("majority.green").arithmetic is None
    assert str(owned[1].line("majority.green").arithmetic) == "4 ÷ 2 = 2"


@pytest.mark.ruling("WC-09")
def test_the_only_holder_under_an_untaken_chicken_gets_4_and_the_other_4_lapse() -> None:
    assert green(3, 0, 0, options=CHICKENS) == [4, 0, 0]
    assert green(3, 0, 0, options=(*CHICKENS, *ZERO)) == [4, 2, 2]


@pytest.mark.ruling("WC-09")
def test_nobody_holding_the_color_of_an_untaken_chicken_gives_nothing() -> None:
    assert green(0, 0, 0, options=CHICKENS) == [0, 0, 0]
    assert green(0, 0, 0, options=(*CHICKENS, *ZERO)) == [3, 3, 3]


def test_a_recount_of_a_display_moves_no_chicken() -> None:
    state = table(Ada="red-2", Ben="green-2 blue-1", Cy="green-1", options=CHICKENS)
    state = after(state, recount_chickens(green="Cy"), recount("Ben", "green-2*5"))
    assert chickens(state) == {"green": "Cy"}


def test_bids_logged_or_not_make_no_difference_to_the_check() -> None:
    state = table(Ada="red-2", Ben="green-2 blue-1", Cy="green-1", options=CHICKENS)
    logged = after(state, bid("Ada", 1), bid("Ben", 3), passes("Cy"), pay("green-2 blue-1"), lot("blue-1 hen corn"))
    told = after(state, sold("Ben", 3), pay("green-2 blue-1"), lot("blue-1 hen corn"))
    assert chickens(logged) == chickens(told) == {}

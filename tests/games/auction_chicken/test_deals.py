import pytest

from companion.games.auction_chicken.facts import DECK, NUMBER_SUITS, SUITS, Rank
from companion.games.auction_chicken.state import Phase
from companion.tracker import begin
from tests.games.auction_chicken.table import (
    AUCTION_CHICKEN,
    FIVE,
    FOUR,
    THREE,
    after,
    cards,
    dealt_out,
    hand,
    line_of,
    lot,
    on_screen,
    refusal,
    table,
    tokens,
    told,
    why_not,
)


@pytest.mark.ruling("AC-10")
def test_each_player_starts_with_two_tokens_of_each_suit_and_no_cards() -> None:
    state = table()
    assert [tokens(state, name) for name in state.seating] == ["222222"] * 3
    assert [hand(state, name) for name in state.seating] == [""] * 3
    assert (state.excuse, state.phase, state.to_act) == ("Ada", Phase.DEAL, ())


@pytest.mark.ruling("AC-23")
def test_the_basic_deck_has_36_cards_each_suit_once_a_number_rank() -> None:
    assert len(DECK) == len(set(DECK)) == 36
    for rank, suits in NUMBER_SUITS.items():
        assert sorted(suit for pair in suits for suit in pair) == sorted(SUITS), rank
    for rank in (Rank.ACE, Rank.CROWN):
        assert tuple(card.suits[0] for card in DECK if card.rank is rank) == SUITS


@pytest.mark.ruling("AC-23")
def test_a_card_is_dealt_once() -> None:
    state = after(table(), "deal 7wy Am 4ms", "Ada takes", "Ben takes", "Cy takes")
    assert refusal(state, "deal Ak As 7wy") == ("AC-23", "cards[2]")
    assert why_not(state, "deal Ak As 7wy") == "The 7 of waves and wyrms was dealt in round 1 (AC-23)."
    assert refusal(state, "deal Ak As Ak") == ("AC-23", "cards[2]")
    assert why_not(state, "deal Ak As Ak") == "The ace of knots is named twice (AC-23). Name another one."


@pytest.mark.ruling("AC-08")
@pytest.mark.parametrize("line", ["deal Am As", "deal Am As Aw Al"])
def test_one_card_a_player_is_dealt(line: str) -> None:
    assert refusal(table(), line) == ("AC-08", "cards")


@pytest.mark.ruling("AC-08")
@pytest.mark.parametrize(("names", "rounds"), [(THREE, 11), (FOUR, 8), (FIVE, 6)])
def test_three_four_and_five_players_have_11_8_and_6_rounds_and_cards_in_hand(names: str, rounds: int) -> None:
    state = dealt_out(names)
    assert [len(own) for own in state.hands.values()] == [rounds] * len(state.seating)
    assert (state.rounds, state.deals_left, state.phase_two) == (rounds, 1, False)


@pytest.mark.ruling("AC-08")
def test_the_last_cards_dealt_are_the_first_lot() -> None:
    state = after(dealt_out(), "deal Ck Cl Cy")
    assert (state.phase, lot(state), line_of(state), state.to_act) == (Phase.BIDS, "Ck Cl Cy", "", ("Ada", "Ben", "Cy"))
    assert (state.round, state.phase_two) == (1, True)


@pytest.mark.ruling("AC-08")
def test_the_last_cards_of_a_deck_that_is_dealt_out_are_known_and_follow_by_themselves() -> None:
    for names in (THREE, FOUR):
        state = dealt_out(names)
        forced = AUCTION_CHICKEN.rules.forced(state)
        assert forced == told("deal " + {THREE: "Cl Cy Ck", FOUR: "Cw Cl Cy Ck"}[names])


@pytest.mark.ruling("AC-08")
def test_with_five_players_one_card_stays_aside_so_the_last_deal_is_asked_for() -> None:
    assert AUCTION_CHICKEN.rules.forced(dealt_out(FIVE)) is None
    state = after(dealt_out(FIVE), "deal Cs Cw Cl Cy Ck")
    assert state.phase is Phase.BIDS
    assert [card for card in DECK if state.dealt_in(card) is None] == [*cards("Cm")]


def test_nothing_follows_by_itself_before_the_last_take() -> None:
    replay = begin(AUCTION_CHICKEN.rules, dealt_out(deals_left=2))
    replay = replay.answered((told("deal Cm Cs Cw"),)).answered((told("Ada takes"),))
    assert replay.state.phase is Phase.LINE


@pytest.mark.ruling("AC-09")
def test_the_line_goes_from_the_ace_to_the_crown() -> None:
    assert line_of(after(table(FIVE), "deal Cm 9ms 2mk Am 5sw")) == "Am 2mk 5sw 9ms Cm"


@pytest.mark.ruling("AC-09")
def test_of_cards_of_matching_ranks_the_one_dealt_earlier_goes_first() -> None:
    assert line_of(after(table(), "deal 6sy Am 6mw")) == "Am 6sy 6mw"
    assert line_of(after(table(), "deal 6mw Am 6sy")) == "Am 6mw 6sy"


@pytest.mark.ruling("AC-08")
def test_only_a_deal_comes_before_the_line() -> None:
    for line in ("Ada puts s", "Ada takes", "bids Ada=Am Ben=As Cy=Aw", "Ada chooses Am", "tie Ada=m first Ada"):
        assert refusal(table(), line) == ("AC-08", "")


def test_a_round_ends_with_a_card_for_everybody() -> None:
    screen = on_screen(table(), "deal Am As Aw", "Ada takes", "Ben takes")
    assert [len(own) for own in screen.state.hands.values()] == [1, 1, 1]
    assert (screen.state.phase, screen.state.round) == (Phase.DEAL, 2)


def test_cards_are_read_in_either_order_of_their_suits() -> None:
    assert cards("6wm") == cards("6mw")

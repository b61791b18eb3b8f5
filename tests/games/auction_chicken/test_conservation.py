from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.documents.entries import write_event
from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.auction_chicken.facts import DECK, SUITS, Card, Suit
from companion.games.auction_chicken.state import AuctionChickenState, Phase
from tests.games.auction_chicken.by_hand import Paper
from tests.games.auction_chicken.table import FIVE, FOUR, THREE, dealt_out, on_screen, table
from tests.games.auction_chicken.test_sessions import shown
from tests.games.playing import PLAYED
from tests.games.taps import Screen, wandered

TAPS = st.lists(st.integers(0, 899), min_size=80, max_size=400)
STARTS = st.sampled_from([begin(names) for names in (THREE, FOUR, FIVE) for begin in (table, dealt_out)])
"""Tables at the start, and such at which the first lot is dealt next."""


def cards_of(state: AuctionChickenState) -> Counter[Card]:
    """Every card wherever it is: unseen, in the line, in a hand, bid, in the lot, in a pile or discarded."""
    seen = {card for group in state.dealt for card in group}
    held = [card for own in (*state.hands.values(), *state.piles.values()) for card in own]
    open_cards = [*(lying.card for lying in state.line), *state.bids.values(), *state.lot, *state.discarded]
    return Counter([*(card for card in DECK if card not in seen), *held, *open_cards])


def tokens_of(state: AuctionChickenState) -> Counter[Suit]:
    """Every token wherever it is: in a hand, on a card of the line, or out of the game."""
    held = [suit for own in state.tokens.values() for suit, count in own.items() for _ in range(count)]
    return Counter([*held, *(suit for lying in state.line for suit in lying.tokens), *state.spent])


@pytest.mark.ruling("AC-23")
@settings(PLAYED)
@given(start=STARTS, choices=TAPS)
def test_each_of_the_36_cards_is_in_one_place(start: AuctionChickenState, choices: list[int]) -> None:
    for screen in wandered(on_screen(start), choices):
        assert cards_of(screen.state) == Counter(DECK)


@pytest.mark.ruling("AC-14")
@settings(PLAYED)
@given(start=STARTS, choices=TAPS)
def test_twelve_tokens_a_player_are_in_hands_on_cards_or_out_of_the_game(
    start: AuctionChickenState, choices: list[int]
) -> None:
    for screen in wandered(on_screen(start), choices):
        each = 2 * len(screen.state.seating)
        assert tokens_of(screen.state) == Counter(dict.fromkeys(SUITS, each))
        assert all(count >= 0 for own in screen.state.tokens.values() for count in own.values())


@pytest.mark.ruling("AC-08")
@settings(PLAYED)
@given(start=STARTS, choices=TAPS)
def test_everybody_has_the_same_number_of_cards_between_rounds(start: AuctionChickenState, choices: list[int]) -> None:
    for screen in wandered(on_screen(start), choices):
        state = screen.state
        if state.phase in {Phase.DEAL, Phase.BIDS, Phase.OVER}:
            assert len({len(own) for own in state.hands.values()}) == 1
            assert {len(own) for own in state.piles.values()} == {state.lots}


@settings(PLAYED)
@given(names=st.sampled_from([THREE, FOUR, FIVE]), choices=TAPS)
def test_the_table_stands_where_people_with_paper_and_pen_see_it(names: str, choices: list[int]) -> None:
    last: Screen = on_screen(table(names))
    for screen in wandered(last, choices):
        last = screen
    document = {"players": [{"name": name} for name in names.split()], "setup": {"start_player": "Ada"}}
    paper = Paper(document)
    timeline = last.replay.timeline
    for placed, after in zip(timeline.placed, timeline.states[1:], strict=True):
        paper.happens(write_event(AUCTION_CHICKEN, placed.event))
        assert shown(after) == paper.told()
    sheet = AUCTION_CHICKEN.score(last.state)
    assert {seat.name: [line.points for line in seat.lines] for seat in sheet.seats} == paper.counted()
    assert {seat.name: seat.place for seat in sheet.seats} == paper.placed()

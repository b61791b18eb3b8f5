import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.blind_hen.facts import CHICKEN_CARDS
from companion.games.blind_hen.state import BlindHenState
from tests.games.blind_hen.table import on_screen, table
from tests.games.playing import PLAYED
from tests.games.taps import wandered

NAMES = ("Ada", "Ben", "Cy", "Dora", "Emil")
TAPS = st.lists(st.integers(0, 899), min_size=60, max_size=240)
starting = st.lists(st.sampled_from(CHICKEN_CARDS), min_size=1, max_size=8).map(lambda own: " ".join(map(str, own)))
starts = st.lists(starting, min_size=3, max_size=5)


def chicken_cards(state: BlindHenState) -> int:
    return sum(len(own) for own in state.displays.values()) + len(state.payment)


@pytest.mark.ruling("BH-24")
@settings(PLAYED)
@given(displays=starts, choices=TAPS, options=st.sets(st.sampled_from(["wooden_chickens", "auctioneer_passes_left"])))
def test_no_card_is_lost_or_made(displays: list[str], choices: list[int], options: set[str]) -> None:
    start = table(**dict(zip(NAMES, displays, strict=False)), options=tuple(options))
    for screen in wandered(on_screen(start), choices):
        state = screen.state
        sold = chicken_cards(state) - chicken_cards(start)
        assert sold + sum(state.hens.values()) + sum(state.corns.values()) == 3 * state.auctions
        assert sum(state.hens.values()) <= 12
        assert sum(state.corns.values()) <= 12
        assert state.auctions <= 23


@pytest.mark.ruling("WC-12")
@settings(PLAYED)
@given(displays=starts, choices=TAPS)
def test_a_chicken_never_returns_to_the_supply_and_only_goes_to_the_winner_of_an_auction(
    displays: list[str], choices: list[int]
) -> None:
    start = table(**dict(zip(NAMES, displays, strict=False)), options=("wooden_chickens",))
    for screen in wandered(on_screen(start), choices):
        timeline = screen.replay.timeline
    for before, placed, after in zip(timeline.states, timeline.placed, timeline.states[1:], strict=False):
        moved = {color for color, owner in after.chickens.items() if owner != before.chickens[color]}
        bought = {str(card).partition("-")[0] for card in getattr(placed.event, "cards", ())}
        assert {str(color) for color in moved} <= bought
        assert {after.chickens[color] for color in moved} <= {before.winner}
        assert placed.event.type == "lot" or not moved

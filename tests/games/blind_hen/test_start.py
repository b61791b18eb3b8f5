import pytest

from companion.games.blind_hen.start import start
from companion.games.blind_hen.state import BlindHenState, Phase, Setup
from companion.games.game import Table
from companion.tracker import RefusedError
from companion.words import Name
from tests.games.blind_hen.table import CHICKENS, after, display, lot, pay, sold, table

USUAL = "green-1*2 red-2*2 yellow-3*2 blue-1*2"


def told(state: BlindHenState) -> list[str]:
    return [str(warning) for warning in state.warnings]


def test_each_player_places_all_of_his_cards_in_front_of_him_sorted_by_color() -> None:
    state = table(Ada="blue-1 green-3 red-2 green-1", Ben=USUAL, Cy=USUAL)
    assert display(state, "Ada") == ["green-1", "green-3", "red-2", "blue-1"]


@pytest.mark.ruling("BH-22")
@pytest.mark.parametrize("auctioneer", ["Ada", "Ben", "Cy"])
def test_the_table_elects_any_player_who_becomes_the_first_auctioneer(auctioneer: str) -> None:
    state = table(Ada=USUAL, Ben=USUAL, Cy=USUAL, auctioneer=auctioneer)
    assert (state.auctioneer, state.to_act) == (auctioneer, (auctioneer,))


def test_a_game_begins_with_an_auction_empty_piles_and_all_chickens_in_the_supply() -> None:
    state = table(Ada=USUAL, Ben=USUAL, Cy=USUAL, options=CHICKENS)
    assert (state.phase, state.auctions, state.ending) == (Phase.AUCTION, 0, None)
    assert [state.pile(name) for name in state.seating] == [0, 0, 0]
    assert set(state.chickens.values()) == {None}


@pytest.mark.ruling("BH-24")
def test_8_cards_of_value_1_to_3_are_a_usual_start() -> None:
    assert told(table(Ada=USUAL, Ben=USUAL, Cy=USUAL)) == []


@pytest.mark.ruling("BH-24")
def test_a_start_of_other_than_8_cards_of_value_1_to_3_is_a_warning() -> None:
    assert told(table(Ada="green-1*7", Ben=USUAL, Cy="green-1*7 red-4")) == [
        "Ada starts with 7 cards; a starting set has 8, of value 1 to 3 (BH-24).",
        "Cy starts with 8 cards of value 1 to 4; a starting set has 8, of value 1 to 3 (BH-24).",
    ]
    assert told(table(Ada="green-1", Ben=USUAL, Cy=USUAL))[0].startswith("Ada starts with 1 card; ")


@pytest.mark.ruling("BH-21")
def test_a_table_that_begins_to_track_late_has_no_warning_and_its_own_count() -> None:
    state = table(Ada="green-4*3", Ben=USUAL, Cy=USUAL, auctions_before=11)
    assert told(state) == []
    assert after(state, sold("Ben", 1), pay("green-1"), lot("hen hen corn")).auctions == 12


@pytest.mark.ruling("BH-21")
@pytest.mark.parametrize("before", [0, 23])
def test_0_to_23_auctions_can_have_been_played_before(before: int) -> None:
    assert table(Ada=USUAL, Ben=USUAL, Cy=USUAL, auctions_before=before).auctions == before


@pytest.mark.ruling("BH-21")
@pytest.mark.parametrize("before", [-1, 24])
def test_more_auctions_before_than_the_draw_pile_allows_are_refused(before: int) -> None:
    with pytest.raises(RefusedError) as caught:
        table(Ada=USUAL, Ben=USUAL, Cy=USUAL, auctions_before=before)
    assert (caught.value.ruling.rule, caught.value.at) == ("BH-21", "auctions_before")


def test_every_player_has_a_display_even_if_it_is_empty() -> None:
    players = (Name("Ada"), Name("Ben"), Name("Cy"))
    with pytest.raises(RefusedError) as caught:
        start(Table(players=players), Setup(auctioneer=players[0], displays={players[0]: (), players[2]: ()}))
    assert (caught.value.ruling.rule, caught.value.at) == (None, "displays.Ben")

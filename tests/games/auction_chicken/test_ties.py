import pytest

from companion.games.auction_chicken.deciding import decide
from companion.games.auction_chicken.state import Phase
from companion.words import Name
from tests.games.auction_chicken.table import (
    FIVE,
    FOUR,
    after,
    bidding,
    holding,
    pile,
    refusal,
    tokens,
    why_not,
)

PRINTED = after(
    bidding("8ms 5yk 2mk", "Maire Evan Third", excuse="Third", Maire="6mw 3sk", Evan="6sy 4yk", Third="Ak Al"),
    "bids Maire=6mw Evan=6sy Third=Ak",
)
"""Maire bids with the 6 of moons and waves, Evan with the 6 of suns and wyrms."""
COMPASS = after(
    bidding("9ms 7sk 4ms 2sy", "N E S W", excuse="N", N="8wl 2wl", E="3sk 5sw", S="8yk 9lk", W="5ml 6lk"),
    "bids N=8wl E=3sk S=8yk W=5ml",
)


@pytest.mark.ruling("AC-14", "AC-20")
def test_the_printed_tie_is_decided_by_tokens() -> None:
    """AC-T05."""
    assert (PRINTED.phase, PRINTED.to_act) == (Phase.TIE, ("Maire", "Evan"))
    state = after(PRINTED, "tie Maire=mmw Evan=ss first Evan Maire")
    assert [pile(state, name) for name in state.seating] == ["5yk", "8ms", "2mk"]
    assert [tokens(state, name) for name in state.seating] == ["021222", "222222", "222222"]
    assert (state.excuse, sorted(state.spent)) == ("Third", ["moons", "moons", "waves"])


@pytest.mark.ruling("AC-20")
def test_only_suits_of_the_own_bid_card_may_be_used() -> None:
    assert refusal(PRINTED, "tie Maire=ms Evan=s first Maire Evan") == ("AC-20", "tokens.Maire[1]")
    reason = "Maire bid the 6 of moons and waves, so suns cannot be used (AC-20)."
    assert why_not(PRINTED, "tie Maire=ms Evan=s first Maire Evan") == reason


@pytest.mark.ruling("AC-20")
def test_an_ace_or_a_crown_gives_one_suit_only() -> None:
    state = after(bidding("9ms 7sk 4ms", Ada="Am", Ben="As", Cy="2mk"), "bids Ada=Am Ben=As Cy=2mk")
    assert refusal(state, "tie Ada=mk Ben=s first Ada Ben") == ("AC-20", "tokens.Ada[1]")
    assert after(state, "tie Ada=mm Ben=s first Ada Ben").phase is Phase.OVER


@pytest.mark.ruling("AC-11")
def test_nobody_bids_more_tokens_than_are_there() -> None:
    assert refusal(PRINTED, "tie Maire=mmm Evan=s first Maire Evan") == ("AC-11", "tokens.Maire[2]")
    assert why_not(PRINTED, "tie Maire=mmm Evan=s first Maire Evan") == "Maire has only 2 of moons (AC-11)."


@pytest.mark.ruling("AC-11", "AC-13")
def test_no_tokens_against_none_is_a_tie_like_any_other() -> None:
    state = holding(PRINTED, Maire="sk", Evan="-")
    state = after(state, "tie Maire=- Evan=- first Maire Evan")
    assert (state.excuse, state.spent) == ("Evan", ())
    assert [pile(state, name) for name in state.seating] == ["8ms", "5yk", "2mk"]


@pytest.mark.ruling("AC-13")
def test_after_equal_fists_the_first_counter_clockwise_from_the_excuse_pays_decides_and_takes_it() -> None:
    """AC-T06."""
    assert COMPASS.to_act == ("N", "S")
    state = after(COMPASS, "tie N=w S=k first S N")
    assert (state.excuse, tokens(state, "S"), tokens(state, "N")) == ("S", "222221", "222222")
    assert [pile(state, name) for name in state.seating] == ["7sk", "2sy", "9ms", "4ms"]


@pytest.mark.ruling("AC-13")
@pytest.mark.parametrize(
    ("excuse", "decider"), [("Ada", "Emil"), ("Ben", "Ada"), ("Cy", "Ada"), ("Dora", "Cy"), ("Emil", "Cy")]
)
def test_the_holder_of_the_excuse_is_asked_last(excuse: str, decider: str) -> None:
    state = bidding("9ms 7sk 4ms 2sy Am", FIVE, excuse=excuse, Ada="8ms", Cy="8wl", Emil="8yk")
    fists = {Name(name): 1 for name in ("Ada", "Cy", "Emil")}
    decision = decide(state, fists)
    assert (decision.decider, decision.closed_fist_tie, decision.most) == (decider, True, 1)


@pytest.mark.ruling("AC-13")
def test_only_those_tied_for_most_tokens_are_asked() -> None:
    """AC-T09."""
    start = bidding("9ms 7sk 2sy", Ada="4ms 2mk", Ben="4wl 2wl", Cy="4yk Al")
    state = after(start, "bids Ada=4ms Ben=4wl Cy=4yk", "tie Ada=m Ben=w Cy=- first Cy Ada Ben")
    assert (state.excuse, tokens(state, "Ben"), tokens(state, "Ada")) == ("Ben", "221222", "222222")


@pytest.mark.ruling("AC-12")
def test_the_highest_of_three_decides_the_whole_order() -> None:
    """AC-T08."""
    start = bidding("Cm 5sw 3ly", Ada="4ms 2mk", Ben="4wl 2wl", Cy="4yk Al")
    state = after(start, "bids Ada=4ms Ben=4wl Cy=4yk", "tie Ada=m Ben=wwl Cy=yy first Ben Ada Cy")
    assert [pile(state, name) for name in state.seating] == ["5sw", "Cm", "3ly"]
    assert (state.excuse, tokens(state, "Ben"), tokens(state, "Cy")) == ("Ada", "220122", "222222")


@pytest.mark.ruling("AC-12")
@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("tie Maire=m Evan=- first Maire", "order"),
        ("tie Maire=m Evan=- first Maire Maire", "order"),
        ("tie Maire=m Evan=- first Maire Evan Third", "order"),
        ("tie Maire=m first Maire Evan", "tokens.Evan"),
    ],
)
def test_every_tied_player_opens_the_fist_and_is_placed_once(line: str, field: str) -> None:
    assert refusal(PRINTED, line) == ("AC-12", field)


@pytest.mark.ruling("AC-15")
def test_nobody_else_is_in_the_tie() -> None:
    assert refusal(PRINTED, "tie Maire=m Evan=- Third=k first Maire Evan") == ("AC-15", "tokens.Third")


@pytest.mark.ruling("AC-15")
def test_of_two_ties_in_a_round_the_highest_is_resolved_first_and_may_move_the_excuse() -> None:
    start = bidding("9ms 7sk 4ms 2sy", FOUR, Ada="6mw Al", Ben="3mw 2mk", Cy="6sy 2wl", Dora="3sk Ak")
    state = after(start, "bids Ada=6mw Ben=3mw Cy=6sy Dora=3sk")
    assert state.to_act == ("Ada", "Cy")
    assert refusal(state, "tie Ben=m Dora=k first Ben Dora") == ("AC-12", "tokens.Ada")
    state = after(state, "tie Ada=m Cy=s first Ada Cy")
    assert (state.phase, state.to_act, state.excuse) == (Phase.TIE, ("Ben", "Dora"), "Cy")
    state = after(state, "tie Ben=m Dora=k first Dora Ben")
    assert (state.excuse, tokens(state, "Ben")) == ("Ben", "122222")
    assert [pile(state, name) for name in state.seating] == ["9ms", "2sy", "7sk", "4ms"]


@pytest.mark.ruling("AC-15", "AC-16")
def test_a_tied_player_chooses_as_soon_as_the_place_is_known() -> None:
    start = bidding("9ms 9wy 4ms 4wl", FOUR, Ada="6mw Al", Ben="3mw 2mk", Cy="6sy 2wl", Dora="3sk Ak")
    state = after(start, "bids Ada=6mw Ben=3mw Cy=6sy Dora=3sk", "tie Ada=m Cy=- first Cy Ada")
    assert (state.phase, state.to_act) == (Phase.CHOOSE, ("Cy",))
    state = after(state, "Cy chooses 9wy")
    assert (state.phase, state.to_act) == (Phase.TIE, ("Ben", "Dora"))
    state = after(state, "tie Ben=m Dora=- first Dora Ben", "Dora chooses 4ms")
    assert [pile(state, name) for name in state.seating] == ["9ms", "4wl", "9wy", "4ms"]


@pytest.mark.ruling("AC-22")
def test_tied_players_do_not_agree_without_an_auction() -> None:
    assert refusal(PRINTED, "bids Maire=3sk Evan=4yk Third=Al") == ("AC-15", "")
    assert why_not(PRINTED, "Maire chooses 8ms") == "The tie of Maire and Evan is resolved first (AC-15)."

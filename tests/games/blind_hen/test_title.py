import pytest

from companion.games.blind_hen import BLIND_HEN
from companion.games.blind_hen.asking import ask
from companion.games.blind_hen.asking_payment import what_is_paid
from companion.games.blind_hen.facts import Color, chicken_card, lot_card
from companion.games.blind_hen.rule_words import RULE_WORDS, WITHOUT_CARDS, rule_words
from companion.games.chronicle import chronicle
from companion.games.session import Session
from companion.tracker import begin
from companion.words import Name
from tests.games.blind_hen.table import (
    CHICKENS,
    ZERO,
    after,
    end,
    greens,
    held,
    lot,
    on_screen,
    pay,
    points,
    recount,
    scored,
    sold,
    table,
)

THREE = {"Ada": "red-2 green-1 green-3", "Ben": "blue-1*3 red-4", "Cy": "yellow-1 green-4 blue-2"}


def test_blind_hen_is_for_3_to_5_players() -> None:
    assert (str(BLIND_HEN.title), list(BLIND_HEN.seats)) == ("Blind Hen", [3, 4, 5])


def test_the_expansion_is_an_option_and_other_readings_are_house_rules() -> None:
    assert {option.key: option.house_rule for option in BLIND_HEN.options} == {
        "wooden_chickens": False,
        "zero_cards_rank": True,
        "auctioneer_passes_left": True,
    }


@pytest.mark.parametrize("text", ["green-5", "green-0", "black-1", "green", "Hen", ""])
def test_no_other_cards_exist(text: str) -> None:
    for read in (lot_card, chicken_card):
        with pytest.raises(ValueError, match=f"^{text}$"):
            read(text)


def test_a_hen_is_no_chicken_card() -> None:
    assert str(lot_card("hen")) == "hen"
    with pytest.raises(ValueError, match="hen"):
        chicken_card("hen")
    assert BLIND_HEN.vocabulary.texts[Color]("red") is Color.RED


def test_a_board_shows_how_many_cards_of_a_color_and_what_they_are_worth() -> None:
    state = table(**THREE)
    assert (state.count(Name("Ada"), Color.GREEN), state.value(Name("Ada"), Color.GREEN)) == (2, 4)
    assert state.leaders(Color.GREEN) == ("Ada",)
    assert state.leaders(Color.PURPLE) == ()


def test_a_sheet_finds_the_seat_of_a_player() -> None:
    sheet = scored(Ada=held("red-1"), Ben=held("red-1*2"), Cy=held())
    assert sheet.seat(Name("Ben")).total == 10
    assert points(sheet, "display") == [1, 2, 0]


def test_every_rule_that_a_line_names_has_words_and_a_place() -> None:
    for options in ((), ZERO, CHICKENS, (*CHICKENS, *ZERO)):
        for owner in (None, "Ada") if CHICKENS[0] in options else (None,):
            for counts in ((5, 4, 4), (3, 3, 1), (2, 0, 0), (0, 0, 0), (0, 4, 2), (6, 3, 1)):
                for seat in greens(*counts, options=options, owner=owner).seats:
                    named = [rule for line in seat.lines for rule in line.rules]
                    assert len(named) >= len(seat.lines)
                    for rule in named:
                        assert all(str(words) for words in rule_words(rule, frozenset(options)))


def test_the_words_of_a_rule_follow_the_house_rule() -> None:
    assert rule_words("BH-04", frozenset()) == RULE_WORDS["BH-04"]
    assert rule_words("BH-04", frozenset(ZERO)) == (WITHOUT_CARDS, RULE_WORDS["BH-04"][1])
    assert rule_words("BH-07", frozenset(ZERO)) == RULE_WORDS["BH-07"]


@pytest.mark.ruling("BH-23")
def test_hidden_cards_are_named_in_the_log_only_when_the_game_is_over() -> None:
    start = table(**THREE)
    events = (recount("Ben", "blue-1*3 red-4", hens=1), sold("Ben", 1), pay("blue-1"), lot("hen corn red-1"))
    screen = on_screen(start, *events)
    session = Session(id="", game=BLIND_HEN, table=start.table, setup=None, replay=screen.replay)
    hidden = " ".join(str(line.text) for line in chronicle(session))
    assert "hidden cards" in hidden
    assert "Hen" not in hidden
    assert "Corn" not in hidden
    over = Session(id="", game=BLIND_HEN, table=start.table, setup=None, replay=screen.replay.answered((end(),)))
    assert "Blind Hen, Golden Corn and red 1" in " ".join(str(line.text) for line in chronicle(over))


def test_a_payment_that_nobody_owes_cannot_be_asked() -> None:
    state = table(**THREE)
    assert str(ask(state, (), frozenset()).title) == "Who won the auction?"
    with pytest.raises(ValueError, match="auction"):
        what_is_paid(state, ())
    assert begin(BLIND_HEN.rules, after(state, sold("Ben", 1))).state.winner == "Ben"

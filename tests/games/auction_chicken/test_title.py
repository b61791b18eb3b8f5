import pytest

from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.auction_chicken.events import EVENTS
from companion.games.auction_chicken.facts import DECK, Card, Suit, card
from companion.games.auction_chicken.names import CARD_NAMES
from companion.games.auction_chicken.rule_words import RULE_WORDS, rule_words
from companion.games.auction_chicken.wording import full_name
from companion.tracker import Event
from tests.games.auction_chicken.table import bidding, on_screen, scored, table


def test_auction_chicken_is_for_3_to_5_players() -> None:
    assert (str(AUCTION_CHICKEN.title), list(AUCTION_CHICKEN.seats)) == ("Auction Chicken", [3, 4, 5])


@pytest.mark.ruling("AC-02")
def test_the_other_reading_of_the_lone_ace_is_a_house_rule() -> None:
    assert {option.key: option.rule for option in AUCTION_CHICKEN.options} == {"lone_ace_counts_tokens": "AC-02"}


@pytest.mark.ruling("AC-23")
@pytest.mark.parametrize(
    "text", ["6-moons", "6-moons-suns", "1-moons", "ace-moons-suns", "excuse", "10-moons-waves", "Ace-moons", ""]
)
def test_no_other_cards_exist(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text}$"):
        card(text)


def test_documents_call_cards_and_suits_as_the_game_does() -> None:
    read = AUCTION_CHICKEN.vocabulary.texts
    assert (str(read[Card]("6-waves-moons")), read[Suit]("wyrms")) == ("6-moons-waves", Suit.WYRMS)
    assert [str(own) for own in DECK[:7]] == [*(f"ace-{suit}" for suit in Suit), "2-moons-knots"]


def test_every_card_but_the_aces_has_a_printed_name() -> None:
    assert set(DECK) - set(CARD_NAMES) == set(DECK[:6])
    assert len({str(name) for name in CARD_NAMES.values()}) == 30
    assert str(full_name(DECK[0])) == "ace of moons"


def test_the_lines_of_the_score_sheet_have_titles() -> None:
    keys = scored().keys
    assert [(key, str(AUCTION_CHICKEN.line_title(key))) for key in keys] == [
        ("numbers", "Numbers"),
        ("aces", "Aces"),
        ("crowns", "Crowns"),
    ]


def test_nothing_is_worth_a_warning() -> None:
    assert AUCTION_CHICKEN.warnings(table()) == ()


def test_the_rules_of_every_score_line_are_told_in_words() -> None:
    for lone in (False, True):
        options = frozenset({"lone_ace_counts_tokens"} if lone else ())
        for line in scored(lone=lone, Ada="Am 9ms Cm: m").seats[0].lines:
            for rule in line.rules:
                assert all(str(words) for words in rule_words(rule, options))


@pytest.mark.ruling("AC-02")
def test_the_option_changes_the_words_of_its_rule_only() -> None:
    options = frozenset({"lone_ace_counts_tokens"})
    changed = {rule for rule in RULE_WORDS if rule_words(rule, options) != rule_words(rule, frozenset())}
    assert changed == {"AC-02"}


class Odd(Event):
    """Something that does not happen in this game."""

    type = "odd"


def test_events_of_other_games_are_no_events_here() -> None:
    assert len({kind.type for kind in EVENTS}) == 6
    rules, telling, state = AUCTION_CHICKEN.rules, AUCTION_CHICKEN.telling, table()
    for tell in (rules.apply, rules.judge, telling.short):
        with pytest.raises(TypeError):
            tell(state, Odd())
    with pytest.raises(TypeError):
        telling.log_line(state, Odd(), state, True)  # noqa: FBT003 - as the game's own type names it


@pytest.mark.ruling("AC-18")
def test_the_game_ends_when_the_hands_are_empty() -> None:
    screen = on_screen(bidding("9ms 7wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck"), "bids Ada=6mw Ben=8ms Cy=Ck")
    assert (AUCTION_CHICKEN.ending(screen.state), AUCTION_CHICKEN.is_over(screen.state)) == ("hands_empty", True)
    assert AUCTION_CHICKEN.ending(table()) is None

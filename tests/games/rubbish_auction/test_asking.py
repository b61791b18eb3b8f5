import pytest

from companion.games.rubbish_auction.asking import retrace
from companion.games.rubbish_auction.facts import MONEY
from companion.tracker import Beside, Event, FillTable, GameOver, PickCards, PickPlayer, Question
from companion.words import Sentence
from tests.games.rubbish_auction.table import FIVE, JUNK, after, down_to, famed, on_screen, resting, table, told
from tests.games.taps import Screen, follow, key_of, logged, refused, tapped

BIDDING = "offer lamp Ben"


def ids(question: Question) -> list[list[str]]:
    return [[key.id for key in row] for row in question.rows]


def aside(question: Question) -> list[str]:
    return [key.id for key in question.aside]


def crumbs(question: Question) -> list[str]:
    return [f"{crumb.text}{' <' if crumb.now else ''}{' back' if crumb.key else ''}" for crumb in question.crumbs]


def words(question: Question) -> tuple[str, str]:
    return str(question.title), str(question.hint)


def text(sentence: Sentence | None) -> str | None:
    return None if sentence is None else str(sentence)


def side(beside: Beside) -> tuple[str, str | None, str | None]:
    return str(beside.text), text(beside.note), text(beside.total)


def so_far(screen: Screen) -> list[str]:
    outlook = screen.question.outlook
    assert outlook is not None
    return [str(outlook.title), *map(str, outlook.lines)]


def bid(cards: str) -> list[str]:
    """The taps that show these cards, ``Ada 10+1, Ben 2+2``: of two 2s the left one first."""
    event = told(f"bids {cards}")
    taps = []
    for name, own in event.cards.items():  # type: ignore[attr-defined]
        for at, card in enumerate(own):
            taps.append(f"card:{name}:{MONEY.index(card) + (card in own[:at])}")
    return taps


# An item and its First Bidder


@pytest.mark.ruling("RA-02")
def test_the_auctioneer_is_asked_for_one_of_the_items_that_are_still_there() -> None:
    question = on_screen(table(), "offer hat Ben", "bids Ada 5, Ben 2, Cy 1").question
    assert isinstance(question, PickCards)
    assert words(question) == ("Which item?", "Cy is the auctioneer and chooses")
    assert ids(question) == [["item:1", "item:2", "item:3", "item:4", "item:5", "item:6"]]
    assert [str(key.text) for key in question.rows[0]] == list(JUNK[1:])


@pytest.mark.ruling("RA-03")
def test_then_for_any_player_as_first_bidder() -> None:
    screen = tapped(on_screen(table()), "item:2")
    assert isinstance(screen.question, PickPlayer)
    assert words(screen.question) == ("First bidder?", "Ada offers “lamp”")
    assert (ids(screen.question), str(screen.question.taken)) == ([["first:Ada", "first:Ben", "first:Cy"]], "lamp")
    assert [key.icon for key in screen.question.rows[0]] == ["gavel", None, None]
    assert crumbs(screen.question) == ["Item back", "First bidder <", "Bids"]
    assert logged(tapped(screen, "first:Ben")) == [told(BIDDING)]


def test_another_item_is_two_taps() -> None:
    screen = tapped(on_screen(table()), "item:2", "back:item", "item:3", "first:Cy")
    assert logged(screen) == [told("offer clock Cy")]


def test_the_last_item_is_not_asked_for() -> None:
    question = on_screen(down_to(table(), "kite")).question
    assert words(question) == ("First bidder?", "Ada offers “kite”")
    assert crumbs(question) == ["Item", "First bidder <", "Bids"]
    assert question.taken is None


# All bids in one table


def test_all_bids_are_a_table_in_turn_order() -> None:
    question = on_screen(resting(table(FIVE), Ada=5, Cy=2), "offer lamp Dora").question
    assert isinstance(question, FillTable)
    assert words(question) == ("Tap the cards they show", "in thousands")
    assert [side(beside) for beside in question.beside] == [
        ("Dora", "first", "–"),
        ("Emil", "2nd", "–"),
        ("Ada", "3rd", "–"),
        ("Ben", "4th", "–"),
        ("Cy", "5th", "–"),
    ]
    assert ids(question)[2] == ["card:Ada:0", "card:Ada:1", "card:Ada:2", "card:Ada:3", "card:Ada:4"]
    assert [key.face and key.face.text for key in question.rows[0]] == ["1", "2", "2", "5", "10"]
    assert (aside(question), question.heads, question.covers_table) == (["score", "pass-the-phone"], (), False)


@pytest.mark.ruling("RA-15", "RA-16")
def test_the_card_that_rests_is_locked_and_says_why() -> None:
    screen = on_screen(resting(table(), Ada=5, Ben=2), BIDDING)
    locked = [key.id for row in screen.question.rows for key in row if key.icon == "lock"]
    assert locked == ["card:Ben:1", "card:Ada:3"]
    assert (refused(screen, "card:Ada:3").rule, str(refused(screen, "card:Ada:3").reason)) == (
        "RA-15",
        "Ada’s 5 rests this round (RA-15).",
    )
    assert key_of(screen, "card:Ben:2").refusal is None


def test_a_card_is_one_tap_and_one_more_takes_it_back() -> None:
    screen = tapped(on_screen(table(), BIDDING), "card:Ada:4", "card:Ada:0")
    assert [side(beside) for beside in screen.question.beside][2] == ("Ada", "3rd", "11")
    assert str(screen.question.taken) == "Ada’s 1"
    assert key_of(screen, "card:Ada:4").chosen == 1
    screen = tapped(screen, "card:Ada:4")
    assert [side(beside) for beside in screen.question.beside][2] == ("Ada", "3rd", "1")


def test_undo_after_a_card_is_taken_back_shows_that_card_again() -> None:
    screen = tapped(on_screen(table(), BIDDING), "card:Ada:3", "card:Ada:4", "card:Cy:0", "card:Ada:4")
    assert str(screen.question.taken) == "Ada’s 10 taken back"
    again = tapped(on_screen(table(), BIDDING), *screen.draft[:-1])
    assert [side(beside)[2] for beside in again.question.beside] == ["–", "1", "15"]
    assert str(again.question.taken) == "Cy’s 1"


@pytest.mark.ruling("RA-06")
def test_cards_that_are_all_taken_back_leave_the_bids_secret() -> None:
    screen = tapped(on_screen(table(), BIDDING), "card:Ada:4")
    assert refused(screen, "pass-the-phone").rule == "RA-06"
    assert key_of(tapped(screen, "card:Ada:4"), "pass-the-phone").refusal is None


def test_one_round_is_an_item_a_first_bidder_the_cards_and_one_tap() -> None:
    screen = tapped(
        on_screen(table()), "item:2", "first:Ben", "card:Ada:4", "card:Ada:0", "card:Ben:3", "card:Cy:0", "score"
    )
    assert logged(screen) == [told(BIDDING), told("bids Ada 1+10, Ben 5, Cy 1")]


@pytest.mark.ruling("RA-04")
def test_the_auction_is_scored_when_all_have_shown_a_card() -> None:
    nothing = on_screen(table(), BIDDING)
    assert str(refused(nothing, "score").reason) == "Tap Ben’s cards: everybody bids at least one (RA-04)."
    screen = tapped(nothing, "card:Ada:4", "card:Ben:3")
    assert (refused(screen, "score").rule, str(refused(screen, "score").reason)) == (
        "RA-04",
        "Tap Cy’s cards: everybody bids at least one (RA-04).",
    )
    assert key_of(tapped(screen, "card:Cy:0"), "score").refusal is None


@pytest.mark.ruling("RA-04")
def test_with_empty_bids_it_is_scored_at_any_time() -> None:
    screen = on_screen(table(options=("may_bid_nothing",)), BIDDING)
    assert so_far(screen)[0] == "Ben highest with 0, Ada lowest with 0"
    assert logged(tapped(screen, "score"))[-1] == told("bids Ada, Ben, Cy")


@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        (None, ["Nobody has shown a card yet"]),
        ("Ada 10", ["So far: Ada with 10", "Ben and Cy have not shown a card yet"]),
        ("Ada 10, Ben 2", ["So far: Ada highest with 10, Ben lowest with 2", "Cy has not shown a card yet"]),
        ("Ada 10, Ben 2, Cy 5", ["Ada highest with 10, Ben lowest with 2"]),
    ],
)
def test_a_line_names_highest_and_lowest_so_far(cards: str | None, lines: list[str]) -> None:
    assert so_far(tapped(on_screen(table(), BIDDING), *(bid(cards) if cards else []))) == lines


@pytest.mark.ruling("RA-07")
def test_and_once_all_are_shown_how_a_tie_is_settled() -> None:
    screen = tapped(on_screen(table(), BIDDING), *bid("Ada 10, Ben 2, Cy 10"))
    assert so_far(screen) == [
        "Cy highest with 10, Ben lowest with 2",
        "Cy and Ada tie at 10: Cy bids first of them, so Cy is highest (RA-07).",
    ]


def test_item_and_first_bidder_are_tapped_to_answer_them_again() -> None:
    screen = on_screen(table(), BIDDING)
    assert crumbs(screen.question) == ["Item back", "First bidder back", "Bids <"]
    again = tapped(screen, "back:item")
    assert (words(again.question)[0], logged(again)) == ("Which item?", [])
    again = tapped(screen, "back:first-bidder")
    assert words(again.question) == ("First bidder?", "Ada offers “lamp”")


def test_the_last_item_is_not_asked_for_again() -> None:
    screen = on_screen(down_to(table(), "kite"), "offer kite Ben")
    assert crumbs(screen.question) == ["Item", "First bidder back", "Bids <"]
    assert words(tapped(screen, "back:first-bidder").question) == ("First bidder?", "Ada offers “kite”")


# Geek cards

SEVENTH = ("offer kite Ben", "bids Ada 1, Ben 10, Cy 2")
GEEKS = ("geek:Ada:0", "geek:Ada:1", "geek:Ben:6", "geek:Ben:0", "geek:Cy:6")


@pytest.mark.ruling("RA-13", "RA-21")
def test_the_geek_cards_are_a_table_of_items_and_players() -> None:
    state = after(famed(table(), Cy=3), "offer hat Ben", "bids Ada 10, Ben 1, Cy 2", "offer boot Ben")
    state = after(state, "bids Ada 1, Ben 2, Cy 5+10")
    question = on_screen(down_to(state, "kite"), *SEVENTH).question
    assert isinstance(question, FillTable)
    assert words(question) == ("Tick two items each", "as the geek cards show them")
    assert [str(head) for head in question.heads] == ["Ada", "Ben", "Cy"]
    assert ids(question)[0] == ["geek:Ada:0", "geek:Ben:0", "geek:Cy:0"]
    assert [side(beside) for beside in question.beside][::6] == [("hat", "Ada", None), ("kite", "Ben", None)]
    assert side(question.beside[1]) == ("boot", "discarded", None)
    assert (question.covers_table, question.taken) == (True, None)


@pytest.mark.ruling("RA-21")
def test_two_ticks_a_player_and_the_last_one_ends_the_session() -> None:
    screen = tapped(on_screen(down_to(table(), "kite"), *SEVENTH), *GEEKS)
    assert str(screen.question.taken) == "Cy: kite"
    screen = tapped(screen, "geek:Cy:4")
    assert logged(screen)[-1] == told("geeks Ada hat+boot, Ben hat+kite, Cy duck+kite")
    assert isinstance(screen.question, GameOver)


@pytest.mark.ruling("RA-21")
def test_a_third_tick_is_refused_until_one_is_taken_back() -> None:
    screen = tapped(on_screen(down_to(table(), "kite"), *SEVENTH), *GEEKS)
    assert (refused(screen, "geek:Ada:3").rule, str(refused(screen, "geek:Ada:3").reason)) == (
        "RA-21",
        "Ada has two items already (RA-21). Tap one of them to take it back.",
    )
    assert key_of(tapped(screen, "geek:Ada:0"), "geek:Ada:3").refusal is None


# The tap before


@pytest.mark.parametrize(
    ("lines", "taps"),
    [
        ((), ("item:2", "first:Ben")),
        ((BIDDING,), (*bid("Ben 5, Cy 2+10, Ada 1"), "score")),
    ],
)
def test_undo_leads_back_to_just_before_the_last_tap(lines: tuple[str, ...], taps: tuple[str, ...]) -> None:
    before = on_screen(table(), *lines)
    event = logged(tapped(before, *taps))[-1]
    draft = retrace(before.state, event)
    assert draft == taps[:-1]


def test_of_two_2s_the_one_that_does_not_rest_was_shown() -> None:
    state = after(resting(table(), Ben=2), BIDDING)
    assert retrace(state, told("bids Ada 2+2, Ben 2, Cy 1")) == ("card:Ben:2", "card:Cy:0", "card:Ada:1", "card:Ada:2")


def test_the_last_tick_is_asked_again_and_the_last_item_is_not() -> None:
    screen = on_screen(down_to(table(), "kite"), *SEVENTH)
    event = told("geeks Ada hat+boot, Ben kite+hat, Cy kite+duck")
    assert retrace(screen.state, event) == GEEKS
    assert retrace(down_to(table(), "kite"), told("offer kite Ben")) == ()


def test_nothing_else_is_retraced() -> None:
    with pytest.raises(TypeError):
        retrace(table(), Event())


def test_following_a_card_key_changes_the_draft_alone() -> None:
    screen = on_screen(table(), BIDDING)
    assert follow(screen, key_of(screen, "card:Ada:0").outcome).replay is screen.replay

"""Secret entry: the phone goes round, and all bids are revealed at once (RA-06)."""

import pytest

from companion.games.rubbish_auction.asking import retrace
from companion.games.rubbish_auction.asking_bids import PASS_THE_PHONE
from companion.tracker import FillTable, Question, Secret
from tests.games.rubbish_auction.table import on_screen, resting, table, told
from tests.games.rubbish_auction.test_asking import words
from tests.games.taps import Screen, key_of, logged, refused, tapped

pytestmark = pytest.mark.ruling("RA-06")
BEN = ("hidden:Ben:4", "done:Ben")
CY = ("hidden:Cy:0", "hidden:Cy:1", "done:Cy")
ADA = ("hidden:Ada:3", "done:Ada")


def going_round(*taps: str, **blocked: int) -> Screen:
    state = resting(table(), **blocked)
    return tapped(on_screen(state, "offer lamp Ben", habits=(PASS_THE_PHONE,)), *taps)


def secret(screen: Screen) -> Secret:
    assert screen.question.secret is not None
    return screen.question.secret


def open_keys(question: Question) -> list[str]:
    """The keys that everybody sees."""
    rows = [key.id for row in question.rows for key in row]
    return [*rows, *(key.id for key in (*question.aside, *question.menu))]


def test_passing_the_phone_is_a_habit_of_the_table() -> None:
    screen = tapped(on_screen(table(), "offer lamp Ben"), "pass-the-phone")
    assert screen.habits == {PASS_THE_PHONE}
    assert words(screen.question) == ("Ben, take the phone", "Ben bids for “lamp”, nobody else looks")
    assert isinstance(tapped(screen, "all-at-once").question, FillTable)


def test_each_player_in_turn_order_has_own_keys_behind_a_cover() -> None:
    screen = going_round()
    assert (secret(screen).owner, str(secret(screen).show), screen.question.covers_table) == ("Ben", "I have it", True)
    assert [[key.id for key in row] for row in secret(screen).rows] == [
        ["hidden:Ben:0", "hidden:Ben:1", "hidden:Ben:2", "hidden:Ben:3", "hidden:Ben:4"],
        ["done:Ben"],
    ]
    assert str(secret(screen).title) == "Ben, tap your bid"
    assert secret(going_round(*BEN)).owner == "Cy"
    assert secret(going_round(*BEN, *CY)).owner == "Ada"


def test_the_cover_shows_no_card_of_anybody() -> None:
    for taps in ((), BEN[:1], BEN, (*BEN, *CY), (*BEN, *CY, *ADA)):
        question = going_round(*taps).question
        assert set(open_keys(question)) <= {"all-at-once", "start-over", "reveal"}
        assert (question.outlook, question.beside, question.crumbs) == (None, (), ())


def test_nobody_looks_back_at_a_bid_undo_included() -> None:
    assert str(going_round(BEN[0]).question.taken) == "hidden card"
    assert going_round(*BEN).question.taken is None
    assert going_round(*BEN, *CY).question.taken is None
    assert going_round(*BEN, *CY, *ADA).question.taken is None
    assert str(going_round(*BEN, *CY[:1]).question.taken) == "hidden card"
    shown = [key.id for row in secret(going_round(*BEN)).rows for key in row]
    assert all(tap.endswith(":Cy") or ":Cy:" in tap for tap in shown)


def test_all_bids_are_revealed_at_once() -> None:
    screen = going_round(*BEN, *CY, *ADA)
    assert words(screen.question) == ("All bids are in", "Lay the phone where everyone can see it")
    assert screen.question.secret is None
    assert logged(tapped(screen, "reveal"))[-1] == told("bids Ada 5, Ben 10, Cy 1+2")


def test_a_round_is_two_taps_a_player_one_a_card_and_the_reveal() -> None:
    handed_over = 3  # "I have it", a tap of the screen alone
    taps = [*BEN, *CY, *ADA, "reveal"]
    assert len(taps) + handed_over == 2 * 3 + 4 + 1


def test_the_own_bid_is_added_up_while_it_is_shown_and_a_card_can_be_taken_back() -> None:
    screen = going_round(*BEN, "hidden:Cy:4", "hidden:Cy:0")
    assert str(secret(screen).hint) == "Cy’s bid: 11"
    assert str(secret(tapped(screen, "hidden:Cy:4")).hint) == "Cy’s bid: 1"


def test_how_bids_are_entered_is_not_changed_in_the_middle() -> None:
    open_table = tapped(on_screen(table(), "offer lamp Ben"), "card:Ada:0")
    assert refused(open_table, "pass-the-phone").rule == "RA-06"
    assert refused(going_round(*BEN), "all-at-once").rule == "RA-06"


@pytest.mark.ruling("RA-04")
def test_who_has_shown_nothing_is_not_done() -> None:
    screen = going_round(*BEN)
    assert refused(screen, "done:Cy").rule == "RA-04"
    assert key_of(tapped(screen, "hidden:Cy:0"), "done:Cy").refusal is None


@pytest.mark.ruling("RA-04")
def test_with_empty_bids_everybody_may_be_done_at_once() -> None:
    state = table(options=("may_bid_nothing",))
    screen = on_screen(state, "offer lamp Ben", habits=(PASS_THE_PHONE,))
    screen = tapped(screen, "done:Ben", "done:Cy", "done:Ada", "reveal")
    assert logged(screen)[-1] == told("bids Ada, Ben, Cy")


@pytest.mark.ruling("RA-15")
def test_the_card_that_rests_is_locked_there_too() -> None:
    screen = going_round(Ben=10)
    assert (refused(screen, "hidden:Ben:4").rule, key_of(screen, "hidden:Ben:4").icon) == ("RA-15", "lock")


def test_bids_that_are_in_can_only_be_thrown_away_unseen() -> None:
    screen = tapped(going_round(*BEN, *CY), "start-over")
    assert (screen.draft, secret(screen).owner) == ((), "Ben")
    assert not any(key.chosen for row in secret(screen).rows for key in row)


def test_a_bid_stays_hidden_although_the_habit_is_given_up_elsewhere() -> None:
    screen = Screen(game=going_round().game, replay=going_round().replay, draft=BEN)
    assert secret(screen).owner == "Cy"


def test_revealed_bids_come_back_open_by_undo() -> None:
    screen = going_round(*BEN, *CY, *ADA)
    event = logged(tapped(screen, "reveal"))[-1]
    again = Screen(game=screen.game, replay=screen.replay, draft=retrace(screen.state, event), habits=screen.habits)
    assert isinstance(again.question, FillTable)
    assert str(again.question.taken) == "Ada’s 5"

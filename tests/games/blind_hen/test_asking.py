from collections import Counter
from dataclasses import replace

import pytest

from companion.games.blind_hen.asking import ask, retrace
from companion.games.blind_hen.asking_recounts import about
from companion.games.blind_hen.events import LotRevealed
from companion.games.blind_hen.lessons import lesson
from companion.tracker import (
    Answered,
    Drafted,
    EnterAmount,
    Event,
    Face,
    GameOver,
    PickCards,
    PickPlayer,
    Question,
    Rewound,
    Switched,
)
from companion.words import Name
from tests.games.blind_hen.table import (
    CHICKENS,
    after,
    bid,
    display,
    end,
    lot,
    offer,
    on_screen,
    passes,
    pay,
    pick,
    recount,
    recount_chickens,
    sold,
    table,
    void,
)
from tests.games.taps import Screen, key_of, logged, refused, tapped

THREE = {"Ada": "red-2 green-1 green-3", "Ben": "blue-1*3 red-4", "Cy": "yellow-1 green-4 blue-2"}
RICH = {"Ada": "red-4*12", "Ben": "blue-4*5 red-1", "Cy": "yellow-1"}
LOG = ("log_bids",)


def ids(question: Question) -> list[str]:
    return [key.id for row in question.rows for key in row]


def aside(question: Question) -> list[str]:
    return [key.id for key in question.aside]


def crumbs(question: Question) -> list[str]:
    return [f"{crumb.text}{' <' if crumb.now else ''}" for crumb in question.crumbs]


def live(question: Question) -> list[str]:
    return [key.id for row in question.rows for key in row if key.refusal is None]


def told(sentence: object) -> str:
    return "" if sentence is None else str(sentence)


# Who won


def test_between_auctions_the_table_is_asked_who_won() -> None:
    question = on_screen(table(**THREE)).question
    assert isinstance(question, PickPlayer)
    assert (str(question.title), told(question.hint)) == (
        "Who won the auction?",
        "Ada draws three cards and opens the bidding",
    )
    assert ids(question) == ["winner:Ada", "winner:Ben", "winner:Cy"]
    assert [told(key.note) for key in question.rows[0]] == ["auctioneer", "up to 7", "up to 7"]
    assert [key.icon for key in question.rows[0]] == ["gavel", None, None]
    assert aside(question) == ["log-bids", "face-up", "end"]
    assert (question.acting, question.taken, list(question.crumbs)) == ("Ada", None, [])


def test_a_tap_on_a_name_asks_for_the_price_and_a_tap_on_a_number_sells() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben")
    assert isinstance(screen.question, EnterAmount)
    assert (str(screen.question.title), told(screen.question.hint)) == ("What did Ben bid?", "can pay up to 7")
    assert crumbs(screen.question) == ["Ben won", "Price <", "Paid", "Lot"]
    assert told(screen.question.taken) == "Ben won the auction"
    assert [len(row) for row in screen.question.rows] == [5, 2]
    assert ids(screen.question) == [f"amount:{number}" for number in range(1, 8)]
    assert logged(tapped(screen, "amount:6")) == [sold("Ben", 6)]


def test_the_crumb_of_the_winner_goes_back_to_the_names() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "back:winner")
    assert (screen.draft, str(screen.question.title)) == ((), "Who won the auction?")


@pytest.mark.ruling("BH-11")
def test_a_player_with_an_empty_display_is_greyed_and_says_why() -> None:
    screen = on_screen(table(Ada="red-2", Ben="", Cy="red-1"))
    assert (refused(screen, "winner:Ben").rule, live(screen.question)) == ("BH-11", ["winner:Ada", "winner:Cy"])
    assert str(refused(screen, "winner:Ben").reason) == (
        "Ben’s display is empty, so Ben cannot bid (BH-11). Choose somebody else, or pass."
    )


def test_a_price_with_one_legal_answer_is_not_asked() -> None:
    screen = tapped(on_screen(table(Ada="red-2", Ben="", Cy="red-1")), "winner:Cy")
    assert logged(screen) == [sold("Cy", 1), pay("red-1")]


@pytest.mark.ruling("BH-10")
def test_price_0_is_not_asked() -> None:
    screen = tapped(on_screen(table(Ada="", Ben="red-1", Cy="red-1")), "winner:Ada")
    assert logged(screen) == [sold("Ada", 0)]
    assert told(screen.question.hint) == "Ada pays nothing"
    assert crumbs(screen.question) == ["Ada won", "Price 0", "Lot <"]
    assert screen.question.crumbs[1].key is None


def test_prices_from_20_and_from_40_are_one_tap_further() -> None:
    screen = tapped(on_screen(table(**RICH)), "winner:Ada")
    assert ids(screen.question) == [*(f"amount:{number}" for number in range(1, 20)), "from:20"]
    assert told(key_of(screen, "from:20").text) == "20–48"
    screen = tapped(screen, "from:20")
    assert ids(screen.question) == [*(f"amount:{number}" for number in range(20, 40)), "from:40"]
    assert told(screen.question.taken) == "keys from 20"
    screen = tapped(screen, "from:40")
    assert ids(screen.question) == [f"amount:{number}" for number in range(40, 49)]
    assert logged(tapped(screen, "amount:44")) == [sold("Ada", 44)]


def test_a_last_page_of_one_number_is_that_number() -> None:
    twenty = on_screen(table(Ada="red-4*5", Ben="red-1", Cy="red-1"))
    assert ids(tapped(twenty, "winner:Ada").question)[-1] == "amount:20"
    forty = on_screen(table(Ada="red-4*10", Ben="red-1", Cy="red-1"))
    assert ids(tapped(forty, "winner:Ada", "from:20").question)[-1] == "amount:40"


# Logging every bid


def test_log_bids_is_a_habit_that_walks_round_the_table() -> None:
    screen = tapped(on_screen(table(**THREE)), "log-bids")
    assert screen.habits == {"log_bids"}
    assert (str(screen.question.title), told(screen.question.hint)) == ("Ada bids", "opens with 1 to 6")
    assert aside(screen.question) == ["no-bids", "face-up", "end"]
    screen = tapped(screen, "amount:3")
    assert (str(screen.question.title), told(screen.question.hint)) == ("Ben bids", "bids 4 to 7, or passes")
    assert aside(screen.question) == ["pass", "skip"]
    assert [(str(c.text), told(c.value), c.now) for c in screen.question.crumbs] == [
        ("Ada", "3", False),
        ("Ben", "?", True),
        ("Cy", "–", False),
    ]
    screen = tapped(screen, "pass")
    assert told(screen.question.crumbs[1].value) == "passes"
    screen = tapped(screen, "amount:5")
    assert logged(screen) == [bid("Ada", 3), passes("Ben"), bid("Cy", 5)]
    assert str(screen.question.title) == "Cy pays Ada 5"


def test_only_the_winner_switches_the_habit_off() -> None:
    screen = on_screen(table(**THREE), habits=LOG)
    assert key_of(screen, "no-bids").outcome == Switched("log_bids", on=False)
    assert str(tapped(screen, "no-bids").question.title) == "Who won the auction?"


@pytest.mark.ruling("BH-13")
def test_a_bid_that_is_too_low_is_greyed_and_says_why() -> None:
    screen = tapped(on_screen(table(**THREE), habits=LOG), "amount:3")
    assert refused(screen, "amount:3").rule == "BH-13"
    assert str(refused(screen, "amount:2").reason) == (
        "The highest bid is 3, so 2 is too low (BH-13). Choose more, or pass."
    )
    assert live(screen.question) == [f"amount:{number}" for number in range(4, 8)]


@pytest.mark.ruling("BH-10")
def test_an_auctioneer_without_cards_has_one_key_for_0() -> None:
    screen = on_screen(table(Ada="", Ben="red-2", Cy=""), habits=LOG)
    assert live(screen.question) == ["amount:0"]
    assert told(screen.question.hint) == "has no cards, so opens with 0"
    assert str(tapped(screen, "amount:0").question.title) == "Ben bids"


def test_who_cannot_raise_passes_without_being_asked() -> None:
    screen = tapped(on_screen(table(Ada="red-2", Ben="red-2", Cy="red-3"), habits=LOG), "amount:2")
    assert logged(screen) == [bid("Ada", 2), passes("Ben")]
    assert str(screen.question.title) == "Cy bids"
    closed = tapped(screen, "pass")
    assert logged(closed)[2:] == [passes("Cy"), pay("red-2"), pick("Ben", "red-2")]


def test_a_crumb_of_the_bidding_goes_back_to_that_bid() -> None:
    screen = tapped(on_screen(table(**THREE), habits=LOG), "amount:3", "amount:4")
    assert key_of(screen, "back:Ada").outcome == Rewound(2, Drafted(()))
    assert logged(tapped(screen, "back:Ben")) == [bid("Ada", 3)]
    assert logged(tapped(screen, "back:Ada")) == []


def test_bids_from_20_are_one_tap_further() -> None:
    screen = tapped(on_screen(table(**RICH), habits=LOG), "from:20", "amount:20")
    assert logged(screen) == [bid("Ada", 20)]
    assert (str(screen.question.title), live(screen.question)) == ("Ben bids", ["from:20"])


def test_skip_to_winner_asks_who_won_at_any_time() -> None:
    screen = tapped(on_screen(table(**THREE), habits=LOG), "amount:3", "pass", "skip")
    question = screen.question
    assert (str(question.title), told(question.taken), aside(question)) == (
        "Who won the auction?",
        "skip to winner",
        [],
    )
    assert [told(key.note) for key in question.rows[0]] == ["bid 3", "passed", "up to 7"]
    assert [told(key.spoken) for key in question.rows[0]] == [
        "Ada won for 3",
        "Ben passed",
        "Cy won, can pay up to 7",
    ]
    assert refused(screen, "winner:Ben").rule == "BH-13"
    assert logged(tapped(screen, "winner:Ada"))[-1] == sold("Ada", 3)
    asked = tapped(screen, "winner:Cy")
    assert live(asked.question) == [f"amount:{number}" for number in range(4, 8)]
    assert tapped(asked, "back:winner").draft == ("skip",)


def test_skip_to_winner_greys_who_cannot_beat_the_highest_bid() -> None:
    screen = tapped(on_screen(table(Ada="red-3", Ben="red-4 red-4", Cy="red-2"), habits=LOG), "amount:2", "skip")
    assert live(screen.question) == ["winner:Ada", "winner:Ben"]
    assert refused(screen, "winner:Cy").rule == "BH-13"


@pytest.mark.ruling("BH-10")
def test_after_an_opening_bid_of_0_skip_to_winner_can_name_the_auctioneer() -> None:
    screen = tapped(on_screen(table(Ada="", Ben="red-2", Cy="red-1"), habits=LOG), "amount:0", "skip", "winner:Ada")
    assert logged(screen) == [bid("Ada", 0), sold("Ada", 0)]


def test_bids_that_are_logged_are_asked_for_even_without_the_habit() -> None:
    assert str(on_screen(table(**THREE), bid("Ada", 1)).question.title) == "Ben bids"


def test_who_is_not_the_auctioneer_and_has_no_cards_finds_0_greyed() -> None:
    state = after(table(Ada="red-2", Ben="", Cy="red-3"), bid("Ada", 1))
    shown = ask(state, (), frozenset())
    assert [(key.id, key.refusal and key.refusal.rule) for key in shown.rows[0]] == [("amount:0", "BH-10")]


# Face-up cards


@pytest.mark.ruling("BH-18")
def test_face_up_cards_are_one_or_two_taps_in_the_grid_of_the_lot() -> None:
    screen = tapped(on_screen(table(**THREE)), "face-up")
    question = screen.question
    assert isinstance(question, PickCards)
    assert (len(question.rows), ids(question)[-2:], question.covers_table) == (5, ["lot:hen", "lot:corn"], True)
    assert (told(question.taken), question.slots) == ("face-up cards", (None, None))
    assert refused(screen, "done").rule == "BH-18"
    screen = tapped(screen, "lot:hen")
    assert told(screen.question.taken) == "Blind Hen"
    assert [slot and slot.picture for slot in screen.question.slots] == ["hen", None]
    assert logged(tapped(screen, "done")) == [offer("hen")]
    two = tapped(screen, "lot:red-2")
    assert logged(two) == [offer("hen red-2")]
    assert told(two.question.hint) == "Ada opens the bidding"
    assert aside(two.question) == ["log-bids"]


@pytest.mark.ruling("BH-24")
def test_a_13th_hen_is_greyed_in_every_grid() -> None:
    full = on_screen(table(**THREE), recount("Ada", "red-2", hens=12))
    assert refused(tapped(full, "face-up"), "lot:hen").rule == "BH-24"
    revealing = tapped(full, "winner:Ben", "amount:1", "pay:blue-1")
    assert refused(revealing, "lot:hen").rule == "BH-24"
    assert key_of(revealing, "lot:corn").refusal is None


# Payment


def test_payment_is_asked_in_the_grid_where_only_own_cards_are_live() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:6")
    question = screen.question
    assert isinstance(question, PickCards)
    assert (str(question.title), question.acting) == ("Ben pays Ada 6", "Ben")
    assert crumbs(question) == ["Ben won", "Price 6", "Paid <", "Lot"]
    assert [len(row) for row in question.rows] == [5, 5, 5, 5]
    assert live(question) == ["pay:blue-1", "pay:red-4"]
    assert (key_of(screen, "pay:blue-1").held, key_of(screen, "pay:blue-1").chosen) == (3, 0)
    assert refused(screen, "pay:green-1").rule == "BH-11"
    assert question.progress
    assert (question.progress.reached, question.progress.needed) == (0, 6)
    assert aside(question) == ["suggest", "void"]
    screen = tapped(screen, "pay:blue-1")
    assert (told(screen.question.taken), key_of(screen, "pay:blue-1").chosen) == ("blue 1", 1)
    assert screen.question.progress
    assert screen.question.progress.reached == 1


def test_when_the_sum_reaches_the_price_the_payment_is_done_by_itself() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:5", "pay:red-4", "pay:blue-1")
    assert logged(screen) == [sold("Ben", 5), pay("red-4 blue-1")]
    assert str(screen.question.title) == "The lot"


def test_a_card_tapped_once_more_than_it_is_held_is_taken_back() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:6", "pay:blue-1", "pay:blue-1", "pay:blue-1")
    assert key_of(screen, "pay:blue-1").chosen == 3
    screen = tapped(screen, "pay:blue-1")
    assert key_of(screen, "pay:blue-1").chosen == 0
    assert screen.question.taken is None


def test_to_overpay_on_purpose_the_paid_crumb_is_tapped_and_then_done() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:2", "pay:blue-1", "pay:blue-1", "back:paid")
    assert logged(screen) == [sold("Ben", 2)]
    assert screen.question.progress
    assert screen.question.progress.reached == 2
    screen = tapped(screen, "pay:red-4")
    assert aside(screen.question) == ["done", "suggest", "void"]
    screen = tapped(screen, "done")
    assert logged(screen) == [sold("Ben", 2), pay("blue-1*2 red-4")]
    assert len(screen.state.warnings) == 4


def test_the_paid_crumb_takes_an_overpayment_back_too() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:5", "pay:red-4", "pay:blue-1", "back:paid")
    assert aside(screen.question) == ["done", "suggest", "void"]
    assert refused(tapped(screen, "pay:red-4"), "done").rule == "BH-14"


def test_an_auctioneer_who_was_not_outbid_lays_his_payment_out() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ada", "amount:2")
    assert str(screen.question.title) == "Ada lays out 2"


def test_suggest_lays_the_least_overpaying_set_and_tapped_again_the_next_one() -> None:
    screen = tapped(on_screen(table(Ada="red-1", Ben="green-2 red-2 blue-1*2", Cy="")), "winner:Ben", "amount:2")
    seen = []
    screen = tapped(screen, "suggest")
    for _ in range(4):
        seen.append(logged(screen)[-1])
        screen = tapped(screen, "suggest")
    assert seen == [pay("green-2"), pay("red-2"), pay("blue-1*2"), pay("green-2")]
    assert told(key_of(screen, "suggest").note) == "blue 1 and blue 1"


def test_suggest_goes_on_until_a_card_of_the_lot_is_tapped() -> None:
    start = on_screen(table(Ada="red-1", Ben="green-2 red-2", Cy=""))
    screen = tapped(start, "winner:Ben", "amount:2", "suggest")
    assert key_of(screen, "suggest").refusal is None
    assert refused(tapped(screen, "lot:hen"), "suggest").rule == "BH-17"


def test_suggest_goes_on_until_a_card_is_picked() -> None:
    start = on_screen(table(Ada="red-2*2 blue-2*2 yellow-2", Ben="", Cy=""))
    paid = tapped(start, "winner:Ada", "amount:4", "pay:red-2", "pay:blue-2")
    assert aside(paid.question) == ["suggest"]
    again = tapped(paid, "suggest")
    assert (len(logged(again)), logged(again)[-1]) == (2, pay("yellow-2 blue-2"))
    assert aside(tapped(paid, "pick:red-2").question) == []


def test_there_is_no_other_suggestion_for_the_only_set_or_a_set_of_the_tables_own() -> None:
    start = on_screen(table(Ada="red-1", Ben="green-3 red-2", Cy=""))
    assert aside(tapped(start, "winner:Ben", "amount:2", "suggest").question) == []
    assert aside(tapped(start, "winner:Ben", "amount:2", "pay:green-3").question) == []


def test_a_payment_that_needs_every_card_is_not_asked() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:7")
    assert logged(screen) == [sold("Ben", 7), pay("red-4 blue-1*3")]
    assert (display(screen.state, "Ben"), str(screen.question.title)) == ([], "The lot")


@pytest.mark.ruling("BH-12")
def test_cannot_pay_stands_on_the_payment_and_repeats_the_auction() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:5", "void")
    assert logged(screen) == [sold("Ben", 5), void()]
    assert str(screen.question.title) == "Who won the auction?"
    assert aside(screen.question) == ["log-bids"]


def test_the_crumbs_of_winner_and_price_go_back_to_correct_them() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:5")
    assert (logged(tapped(screen, "back:winner")), tapped(screen, "back:winner").draft) == ([], ())
    corrected = tapped(screen, "back:price", "amount:6")
    assert logged(corrected) == [sold("Ben", 6)]
    paid = tapped(screen, "pay:red-4", "pay:blue-1")
    assert logged(tapped(paid, "back:winner")) == []
    assert tapped(paid, "back:price").draft == ("winner:Ben",)


def test_after_every_bid_was_logged_the_crumbs_go_back_to_the_bidding() -> None:
    screen = tapped(on_screen(table(**THREE), habits=LOG), "amount:1", "amount:5", "pass")
    assert logged(tapped(screen, "back:winner")) == []
    priced = tapped(screen, "back:price")
    assert (logged(priced), str(priced.question.title)) == ([bid("Ada", 1)], "Ben bids")
    paid = tapped(screen, "pay:red-4", "pay:blue-1")
    assert logged(tapped(paid, "back:price")) == [bid("Ada", 1)]


# Picks


def test_picks_are_asked_in_the_grid_with_the_cards_in_the_middle() -> None:
    start = on_screen(table(Ada="red-2*2 blue-1 green-1", Ben="", Cy=""))
    screen = tapped(start, "winner:Ada", "amount:5", "pay:red-2", "pay:red-2", "pay:blue-1")
    question = screen.question
    assert isinstance(question, PickCards)
    assert (str(question.title), told(question.hint), question.acting) == (
        "Ben picks first",
        "one card from the middle",
        "Ben",
    )
    assert crumbs(question) == ["Ada won", "Price 5", "Paid 5", "Picks <", "Lot"]
    assert live(question) == ["pick:blue-1", "pick:red-2"]
    assert key_of(screen, "pick:red-2").held == 2
    assert refused(screen, "pick:green-1").rule == "BH-16"
    screen = tapped(screen, "pick:red-2")
    assert str(screen.question.title) == "Cy picks"


def test_the_last_card_and_equal_cards_are_not_asked() -> None:
    start = on_screen(table(Ada="red-2*2 blue-1 green-1", Ben="", Cy=""))
    paid = tapped(start, "winner:Ada", "amount:5", "pay:red-2", "pay:red-2", "pay:blue-1")
    equal = tapped(paid, "pick:blue-1")
    assert logged(equal)[2:] == [pick("Ben", "blue-1"), pick("Cy", "red-2"), pick("Ben", "red-2")]
    last = tapped(paid, "pick:red-2", "pick:red-2")
    assert logged(last)[2:] == [pick("Ben", "red-2"), pick("Cy", "red-2"), pick("Ben", "blue-1")]
    assert str(last.question.title) == "The lot"


def test_the_crumbs_go_back_over_the_picks() -> None:
    start = on_screen(table(Ada="red-2*2 blue-1 green-1", Ben="", Cy=""))
    paid = tapped(start, "winner:Ada", "amount:5", "pay:red-2", "pay:red-2", "pay:blue-1")
    for screen in (paid, tapped(paid, "pick:red-2"), tapped(paid, "pick:blue-1")):
        assert logged(tapped(screen, "back:winner")) == []
        assert logged(tapped(screen, "back:price")) == []
        assert logged(tapped(screen, "back:paid")) == [sold("Ada", 5)]


# The lot


def test_the_third_card_of_the_lot_commits() -> None:
    screen = tapped(on_screen(table(**THREE)), "winner:Ben", "amount:1", "pay:blue-1")
    question = screen.question
    assert (str(question.title), told(question.hint)) == ("The lot", "Ben pays the price of 1 with blue 1")
    assert crumbs(question) == ["Ben won", "Price 1", "Paid 1", "Lot <"]
    assert (question.slots, question.covers_table, question.acting) == ((None, None, None), True, "Ben")
    screen = tapped(screen, "lot:hen", "lot:red-2")
    assert [slot and (slot.picture or slot.text) for slot in screen.question.slots] == ["hen", "2", None]
    assert (told(screen.question.taken), key_of(screen, "lot:hen").chosen) == ("red 2", 1)
    assert logged(tapped(screen, "lot:corn"))[-1] == lot("hen red-2 corn")


def test_cards_that_were_put_face_up_are_in_the_slots_already() -> None:
    screen = on_screen(table(**THREE), offer("corn red-2"), sold("Ben", 1), pay("blue-1"))
    assert [slot and (slot.picture or slot.text) for slot in screen.question.slots] == ["corn", "2", None]
    assert logged(tapped(screen, "lot:hen"))[-1] == lot("corn red-2 hen")


# The end


@pytest.mark.ruling("BH-19")
def test_the_game_end_card_is_one_tap_and_nothing_more_is_asked() -> None:
    screen = tapped(on_screen(table(**THREE, auctions_before=20)), "end")
    assert logged(screen) == [end()]
    assert isinstance(screen.question, GameOver)
    assert list(screen.question.keys()) == []


@pytest.mark.ruling("BH-21")
def test_after_auction_23_the_end_is_logged_by_itself() -> None:
    start = on_screen(table(**THREE, auctions_before=22))
    screen = tapped(start, "winner:Ben", "amount:1", "pay:blue-1", "lot:hen", "lot:hen", "lot:corn")
    assert logged(screen)[-2:] == [lot("hen hen corn"), end()]
    assert isinstance(screen.question, GameOver)
    assert screen.replay.taken_back().state.auctions == 22


@pytest.mark.ruling("BH-21")
def test_a_table_that_begins_after_auction_23_can_only_draw_the_game_end_card() -> None:
    screen = on_screen(table(**THREE, auctions_before=23))
    assert live(screen.question) == []
    assert refused(tapped(screen, "face-up"), "lot:hen").rule == "BH-21"
    assert isinstance(tapped(screen, "end").question, GameOver)


# Recounts


def about_keys(screen: Screen, player: str) -> dict:
    return {key.id: key for key in about(screen.state, Name(player))}


def test_a_player_can_be_recounted_between_auctions() -> None:
    screen = on_screen(table(**THREE))
    key = about_keys(screen, "Ben")["recount:Ben"]
    assert (str(key.text), key.outcome, key.refusal) == ("Recount", Drafted(("recount:Ben",)), None)
    assert list(about_keys(screen, "Ben")) == ["recount:Ben"]
    busy = on_screen(table(**THREE), bid("Ada", 1))
    assert about_keys(busy, "Ben")["recount:Ben"].refusal.rule == "X-04"


def recounting(player: str, *taps: str, **start: str) -> Screen:
    screen = on_screen(table(**(start or THREE)))
    return tapped(Screen(game=screen.game, replay=screen.replay, draft=(f"recount:{player}",)), *taps)


def test_one_card_is_one_card_in_the_pile_of_a_recount() -> None:
    secret = recounting("Ben", "more:hen", "more:corn", "more:corn").question.secret
    assert secret is not None
    assert told(secret.hint) == "Ben’s pile: 1 Blind Hen, 2 Golden Corns"


def counts(screen: Screen) -> list[int]:
    return [key.chosen for key in tuple(screen.question.keys())]


def test_a_tap_that_no_recount_knows_counts_nothing() -> None:
    screen = recounting("Ben")
    kept_by_another_version = replace(screen, draft=(*screen.draft, "pile"))
    assert counts(kept_by_another_version) == counts(screen)


def test_a_recount_is_one_tap_a_difference() -> None:
    screen = recounting("Ben")
    question = screen.question
    assert isinstance(question, PickCards)
    assert (str(question.title), told(question.hint)) == ("Recount Ben", "Tap each card to add")
    assert question.covers_table
    assert all(question.key(tap) for tap in ("removing", "adding", "save"))
    assert key_of(screen, "more:blue-1").chosen == 3
    assert str(key_of(screen, "save").text) == "Nothing to change"
    screen = tapped(screen, "more:red-3")
    assert (key_of(screen, "removing").chosen, key_of(screen, "adding").chosen) == (0, 1)
    screen = tapped(screen, "removing")
    assert (key_of(screen, "removing").chosen, key_of(screen, "adding").chosen) == (1, 0)
    assert told(screen.question.hint) == "Tap each card to take away"
    screen = tapped(screen, "fewer:blue-1", "fewer:blue-1")
    assert str(key_of(screen, "save").text) == "Save: 2 × blue 1 fewer and one red 3 more"
    assert logged(tapped(screen, "save")) == [recount("Ben", "red-3 red-4 blue-1")]
    assert told(tapped(screen, "adding").question.hint) == "Tap each card to add"


def test_a_card_that_is_not_there_cannot_be_taken_away() -> None:
    screen = recounting("Ben", "removing", "fewer:red-4")
    assert refused(screen, "fewer:red-4").rule == "BH-24"
    assert refused(screen, "fewer:green-1").rule == "BH-24"


def test_a_recount_without_a_difference_leads_back_to_the_table() -> None:
    screen = recounting("Ben", "more:red-3", "removing", "fewer:red-3", "save")
    assert (logged(screen), screen.draft) == ([], ())


@pytest.mark.ruling("BH-23")
def test_hens_and_corns_are_recounted_only_with_the_phone_in_the_owners_hand_and_never_named() -> None:
    screen = recounting("Ben")
    secret = screen.question.secret
    assert secret is not None
    assert (secret.owner, str(secret.show)) == ("Ben", "Give the phone to Ben: hens and corns")
    assert [key.id for row in secret.rows for key in row] == ["fewer:hen", "more:hen", "fewer:corn", "more:corn"]
    assert not {"more:hen", "more:corn"} & {key.id for row in screen.question.rows for key in row}
    assert refused(screen, "fewer:hen").rule == "BH-24"
    screen = tapped(screen, "more:hen", "more:hen", "fewer:hen", "more:corn")
    assert str(key_of(screen, "save").text) == "Save: the pile"
    assert logged(tapped(screen, "save")) == [recount("Ben", "red-4 blue-1*3", hens=1, corns=1)]


@pytest.mark.ruling("BH-24")
def test_a_recount_of_13_hens_is_refused_at_its_save_key() -> None:
    screen = recounting("Ben", *["more:hen"] * 13)
    assert refused(screen, "save").rule == "BH-24"
    assert key_of(tapped(screen, "fewer:hen"), "save").refusal is None


def test_a_recount_is_also_made_after_the_end() -> None:
    screen = on_screen(table(**THREE), end())
    draft = about_keys(screen, "Cy")["recount:Cy"].outcome.draft
    screen = Screen(game=screen.game, replay=screen.replay, draft=draft)
    assert display(tapped(screen, "more:red-1", "save").state, "Cy") == ["green-4", "red-1", "yellow-1", "blue-2"]


@pytest.mark.ruling("WC-15")
def test_a_chicken_is_given_and_put_back_by_two_taps() -> None:
    screen = on_screen(table(**THREE, options=CHICKENS))
    keys = about_keys(screen, "Ben")
    assert list(keys) == ["recount:Ben", *(f"chicken:{c}:Ben" for c in ("green", "red", "yellow", "purple", "blue"))]
    assert str(keys["chicken:red:Ben"].text) == "give Ben the red wooden chicken"
    assert keys["chicken:red:Ben"].outcome == Answered((recount_chickens(red="Ben"),))
    owned = on_screen(table(**THREE, options=CHICKENS), recount_chickens(red="Ben"))
    key = about_keys(owned, "Ben")["chicken:red:Ben"]
    assert (str(key.text), key.chosen) == ("put back the red wooden chicken", 1)
    assert key.outcome == Answered((recount_chickens(red=None),))
    assert about_keys(owned, "Cy")["chicken:red:Cy"].outcome == Answered((recount_chickens(red="Cy"),))
    busy = on_screen(table(**THREE, options=CHICKENS), bid("Ada", 1))
    assert about_keys(busy, "Ben")["chicken:red:Ben"].refusal.rule == "X-04"


# Undo takes back one tap


def same(one: Event, other: Event) -> bool:
    """Whether two events tell the same, in whatever order a lot lies."""
    if isinstance(one, LotRevealed) and isinstance(other, LotRevealed):
        return Counter(one.cards) == Counter(other.cards)
    return one == other


@pytest.mark.parametrize(
    ("before", "event", "draft"),
    [
        ((), sold("Ben", 6), ("winner:Ben",)),
        ((bid("Ada", 1),), sold("Ben", 6), ("skip", "winner:Ben")),
        ((bid("Ada", 1),), sold("Ada", 1), ("skip",)),
        ((), bid("Ada", 3), ()),
        ((bid("Ada", 1),), passes("Ben"), ()),
        ((), offer("hen"), ("face-up", "covered:hen")),
        ((), offer("hen red-1"), ("face-up", "covered:hen")),
        ((sold("Ben", 5),), pay("blue-1 red-4"), ("pay:blue-1",)),
        ((sold("Ben", 4),), pay("red-4"), ()),
        ((sold("Ben", 2),), pay("blue-1*2 red-4"), ("adjust", "pay:blue-1", "pay:blue-1", "pay:red-4")),
        ((sold("Ada", 3), pay("red-2 green-1")), pick("Ben", "red-2"), ()),
        ((sold("Ben", 1), pay("blue-1")), lot("hen corn red-1"), ("covered:hen", "covered:corn")),
        ((offer("corn"), sold("Ben", 1), pay("blue-1")), lot("corn hen red-1"), ("covered:hen",)),
        ((offer("corn"), sold("Ben", 1), pay("blue-1")), lot("hen red-1 corn"), ("covered:hen",)),
        ((offer("hen red-1"), sold("Ben", 1), pay("blue-1")), lot("hen corn red-1"), ()),
        ((sold("Ben", 1),), void(), ()),
        ((), end(), ()),
    ],
)
def test_undo_leads_to_the_draft_just_before_the_last_tap(before: tuple, event: Event, draft: tuple) -> None:
    state = after(table(**THREE), *before)
    assert retrace(state, event) == draft
    question = ask(state, draft, frozenset(LOG if event.type == "bid" else ()))
    offered = [key.outcome for row in (*question.rows, question.aside) for key in row]
    assert any(isinstance(outcome, Answered) and same(outcome.events[0], event) for outcome in offered)


@pytest.mark.ruling("BH-23")
def test_hens_and_corns_that_undo_brings_back_stay_covered() -> None:
    revealing = on_screen(table(**THREE), sold("Ben", 1), pay("blue-1"))
    screen = Screen(game=revealing.game, replay=revealing.replay, draft=("covered:hen", "lot:red-2", "covered:corn"))
    question = replace(screen, draft=screen.draft[:2]).question
    assert question.slots == (Face(covered=True), Face(hue="red", text="2"), None)
    assert [key.id for row in question.rows for key in row if key.chosen] == ["lot:red-2"]
    assert told(question.taken) == "red 2"
    assert told(replace(screen, draft=("lot:red-2", "covered:corn")).question.taken) == "hidden card"
    assert logged(tapped(replace(screen, draft=screen.draft[:2]), "lot:corn"))[-1] == lot("hen red-2 corn")


def test_undo_of_a_high_price_or_bid_leads_to_its_page() -> None:
    state = table(**RICH)
    assert retrace(state, sold("Ada", 25)) == ("winner:Ada", "from:20")
    assert retrace(state, sold("Ada", 44)) == ("winner:Ada", "from:20", "from:40")
    assert retrace(state, sold("Ben", 20)) == ("winner:Ben", "from:20")
    assert retrace(state, bid("Ada", 19)) == ()
    assert retrace(state, bid("Ada", 48)) == ("from:20", "from:40")


def test_undo_of_a_price_that_was_not_asked_leads_to_the_names() -> None:
    assert retrace(table(Ada="", Ben="red-1", Cy="red-2"), sold("Ada", 0)) == ()
    assert retrace(table(Ada="", Ben="red-1", Cy="red-2"), sold("Ben", 1)) == ()
    opened = on_screen(table(Ada="", Ben="red-1", Cy="red-2"), bid("Ada", 0)).state
    assert retrace(opened, sold("Ben", 1)) == ("skip",)
    assert retrace(opened, sold("Cy", 1)) == ("skip", "winner:Cy")
    assert retrace(opened, sold("Ada", 0)) == ("skip",)


@pytest.mark.ruling("WC-15")
def test_no_two_players_share_a_key_for_the_same_chicken() -> None:
    screen = on_screen(table(**THREE, options=CHICKENS))
    keys = [key for player in THREE for key in about_keys(screen, player)]
    assert len(keys) == len(set(keys))


@pytest.mark.ruling("BH-18")
def test_cards_put_face_up_stay_in_sight_as_long_as_they_are_bid_for() -> None:
    offered = on_screen(table(**THREE), offer("hen green-4"))
    price = tapped(offered, "winner:Ben")
    logged_bid = tapped(on_screen(table(**THREE), offer("hen green-4"), habits=LOG), "amount:1")
    for screen in (offered, price, logged_bid):
        assert [slot.picture or slot.text for slot in screen.question.slots if slot] == ["hen", "4"]
        assert told(screen.question.in_slots) == "Face up: Blind Hen and green 4"
    assert on_screen(table(**THREE)).question.in_slots is None
    lot = on_screen(table(**THREE), offer("hen green-4"), sold("Ben", 1), pay("blue-1"))
    assert told(lot.question.in_slots) == "Chosen: Blind Hen and green 4"


def test_a_card_that_is_tapped_says_how_often() -> None:
    screen = on_screen(table(**THREE), sold("Ben", 1), pay("blue-1"))
    assert told(key_of(screen, "lot:red-1").spoken) == "red 1"
    assert told(key_of(tapped(screen, "lot:red-1"), "lot:red-1").spoken) == "red 1, 1 chosen"


@pytest.mark.parametrize(
    ("events", "taps", "line"),
    [
        ((), (), "Bid aloud as always, then tap who won."),
        ((), ("winner:Ben",), "Tap the price."),
        ((), ("face-up",), "Tap the cards that lie face up."),
        ((sold("Ben", 3),), (), "Tap the cards that are paid."),
        ((sold("Ada", 3), pay("red-2 green-1")), (), "Tap the card that was taken."),
        ((sold("Ben", 1), pay("blue-1")), (), "Tap all three cards. The third one goes on by itself."),
    ],
)
def test_every_step_has_a_line_for_a_first_table(events: tuple, taps: tuple[str, ...], line: str) -> None:
    screen = tapped(on_screen(table(**THREE), *events), *taps)
    assert told(lesson(screen.state, screen.question)) == line


def test_a_bid_has_its_own_line_and_what_says_enough_itself_has_none() -> None:
    bids = on_screen(table(**THREE), habits=LOG)
    assert told(lesson(bids.state, bids.question)) == "Tap the bid, or the pass."
    for screen in (recounting("Ben"), on_screen(table(**THREE), end())):
        assert lesson(screen.state, screen.question) is None
    after_end = on_screen(table(**THREE), end())
    counted = Screen(game=after_end.game, replay=after_end.replay, draft=("recount:Ben",))
    assert lesson(counted.state, counted.question) is None

import pytest

from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.auction_chicken.facts import DECK
from companion.games.auction_chicken.state import AuctionChickenState
from companion.games.auction_chicken.wording import card_name
from companion.games.chronicle import Line, chronicle
from tests.games.auction_chicken.table import FIVE, after, bidding, dealt_out, holding, table, told
from tests.games.auction_chicken.test_sessions import SESSIONS
from tests.games.recorded import Recorded

TELLING = AUCTION_CHICKEN.telling
DEALT = after(table(), "deal 7wy Am 4ms")
LOT = bidding("9ms 9wy 2sy", Ada="6mw 2mk", Ben="6sy Al", Cy="Ck 3mw")
TIE = after(LOT, "bids Ada=6mw Ben=6sy Cy=Ck", "Cy chooses 9ms")


def line(state: AuctionChickenState, event: str, *, revealed: bool = True) -> str:
    happened = told(event)
    return str(TELLING.log_line(state, happened, AUCTION_CHICKEN.rules.apply(state, happened), revealed))


def said(state: AuctionChickenState, event: str) -> list[tuple[str, str | None]]:
    happened = told(event)
    told_all = TELLING.announce(state, happened, AUCTION_CHICKEN.rules.apply(state, happened))
    return [(str(one.text), str(one.detail) if one.detail else None) for one in told_all]


def test_the_bar_tells_the_round_of_the_phase() -> None:
    assert str(TELLING.progress(table())) == "Round 1 of 11"
    assert str(TELLING.progress(dealt_out())) == "The first lot"
    assert str(TELLING.progress(LOT)) == "Round 10 of 11"
    over = after(bidding("9ms 7wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck"), "bids Ada=6mw Ben=8ms Cy=Ck")
    assert str(TELLING.progress(over)) == "11 rounds"


def test_the_bar_tells_the_phase_of_the_game() -> None:
    assert (str(TELLING.stage(DEALT)), str(TELLING.stage(dealt_out())), str(TELLING.stage(LOT))) == (
        "phase one",
        "phase two",
        "phase two",
    )
    over = after(bidding("9ms 7wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck"), "bids Ada=6mw Ben=8ms Cy=Ck")
    assert TELLING.stage(over) is None


def test_the_log_has_a_chapter_a_round_of_each_phase() -> None:
    assert str(TELLING.chapter(DEALT)) == "Phase one, round 1"
    assert str(TELLING.chapter(dealt_out())) == "Phase two, round 1"
    assert str(TELLING.chapter(LOT)) == "Phase two, round 10"
    over = after(bidding("9ms 7wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck"), "bids Ada=6mw Ben=8ms Cy=Ck")
    assert str(TELLING.chapter(over)) == "Phase two, round 11"


def test_the_log_names_every_card_once_the_game_is_over() -> None:
    assert line(table(), "deal 7wy Am 4ms") == "Dealt: 7 of waves and wyrms, ace of moons and 4 of moons and suns"
    assert line(DEALT, "Ada puts s") == "Ada puts suns"
    assert line(DEALT, "Ada takes") == "Ada takes the ace of moons"
    rich = after(DEALT, "Ada puts s", "Ben puts k", "Cy puts k")
    assert line(rich, "Ada takes") == "Ada takes the ace of moons with 1 sun and 2 knots"
    bids = "Bids: Ada 6 of moons and waves, Ben 6 of suns and wyrms and Cy crown of knots"
    assert line(LOT, "bids Ada=6mw Ben=6sy Cy=Ck") == bids
    chooses = after(LOT, "bids Ada=6mw Ben=6sy Cy=Ck")
    assert line(chooses, "Cy chooses 9wy") == "Cy chooses the 9 of waves and wyrms"


@pytest.mark.ruling("AC-21")
def test_the_log_names_no_card_that_lies_in_a_hand_or_a_pile_before_the_end() -> None:
    assert line(table(), "deal 7wy Am 4ms", revealed=False) == "3 cards dealt"
    assert line(dealt_out(FIVE), "deal Cs Cw Cl Cy Ck", revealed=False) == "The first lot is dealt"
    assert line(DEALT, "Ada takes", revealed=False) == "Ada takes a card"
    assert line(after(DEALT, "Ada puts s"), "Ben takes", revealed=False) == "Ben takes a card with 1 sun"
    assert line(LOT, "bids Ada=6mw Ben=6sy Cy=Ck", revealed=False) == "Everybody bids"
    chooses = after(LOT, "bids Ada=6mw Ben=6sy Cy=Ck")
    assert line(chooses, "Cy chooses 9wy", revealed=False) == "Cy chooses a card of the lot"


def names_a_card(own: Line) -> bool:
    told_there = f"{own.chapter} {own.text} {own.was or ''}"
    return any(str(card_name(card)) in told_there for card in DECK)


@pytest.mark.ruling("AC-21")
@pytest.mark.parametrize("recorded", SESSIONS, ids=[recorded.name for recorded in SESSIONS])
def test_before_the_last_entry_no_line_of_the_log_names_a_card(recorded: Recorded) -> None:
    session = recorded.session
    running = session.continued(session.replay.taken_back(), now="later")
    assert not any(names_a_card(own) for own in chronicle(running))
    assert any(names_a_card(own) for own in chronicle(session))


@pytest.mark.ruling("AC-17")
def test_the_log_of_a_game_that_is_over_tells_who_took_which_card_of_the_lot() -> None:
    start = bidding("9ms 7wy 2sy", Ada="6mw 2mk", Ben="8ms Al", Cy="Ck 3mw")
    assert line(start, "bids Ada=6mw Ben=8ms Cy=Ck") == (
        "Bids: Ada 6 of moons and waves, Ben 8 of moons and suns and Cy crown of knots. "
        "Cy takes the 9 of moons and suns; Ben takes the 7 of waves and wyrms; Ada takes the 2 of suns and wyrms"
    )
    assert line(start, "bids Ada=6mw Ben=8ms Cy=Ck", revealed=False) == "Everybody bids"
    assert line(TIE, "tie Ada=- Ben=- first Ben Ada") == (
        "Ben decides a tie, pays nothing: first Ben, then Ada. "
        "Ben takes the 9 of waves and wyrms; Ada takes the 2 of suns and wyrms"
    )
    three = bidding("9ms 9wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck")
    assert line(after(three, "bids Ada=6mw Ben=8ms Cy=Ck"), "Cy chooses 9wy") == (
        "Cy chooses the 9 of waves and wyrms. Ben takes the 9 of moons and suns; Ada takes the 2 of suns and wyrms"
    )


@pytest.mark.ruling("AC-14")
def test_the_log_tells_who_decided_a_tie_and_paid_what_and_the_order_in_words() -> None:
    paid = "Ada decides a tie, pays 2 moons and 1 wave: first Ben, then Ada"
    assert line(TIE, "tie Ada=mmw Ben=s first Ben Ada", revealed=False) == paid
    start = bidding("9ms 7sk 2sy", Ada="4ms 2mk", Ben="4wl 2wl", Cy="4yk Al")
    tied = after(start, "bids Ada=4ms Ben=4wl Cy=4yk")
    told_there = line(tied, "tie Ada=- Ben=- Cy=y first Ada Cy Ben", revealed=False)
    assert told_there == "Cy decides a tie, pays 1 wyrm: first Ada, then Cy, then Ben"


def test_the_undo_key_names_the_newest_step() -> None:
    def short(state: AuctionChickenState, event: str) -> str:
        return str(TELLING.short(state, told(event)))

    assert short(table(), "deal 7wy Am 4ms") == "deal of round 1"
    assert short(dealt_out(), "deal Cl Cy Ck") == "the first lot"
    assert short(DEALT, "Ada puts k") == "Ada puts knots"
    assert short(DEALT, "Ada takes") == "Ada takes the ace"
    assert short(LOT, "bids Ada=6mw Ben=6sy Cy=Ck") == "bids of round 10"
    assert short(TIE, "tie Ada=- Ben=- first Ben Ada") == "Ben first"
    assert short(after(LOT, "bids Ada=6mw Ben=6sy Cy=Ck"), "Cy chooses 9wy") == "Cy chooses"


@pytest.mark.ruling("AC-19")
def test_the_excuse_is_announced_when_it_moves() -> None:
    assert said(DEALT, "Ada takes") == []
    assert said(after(DEALT, "Ada puts s"), "Ben takes") == [("Ben takes the Excuse", None)]
    assert said(after(DEALT, "Ada takes"), "Ben takes") == []
    assert said(table(), "deal 7wy Am 4ms") == []


@pytest.mark.ruling("AC-10")
def test_what_is_taken_without_being_asked_is_announced_with_the_reason() -> None:
    alone = after(DEALT, "Ada takes", "Ben takes")
    assert said(alone, "Cy takes") == [("Cy takes the 7", "Nobody else is left in the round (AC-10).")]
    poor = holding(after(DEALT, "Ada puts s"), Ben="-")
    assert said(poor, "Ben takes") == [
        ("Ben takes the ace with 1 sun", "Ben has no tokens and must take (AC-10)."),
        ("Ben takes the Excuse", None),
    ]


@pytest.mark.ruling("AC-08")
def test_the_first_lot_is_announced_and_named_when_it_follows_by_itself() -> None:
    text, detail = said(dealt_out(), "deal Cl Cy Ck")[0]
    lot = "crown of leaves, crown of wyrms and crown of knots"
    assert text == f"Phase two. The last cards are the first lot: {lot}"
    assert detail == "Lay them in the middle. They are all that nobody has seen (AC-08)."
    assert said(dealt_out(FIVE), "deal Cs Cw Cl Cy Ck") == [("Phase two. These cards are the first lot", None)]


@pytest.mark.ruling("AC-17", "AC-18")
def test_who_takes_what_is_announced_in_that_order() -> None:
    start = bidding("9ms 7wy 2sy", Ada="6mw 2mk", Ben="8ms Al", Cy="Ck 3mw")
    takes = [
        "Cy takes the 9 of moons and suns",
        "Ben takes the 7 of waves and wyrms",
        "Ada takes the 2 of suns and wyrms",
    ]
    details = [None, None, "The cards that were bid are the next lot."]
    assert said(start, "bids Ada=6mw Ben=8ms Cy=Ck") == list(zip(takes, details, strict=True))
    end = bidding("9ms 7wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck")
    details = [None, None, "The last bids are discarded (AC-18). The game ends."]
    assert said(end, "bids Ada=6mw Ben=8ms Cy=Ck") == list(zip(takes, details, strict=True))
    assert said(LOT, "bids Ada=6mw Ben=6sy Cy=Ck") == []
    chooses = after(LOT, "bids Ada=6mw Ben=6sy Cy=Ck")
    assert said(chooses, "Cy chooses 9wy") == [("Cy takes the 9 of waves and wyrms", None)]


@pytest.mark.ruling("AC-13", "AC-14")
def test_who_pays_and_where_the_excuse_goes_is_announced() -> None:
    assert said(TIE, "tie Ada=m Ben=- first Ben Ada")[0] == (
        "Ada decides and discards 1 moon",
        "The other tokens go back (AC-14).",
    )
    assert said(TIE, "tie Ada=- Ben=- first Ben Ada")[0] == (
        "Ben decides and pays nothing",
        "Ben takes the Excuse from Ada (AC-13).",
    )

import pytest

from companion.games.blind_hen import BLIND_HEN
from companion.games.blind_hen.applying import apply
from companion.games.blind_hen.state import BlindHenState
from companion.games.blind_hen.telling import announce, chapter, log_line, progress, short
from companion.tracker import Event
from tests.games.blind_hen.table import (
    CHICKENS,
    after,
    bid,
    end,
    lot,
    offer,
    passes,
    pay,
    pick,
    recount,
    recount_chickens,
    sold,
    table,
    void,
)

THREE = {"Ada": "red-2 green-1 green-3", "Ben": "blue-1*3 red-4", "Cy": "yellow-1 green-4 blue-2"}


def told(state: BlindHenState, event: Event, *, revealed: bool = False) -> str:
    return str(log_line(state, event, after(state, event), revealed))


def said(state: BlindHenState, event: Event) -> list[tuple[str, str, str | None]]:
    return [
        (str(one.text), "" if one.detail is None else str(one.detail), one.picture)
        for one in announce(state, event, after(state, event))
    ]


@pytest.mark.parametrize(
    ("before", "event", "line", "undo"),
    [
        ((), offer("green-4"), "Ada puts green 4 face up", "face-up cards"),
        ((), bid("Ada", 3), "Ada bids 3", "Ada bid 3"),
        ((bid("Ada", 3),), passes("Ben"), "Ben passes", "Ben passed"),
        ((), sold("Ben", 6), "Ben wins for 6", "price 6"),
        ((sold("Ben", 5),), pay("blue-1 red-4"), "Ben pays Ada blue 1 and red 4", "Ben pays 5"),
        ((sold("Ada", 3),), pay("red-2 green-1"), "Ada lays red 2 and green 1 in the middle", "Ada pays 3"),
        ((sold("Ada", 3), pay("red-2 green-1")), pick("Ben", "red-2"), "Ben picks red 2", "Ben picked red 2"),
        ((sold("Ben", 5),), void(), "Ada repeats the auction (BH-12)", "auction annulled"),
        ((), end(), "The Game End card is drawn", "Game End card"),
    ],
)
def test_the_log_and_the_undo_key_tell_what_happened(before: tuple, event: Event, line: str, undo: str) -> None:
    state = after(table(**THREE), *before)
    assert told(state, event) == told(state, event, revealed=True) == line
    assert str(short(state, event)) == undo


def test_a_price_of_0_is_undone_by_name() -> None:
    state = table(Ada="", Ben="red-1", Cy="")
    assert (told(state, sold("Ada", 0)), str(short(state, sold("Ada", 0)))) == ("Ada wins for 0", "Ada won for 0")
    assert str(short(after(state, sold("Ada", 0)), lot("hen hen corn"))) == "Ada bought for 0"


@pytest.mark.ruling("BH-23")
def test_hens_and_corns_of_a_lot_are_only_a_number_until_they_are_revealed() -> None:
    state = after(table(**THREE), sold("Ben", 1), pay("blue-1"))
    assert told(state, lot("hen green-4 corn")) == "Ben takes the lot: green 4 and 2 hidden cards"
    assert told(state, lot("hen green-4 red-1")) == "Ben takes the lot: green 4, red 1 and 1 hidden card"
    assert told(state, lot("hen hen corn")) == "Ben takes the lot: 3 hidden cards"
    assert told(state, lot("hen green-4 corn"), revealed=True) == (
        "Ben takes the lot: Blind Hen, green 4 and Golden Corn"
    )
    assert str(short(state, lot("hen green-4 corn"))) == "Ben bought for 1"


@pytest.mark.ruling("BH-23")
def test_a_face_up_hen_is_not_written_down_either() -> None:
    assert told(table(**THREE), offer("hen red-1")) == "Ada puts red 1 and 1 other card face up"
    assert told(table(**THREE), offer("hen")) == "Ada puts 1 card face up"
    assert told(table(**THREE), offer("corn hen")) == "Ada puts 2 cards face up"
    assert told(table(**THREE), offer("hen red-1"), revealed=True) == "Ada puts Blind Hen and red 1 face up"


@pytest.mark.ruling("BH-23")
def test_a_recount_tells_the_size_of_the_pile_but_not_what_it_is_made_of() -> None:
    event = recount("Ben", "green-2", hens=2, corns=1)
    assert told(table(**THREE), event) == "Ben is recounted: display worth 2 instead of 7, pile of 3"
    assert told(table(**THREE), event, revealed=True) == (
        "Ben is recounted: 1 chicken card, 2 Blind Hens, 1 Golden Corn"
    )
    assert str(short(table(**THREE), event)) == "recount of Ben"


def test_recounted_chickens_name_their_owners() -> None:
    state = table(**THREE, options=CHICKENS)
    event = recount_chickens(green="Ben", red=None)
    assert told(state, event) == (
        "Recounted: the green wooden chicken belongs to Ben and the red wooden chicken is back in the supply"
    )
    assert str(short(state, event)) == "wooden chickens"


# What to do on the table


def test_after_a_lot_the_new_auctioneer_is_named() -> None:
    state = after(table(**THREE), sold("Ben", 1), pay("blue-1"))
    assert said(state, lot("hen hen corn")) == [("Ben is the auctioneer", "", None)]
    left = after(table(**THREE, options=("auctioneer_passes_left",)), sold("Cy", 1), pay("yellow-1"))
    assert said(left, lot("hen hen corn")) == [("Ben is the auctioneer", "", None)]


def test_with_the_expansion_it_is_also_said_that_no_chicken_moves() -> None:
    state = after(table(**THREE, options=CHICKENS), sold("Ben", 1), pay("blue-1"))
    (spoken,) = said(state, lot("hen hen corn"))
    assert spoken[0].startswith("No ")
    assert spoken[0].endswith("chicken moves. Ben is the auctioneer")


@pytest.mark.ruling("WC-12")
def test_an_announcement_says_who_takes_which_chicken_from_whom() -> None:
    state = after(table(**THREE, options=CHICKENS), recount_chickens(green="Cy"), sold("Ben", 1), pay("blue-1"))
    assert said(state, lot("green-1*3")) == [
        ("Ben takes the green wooden chicken from Cy", "Ben now has 3 green, Ada has 2", "chicken-green")
    ]
    assert said(state, lot("purple-1 blue-1 red-1")) == [
        ("Ben takes the red wooden chicken from the supply", "Ben now has 2 red, Ada has 1", "chicken-red"),
        ("Ben takes the purple wooden chicken from the supply", "Ben now has 1 purple, Ada has 0", "chicken-purple"),
        ("Ben takes the blue wooden chicken from the supply", "Ben now has 3 blue, Ada has 1", "chicken-blue"),
    ]


@pytest.mark.ruling("BH-12")
def test_a_repeated_auction_says_why_and_what_goes_back() -> None:
    assert said(after(table(**THREE), sold("Ben", 5)), void()) == [
        (
            "The auction is repeated",
            "Payment goes back. Ada keeps the same three cards, and the bids start afresh (BH-12).",
            None,
        )
    ]


@pytest.mark.ruling("BH-14")
def test_a_payment_without_a_choice_is_announced_since_nobody_was_asked() -> None:
    state = after(table(Ada="green-1", Ben="red-2 red-3", Cy=""), sold("Ben", 5))
    assert said(state, pay("red-2 red-3")) == [
        ("Ben pays Ada red 2 and red 3", "The whole display is needed for 5 (BH-14).", None)
    ]
    own = after(table(Ada="red-2 red-3", Ben="green-1", Cy=""), sold("Ada", 5))
    assert said(own, pay("red-2 red-3")) == [
        ("Ada lays red 2 and red 3 in the middle", "The whole display is needed for 5 (BH-14).", None)
    ]


@pytest.mark.ruling("BH-16")
def test_a_pick_without_a_choice_is_announced_since_nobody_was_asked() -> None:
    state = after(table(Ada="red-2 red-3 green-1", Ben="", Cy=""), sold("Ada", 5), pay("red-2 red-3"))
    assert said(state, pick("Ben", "red-3")) == []
    left = after(state, pick("Ben", "red-3"))
    assert said(left, pick("Cy", "red-2")) == [("Cy picks red 2", "Nothing else is left to choose (BH-16).", None)]


def test_nothing_is_announced_after_other_entries() -> None:
    state = table(**THREE, options=CHICKENS)
    for event in (offer("hen"), bid("Ada", 1), sold("Ben", 1), recount("Ben", ""), recount_chickens(red="Cy"), end()):
        assert said(state, event) == []


# Where the session stands


@pytest.mark.ruling("BH-21")
@pytest.mark.parametrize(
    ("before", "bar", "head"),
    [
        (0, "Auction 1 of 20–23", "Auction 1"),
        (19, "Auction 20 of 20–23", "Auction 20"),
        (20, "Auction 21 of 23 at most", "Auction 21"),
        (22, "Auction 23 of 23 at most", "Auction 23"),
        (23, "23 auctions", "The end"),
    ],
)
def test_the_bar_tells_which_auction_this_is_and_how_near_the_end_may_be(before: int, bar: str, head: str) -> None:
    state = table(**THREE, auctions_before=before)
    assert (str(progress(state)), str(chapter(state))) == (bar, head)


def test_after_the_end_the_bar_counts_the_auctions() -> None:
    state = after(table(**THREE, auctions_before=1), end())
    assert (str(progress(state)), str(chapter(state))) == ("1 auction", "The end")


def test_every_line_of_the_sheet_has_a_title() -> None:
    sheet = BLIND_HEN.score(table(**THREE))
    assert [str(BLIND_HEN.line_title(key)) for key in sheet.keys] == [
        "Green",
        "Red",
        "Yellow",
        "Purple",
        "Blue",
        "Best three colours",
        "Golden Corns",
        "Fed hens",
        "Unfed hens",
    ]


# What cannot happen


def test_an_event_of_another_game_is_a_fault_of_the_program() -> None:
    state = table(**THREE)
    for use in (
        lambda: BLIND_HEN.rules.judge(state, Event()),
        lambda: apply(state, Event()),
        lambda: log_line(state, Event(), state, revealed=False),
    ):
        with pytest.raises(TypeError):
            use()


def test_a_payment_or_lot_that_nobody_has_won_is_a_fault_of_the_program() -> None:
    state = table(**THREE)
    for use in (
        lambda: apply(state, pay("red-2")),
        lambda: apply(state, lot("hen hen hen")),
        lambda: log_line(state, lot("hen hen hen"), state, revealed=False),
    ):
        with pytest.raises(ValueError, match="auction"):
            use()

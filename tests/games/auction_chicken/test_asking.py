import pytest

from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.auction_chicken.asking import about, retrace
from companion.games.auction_chicken.lessons import lesson
from companion.games.auction_chicken.state import AuctionChickenState
from companion.tracker import CountPieces, EnterAmount, GameOver, Key, PickCards, PickMove, Question, begin
from companion.words import Name, say
from tests.games.auction_chicken.table import (
    FIVE,
    FOUR,
    after,
    bidding,
    dealt_out,
    holding,
    line_of,
    on_screen,
    pile,
    table,
    told,
)
from tests.games.taps import Screen, key_of, logged, refused, tapped

DEALT = after(table(), "deal 7wy Am 4ms")
LOT = bidding("9ms 7wy 2sy", Ada="6mw 6sy Al", Ben="8ms 2mk 3mw", Cy="Ck Cm 5yk")
TIE = after(bidding("9ms 7wy 2sy", excuse="Cy", Ada="6mw Al", Ben="6sy 2mk", Cy="Ck 3mw"), "bids Ada=6mw Ben=6sy Cy=Ck")
THREE_TIED = after(
    bidding("9ms 7wy 2sy Am", FOUR, excuse="Dora", Ada="6mw Al", Ben="6sy 2mk", Cy="6lk 3mw", Dora="Ck 5yk"),
    "bids Ada=6mw Ben=6sy Cy=6lk Dora=Ck",
)


def ids(question: Question) -> list[list[str]]:
    return [[key.id for key in row] for row in question.rows]


def words(question: Question) -> tuple[str, str]:
    return str(question.title), str(question.hint)


def crumbs(question: Question) -> list[str]:
    return [f"{crumb.text}{' <' if crumb.now else ''}" for crumb in question.crumbs]


def keys(screen: Screen) -> list[Key]:
    return [key for row in screen.question.rows for key in row]


def boxes(screen: Screen) -> CountPieces:
    assert isinstance(screen.question, CountPieces)
    return screen.question


# A deal


def test_a_deal_is_a_tap_a_card_in_the_grid_of_all_36_and_the_last_one_commits() -> None:
    screen = on_screen(table())
    assert isinstance(screen.question, PickCards)
    assert words(screen.question) == ("Deal 3 cards", "Tap them in the order dealt. 36 cards are left.")
    assert [len(row) for row in screen.question.rows] == [6] * 6
    assert ids(screen.question)[1][:2] == ["deal:2-moons-knots", "deal:2-suns-wyrms"]
    assert (screen.question.slots, screen.question.in_slots, screen.question.covers_table) == ((None,) * 3, None, True)
    screen = tapped(screen, "deal:7-waves-wyrms", "deal:ace-moons")
    assert [face.text if face else "" for face in screen.question.slots] == ["7", "A", ""]
    assert (str(screen.question.taken), str(screen.question.in_slots)) == (
        "ace of moons",
        "Chosen: 7 of waves and wyrms and ace of moons",
    )
    assert logged(tapped(screen, "deal:4-moons-suns")) == [told("deal 7wy Am 4ms")]


def test_a_key_of_the_grid_names_the_card_for_a_screen_reader() -> None:
    screen = tapped(on_screen(table()), "deal:6-moons-waves")
    assert str(key_of(screen, "deal:9-moons-suns").spoken) == "9 of moons and suns, the Pact"
    assert str(key_of(screen, "deal:ace-knots").spoken) == "ace of knots"
    chosen = key_of(screen, "deal:6-moons-waves")
    assert (str(chosen.spoken), chosen.chosen) == ("6 of moons and waves, the Lunatic, chosen as number 1", 1)


def test_a_chosen_card_is_given_back_by_another_tap() -> None:
    screen = tapped(on_screen(table()), "deal:6-moons-waves", "deal:ace-moons", "deal:6-moons-waves")
    assert screen.draft == ("deal:ace-moons",)


def test_every_card_shows_its_rank_and_suits_and_the_crown_its_picture() -> None:
    screen = on_screen(table())
    face = key_of(screen, "deal:6-moons-waves").face
    assert face is not None
    assert (face.text, face.marks, face.picture) == ("6", ("moons", "waves"), None)
    face = key_of(screen, "deal:crown-suns").face
    assert face is not None
    assert (face.text, face.marks, face.picture) == ("", ("suns",), "crown")


@pytest.mark.ruling("AC-23")
def test_a_card_that_was_seen_is_gone_from_the_grid_and_says_when_it_was_dealt() -> None:
    screen = on_screen(after(DEALT, "Ada takes", "Ben takes", "Cy takes"))
    key = key_of(screen, "deal:7-waves-wyrms")
    assert key.face is not None
    assert (key.face.text, key.face.marks, refused(screen, key.id).rule) == ("", (), "AC-23")
    assert str(screen.question.hint) == "Tap them in the order dealt. 33 cards are left."


@pytest.mark.ruling("AC-08")
def test_with_five_players_the_first_lot_is_tapped_in_any_order() -> None:
    assert words(on_screen(dealt_out(FIVE)).question) == (
        "The first lot: 5 cards",
        "Tap them in any order. One of 6 stays aside.",
    )


def test_with_three_players_the_first_lot_is_not_asked_for() -> None:
    replay = begin(AUCTION_CHICKEN.rules, dealt_out(deals_left=2))
    for line in ("deal Cm Cs Cw", "Ada takes", "Ben takes"):
        replay = replay.answered((told(line),))
    screen = Screen(game=AUCTION_CHICKEN, replay=replay)
    assert str(screen.question.title) == "What did Ada bid?"
    assert screen.replay.taken_back().state.to_act == ("Ben",)


# The line


@pytest.mark.ruling("AC-10")
def test_a_token_or_the_take_is_one_tap() -> None:
    screen = on_screen(DEALT)
    assert isinstance(screen.question, PickMove)
    assert words(screen.question) == ("Ada: a token on the ace?", "None")
    suits = ["token:moons", "token:suns", "token:waves", "token:leaves", "token:wyrms", "token:knots"]
    assert ids(screen.question) == [suits[:3], suits[3:], ["take"]]
    assert (screen.question.acting, str(key_of(screen, "token:suns").spoken)) == ("Ada", "Suns, 2 left")
    assert logged(tapped(screen, "token:suns")) == [told("Ada puts s")]
    assert logged(tapped(screen, "take")) == [told("Ada takes")]
    assert (str(key_of(screen, "take").text), key_of(screen, "take").note) == ("Ada takes the ace", None)


def test_the_take_names_the_tokens_on_the_card() -> None:
    key = key_of(on_screen(after(DEALT, "Ada puts s", "Ben puts k")), "take")
    assert key.face is not None
    assert (key.face.marks, str(key.note), str(key.spoken)) == (
        ("suns", "knots"),
        "with",
        "Cy takes the ace with 1 sun and 1 knot",
    )


@pytest.mark.ruling("AC-10")
def test_a_suit_that_is_used_up_says_so() -> None:
    screen = on_screen(holding(DEALT, Ada="mm"))
    assert refused(screen, "token:suns").rule == "AC-10"
    assert str(key_of(screen, "token:suns").note) == "0"


@pytest.mark.ruling("AC-10")
def test_the_last_player_is_not_asked() -> None:
    screen = tapped(on_screen(DEALT), "take", "take")
    assert logged(screen) == [told("Ada takes"), told("Ben takes"), told("Cy takes")]
    assert line_of(screen.replay.taken_back().state) == "4ms 7wy"


# Bids


@pytest.mark.ruling("AC-21")
def test_bids_are_entered_clockwise_from_the_excuse_on_a_pad_that_gives_no_hand_away() -> None:
    screen = on_screen(bidding("9ms 7wy 2sy", excuse="Ben", Ada="6mw Al", Ben="8ms 2mk", Cy="Ck 3mw"))
    assert isinstance(screen.question, EnterAmount)
    assert words(screen.question) == ("What did Ben bid?", "Enter the bids once all are turned over")
    assert ids(screen.question)[0] == ["rank:ace", "rank:2", "rank:3", "rank:4", "rank:5"]
    assert all(key.discreet and key.note is None and key.held == 1 and key.spoken is None for key in keys(screen))
    assert crumbs(screen.question) == ["Ben <", "Cy", "Ada"]
    screen = tapped(screen, "rank:8", "rank:3")
    assert crumbs(screen.question) == ["Ben 8", "Cy 3", "Ada <"]
    assert (str(screen.question.taken), screen.question.acting) == ("Cy 3", "Ada")
    assert logged(tapped(screen, "rank:6")) == [told("bids Ben=8ms Cy=3mw Ada=6mw")]


@pytest.mark.ruling("AC-21")
def test_a_rank_that_is_not_in_the_hand_is_refused_when_it_is_tapped_and_the_way_out_is_told() -> None:
    screen = on_screen(LOT)
    assert str(refused(screen, "rank:7").reason) == (
        "Ada took no 7 (AC-21). Tap the rank that lies there, or undo to mend an earlier take."
    )
    later = on_screen(LOT, "bids Ada=Al Ben=8ms Cy=5yk")
    assert str(refused(later, "rank:ace").reason) == (
        "Ada has no ace left (AC-21). Tap the rank that lies there, or undo to mend an earlier take or bid."
    )
    assert refused(later, "rank:ace").rule == "AC-21"


@pytest.mark.ruling("AC-17", "AC-21")
def test_with_several_cards_of_a_rank_the_card_is_asked_for_and_all_of_the_deck_look_alike() -> None:
    screen = tapped(on_screen(LOT), "rank:6")
    assert isinstance(screen.question, PickCards)
    assert words(screen.question) == ("Which 6 did Ada bid?", "None")
    assert ids(screen.question) == [["bid:6-moons-waves", "bid:6-suns-wyrms", "bid:6-leaves-knots"]]
    assert all(key.discreet for key in keys(screen))
    assert str(refused(screen, "bid:6-leaves-knots").reason) == (
        "Ada took no 6 of leaves and knots (AC-21). "
        "Tap the card that lies there, or undo to mend an earlier take or bid."
    )
    screen = tapped(screen, "bid:6-suns-wyrms", "rank:8", "rank:crown")
    assert [len(row) for row in screen.question.rows] == [3, 3]
    assert logged(tapped(screen, "bid:crown-moons")) == [told("bids Ada=6sy Ben=8ms Cy=Cm")]


def test_a_crumb_goes_back_to_a_bid() -> None:
    screen = tapped(on_screen(LOT), "rank:6", "bid:6-suns-wyrms", "rank:8")
    assert crumbs(tapped(screen, "back:1").question) == ["Ada 6", "Ben <", "Cy"]
    assert crumbs(tapped(screen, "back:0").question) == ["Ada <", "Ben", "Cy"]


@pytest.mark.ruling("AC-18")
def test_the_last_bids_are_one_tap() -> None:
    screen = on_screen(bidding("9ms 7wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck"))
    assert words(screen.question) == ("The last bids", "Everybody has one card left (AC-18).")
    screen = tapped(screen, "reveal")
    assert logged(screen) == [told("bids Ada=6mw Ben=8ms Cy=Ck")]
    assert isinstance(screen.question, GameOver)


# Ties and choices


@pytest.mark.ruling("AC-20")
def test_a_tie_has_a_box_a_player_with_the_suits_of_the_bid_card_and_the_tokens_that_are_there() -> None:
    question = boxes(on_screen(holding(TIE, Ada="mww")))
    assert str(question.title) == "Tie at 6: tokens in the fist"
    assert [(box.owner, str(box.total_text), box.total) for box in question.boxes] == [
        ("Ada", "in the fist", 0),
        ("Ben", "in the fist", 0),
    ]
    assert [[len(piece.keys) for piece in box.pieces] for box in question.boxes] == [[2, 3], [3, 3]]
    assert [str(piece.text) for piece in question.boxes[0].pieces] == ["Moons", "Waves"]
    assert [key.chosen for key in question.boxes[0].pieces[1].keys] == [1, 0, 0]
    assert str(question.boxes[1].pieces[0].keys[1].spoken) == "Ben: 1 sun"


@pytest.mark.parametrize(
    ("bids", "title"),
    [
        ("Ada=Am Ben=As Cy=2mk", "Tie of aces: tokens in the fist"),
        ("Ada=Cm Ben=Cs Cy=2mk", "Tie of crowns: tokens in the fist"),
    ],
)
def test_a_tie_of_aces_or_crowns_is_called_so(bids: str, title: str) -> None:
    start = bidding("9ms 7wy 2sy", Ada="Am Cm", Ben="As Cs", Cy="2mk 3mw")
    assert str(on_screen(start, f"bids {bids}").question.title) == title


@pytest.mark.ruling("AC-12", "AC-14")
def test_whoever_holds_more_decides_and_the_screen_says_so_at_once() -> None:
    screen = tapped(on_screen(TIE), "fist:moons:1:Ada", "fist:waves:1:Ada", "fist:suns:1:Ben")
    assert str(boxes(screen).verdict) == "Ada holds more: pays 1 moon and 1 wave, decides"
    assert [(str(key.text), key.main) for key in keys(screen)] == [("Ada first", True), ("Ben first", False)]
    assert str(screen.question.taken) == "Ben: 1 sun"
    screen = tapped(screen, "first:Ben")
    assert logged(screen)[-1] == told("tie Ada=mw Ben=s first Ben Ada")
    assert [pile(screen.state, name) for name in screen.state.seating] == ["2sy", "7wy", "9ms"]


@pytest.mark.ruling("AC-13")
def test_after_equal_fists_the_screen_says_who_holds_the_excuse_and_who_decides_therefore() -> None:
    screen = on_screen(TIE)
    assert str(boxes(screen).verdict) == (
        "Tied at 0. Ben, nearest on the right of Cy’s Excuse, decides (AC-13), pays nothing, and takes the Excuse"
    )
    screen = tapped(screen, "fist:moons:1:Ada", "fist:wyrms:1:Ben")
    assert str(boxes(screen).verdict) == (
        "Tied at 1. Ben, nearest on the right of Cy’s Excuse, decides (AC-13), pays 1 wyrm, and takes the Excuse"
    )


def test_a_number_is_changed_by_another_tap_and_the_same_again_changes_nothing() -> None:
    screen = tapped(on_screen(TIE), "fist:moons:2:Ada", "fist:moons:1:Ada", "fist:moons:1:Ada")
    assert (boxes(screen).boxes[0].total, len(screen.draft)) == (1, 2)


@pytest.mark.ruling("AC-12")
def test_three_tied_players_are_placed_one_after_the_other_and_the_last_follows() -> None:
    screen = tapped(on_screen(THREE_TIED), "fist:leaves:2:Cy")
    assert str(boxes(screen).verdict) == "Cy holds most: pays 2 leaves, decides"
    screen = tapped(screen, "first:Ben")
    assert ids(screen.question) == [["first:Ada", "first:Cy"]]
    assert (str(screen.question.hint), str(screen.question.taken)) == ("Next to take after Ben?", "Ben first")
    assert [str(key.text) for key in keys(screen)] == ["Ada next", "Cy next"]
    assert ids(tapped(screen, "fist:leaves:1:Cy").question) == [["first:Ada", "first:Ben", "first:Cy"]]
    screen = tapped(screen, "first:Cy")
    assert logged(screen)[-1] == told("tie Ada=- Ben=- Cy=ll first Ben Cy Ada")


@pytest.mark.ruling("AC-16")
def test_equal_cards_in_the_lot_are_chosen_by_a_tap() -> None:
    start = bidding("9ms 9wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck")
    screen = on_screen(start, "bids Ada=6mw Ben=8ms Cy=Ck")
    assert words(screen.question) == ("Cy takes which 9?", "None")
    assert ids(screen.question) == [["choose:9-moons-suns", "choose:9-waves-wyrms"]]
    assert str(key_of(screen, "choose:9-waves-wyrms").spoken) == "9 of waves and wyrms, the Darkness"
    assert logged(tapped(screen, "choose:9-waves-wyrms"))[-1] == told("Cy chooses 9wy")


# Taking back


@pytest.mark.parametrize(
    ("state", "line", "draft"),
    [
        (table(), "deal 7wy Am 4ms", ("deal:7-waves-wyrms", "deal:ace-moons")),
        (DEALT, "Ada takes", ()),
        (LOT, "bids Ada=6sy Ben=8ms Cy=Cm", ("rank:6", "bid:6-suns-wyrms", "bid:8-moons-suns", "rank:crown")),
        (LOT, "bids Ada=Al Ben=8ms Cy=5yk", ("bid:ace-leaves", "bid:8-moons-suns")),
        (bidding("9ms 7wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck"), "bids Ada=6mw Ben=8ms Cy=Ck", ()),
        (TIE, "tie Ada=mm Ben=s first Ben Ada", ("fist:moons:2:Ada", "fist:suns:1:Ben")),
        (THREE_TIED, "tie Ada=- Ben=y Cy=- first Cy Ada Ben", ("fist:wyrms:1:Ben", "first:Cy")),
    ],
)
def test_undo_leads_to_the_tap_before(state: AuctionChickenState, line: str, draft: tuple[str, ...]) -> None:
    assert retrace(state, told(line)) == draft


def test_nothing_is_put_right_about_a_player() -> None:
    assert about(DEALT, Name("Ada")) == ()


# A first table


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (table(), "Deal the cards face up, then tap them. The app puts them in order."),
        (DEALT, "Tap the token that is placed, or that the card is taken. The Excuse follows by itself."),
        (LOT, "Bid face down, turn all cards over, then tap what lies there."),
        (TIE, "Open the fists at the same time, then tap what was in them."),
    ],
)
def test_a_first_table_is_told_what_to_do_before_the_tap(state: AuctionChickenState, line: str) -> None:
    screen = on_screen(state)
    assert str(lesson(screen.state, screen.question)) == line


def test_the_line_stays_while_the_same_question_collects_taps() -> None:
    screen = on_screen(table())
    assert lesson(screen.state, tapped(screen, "deal:ace-moons").question) == lesson(screen.state, screen.question)


def test_which_of_equal_cards_and_the_last_bids_need_no_lesson() -> None:
    screen = tapped(on_screen(LOT), "rank:6")
    assert lesson(screen.state, screen.question) is None
    last = on_screen(bidding("9ms 7wy 2sy", Ada="6mw", Ben="8ms", Cy="Ck"))
    assert lesson(last.state, last.question) is None
    over = tapped(last, "reveal")
    assert lesson(over.state, GameOver(title=say("The game has ended"), rows=())) is None

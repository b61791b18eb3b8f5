from companion.games.rubbish_auction import RUBBISH_AUCTION
from companion.games.rubbish_auction.applying import forced
from companion.words import Name
from tests.games.rubbish_auction.table import after, table


def test_rubbish_auction_is_for_2_to_5_players() -> None:
    assert (str(RUBBISH_AUCTION.title), list(RUBBISH_AUCTION.seats)) == ("Rubbish Auction", [2, 3, 4, 5])


def test_the_other_reading_is_a_house_rule() -> None:
    assert {option.key: option.rule for option in RUBBISH_AUCTION.options} == {"may_bid_nothing": "RA-04"}


def test_the_lines_of_the_score_have_their_titles() -> None:
    assert [str(RUBBISH_AUCTION.line_title(key)) for key in ("fame", "destined")] == ["Fame", "Destined items"]


def test_nothing_is_worth_a_warning_and_nothing_follows_by_itself() -> None:
    assert (RUBBISH_AUCTION.warnings(table()), forced(table())) == ((), None)


def test_the_state_shows_what_lies_open_and_nothing_else() -> None:
    state = after(table(), "offer lamp Ben")
    assert RUBBISH_AUCTION.portray(state) == {
        "phase": "bids",
        "to_act": ["Ada", "Ben", "Cy"],
        "warnings": [],
        "auctioneer": "Ada",
        "item": "lamp",
        "first_bidder": "Ben",
        "fame": {"Ada": 30, "Ben": 30, "Cy": 30},
        "items": {"Ada": [], "Ben": [], "Cy": []},
        "discarded": [],
        "left": ["hat", "boot", "clock", "duck", "kettle", "kite"],
        "blocked": {"Ada": None, "Ben": None, "Cy": None},
    }
    assert RUBBISH_AUCTION.asking.about(state, Name("Ada")) == ()

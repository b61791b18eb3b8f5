import pytest

from companion.games.rubbish_auction import RUBBISH_AUCTION
from companion.words import Name
from tests.games.rubbish_auction.table import auction, points, scored, table


def places(**holdings: str) -> list[int]:
    return [seat.place for seat in scored(**holdings).seats]


@pytest.mark.ruling("RA-20")
def test_each_destined_item_that_was_won_is_worth_30() -> None:
    sheet = scored(Ada="44 duck hat: duck clock", Ben="52: kite clock", Cy="10 kite clock: clock kite")
    assert [points(sheet, name) for name in ("Ada", "Ben", "Cy")] == [(44, 30), (52, 0), (10, 60)]
    assert [seat.total for seat in sheet.seats] == [74, 52, 70]
    assert sheet.winners == ("Ada",)


@pytest.mark.ruling("RA-20")
def test_in_a_tie_the_number_of_won_items_decides() -> None:
    sheet = scored(Ada="41 hat: duck clock", Ben="40 lamp kite boot: duck kettle", Cy="11 duck clock: duck kettle")
    assert ([seat.place for seat in sheet.seats], sheet.winners) == ([2, 3, 1], ("Cy",))
    assert str(sheet.tie_break) == "Cy and Ada have 41 each. Items won decide: Cy 2 and Ada 1."


@pytest.mark.ruling("RA-20")
def test_if_it_is_still_a_tie_it_is_a_shared_victory() -> None:
    sheet = scored(Ada="45 hat: kettle kite", Ben="15 boot: boot kite", Cy="0 lamp clock duck: hat boot")
    assert (sheet.winners, sheet.tie_break) == (("Ada", "Ben"), None)
    assert places(Ada="45 hat: kettle kite", Ben="15 boot: boot kite", Cy="0: hat boot") == [1, 1, 3]


@pytest.mark.ruling("RA-20")
def test_items_break_ties_at_any_place_and_say_so() -> None:
    sheet = scored(
        Ada="50:duck kite", Ben="20 hat:duck kite", Cy="20:duck kite", Dora="30 lamp:duck kite", Emil="30:duck kite"
    )
    assert [seat.place for seat in sheet.seats] == [1, 4, 5, 2, 3]
    assert str(sheet.tie_break) == (
        "Dora and Emil have 30 each. Items won decide: Dora 1 and Emil 0. "
        "Ben and Cy have 20 each. Items won decide: Ben 1 and Cy 0."
    )


@pytest.mark.ruling("RA-20")
def test_more_items_do_not_beat_more_fame() -> None:
    assert places(Ada="31", Ben="30 hat boot lamp", Cy="0") == [1, 2, 3]


@pytest.mark.ruling("RA-13", "RA-20")
def test_a_discarded_item_pays_nobody_and_breaks_no_tie() -> None:
    sheet = scored(Ada="20 boot: hat lamp", Ben="20 duck: hat kite")
    assert (sheet.winners, [seat.total for seat in sheet.seats]) == (("Ada", "Ben"), [20, 20])


def test_fame_0_and_a_destined_item() -> None:
    assert points(scored(Ada="0 hat: hat boot", Ben="5"), "Ada") == (0, 30)


def test_every_number_has_its_reason() -> None:
    sheet = scored(Ada="44 duck hat: duck clock", Ben="52 kite: boot clock", Cy="10 boot clock: clock boot", Dora="3")
    destined = [str(seat.line("destined").reason) for seat in sheet.seats]
    assert destined == [
        "wanted “duck” and “clock”, won “duck”",
        "wanted “boot” and “clock”, won neither",
        "wanted “clock” and “boot”, won both",
        "the geek card is not known",
    ]
    sums = [line.arithmetic and str(line.arithmetic) for line in (seat.line("destined") for seat in sheet.seats)]
    assert sums == ["1 × 30 = 30", None, "2 × 30 = 60", None]
    assert str(sheet.seat(Name("Ada")).line("fame").reason) == "as told"


@pytest.mark.ruling("RA-17")
def test_the_fame_of_a_session_tells_what_each_auction_did_to_it() -> None:
    state = auction(auction(table(), "Ada", "Ada 10, Ben 5, Cy 1"), "Cy", "Ada 2, Ben 1, Cy 5")
    line = RUBBISH_AUCTION.score(state).seat(Name("Ada")).line("fame")
    assert (str(line.reason), str(line.arithmetic)) == ("30 at the start, then 2 auctions", "30 − 10 + 2 = 22")
    fresh = RUBBISH_AUCTION.score(table()).seat(Name("Ada")).line("fame")
    assert (str(fresh.reason), fresh.arithmetic) == ("30 at the start, then 0 auctions", None)

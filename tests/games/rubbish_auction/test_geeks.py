import pytest

from companion.games.rubbish_auction import RUBBISH_AUCTION
from companion.games.rubbish_auction.events import GeeksRevealed
from companion.games.rubbish_auction.judging import judge
from companion.games.rubbish_auction.state import Phase
from companion.words import Name
from tests.games.rubbish_auction.table import after, down_to, points, refusal, table

SEVENTH = after(down_to(table(), "kite"), "offer kite Ben", "bids Ada 1, Ben 10, Cy 2")
GEEKS = "geeks Ada hat+boot, Ben kite+hat, Cy kite+duck"


@pytest.mark.ruling("RA-21")
def test_the_two_items_of_each_geek_card_are_told_after_the_seventh_auction_and_end_the_session() -> None:
    state = after(SEVENTH, GEEKS)
    assert (state.phase, state.to_act, RUBBISH_AUCTION.is_over(state)) == (Phase.OVER, (), True)
    assert RUBBISH_AUCTION.ending(state) == "all_auctioned"
    assert RUBBISH_AUCTION.ending(SEVENTH) is None


@pytest.mark.ruling("RA-21")
def test_geek_cards_stay_secret_until_then() -> None:
    for state in (table(), after(table(), "offer hat Ben"), down_to(table(), "kite")):
        assert refusal(state, GEEKS) == ("RA-21", "")


@pytest.mark.ruling("RA-21")
@pytest.mark.parametrize(
    ("card", "place"),
    [("hat+hat", "cards.Ada[1]"), ("hat", "cards.Ada"), ("hat+boot+lamp", "cards.Ada"), ("vase+hat", "cards.Ada[0]")],
)
def test_a_geek_card_shows_two_different_items_of_the_seven(card: str, place: str) -> None:
    assert refusal(SEVENTH, f"geeks Ada {card}, Ben kite+hat, Cy kite+duck") == ("RA-21", place)


@pytest.mark.ruling("RA-21")
def test_a_geek_card_with_nothing_on_it_is_refused() -> None:
    assert refusal(SEVENTH, "geeks Ada hat+boot, Ben, Cy kite+duck") == ("RA-21", "cards.Ben")


@pytest.mark.ruling("RA-21")
def test_nobody_shows_a_geek_card_twice() -> None:
    assert refusal(after(SEVENTH, GEEKS), GEEKS) == ("RA-21", "")


@pytest.mark.ruling("RA-22")
def test_after_the_geek_cards_nothing_is_auctioned() -> None:
    assert refusal(after(SEVENTH, GEEKS), "offer hat Ben") == ("RA-22", "")
    assert refusal(after(SEVENTH, GEEKS), "bids Ada 1, Ben 2, Cy 5") == ("RA-22", "")


@pytest.mark.ruling("RA-21")
def test_the_geek_cards_of_everybody_are_told() -> None:
    ruling = judge(SEVENTH, GeeksRevealed(cards={Name("Ada"): ("hat", "boot")}))
    assert (ruling.allowed, ruling.rule, ruling.field) == (False, "RA-21", "cards.Ben")


@pytest.mark.ruling("RA-21")
def test_two_geeks_may_want_the_same_item_and_only_its_owner_is_paid() -> None:
    sheet = RUBBISH_AUCTION.score(after(SEVENTH, GEEKS))
    assert [points(sheet, name) for name in ("Ada", "Ben", "Cy")] == [(30, 60), (20, 30), (32, 0)]


@pytest.mark.ruling("RA-21")
def test_before_the_geek_cards_are_revealed_the_score_counts_fame_alone() -> None:
    sheet = RUBBISH_AUCTION.score(SEVENTH)
    assert (sheet.final, [points(sheet, name) for name in ("Ada", "Ben", "Cy")]) == (False, [(30, 0), (20, 0), (32, 0)])
    assert str(sheet.seat(Name("Ada")).line("destined").reason) == "the geek card is not known"

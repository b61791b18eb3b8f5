import pytest

from companion.tracker import RefusedError
from tests.games.rubbish_auction.table import JUNK, scored


def refused(**holdings: str) -> tuple[str | None, str]:
    with pytest.raises(RefusedError) as caught:
        scored(**holdings)
    assert str(caught.value).endswith((".", ")"))
    return caught.value.ruling.rule, caught.value.at


@pytest.mark.ruling("RA-12")
def test_fame_below_zero_is_refused_and_zero_is_not() -> None:
    assert refused(Ada="30", Ben="-1") == ("RA-12", "players[1].fame")
    assert scored(Ada="30", Ben="0").winners == ("Ada",)


@pytest.mark.ruling("RA-19")
def test_any_fame_above_is_accepted() -> None:
    assert scored(Ada="150", Ben="0").seats[0].total == 150


@pytest.mark.ruling("RA-22")
def test_an_item_is_won_once() -> None:
    assert refused(Ada="30 hat", Ben="30 boot hat") == ("RA-22", "players[1].items[1]")
    assert refused(Ada="30 hat hat", Ben="30") == ("RA-22", "players[0].items[1]")


@pytest.mark.ruling("RA-22")
def test_no_more_than_seven_items_are_won() -> None:
    assert scored(Ada=f"0 {' '.join(JUNK)}", Ben="30").seats[0].total == 0
    assert refused(Ada=f"0 {' '.join(JUNK)}", Ben="30 vase") == ("RA-22", "players[1].items[0]")


@pytest.mark.ruling("RA-21")
@pytest.mark.parametrize("card", ["hat", "hat hat", "hat boot lamp", ""])
def test_a_geek_card_shows_two_different_items(card: str) -> None:
    assert refused(Ada="30", Ben=f"30: {card}") == ("RA-21", "players[1].destined")


@pytest.mark.ruling("RA-21")
def test_a_geek_card_may_be_left_out() -> None:
    assert [seat.total for seat in scored(Ada="30 hat", Ben="30 boot: boot hat").seats] == [30, 60]

import pytest

from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.auction_chicken.facts import Suit
from companion.games.auction_chicken.position import Commons, Holding
from companion.games.game import FinalPosition, Table
from companion.tracker import RefusedError
from companion.words import Name
from tests.games.auction_chicken.table import final, scored


def refused(position: FinalPosition) -> tuple[str | None, str]:
    with pytest.raises(RefusedError) as caught:
        AUCTION_CHICKEN.count(position)
    assert str(caught.value).endswith((".", ")"))
    return caught.value.ruling.rule, caught.value.at


@pytest.mark.ruling("AC-23")
def test_a_card_is_in_one_pile_only() -> None:
    assert refused(final(Ada="6mw:", Ben="Am 6mw:")) == ("AC-23", "players[1].score_pile[1]")
    assert refused(final(Ada="6mw 6mw:")) == ("AC-23", "players[0].score_pile[1]")


@pytest.mark.ruling("AC-10")
def test_there_are_two_tokens_of_a_suit_for_each_player() -> None:
    assert scored(Ada=": mmmm", Ben=": mm").seats[0].total == 0
    assert refused(final(Ada=": mmmm", Ben=": mmm")) == ("AC-10", "players[1].tokens.moons")


@pytest.mark.ruling("AC-10")
def test_nobody_has_fewer_than_no_tokens() -> None:
    holdings = {Name(name): Holding(score_pile=(), tokens={Suit.SUNS: -1}) for name in ("Ada", "Ben", "Cy")}
    position = FinalPosition(table=Table(players=tuple(holdings)), holdings=holdings, commons=Commons())
    assert refused(position) == ("AC-10", "players[0].tokens.suns")


def test_a_pile_has_no_fixed_size() -> None:
    assert scored(Ada="9ms:", Ben=":").seats[0].total == 9

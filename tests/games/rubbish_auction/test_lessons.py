import pytest

from companion.games.rubbish_auction.asking_bids import PASS_THE_PHONE
from companion.games.rubbish_auction.lessons import lesson
from companion.tracker import GameOver
from companion.words import say
from tests.games.rubbish_auction.table import down_to, on_screen, table
from tests.games.taps import Screen, tapped


def taught(screen: Screen) -> str | None:
    line = lesson(screen.state, screen.question)
    return None if line is None else str(line)


@pytest.mark.ruling("RA-06", "RA-21")
def test_a_first_table_is_told_a_line_a_step() -> None:
    screen = on_screen(table())
    assert taught(screen) == "Geek cards stay secret. The app asks for them at the end."
    assert taught(tapped(screen, "item:0")) == "Whoever bids first has the edge in a tie for highest."
    bids = tapped(screen, "item:0", "first:Ben")
    assert taught(bids) == "Bid face down as always. Turn the cards over, then tap them."


def test_the_phone_that_goes_round_the_geek_cards_and_the_end_say_all_themselves() -> None:
    assert taught(on_screen(table(), "offer hat Ben", habits=(PASS_THE_PHONE,))) is None
    assert taught(on_screen(down_to(table(), "kite"), "offer kite Ben", "bids Ada 1, Ben 2, Cy 5")) is None
    assert lesson(table(), GameOver(title=say("The game has ended"), rows=())) is None

"""How keys look before anything is tapped."""

from companion.tracker import Drafted, Key, refuse
from companion.ui.looks import LIGHT
from companion.ui.questions.keys import aside_ink
from companion.words import say


def test_a_key_that_can_do_nothing_yet_is_grey_even_when_it_is_the_main_one() -> None:
    refusal = refuse("RA-04", say("Ada bids at least one card (RA-04)."))
    for main in (True, False):
        live = Key(id="score", text=say("Score"), outcome=Drafted(()), main=main)
        grey = Key(id="score", text=say("Score"), outcome=Drafted(()), main=main, refusal=refusal)
        assert aside_ink(LIGHT, grey) == LIGHT.outline
        assert aside_ink(LIGHT, live) != LIGHT.outline

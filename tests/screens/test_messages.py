"""What is told for a moment goes away by itself, and takes nothing else with it."""

from companion.ui.message import SILENT, Message, without
from companion.words import say


def test_a_message_that_has_had_its_time_is_gone() -> None:
    told = Message(text=say("Taken already"))
    assert without((told,), told) == SILENT


def test_a_message_told_meanwhile_keeps_its_own_time_the_same_words_included() -> None:
    first, second = Message(text=say("Taken already")), Message(text=say("Taken already"))
    assert without((second,), first) == (second,)

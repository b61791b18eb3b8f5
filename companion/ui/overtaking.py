"""What a finger is told that came too late: another phone has answered meanwhile."""

from companion.ui.hands import Hand
from companion.ui.open_table import OpenTable
from companion.ui.phones import Phones
from companion.words import Sentence, say


def overtaken(table: OpenTable, phones: Phones, hand: Hand, habits: frozenset[str]) -> Sentence | None:
    """Return what was done just before, and on which phone; None when this page did it itself."""
    touch = table.touch
    if touch.hand is None or hand == touch.hand:
        return None
    phone = phones.find(touch.hand.phone)
    title = say("Another page") if touch.hand.phone == hand.phone else say("Another phone")
    if phone is not None and phone.id != hand.phone:
        title = phone.title
    if touch.took_back:
        return say("{phone} was faster and took back an entry.", phone=title)
    step = table.undo_words(habits)
    if step is None:
        return say("{phone} was faster. This is asked now.", phone=title)
    return say("{phone} was faster: {step}.", phone=title, step=step)

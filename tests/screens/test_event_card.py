"""The card of a review: the line of the log, and what was said aloud besides."""

from companion.games.game import Announcement
from companion.ui.screens.event_card import untold
from companion.words import say


def test_what_the_log_tells_already_is_not_said_twice() -> None:
    line = say("Bids: Ada 6 and Ben 8. Ben takes the 9; Ada takes the 7")
    said = [Announcement(text=say("Ben takes the 9")), Announcement(text=say("Ada takes the Excuse"))]
    assert [str(one.text) for one in untold(str, line, said)] == ["Ada takes the Excuse"]

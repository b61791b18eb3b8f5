"""The card of a review: the line of the log, and what was said aloud besides."""

from companion.games import GAMES, AnyGame
from companion.games.game import Announcement
from companion.ui.screens.event_card import untold
from companion.words import Listing, Sentence, say
from tests.games.recorded import recorded_of


def takes(player: str, card: Sentence) -> Sentence:
    return say("{player} takes {card}", player=player, card=card)


def left(line: Sentence, *said: Sentence) -> list[str]:
    return [str(one.text) for one in untold(line, [Announcement(text=sentence) for sentence in said])]


def test_what_the_log_tells_already_is_not_said_twice() -> None:
    line = say(
        "Bids: {bids}. {takings}",
        bids="Ada 6 and Ben 8",
        takings=Listing((takes("Ben", say("the 9")), takes("Ada", say("the 7")))),
    )
    excuse = say("{player} takes the Excuse", player="Ada")
    assert left(line, takes("Ben", say("the 9")), excuse) == ["Ada takes the Excuse"]


def test_a_card_that_the_log_names_more_exactly_is_not_said_again() -> None:
    line = takes("Ben", say("the {rank} of {suits}", rank=6, suits="moons and waves"))
    assert left(line, takes("Ben", say("the 6"))) == []
    assert left(line, takes("Ada", say("the 6"))) == ["Ada takes the 6"]


def test_words_that_only_look_like_a_part_of_the_line_are_said() -> None:
    line = say("{player} takes a card", player="Marianne")
    assert left(line, say("{player} takes a card", player="Anne")) == ["Anne takes a card"]


def test_no_recorded_session_says_what_its_log_has_said() -> None:
    assert sum(len(repeated(game)) for game in GAMES.values()) == 0


def repeated(game: AnyGame) -> list[str]:
    """What is said beside a line of the log that holds the very words."""
    found = []
    for session in (recorded.session for recorded in recorded_of(game)):
        timeline = session.replay.timeline
        for before, placed, after in zip(timeline.states, timeline.placed, timeline.states[1:], strict=False):
            line = game.telling.log_line(before, placed.event, after, session.over)
            said = untold(line, game.telling.announce(before, placed.event, after))
            found += [str(one.text) for one in said if str(one.text) in str(line)]
    return found

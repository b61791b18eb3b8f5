"""What the newest answer makes the table do, with all that followed from it by itself."""

from dataclasses import replace

from companion.games import GAMES, AnyGame
from companion.games.session import Session
from companion.tracker import Replay
from companion.ui.open_table import OpenTable
from companion.words import Listing, say
from tests.games.blind_hen.table import sold, table
from tests.games.recorded import recorded_of


def said(session: Session) -> list[str]:
    return [str(one.text) for one in OpenTable(session=session).announcements(frozenset())]


def answers(game: AnyGame) -> list[Session]:
    """The recorded sessions as tables enter them: after every answer, with all that followed from it by itself."""
    found = []
    uncorrected = [one for one in recorded_of(game) if not one.name.endswith("corrected")]
    for whole in (recorded.session for recorded in uncorrected):
        events = [placed.event for placed in whole.replay.timeline.placed]
        replayed = Replay(start=whole.replay.start)
        while len(replayed.done) < len(events):
            replayed = replayed.answered((events[len(replayed.done)],))
            found.append(replace(whole, replay=replayed))
    return found


def test_a_table_that_has_answered_nothing_is_told_nothing() -> None:
    (whole, *_) = answers(GAMES["blind-hen"])
    assert said(replace(whole, replay=Replay(start=whole.replay.start))) == []


def test_a_payment_and_picks_that_follow_by_themselves_are_all_told() -> None:
    (whole, *_) = answers(GAMES["blind-hen"])
    two_alike = replace(whole.replay.start, states=(table(Ada="red-2*2", Ben="", Cy=""),))
    assert said(replace(whole, replay=Replay(start=two_alike).answered((sold("Ada", 4),)))) == [
        "Ada lays red 2 and red 2 in the middle",
        "Ben picks red 2",
        "Cy picks red 2",
    ]


def test_only_those_are_called_to_play_worms_who_are_asked_for_one() -> None:
    called = 0
    for session in answers(GAMES["egg-on"]):
        for line in said(session):
            if line.startswith("Now worms: "):
                assert line == str(say("Now worms: {players} may play", players=Listing(session.state.asked)))
                called += 1
    assert called


def test_nobody_is_called_to_start_a_game_that_has_ended() -> None:
    ended = [said(session) for game in GAMES.values() for session in answers(game) if session.over]
    assert ended
    assert not [line for lines in ended for line in lines if line.endswith((" starts", " is the auctioneer"))]


def test_who_took_the_last_card_is_still_told_when_the_next_cards_lie_there_by_themselves() -> None:
    told = [said(session) for session in answers(GAMES["auction-chicken"])]
    assert any(len(lines) > 1 and " takes " in lines[0] and lines[-1].startswith("Phase two") for lines in told)

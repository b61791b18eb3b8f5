"""The timeline of a review: which chapters have their heading on their key, and where it stands."""

import pytest

from companion.games.chronicle import chapters
from companion.ui.components.segments import GAP, NAMED, counted_anew, offset_of
from companion.ui.theme import LEAST_TARGET
from companion.words import Sentence, say
from tests.games.auction_chicken.test_sessions import SESSIONS
from tests.games.recorded import Recorded


def rounds(*numbers: int) -> list[Sentence]:
    return [say("Round {number}", number=number) for number in numbers]


def test_a_game_that_counts_once_has_numbers_only() -> None:
    assert counted_anew([*rounds(1, 2, 3), say("The end")]) == set()
    assert counted_anew(rounds(1, 1, 2, 2)) == set()


def test_where_the_count_begins_anew_the_key_has_the_whole_heading() -> None:
    assert counted_anew([*rounds(1, 2, 3, 1, 2), say("The end")]) == {0, 3}


@pytest.mark.parametrize("recorded", SESSIONS, ids=[recorded.name for recorded in SESSIONS])
def test_both_phases_of_auction_chicken_are_named(recorded: Recorded) -> None:
    told = list(dict.fromkeys(map(str, chapters(recorded.session))))
    shown = list(dict.fromkeys(chapters(recorded.session)))
    assert [told[at] for at in sorted(counted_anew(shown))] == ["Phase one, round 1", "Phase two, round 1"]


def test_the_present_chapter_stands_in_the_middle() -> None:
    assert offset_of(rounds(1, 2, 3, 4), 3, LEAST_TARGET) == 3 * (LEAST_TARGET + GAP)
    assert offset_of(rounds(1, 2, 1, 2), 3, LEAST_TARGET) == 2 * NAMED + LEAST_TARGET + 3 * GAP
    assert offset_of(rounds(1, 2), 0, 300) == 0

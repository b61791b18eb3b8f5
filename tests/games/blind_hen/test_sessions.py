import pytest

from companion.documents import write_state
from companion.games.blind_hen import BLIND_HEN
from tests.games.blind_hen.by_hand import by_hand
from tests.games.recorded import Recorded, recorded_of

SESSIONS = recorded_of(BLIND_HEN)
every_session = pytest.mark.parametrize("recorded", SESSIONS, ids=[recorded.name for recorded in SESSIONS])


@every_session
def test_the_stored_score_is_what_people_count_by_hand(recorded: Recorded) -> None:
    state = write_state(recorded.session)
    zero = recorded.document["options"]["zero_cards_rank"]
    counted = by_hand(state["players"], state["wooden_chickens"], zero=zero)  # type: ignore[arg-type]
    stored = recorded.told["score"]["players"]
    assert {seat["name"]: {line["key"]: line["points"] for line in seat["lines"]} for seat in stored} == counted
    assert {seat["name"]: seat["total"] for seat in stored} == {
        name: sum(own.values()) for name, own in counted.items()
    }


@every_session
def test_the_game_ended_after_20_to_23_auctions(recorded: Recorded) -> None:
    assert 20 <= recorded.session.state.auctions <= 23


def test_there_are_sessions_with_and_without_wooden_chickens_and_for_three_to_five_players() -> None:
    assert {recorded.document["options"]["wooden_chickens"] for recorded in SESSIONS} == {True, False}
    assert {len(recorded.document["players"]) for recorded in SESSIONS} == {3, 4, 5}

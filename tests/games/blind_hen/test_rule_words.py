"""Every number of a score sheet has a rule in words."""

import pytest

from companion.games.blind_hen.rule_words import RULE_WORDS, rule_words
from companion.games.blind_hen.title import BLIND_HEN
from tests.games.recorded import Recorded, recorded_of, replays


@pytest.mark.parametrize("recorded", recorded_of(BLIND_HEN), ids=lambda recorded: recorded.name)
def test_each_rule_that_a_line_names_is_told_in_words(recorded: Recorded) -> None:
    sheet = BLIND_HEN.score(replays(recorded)[-1].state)
    named = {rule for seat in sheet.seats for line in seat.lines for rule in line.rules}
    assert named <= set(RULE_WORDS)


def test_the_rules_of_the_score_are_all_told() -> None:
    scoring = [f"BH-0{number}" for number in range(1, 10)] + [f"WC-0{number}" for number in range(5, 10)]
    assert set(scoring) <= set(RULE_WORDS)


def test_the_house_rule_turns_the_rules_about_players_without_cards_round() -> None:
    plain, place = rule_words("BH-04", frozenset())
    house, same_place = rule_words("BH-04", frozenset({"zero_cards_rank"}))
    assert plain != house
    assert place == same_place
    assert "House rule" in str(house)


def test_the_house_rule_leaves_the_other_rules_alone() -> None:
    assert rule_words("BH-07", frozenset({"zero_cards_rank"})) == rule_words("BH-07", frozenset())

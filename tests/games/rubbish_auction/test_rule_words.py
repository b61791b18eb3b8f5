"""Every number of a score sheet has a rule in words."""

from companion.games.rubbish_auction.rule_words import RULE_WORDS, rule_words
from tests.games.rubbish_auction.table import scored


def test_each_rule_that_a_line_names_is_told_in_words_and_with_its_place() -> None:
    for seat in scored(Ada="30 hat: hat boot", Ben="30").seats:
        for line in seat.lines:
            assert line.rules
            for rule in line.rules:
                assert all(str(words) for words in rule_words(rule, frozenset()))


def test_no_option_changes_the_rules_of_the_score() -> None:
    options = frozenset({"may_bid_nothing"})
    assert all(rule_words(rule, options) == rule_words(rule, frozenset()) for rule in RULE_WORDS)

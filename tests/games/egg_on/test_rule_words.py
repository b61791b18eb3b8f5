"""Every number of a score sheet has a rule in words."""

from companion.games.egg_on import EGG_ON
from companion.games.egg_on.rule_words import RULE_WORDS, rule_words
from tests.games.egg_on.table import scored


def test_each_rule_that_a_line_names_is_told_in_words_and_with_its_place() -> None:
    for sheet in (
        scored(Ada="yellow: yellow-1 red-1", Ben="red:", Cy="green:"),
        scored("blue", Ada="yellow: blue-1", Ben="red:"),
    ):
        for seat in sheet.seats:
            for line in seat.lines:
                assert line.rules
                for rule in line.rules:
                    assert all(str(words) for words in rule_words(rule, frozenset()))


def test_no_option_changes_the_rules_of_the_score() -> None:
    options = frozenset(option.key for option in EGG_ON.options)
    assert all(rule_words(rule, options) == rule_words(rule, frozenset()) for rule in RULE_WORDS)

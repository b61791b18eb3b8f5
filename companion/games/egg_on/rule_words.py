"""The rules of the score in our own words, by the ids of their rulings."""

from collections.abc import Mapping

from companion.words import Sentence, say

BASIC = say("Rules, Scoring: Basic value")
BONUS = say("Rules, Scoring: Bonus points")

RULE_WORDS: Mapping[str, tuple[Sentence, Sentence]] = {
    "EO-25": (
        say("Eggs of two different colours add 2 points, of three 5, of four 10. Only the highest of these counts."),
        BONUS,
    ),
    "EO-26": (say("Most points win. Players with equally many win together."), say("Rules, Scoring")),
    "EO-27": (say("Each egg of the own colour adds 1 point. The neutral colour is nobody’s own."), BONUS),
    "EO-29": (say("The first egg of a nest scores 1 point, the second 2, the third 3."), BASIC),
}
"""What a rule says, and where it stands in the rules."""


def rule_words(rule: str, _options: frozenset[str]) -> tuple[Sentence, Sentence]:
    """Return what a rule says, and where it stands; no option of Egg On changes the score.

    >>> str(rule_words("EO-29", frozenset())[1])
    'Rules, Scoring: Basic value'
    """
    return RULE_WORDS[rule]

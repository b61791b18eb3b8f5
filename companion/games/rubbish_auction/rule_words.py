"""The rules of the score in our own words, by the ids of their rulings."""

from collections.abc import Mapping

from companion.words import Sentence, say

ROUND = say("Rules, Flow of a round 4")
SCORING_1 = say("Rules, Scoring 1")
SCORING_2 = say("Rules, Scoring 2")

RULE_WORDS: Mapping[str, tuple[Sentence, Sentence]] = {
    "RA-12": (
        say("Fame never falls below zero. Who bids more than that falls to 0, and the item is discarded."),
        ROUND,
    ),
    "RA-17": (
        say(
            "The highest bidder gets the item and loses the bid. The lowest gains nothing, all others gain their bids."
        ),
        ROUND,
    ),
    "RA-20": (
        say("Most fame wins. In a tie the number of items won decides, then the players win together."),
        SCORING_2,
    ),
    "RA-21": (say("Each item won that the own geek card shows adds 30."), SCORING_1),
}
"""What a rule says, and where it stands in the rules."""


def rule_words(rule: str, _options: frozenset[str]) -> tuple[Sentence, Sentence]:
    """Return what a rule says, and where it stands; no option of Rubbish Auction changes the score.

    >>> str(rule_words("RA-21", frozenset())[1])
    'Rules, Scoring 1'
    """
    return RULE_WORDS[rule]

"""The rules of the score in our own words, by the ids of their rulings."""

from collections.abc import Mapping

from companion.words import Sentence, say

PLACE = say("Rules, after “Resolving ties in the auction lot”")

RULE_WORDS: Mapping[str, Sentence] = {
    "AC-01": say("A card of rank 2 to 9 scores its rank. Aces and crowns are no number cards."),
    "AC-02": say(
        "An ace scores the tokens of its suit or the highest number card of its suit in the score pile, "
        "whichever is lower. Without a number card that is 0."
    ),
    "AC-03": say(
        "A crown scores the tokens of its suit or the highest number card of its suit in the score pile, "
        "whichever is higher."
    ),
    "AC-21": say("Score piles lie face down, and hands are held: memory is a part of the game until it ends."),
    "AC-07": say("Most points win. In a tie most tokens win, and who still ties wins together."),
}
"""What a rule says."""


def rule_words(rule: str, options: frozenset[str]) -> tuple[Sentence, Sentence]:
    """Return what a rule says at this table, and where it stands.

    >>> str(rule_words("AC-01", frozenset())[0])
    'A card of rank 2 to 9 scores its rank. Aces and crowns are no number cards.'
    """
    text = RULE_WORDS[rule]
    if rule == "AC-02" and "lone_ace_counts_tokens" in options:
        text = say(
            "An ace scores the tokens of its suit or the highest number card of its suit in the score pile, "
            "whichever is lower. Without a number card the tokens count (house rule)."
        )
    return text, PLACE

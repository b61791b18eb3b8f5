"""The rules of the score in our own words, by the ids of their rulings."""

from collections.abc import Mapping

from companion.words import Sentence, say

MAJORITIES = say("Rules, Scoring 1")
DISPLAY = say("Rules, Scoring 2")
PILE = say("Rules, Scoring 3")
CHICKENS = say("Wooden chickens, Scoring")

RULE_WORDS: Mapping[str, tuple[Sentence, Sentence]] = {
    "BH-01": (
        say("Only the number of cards of a colour is compared, not their values. Most score 8, second most score 4."),
        MAJORITIES,
    ),
    "BH-02": (say("Players tied for most cards share the 8 and the 4 points. Then nobody is second."), MAJORITIES),
    "BH-03": (say("Players tied for second most cards share the 4 points."), MAJORITIES),
    "BH-04": (say("Without a card of a colour there is no place in it and no points."), MAJORITIES),
    "BH-05": (say("A colour that nobody has scores nothing."), MAJORITIES),
    "BH-06": (say("Shares are rounded up, colour by colour and for each player."), MAJORITIES),
    "BH-07": (
        say("The card values of up to three colours in a player’s display count. The best three are taken."),
        DISPLAY,
    ),
    "BH-08": (
        say(
            "Each Golden Corn scores 2. A Blind Hen that has a Golden Corn of its own scores 3, one that has none "
            "costs 3."
        ),
        PILE,
    ),
    "BH-09": (say("Whoever has the most points wins. Players with equally many win together."), PILE),
    "BH-23": (
        say("Hens and corns lie face down beside the display. Only their owner may look until the game ends."),
        say("Rules, Gameplay 4"),
    ),
    "WC-05": (
        say("The owner of the wooden chicken gets the 8 points for the majority, however many cards anybody has."),
        CHICKENS,
    ),
    "WC-06": (
        say("All but the owner of the chicken compete for second place: 4 points, shared in a tie and rounded up."),
        CHICKENS,
    ),
    "WC-07": (
        say("All but the owner of the chicken compete for second place, but only with a card of the colour."),
        CHICKENS,
    ),
    "WC-08": (
        say("A chicken that nobody took: most and second most cards score 4 each. Ties share both and are rounded up."),
        CHICKENS,
    ),
    "WC-09": (
        say("A chicken that nobody took: no points without a card of the colour, and only 4 for a lone holder."),
        CHICKENS,
    ),
}
"""What a rule says, and where it stands in the rules."""

WITHOUT_CARDS = say("House rule of this table: players without a card of the colour rank, too.")
RANKS_WITHOUT_CARDS = frozenset({"BH-04", "BH-05", "WC-07", "WC-09"})
"""The rules that the option ``zero_cards_rank`` reads the other way round."""


def rule_words(rule: str, options: frozenset[str]) -> tuple[Sentence, Sentence]:
    """Return what a rule says at this table, and where it stands.

    >>> str(rule_words("BH-07", frozenset())[1])
    'Rules, Scoring 2'
    """
    text, place = RULE_WORDS[rule]
    if "zero_cards_rank" in options and rule in RANKS_WITHOUT_CARDS:
        return WITHOUT_CARDS, place
    return text, place

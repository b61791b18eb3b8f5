"""The reasons of the score: each ace and crown by itself, and what broke a tie."""

from collections.abc import Iterable, Mapping
from functools import reduce

from companion.games.auction_chicken.facts import Card
from companion.games.auction_chicken.position import Holding
from companion.games.auction_chicken.wording import SUIT_NAMES, SUIT_TITLES
from companion.words import Listing, Name, Sentence, Value, say, say_many

PAIR = 2


def ace_words(holding: Holding, card: Card, points: int, *, lone: bool) -> Sentence:
    """Return what an ace is worth, and why (AC-02)."""
    suit = card.suits[0]
    highest = holding.highest_number(suit)
    told: dict[str, Value] = {"suit": SUIT_TITLES[suit], "tokens": _tokens(holding.tokens[suit]), "points": points}
    if highest is not None:
        return say(
            "Ace of {suit}: {tokens}, highest {suits} card {highest}: the lower, {points}",
            suits=SUIT_NAMES[suit],
            highest=highest,
            **told,
        )
    if lone:
        return say("Ace of {suit}: {tokens}, no number card of the suit, so the tokens count: {points}", **told)
    return say("Ace of {suit}: {tokens}, but no number card of the suit: {points}", **told)


def crown_words(holding: Holding, card: Card, points: int) -> Sentence:
    """Return what a crown is worth, and why (AC-03)."""
    suit = card.suits[0]
    highest = holding.highest_number(suit)
    told: dict[str, Value] = {"suit": SUIT_TITLES[suit], "tokens": _tokens(holding.tokens[suit]), "points": points}
    if highest is None:
        return say("Crown of {suit}: {tokens}, no number card of the suit: {points}", **told)
    return say(
        "Crown of {suit}: {tokens}, highest {suits} card {highest}: the higher, {points}",
        suits=SUIT_NAMES[suit],
        highest=highest,
        **told,
    )


def tie_words(total: int, counts: Mapping[Name, int]) -> Sentence:
    """Return how tokens separate players of the same total (AC-07).

    >>> str(tie_words(41, {Name("Cy"): 13, Name("Ada"): 9}))
    'Cy and Ada both 41. Cy has more tokens: 13 against 9.'
    """
    most = max(counts.values())
    level = tuple(name for name, count in counts.items() if count == most)
    told: dict[str, Value] = {
        "players": Listing(tuple(counts)),
        "total": total,
        "winners": Listing(level),
        "most": most,
        "others": Listing(tuple(str(count) for name, count in counts.items() if name not in level)),
    }
    if len(level) > 1:
        return say("{players} all {total}. {winners} have most tokens: {most} each, against {others}.", **told)
    if len(counts) == PAIR:
        return say("{players} both {total}. {winners} has more tokens: {most} against {others}.", **told)
    return say("{players} all {total}. {winners} has most tokens: {most} against {others}.", **told)


def one_after_another(sentences: Iterable[Sentence]) -> Sentence:
    """Return whole sentences in a row.

    >>> str(one_after_another((say("Cy has more."), say("Ben has more."))))
    'Cy has more. Ben has more.'
    """
    return reduce(lambda first, second: say("{first} {second}", first=first, second=second), sentences)


def _tokens(count: int) -> Sentence:
    return say_many("{count} token", "{count} tokens", count=count)

"""The names of suits, ranks and cards, and tokens in words."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import reduce

from companion.games.auction_chicken.facts import SUITS, Card, Rank, Suit
from companion.games.auction_chicken.names import CARD_NAMES
from companion.words import Listing, Sentence, say, say_many

SUIT_NAMES: dict[Suit, Sentence] = {
    Suit.MOONS: say("moons"),
    Suit.SUNS: say("suns"),
    Suit.WAVES: say("waves"),
    Suit.LEAVES: say("leaves"),
    Suit.WYRMS: say("wyrms"),
    Suit.KNOTS: say("knots"),
}

SUIT_TITLES: dict[Suit, Sentence] = {
    Suit.MOONS: say("Moons"),
    Suit.SUNS: say("Suns"),
    Suit.WAVES: say("Waves"),
    Suit.LEAVES: say("Leaves"),
    Suit.WYRMS: say("Wyrms"),
    Suit.KNOTS: say("Knots"),
}
"""What a suit is called where it stands alone."""

TOKENS: dict[Suit, Callable[[int], Sentence]] = {
    Suit.MOONS: lambda count: say_many("{count} moon", "{count} moons", count=count),
    Suit.SUNS: lambda count: say_many("{count} sun", "{count} suns", count=count),
    Suit.WAVES: lambda count: say_many("{count} wave", "{count} waves", count=count),
    Suit.LEAVES: lambda count: say_many("{count} leaf", "{count} leaves", count=count),
    Suit.WYRMS: lambda count: say_many("{count} wyrm", "{count} wyrms", count=count),
    Suit.KNOTS: lambda count: say_many("{count} knot", "{count} knots", count=count),
}
"""So many tokens of a suit."""

LINE_TITLES: dict[str, Sentence] = {
    "numbers": say("Numbers"),
    "aces": say("Aces"),
    "crowns": say("Crowns"),
}


def rank_name(rank: Rank) -> Sentence:
    """Return what a rank is called.

    >>> str(rank_name(Rank.ACE)), str(rank_name(Rank.SEVEN))
    ('ace', '7')
    """
    match rank:
        case Rank.ACE:
            return say("ace")
        case Rank.CROWN:
            return say("crown")
        case _:
            return say("{rank}", rank=int(rank))


def the_rank(rank: Rank) -> Sentence:
    """Return a card by its rank, as a table speaks of it.

    >>> str(the_rank(Rank.ACE)), str(the_rank(Rank.SEVEN))
    ('the ace', 'the 7')
    """
    match rank:
        case Rank.ACE:
            return say("the ace")
        case Rank.CROWN:
            return say("the crown")
        case _:
            return say("the {rank}", rank=int(rank))


def suit_names(suits: Iterable[Suit]) -> Listing:
    """Return the names of suits."""
    return Listing(tuple(SUIT_NAMES[suit] for suit in suits))


def card_name(card: Card) -> Sentence:
    """Return what a card is called inside a sentence.

    >>> str(card_name(Card(Rank.SIX, (Suit.MOONS, Suit.WAVES))))
    '6 of moons and waves'
    """
    return say("{rank} of {suits}", rank=rank_name(card.rank), suits=suit_names(card.suits))


def the_card(card: Card) -> Sentence:
    """Return a card as it begins a sentence.

    >>> str(the_card(Card(Rank.CROWN, (Suit.SUNS,))))
    'The crown of suns'
    """
    suits = suit_names(card.suits)
    match card.rank:
        case Rank.ACE:
            return say("The ace of {suits}", suits=suits)
        case Rank.CROWN:
            return say("The crown of {suits}", suits=suits)
        case _:
            return say("The {rank} of {suits}", rank=int(card.rank), suits=suits)


def that_card(card: Card) -> Sentence:
    """Return a card as a table speaks of it inside a sentence.

    >>> str(that_card(Card(Rank.CROWN, (Suit.SUNS,))))
    'the crown of suns'
    """
    suits = suit_names(card.suits)
    match card.rank:
        case Rank.ACE:
            return say("the ace of {suits}", suits=suits)
        case Rank.CROWN:
            return say("the crown of {suits}", suits=suits)
        case _:
            return say("the {rank} of {suits}", rank=int(card.rank), suits=suits)


def full_name(card: Card) -> Sentence:
    """Return a card with the name that is printed on it; aces have none.

    >>> str(full_name(Card(Rank.SIX, (Suit.MOONS, Suit.WAVES))))
    '6 of moons and waves, the Lunatic'
    """
    if card not in CARD_NAMES:
        return card_name(card)
    return say("{card}, {name}", card=card_name(card), name=CARD_NAMES[card])


def card_names(cards: Iterable[Card]) -> Listing:
    """Return the names of cards."""
    return Listing(tuple(card_name(card) for card in cards))


def token_names(tokens: Iterable[Suit]) -> Listing:
    """Return so many tokens of each suit, in the order of the suits.

    >>> from companion.words import ENGLISH
    >>> token_names((Suit.KNOTS, Suit.SUNS, Suit.KNOTS)).render(ENGLISH)
    '1 sun and 2 knots'
    """
    counts = Counter(tokens)
    return Listing(tuple(TOKENS[suit](counts[suit]) for suit in SUITS if counts[suit]))


def one_by_one(sentences: Iterable[Sentence]) -> Sentence:
    """Return sentences that hold commas, one after the other.

    >>> str(one_by_one((say("a, b"), say("c"))))
    'a, b; c'
    """
    return reduce(lambda first, rest: say("{first}; {rest}", first=first, rest=rest), sentences)

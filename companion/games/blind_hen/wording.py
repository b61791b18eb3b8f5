"""The names of Blind Hen's cards and pieces, in words."""

from collections.abc import Iterable

from companion.games.blind_hen.facts import HEN, ChickenCard, Color, LotCard
from companion.words import Listing, Sentence, say, say_many

COLOR_NAMES: dict[Color, Sentence] = {
    Color.GREEN: say("green"),
    Color.RED: say("red"),
    Color.YELLOW: say("yellow"),
    Color.PURPLE: say("purple"),
    Color.BLUE: say("blue"),
}

CHICKEN_NAMES: dict[Color, Sentence] = {
    Color.GREEN: say("the green wooden chicken"),
    Color.RED: say("the red wooden chicken"),
    Color.YELLOW: say("the yellow wooden chicken"),
    Color.PURPLE: say("the purple wooden chicken"),
    Color.BLUE: say("the blue wooden chicken"),
}

LINE_TITLES: dict[str, Sentence] = {
    "majority.green": say("Green"),
    "majority.red": say("Red"),
    "majority.yellow": say("Yellow"),
    "majority.purple": say("Purple"),
    "majority.blue": say("Blue"),
    "display": say("Best three colours"),
    "corns": say("Golden Corns"),
    "fed_hens": say("Fed hens"),
    "unfed_hens": say("Unfed hens"),
}


def card_name(card: LotCard) -> Sentence:
    """Return what a card is called.

    >>> str(card_name(ChickenCard(Color.RED, 2))), str(card_name(HEN))
    ('red 2', 'Blind Hen')
    """
    if isinstance(card, ChickenCard):
        return say("{color} {value}", color=COLOR_NAMES[card.color], value=card.value)
    return say("Blind Hen") if card is HEN else say("Golden Corn")


def card_names(cards: Iterable[LotCard]) -> Listing:
    """Return the names of cards, one after the other.

    >>> from companion.words import ENGLISH
    >>> card_names((ChickenCard(Color.RED, 2), ChickenCard(Color.BLUE, 4))).render(ENGLISH)
    'red 2 and blue 4'
    """
    return Listing(tuple(card_name(card) for card in cards))


def lot_names(cards: tuple[LotCard, ...], *, revealed: bool) -> Listing:
    """Return the cards of a lot; hens and corns only as a number until they are revealed (BH-23).

    >>> from companion.words import ENGLISH
    >>> lot_names((ChickenCard(Color.GREEN, 4), HEN, HEN), revealed=False).render(ENGLISH)
    'green 4 and 2 hidden cards'
    """
    if revealed:
        return card_names(cards)
    names, hidden = _open_ones(cards)
    return Listing(
        (*names, *([say_many("{count} hidden card", "{count} hidden cards", count=hidden)] if hidden else []))
    )


def offer_names(cards: tuple[LotCard, ...], *, revealed: bool) -> Listing:
    """Return the cards that were put face up; which pile they went to stays for memory, so hens and corns do (BH-23).

    >>> from companion.words import ENGLISH
    >>> offer_names((ChickenCard(Color.GREEN, 4), HEN), revealed=False).render(ENGLISH)
    'green 4 and 1 other card'
    """
    if revealed:
        return card_names(cards)
    names, others = _open_ones(cards)
    if not names:
        return Listing((say_many("{count} card", "{count} cards", count=others),))
    return Listing((*names, *([say_many("{count} other card", "{count} other cards", count=others)] if others else [])))


def _open_ones(cards: tuple[LotCard, ...]) -> tuple[tuple[Sentence, ...], int]:
    """Return the names of the chicken cards, and how many cards are of another kind."""
    names = tuple(card_name(card) for card in cards if isinstance(card, ChickenCard))
    return names, len(cards) - len(names)

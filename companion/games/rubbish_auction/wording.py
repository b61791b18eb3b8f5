"""Words that Rubbish Auction uses in more than one place."""

from collections.abc import Iterable, Mapping

from companion.games.rubbish_auction.facts import ITEM_NAMES
from companion.words import Listing, Name, Sentence, say

LINE_TITLES: dict[str, Sentence] = {
    "fame": say("Fame"),
    "destined": say("Destined items"),
}


def amounts_of(amounts: Mapping[Name, int]) -> Listing:
    """Return who bid how much, one after the other.

    >>> from companion.words import ENGLISH
    >>> amounts_of({Name("Ada"): 5, Name("Ben"): 12}).render(ENGLISH)
    'Ada 5 and Ben 12'
    """
    return Listing(tuple(say("{player} {count}", player=name, count=amount) for name, amount in amounts.items()))


def cards_of(cards: Mapping[Name, tuple[int, ...]]) -> Listing:
    """Return who showed which money cards, one after the other.

    >>> from companion.words import ENGLISH
    >>> cards_of({Name("Ada"): (10, 2), Name("Ben"): (5,), Name("Cy"): ()}).render(ENGLISH)
    'Ada 2 + 10, Ben 5 and Cy 0'
    """
    shown = {name: " + ".join(map(str, sorted(own))) or "0" for name, own in cards.items()}
    return Listing(tuple(say("{player} {cards}", player=name, cards=own) for name, own in shown.items()))


def item_name(item: str | None) -> Sentence:
    """Return what an item is called; one that nobody named is numbered in the reader's language.

    >>> str(item_name("left boot")), str(item_name("item 3"))
    ('left boot', 'item 3')
    """
    if item in ITEM_NAMES:
        return say("item {number}", number=ITEM_NAMES.index(item) + 1)
    return say("{item}", item=item or "")


def items_of(items: Iterable[str]) -> Listing:
    """Return items by their names, one after the other.

    >>> from companion.words import ENGLISH
    >>> items_of(("left boot", "hat")).render(ENGLISH)
    '“left boot” and “hat”'
    """
    return Listing(tuple(say("“{item}”", item=item_name(item)) for item in items))


def one_after_the_other(*sentences: Sentence) -> Sentence:
    """Return whole sentences as one text.

    >>> str(one_after_the_other(say("No items are left."), say("No geek cards yet.")))
    'No items are left. No geek cards yet.'
    """
    told = sentences[0]
    for sentence in sentences[1:]:
        told = say("{first} {second}", first=told, second=sentence)
    return told

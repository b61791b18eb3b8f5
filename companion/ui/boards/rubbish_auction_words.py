"""What the picture of a Rubbish Auction table says."""

from collections.abc import Iterable

from companion.games.rubbish_auction.facts import ITEMS
from companion.games.rubbish_auction.state import Phase, RubbishState
from companion.games.rubbish_auction.wording import item_name, items_of
from companion.words import Listing, Name, Sentence, say, say_many


def items_won(state: RubbishState, player: Name) -> Sentence:
    """Return how many items a player has."""
    return say_many("{count} item", "{count} items", count=len(state.won[player]))


def limit(state: RubbishState, player: Name, *, brief: bool) -> Sentence:
    """Return the most that a player can still bid; ``brief`` where there is no room for more."""
    most = state.possible(player)[-1]
    return say("max {most}", most=most) if brief else say("at most {most}", most=most)


def possible_words(amounts: Iterable[int]) -> Listing:
    """Return amounts as ranges.

    >>> from companion.words import ENGLISH
    >>> possible_words((1, 2, 3, 5, 10, 11)).render(ENGLISH)
    '1–3, 5 and 10–11'
    """
    ranges: list[tuple[int, int]] = []
    for amount in amounts:
        if ranges and ranges[-1][1] == amount - 1:
            ranges[-1] = ranges[-1][0], amount
        else:
            ranges.append((amount, amount))
    told = (
        say("{number}", number=low) if low == high else say("{first}–{last}", first=low, last=high)
        for low, high in ranges
    )
    return Listing(tuple(told))


def seat_words(state: RubbishState, player: Name) -> Sentence:
    """Return what a screen reader says of a player: roles, fame, items, the card that rests and what can be bid."""
    told = say(
        "{player}: fame {fame}, {items}, {limit}",
        player=_with_roles(state, player),
        fame=state.fame[player],
        items=items_won(state, player),
        limit=limit(state, player, brief=False),
    )
    blocked = state.blocked[player]
    return told if blocked is None else say("{seat}, the {card} rests", seat=told, card=blocked)


def _with_roles(state: RubbishState, player: Name) -> Sentence:
    auctioneer, first = player == state.auctioneer, player == state.first_bidder
    if auctioneer and first:
        return say("{player}, auctioneer and First Bidder", player=player)
    if auctioneer:
        return say("{player}, auctioneer", player=player)
    return say("{player}, First Bidder", player=player) if first else say("{player}", player=player)


def middle_words(state: RubbishState) -> tuple[Sentence, Sentence]:
    """Return what lies in the middle of the table, and a line about it."""
    if state.item is not None:
        return item_name(state.item), _who_bids_first(state)
    if state.phase is Phase.OFFER:
        left = say_many("{count} item left", "{count} items left", count=len(state.left))
        return left, discarded_words(state)
    return say("All {count} items are auctioned", count=ITEMS), discarded_words(state)


def count_words(state: RubbishState) -> Sentence:
    """Return how many items are still to come and how many were discarded, in few words."""
    return say("{left} left, {discarded} discarded", left=len(state.left), discarded=len(state.discarded))


def discarded_words(state: RubbishState) -> Sentence:
    """Return which items were discarded."""
    if not state.discarded:
        return say("None is discarded")
    return say("Discarded: {items}", items=items_of(state.discarded))


def _who_bids_first(state: RubbishState) -> Sentence:
    if state.auctioneer == state.first_bidder:
        return say("{player} is the auctioneer and bids first.", player=state.auctioneer)
    return say(
        "{player} is the auctioneer. {first} bids first.", player=state.auctioneer, first=state.first_bidder or ""
    )

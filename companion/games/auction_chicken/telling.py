"""Auction Chicken in words: the log, the undo key, and where the table stands."""

from functools import reduce

from companion.games.auction_chicken.announcing import announce
from companion.games.auction_chicken.deciding import decide
from companion.games.auction_chicken.events import (
    BidsRevealed,
    CardChosen,
    CardsDealt,
    CardTaken,
    TieResolved,
    TokenPlaced,
)
from companion.games.auction_chicken.state import AuctionChickenState, Phase, Taking
from companion.games.auction_chicken.wording import (
    SUIT_NAMES,
    card_name,
    card_names,
    one_by_one,
    that_card,
    the_rank,
    token_names,
)
from companion.tracker import Event
from companion.words import Listing, Name, Sentence, say

__all__ = ["announce", "chapter", "log_line", "progress", "short", "stage"]


def progress(state: AuctionChickenState) -> Sentence:
    """Return which round of which phase this is (AC-08)."""
    if state.phase is Phase.OVER:
        return say("{count} rounds", count=state.rounds)
    if _first_lot(state):
        return say("The first lot")
    return say("Round {number} of {count}", number=state.round, count=state.rounds)


def stage(state: AuctionChickenState) -> Sentence | None:
    """Return which of the two phases this is."""
    if state.phase is Phase.OVER:
        return None
    return say("phase two") if state.phase_two or _first_lot(state) else say("phase one")


def chapter(state: AuctionChickenState) -> Sentence:
    """Return the heading under which the log of this moment stands; the last bids belong to their round (AC-18)."""
    if state.phase_two or _first_lot(state):
        return say("Phase two, round {number}", number=state.round if state.phase_two else 1)
    return say("Phase one, round {number}", number=state.round)


def log_line(
    before: AuctionChickenState,
    event: Event,
    after: AuctionChickenState,
    revealed: bool,  # noqa: FBT001
) -> Sentence:
    """Return what happened, as the log tells it.

    What lies in hands and score piles is named only when ``revealed``: memory is a part of the game (AC-21).
    """
    match event:
        case CardsDealt(cards=cards) if revealed:
            return say("Dealt: {cards}", cards=card_names(cards))
        case CardsDealt():
            return (
                say("The first lot is dealt") if after.phase_two else say("{count} cards dealt", count=len(event.cards))
            )
        case TokenPlaced(player=player, suit=suit):
            return say("{player} puts {suit}", player=player, suit=SUIT_NAMES[suit])
        case CardTaken(player=player):
            return _take_line(before, player, revealed=revealed)
        case BidsRevealed(cards=bids) if revealed:
            told = tuple(say("{player} {card}", player=name, card=card_name(card)) for name, card in bids.items())
            return _with_takings(say("Bids: {bids}", bids=Listing(told)), after.taken)
        case BidsRevealed():
            return say("Everybody bids")
        case TieResolved() if revealed:
            return _with_takings(_tie_line(before, event), after.taken[len(before.taken) :])
        case TieResolved():
            return _tie_line(before, event)
        case CardChosen(player=player, card=card) if revealed:
            chosen = say("{player} chooses {card}", player=player, card=that_card(card))
            return _with_takings(chosen, after.taken[len(before.taken) + 1 :])
        case CardChosen(player=player):
            return say("{player} chooses a card of the lot", player=player)
        case _:
            raise TypeError(event)


def short(before: AuctionChickenState, event: Event) -> Sentence:
    """Return the few words by which the undo key names an event."""
    match event:
        case CardsDealt():
            return (
                say("the first lot") if before.deals_left == 1 else say("deal of round {number}", number=before.round)
            )
        case TokenPlaced(player=player, suit=suit):
            return say("{player} puts {suit}", player=player, suit=SUIT_NAMES[suit])
        case CardTaken(player=player):
            return say("{player} takes {card}", player=player, card=the_rank(before.line[0].card.rank))
        case BidsRevealed():
            return say("bids of round {number}", number=before.round)
        case TieResolved(order=order):
            return say("{player} first", player=order[0])
        case CardChosen(player=player):
            return say("{player} chooses", player=player)
        case _:
            raise TypeError(event)


def _first_lot(state: AuctionChickenState) -> bool:
    """Whether the next deal is the first lot of phase two (AC-08)."""
    return state.phase is Phase.DEAL and state.deals_left == 1


def _take_line(before: AuctionChickenState, player: Name, *, revealed: bool) -> Sentence:
    lowest = before.line[0]
    if revealed and lowest.tokens:
        return say(
            "{player} takes {card} with {tokens}",
            player=player,
            card=that_card(lowest.card),
            tokens=token_names(lowest.tokens),
        )
    if revealed:
        return say("{player} takes {card}", player=player, card=that_card(lowest.card))
    if not lowest.tokens:
        return say("{player} takes a card", player=player)
    return say("{player} takes a card with {tokens}", player=player, tokens=token_names(lowest.tokens))


def _tie_line(before: AuctionChickenState, event: TieResolved) -> Sentence:
    """Who pays what is open, since tokens are."""
    player = decide(before, {name: len(own) for name, own in event.tokens.items()}).decider
    paid = event.tokens[player]
    order = reduce(
        lambda placed, name: say("{placed}, then {player}", placed=placed, player=name),
        event.order[1:],
        say("first {player}", player=event.order[0]),
    )
    if not paid:
        return say("{player} decides a tie, pays nothing: {order}", player=player, order=order)
    return say("{player} decides a tie, pays {tokens}: {order}", player=player, tokens=token_names(paid), order=order)


def _with_takings(told: Sentence, takings: tuple[Taking, ...]) -> Sentence:
    """Who took which card follows by itself, so it stands in the line of what led to it."""
    if not takings:
        return told
    each = (say("{player} takes {card}", player=name, card=that_card(card)) for name, card in takings)
    return say("{told}. {takings}", told=told, takings=one_by_one(each))

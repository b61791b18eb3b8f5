"""What follows from bids: who takes what, as far as the rules say it, and the next lot."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from companion.games.auction_chicken.deciding import decide
from companion.games.auction_chicken.events import TieResolved
from companion.games.auction_chicken.facts import Card
from companion.games.auction_chicken.state import AuctionChickenState, Phase, high_to_low
from companion.words import Name


def bids_out(state: AuctionChickenState, bids: Mapping[Name, Card]) -> AuctionChickenState:
    """The bid cards leave the hands and lie open until the lot is taken (AC-17)."""
    hands = {name: tuple(card for card in own if card != bids[name]) for name, own in state.hands.items()}
    played = {name: (*own, bids[name]) for name, own in state.played.items()}
    ordered = {name: bids[name] for name in state.seating}
    return settled(replace(state, hands=hands, played=played, bids=ordered, taken=()))


def resolved(state: AuctionChickenState, event: TieResolved) -> AuctionChickenState:
    """The decider discards the tokens bid, and nobody else does (AC-14).

    After a closed-fist tie the decider takes the Excuse, too (AC-13).
    """
    decision = decide(state, {name: len(own) for name, own in event.tokens.items()})
    player = decision.decider
    paid = event.tokens[player]
    lost = Counter(paid)
    own = {suit: count - lost[suit] for suit, count in state.tokens[player].items()}
    return settled(
        replace(
            state,
            tokens={**state.tokens, player: own},
            spent=(*state.spent, *paid),
            excuse=player if decision.closed_fist_tie else state.excuse,
            order=event.order,
        )
    )


def chosen(state: AuctionChickenState, card: Card) -> AuctionChickenState:
    """The player whose choice it was takes that card (AC-16)."""
    return settled(_served(state, card))


def settled(state: AuctionChickenState) -> AuctionChickenState:
    """Return the state once everybody has taken whose place and card the rules know.

    The highest bid takes the highest card, the second the second, until a tie has to be resolved, highest first
    (AC-15), or a player may choose among cards of the same rank (AC-16).
    """
    while len(state.out) < len(state.bids):
        if not state.order:
            if state.tied:
                return replace(state, phase=Phase.TIE)
            state = replace(state, order=(_highest(state),))
        if len(state.offered) > 1:
            return replace(state, phase=Phase.CHOOSE)
        state = _served(state, state.offered[0])
    return _next_lot(state)


def _highest(state: AuctionChickenState) -> Name:
    return max((name for name in state.bids if name not in state.out), key=lambda name: state.bids[name].rank)


def _served(state: AuctionChickenState, card: Card) -> AuctionChickenState:
    player = state.order[0]
    return replace(
        state,
        order=state.order[1:],
        lot=tuple(own for own in state.lot if own != card),
        piles={**state.piles, player: (*state.piles[player], card)},
        taken=(*state.taken, (player, card)),
    )


def _next_lot(state: AuctionChickenState) -> AuctionChickenState:
    """The bid cards are the next lot; those of the last round are discarded, and the game ends (AC-18)."""
    cards = high_to_low(state.bids.values())
    after = replace(state, bids={}, lots=state.lots + 1, phase=Phase.BIDS)
    if any(state.hands.values()):
        return replace(after, lot=cards)
    return replace(after, discarded=cards, phase=Phase.OVER)

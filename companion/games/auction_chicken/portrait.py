"""A position of Auction Chicken in plain values, as the state document shows it."""

from collections.abc import Mapping

from companion.games.auction_chicken.facts import Card
from companion.games.auction_chicken.state import AuctionChickenState
from companion.games.game import Portrait
from companion.words import Name


def portray(state: AuctionChickenState) -> Portrait:
    """Return what ``formats.md`` section 4 lists for auction-chicken."""
    return {
        "phase": str(state.phase),
        "to_act": list(state.to_act),
        "warnings": [],
        "round": state.round,
        "excuse": state.excuse,
        "line": [{"card": str(lying.card), "tokens": [str(suit) for suit in lying.tokens]} for lying in state.line],
        "lot": [str(card) for card in state.lot],
        "bids": {name: str(state.bids[name]) for name in state.seating if name in state.bids},
        "hands": _cards(state, state.hands),
        "tokens": {name: {str(suit): count for suit, count in state.tokens[name].items()} for name in state.seating},
        "score_piles": _cards(state, state.piles),
    }


def _cards(state: AuctionChickenState, own: Mapping[Name, tuple[Card, ...]]) -> Portrait:
    return {name: [str(card) for card in own[name]] for name in state.seating}

"""A position of Rubbish Auction in plain values, as the state document shows it."""

from companion.games.game import Portrait
from companion.games.rubbish_auction.state import RubbishState


def portray(state: RubbishState) -> Portrait:
    """Return what ``formats.md`` section 4 lists for rubbish-auction."""
    return {
        "phase": str(state.phase),
        "to_act": list(state.to_act),
        "warnings": [],
        "auctioneer": state.auctioneer,
        "item": state.item,
        "first_bidder": state.first_bidder,
        "fame": dict(state.fame),
        "items": {name: list(state.won[name]) for name in state.seating},
        "discarded": list(state.discarded),
        "left": list(state.left),
        "blocked": {name: state.blocked[name] for name in state.seating},
    }

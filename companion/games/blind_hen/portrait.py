"""A position of Blind Hen in plain values, as the state document shows it."""

from companion.games.blind_hen.state import BlindHenState, Phase
from companion.games.game import Portrait


def portray(state: BlindHenState) -> Portrait:
    """Return what ``formats.md`` section 4 lists for blind-hen."""
    sold = state.phase in {Phase.PAYMENT, Phase.PICKING, Phase.REVEAL}
    return {
        "phase": str(state.phase),
        "to_act": list(state.to_act),
        "warnings": [str(warning) for warning in state.warnings],
        "auctioneer": state.auctioneer,
        "auctions": state.auctions,
        "winner": state.winner if sold else None,
        "price": state.price if sold else None,
        "face_up": [str(card) for card in state.face_up],
        "bids": [{"player": bid.player, "amount": bid.amount} for bid in state.bids],
        "payment": [str(card) for card in state.payment],
        "players": {
            name: {
                "display": [str(card) for card in state.displays[name]],
                "hens": state.hens[name],
                "corns": state.corns[name],
            }
            for name in state.seating
        },
        "wooden_chickens": {str(color): owner for color, owner in state.chickens.items()}
        if state.with_chickens
        else None,
    }

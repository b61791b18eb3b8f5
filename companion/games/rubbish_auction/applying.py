"""What follows from an event that was allowed."""

from collections.abc import Mapping
from dataclasses import replace

from companion.games.rubbish_auction.events import BidsRevealed, GeeksRevealed, ItemOffered
from companion.games.rubbish_auction.result import result
from companion.games.rubbish_auction.state import RubbishState
from companion.tracker import Event
from companion.words import Name


def apply(state: RubbishState, event: Event) -> RubbishState:
    """Return the state after an event that ``judge`` allows."""
    match event:
        case ItemOffered(item=item, first_bidder=first_bidder):
            return replace(state, item=item, first_bidder=first_bidder)
        case BidsRevealed(cards=cards):
            return settled(state, cards)
        case GeeksRevealed(cards=cards):
            return replace(state, geeks={name: cards[name] for name in state.seating})
        case _:
            raise TypeError(event)


def settled(state: RubbishState, cards: Mapping[Name, tuple[int, ...]]) -> RubbishState:
    """The highest bidder gains the item, or it is discarded and counts as one of the seven all the same (RA-13).

    The lowest is the next auctioneer (RA-17), the First Bidder too if it is he (RA-09). A card blocked in this auction
    is back in hand (RA-15), and no money is spent (RA-18).
    """
    end = result(state, cards)
    item = (state.item or "",)
    won = state.won if end.discarded else {**state.won, end.highest: (*state.won[end.highest], *item)}
    return replace(
        state,
        auctioneer=end.lowest,
        changes={name: (*own, end.changes[name]) for name, own in state.changes.items()},
        won=won,
        blocked=end.blocked,
        discarded=(*state.discarded, *item) if end.discarded else state.discarded,
        item=None,
        first_bidder=None,
    )


def forced(_state: RubbishState) -> Event | None:
    """Nothing follows by itself: every offer names a First Bidder, and all else is in the players' hands."""
    return None

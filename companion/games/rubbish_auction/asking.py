"""What Rubbish Auction asks next."""

from companion.games.rubbish_auction.asking_bids import shown_again, which_cards
from companion.games.rubbish_auction.asking_geeks import ticked_again, which_geeks
from companion.games.rubbish_auction.asking_hidden import goes_round, whose_bid
from companion.games.rubbish_auction.asking_offer import which_item, who_bids_first
from companion.games.rubbish_auction.asking_parts import ITEM
from companion.games.rubbish_auction.events import BidsRevealed, GeeksRevealed, ItemOffered
from companion.games.rubbish_auction.state import Phase, RubbishState
from companion.tracker import Draft, Event, GameOver, Key, Question
from companion.words import Name, say


def ask(state: RubbishState, draft: Draft, habits: frozenset[str]) -> Question:
    """Return the question that a position and the taps since the last entry lead to."""
    match state.phase:
        case Phase.OFFER:
            return who_bids_first(state, draft) if draft or len(state.left) == 1 else which_item(state)
        case Phase.BIDS:
            return whose_bid(state, draft) if goes_round(draft, habits) else which_cards(state, draft)
        case Phase.GEEKS:
            return which_geeks(state, draft)
        case _:
            return GameOver(title=say("The game has ended"), rows=())


def retrace(before: RubbishState, event: Event) -> Draft:
    """Return the draft that stood just before the tap that logged an event.

    Bids that went round hidden are open once they are revealed: they come back in the table of all bids.
    """
    match event:
        case ItemOffered(item=item):
            return (f"{ITEM}{before.items.index(item)}",) if len(before.left) > 1 else ()
        case BidsRevealed():
            return shown_again(before, event)
        case GeeksRevealed():
            return ticked_again(before, event)
        case _:
            raise TypeError(event)


def about(_state: RubbishState, _player: Name) -> tuple[Key, ...]:
    """Nothing is put right about a player: fame, items and cards follow from the bids."""
    return ()

"""What Auction Chicken asks next."""

from companion.games.auction_chicken.asking_bids import bid_taps, what_is_bid
from companion.games.auction_chicken.asking_deals import deal_taps, what_is_dealt
from companion.games.auction_chicken.asking_line import token_or_take
from companion.games.auction_chicken.asking_lots import which_of_the_lot
from companion.games.auction_chicken.asking_ties import tie_taps, who_is_first
from companion.games.auction_chicken.events import BidsRevealed, CardsDealt, TieResolved
from companion.games.auction_chicken.state import AuctionChickenState, Phase
from companion.tracker import Draft, Event, GameOver, Key, Question
from companion.words import Name, say


def ask(state: AuctionChickenState, draft: Draft, _habits: frozenset[str]) -> Question:
    """Return the question that a position and the taps since the last entry lead to."""
    match state.phase:
        case Phase.DEAL:
            return what_is_dealt(state, draft)
        case Phase.LINE:
            return token_or_take(state)
        case Phase.BIDS:
            return what_is_bid(state, draft)
        case Phase.TIE:
            return who_is_first(state, draft)
        case Phase.CHOOSE:
            return which_of_the_lot(state)
        case _:
            return GameOver(title=say("The game has ended"), rows=())


def retrace(before: AuctionChickenState, event: Event) -> Draft:
    """Return the draft that stood just before the tap that logged an event."""
    match event:
        case CardsDealt(cards=cards):
            return deal_taps(cards[:-1])
        case BidsRevealed():
            return bid_taps(before, event)
        case TieResolved():
            return tie_taps(before, event)
        case _:
            return ()


def about(_state: AuctionChickenState, _player: Name) -> tuple[Key, ...]:
    """Nothing is put right about a player: what each has follows from what was told."""
    return ()

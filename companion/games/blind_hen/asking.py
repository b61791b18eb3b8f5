"""What Blind Hen asks next."""

from companion.games.blind_hen.asking_bids import FACE_UP, LOG_BIDS, SKIP, WINNER, what_bid, what_price, who_won
from companion.games.blind_hen.asking_cards import (
    ADJUST,
    LOT,
    PAY,
    what_is_paid,
    what_is_picked,
    what_is_the_lot,
    which_face_up,
)
from companion.games.blind_hen.asking_recounts import RECOUNT, what_is_there
from companion.games.blind_hen.events import CardsOffered, CardsPaid, LotRevealed, LotSold
from companion.games.blind_hen.facts import ChickenCard, worth
from companion.games.blind_hen.state import BlindHenState, Phase
from companion.tracker import Draft, Event, GameOver, Question
from companion.words import Name, say


def ask(state: BlindHenState, draft: Draft, habits: frozenset[str]) -> Question:
    """Return the question that a position and the taps since the last entry lead to."""
    if draft and draft[0].startswith(RECOUNT):
        return what_is_there(state, draft)
    match state.phase:
        case Phase.AUCTION:
            return _ask_bidding(state, draft, habits)
        case Phase.PAYMENT:
            return what_is_paid(state, draft)
        case Phase.PICKING:
            return what_is_picked(state)
        case Phase.REVEAL:
            return what_is_the_lot(state, draft)
        case Phase.OVER:
            return GameOver(title=say("The game has ended"), rows=())


def _ask_bidding(state: BlindHenState, draft: Draft, habits: frozenset[str]) -> Question:
    if draft and draft[0] == FACE_UP:
        return which_face_up(state, draft)
    winner = next((tap.removeprefix(WINNER) for tap in draft if tap.startswith(WINNER)), None)
    if winner is not None:
        return what_price(state, Name(winner), draft)
    if SKIP not in draft and (state.bids or LOG_BIDS in habits):
        return what_bid(state, draft)
    return who_won(state, draft)


def retrace(before: BlindHenState, event: Event) -> Draft:
    """Return the draft that stood just before the tap that logged an event."""
    match event:
        case LotSold(player=player, price=price) if price and before.limit(player) > 1:
            skipped = (SKIP,) if before.bids else ()
            return skipped if any(bid.player == player for bid in before.bids) else (*skipped, f"{WINNER}{player}")
        case CardsPaid(cards=cards):
            taps = tuple(f"{PAY}{card}" for card in cards[:-1])
            enough = worth(tuple(card for card in cards[:-1] if isinstance(card, ChickenCard))) >= (before.price or 0)
            return (ADJUST, *taps) if enough else taps
        case LotRevealed(cards=cards):
            return tuple(f"{LOT}{card}" for card in cards[len(before.face_up) : -1])
        case CardsOffered(face_up=cards):
            return (FACE_UP, *(f"{LOT}{card}" for card in cards[:-1]))
        case _:
            return ()

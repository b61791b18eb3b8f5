"""What Blind Hen asks next."""

from companion.games.blind_hen.asking_bids import (
    FACE_UP,
    LOG_BIDS,
    SKIP,
    WINNER,
    bid_of,
    page_with,
    what_bid,
    what_price,
    who_won,
)
from companion.games.blind_hen.asking_cards import what_is_picked, what_is_the_lot, which_face_up
from companion.games.blind_hen.asking_parts import ADJUST, PAY, retapped
from companion.games.blind_hen.asking_payment import what_is_paid
from companion.games.blind_hen.asking_recounts import RECOUNT, what_is_there
from companion.games.blind_hen.events import BidPlaced, CardsOffered, CardsPaid, LotRevealed, LotSold
from companion.games.blind_hen.facts import ChickenCard, LotCard, worth
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
        case _:
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
        case BidPlaced(amount=amount):
            return page_with(amount, (), lambda draft: what_bid(before, draft))
        case LotSold(player=player, price=price):
            return _before_sale(before, player, price)
        case CardsPaid(cards=cards):
            return _before_payment(before, cards)
        case LotRevealed(cards=cards):
            hidden = list(cards)
            for card in before.face_up:
                hidden.remove(card)
            return retapped(hidden[:-1])
        case CardsOffered(face_up=cards):
            return (FACE_UP, *retapped(cards[:1]))
        case _:
            return ()


def _before_sale(before: BlindHenState, player: Name, price: int) -> Draft:
    """A price that was known, or the only one possible, was not asked."""
    skipped = (SKIP,) if before.bids else ()
    if bid_of(before, player) or before.limit(player) <= 1:
        return skipped
    return page_with(price, (*skipped, f"{WINNER}{player}"), lambda draft: what_price(before, player, draft))


def _before_payment(before: BlindHenState, cards: tuple[LotCard, ...]) -> Draft:
    """Cards that are enough without the last one were adjusted, and the last tap was on “Done”."""
    taps = tuple(f"{PAY}{card}" for card in cards)
    reached = worth(tuple(card for card in cards[:-1] if isinstance(card, ChickenCard)))
    return taps[:-1] if reached < (before.price or 0) else (ADJUST, *taps)

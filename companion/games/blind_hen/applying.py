"""What follows from an event that was allowed."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from companion.games.blind_hen.chickens import after_winning
from companion.games.blind_hen.events import (
    AuctionVoided,
    BidPlaced,
    CardPicked,
    CardsOffered,
    CardsPaid,
    ChickensRecounted,
    GameEndDrawn,
    LotRevealed,
    LotSold,
    PlayerPassed,
    PlayerRecounted,
)
from companion.games.blind_hen.facts import (
    CORN,
    FEWEST_AUCTIONS,
    HEN,
    ChickenCard,
    LotCard,
    in_order,
    worth,
)
from companion.games.blind_hen.state import Bid, BlindHenState, Ending, Phase
from companion.tracker import Event, left_of
from companion.words import Name, Sentence, say, say_many

Displays = Mapping[Name, tuple[ChickenCard, ...]]


def apply(state: BlindHenState, event: Event) -> BlindHenState:
    """Return the state after an event that ``judge`` allows."""
    match event:
        case CardsOffered(face_up=face_up):
            return replace(state, face_up=face_up, begun=True)
        case BidPlaced(player=player, amount=amount):
            return spoken(state, Bid(player=player, amount=amount))
        case PlayerPassed(player=player):
            return spoken(state, Bid(player=player, amount=None))
        case LotSold(player=player, price=price):
            return closed(state, player, price)
        case CardsPaid(cards=cards):
            return paid(state, tuple(card for card in cards if isinstance(card, ChickenCard)))
        case CardPicked(player=player, card=ChickenCard() as card):
            return picked(state, player, card)
        case LotRevealed(cards=cards):
            return taken(state, cards)
        case AuctionVoided():
            return voided(state)
        case PlayerRecounted():
            return recounted(state, event)
        case ChickensRecounted(owners=owners):
            return replace(state, chickens={**state.chickens, **owners})
        case GameEndDrawn():
            return ended(state)
        case _:
            raise TypeError(event)


def spoken(state: BlindHenState, bid: Bid) -> BlindHenState:
    """When every player has bid or passed, the highest bidder has won (BH-13)."""
    after = replace(state, bids=(*state.bids, bid), begun=True)
    if len(after.bids) < len(state.seating):
        return after
    highest = max((bid for bid in after.bids if bid.amount is not None), key=lambda bid: bid.amount or 0)
    return closed(after, highest.player, highest.amount or 0)


def closed(state: BlindHenState, winner: Name, price: int) -> BlindHenState:
    """The winner pays before taking the cards; a price of 0 is nothing to pay (BH-10, BH-17)."""
    phase = Phase.PAYMENT if price else Phase.REVEAL
    return replace(state, winner=winner, price=price, begun=True, phase=phase)


def paid(state: BlindHenState, cards: tuple[ChickenCard, ...]) -> BlindHenState:
    """An outbid auctioneer receives everything; an unbeaten one lays the cards in the middle (BH-15, BH-16)."""
    winner, price = _won(state)
    displays = {**state.displays, winner: _without(state.displays[winner], cards)}
    after = replace(
        state,
        paid=cards,
        before_payment=state.displays,
        warnings=(*state.warnings, *needless_cards(winner, price, cards)),
    )
    if winner == state.auctioneer:
        picker = left_of(state.seating, winner)
        return replace(after, displays=displays, payment=cards, picker=picker, phase=Phase.PICKING)
    displays[state.auctioneer] = in_order((*displays[state.auctioneer], *cards))
    return replace(after, displays=displays, phase=Phase.REVEAL)


def needless_cards(winner: Name, price: int, cards: tuple[ChickenCard, ...]) -> tuple[Sentence, ...]:
    """An overpayment from which a card could be left out is legal but worth a warning (BH-14)."""
    total = worth(cards)
    if all(total - card.value < price for card in cards):
        return ()
    return (
        say(
            "{player} paid {total} for a price of {price}: a card could have been left out (BH-14).",
            player=winner,
            total=total,
            price=price,
        ),
    )


def picked(state: BlindHenState, player: Name, card: ChickenCard) -> BlindHenState:
    """The picker takes one card; the next one to the left follows until none is left (BH-16)."""
    displays = {**state.displays, player: in_order((*state.displays[player], card))}
    payment = _without(state.payment, (card,))
    if not payment:
        return replace(state, displays=displays, payment=(), picker=None, phase=Phase.REVEAL)
    following = left_of(state.seating, player)
    if following == state.auctioneer:
        following = left_of(state.seating, following)
    return replace(state, displays=displays, payment=payment, picker=following)


def taken(state: BlindHenState, cards: tuple[LotCard, ...]) -> BlindHenState:
    """The winner takes the lot, checks the wooden chickens and becomes the auctioneer (BH-20, WC-02)."""
    winner, _ = _won(state)
    bought = tuple(card for card in cards if isinstance(card, ChickenCard))
    after = replace(
        _fresh(state),
        displays={**state.displays, winner: in_order((*state.displays[winner], *bought))},
        hens={**state.hens, winner: state.hens[winner] + cards.count(HEN)},
        corns={**state.corns, winner: state.corns[winner] + cards.count(CORN)},
        auctions=state.auctions + 1,
        auctioneer=next_auctioneer(state, winner),
        face_up=(),
        begun=False,
    )
    return replace(after, chickens=after_winning(after, winner, bought))


def next_auctioneer(state: BlindHenState, winner: Name) -> Name:
    """The winner becomes the auctioneer; in the 2007 edition the role goes to the left (BH-20)."""
    if "auctioneer_passes_left" in state.table.options:
        return left_of(state.seating, state.auctioneer)
    return winner


def voided(state: BlindHenState) -> BlindHenState:
    """Payment and picks go back; same auctioneer, same face-up cards, bids start afresh (BH-12)."""
    displays = state.before_payment or state.displays
    return replace(_fresh(state), displays=displays)


def recounted(state: BlindHenState, event: PlayerRecounted) -> BlindHenState:
    """What is really there replaces what was tracked (X-04)."""
    return replace(
        state,
        displays={**state.displays, event.player: in_order(event.display)},
        hens={**state.hens, event.player: event.hens},
        corns={**state.corns, event.player: event.corns},
    )


def ended(state: BlindHenState) -> BlindHenState:
    """The game ends at once; the cards drawn are not used (BH-19). Before 20 auctions that is odd (BH-21)."""
    warnings = state.warnings
    if state.auctions < FEWEST_AUCTIONS:
        short = say_many(
            "The game ended after {count} auction; a whole game has at least {fewest} (BH-21).",
            "The game ended after {count} auctions; a whole game has at least {fewest} (BH-21).",
            count=state.auctions,
            fewest=FEWEST_AUCTIONS,
        )
        warnings = (*warnings, short)
    ending = Ending.PILE_EXHAUSTED if state.exhausted else Ending.GAME_END_DRAWN
    return replace(state, phase=Phase.OVER, ending=ending, warnings=warnings)


def forced(state: BlindHenState) -> Event | None:
    """Return the event that follows by itself, because the rules leave no other answer."""
    if state.phase is Phase.AUCTION and state.exhausted:
        return GameEndDrawn()
    if state.phase is Phase.AUCTION and state.bids and state.limit(state.bidder) <= state.highest_bid:
        return PlayerPassed(player=state.bidder)
    if state.phase is Phase.PAYMENT:
        return _forced_payment(state)
    if state.phase is Phase.PICKING and state.picker and len(set(state.payment)) == 1:
        return CardPicked(player=state.picker, card=state.payment[0])
    return None


def _forced_payment(state: BlindHenState) -> CardsPaid | None:
    winner, price = _won(state)
    display = state.displays[winner]
    spare = worth(display) - price
    if display and all(card.value > spare for card in display):
        return CardsPaid(cards=display)
    return None


def _fresh(state: BlindHenState) -> BlindHenState:
    return replace(
        state,
        bids=(),
        winner=None,
        price=None,
        paid=(),
        payment=(),
        picker=None,
        before_payment=None,
        phase=Phase.AUCTION,
    )


def _won(state: BlindHenState) -> tuple[Name, int]:
    if state.winner is None or state.price is None:
        raise ValueError(state.phase)
    return state.winner, state.price


def _without(display: tuple[ChickenCard, ...], cards: tuple[ChickenCard, ...]) -> tuple[ChickenCard, ...]:
    return in_order(tuple((Counter(display) - Counter(cards)).elements()))

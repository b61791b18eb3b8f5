"""What follows from an event that was allowed."""

from dataclasses import replace

from companion.games.auction_chicken.applying_lots import bids_out, chosen, resolved
from companion.games.auction_chicken.events import (
    BidsRevealed,
    CardChosen,
    CardsDealt,
    CardTaken,
    TieResolved,
    TokenPlaced,
)
from companion.games.auction_chicken.facts import DECK, Card, Suit
from companion.games.auction_chicken.state import AuctionChickenState, LineCard, Phase, high_to_low, low_to_high
from companion.tracker import Event, clockwise_from
from companion.words import Name


def apply(state: AuctionChickenState, event: Event) -> AuctionChickenState:
    """Return the state after an event that ``judge`` allows."""
    match event:
        case CardsDealt(cards=cards):
            return dealt(state, cards)
        case TokenPlaced(player=player, suit=suit):
            return placed(state, player, suit)
        case CardTaken(player=player):
            return taken(state, player)
        case BidsRevealed(cards=bids):
            return bids_out(state, bids)
        case TieResolved():
            return resolved(state, event)
        case CardChosen(card=card):
            return chosen(state, card)
        case _:
            raise TypeError(event)


def dealt(state: AuctionChickenState, cards: tuple[Card, ...]) -> AuctionChickenState:
    """The cards lie in rank order (AC-09) and the player with the Excuse has the first turn; the last are a lot."""
    after = replace(state, dealt=(*state.dealt, cards), taken=())
    if after.phase_two:
        return replace(after, phase=Phase.BIDS, lot=high_to_low(cards))
    line = tuple(LineCard(card=card) for card in low_to_high(cards))
    return replace(after, phase=Phase.LINE, line=line, turn=state.excuse)


def placed(state: AuctionChickenState, player: Name, suit: Suit) -> AuctionChickenState:
    """A token of any suit goes on the lowest card in the line, and the turn to the left (AC-10)."""
    lowest, *others = state.line
    own = {**state.tokens[player], suit: state.tokens[player][suit] - 1}
    return replace(
        state,
        tokens={**state.tokens, player: own},
        line=(replace(lowest, tokens=(*lowest.tokens, suit)), *others),
        turn=_next(state, player),
    )


def taken(state: AuctionChickenState, player: Name) -> AuctionChickenState:
    """The taker gets all tokens on the card and is out of the round (AC-10).

    The first taker of a round takes the Excuse (AC-19).
    """
    lowest, *others = state.line
    own = {suit: count + lowest.tokens.count(suit) for suit, count in state.tokens[player].items()}
    after = replace(
        state,
        tokens={**state.tokens, player: own},
        hands={**state.hands, player: (*state.hands[player], lowest.card)},
        line=tuple(others),
        taken=(*state.taken, (player, lowest.card)),
        excuse=state.excuse if state.taken else player,
    )
    if others:
        return replace(after, turn=_next(after, player))
    return replace(after, turn=None, phase=Phase.DEAL)


def _next(state: AuctionChickenState, player: Name) -> Name:
    """The turn goes to the left, past those who have taken a card; who is alone stays in turn."""
    around = clockwise_from(state.seating, player)
    return next(name for name in (*around[1:], player) if name not in state.out)


def forced(state: AuctionChickenState) -> Event | None:
    """Return the event that follows by itself, because the rules leave no other answer.

    Who has no tokens must take, and the app offers the last player nothing else (AC-10). The last cards of a deck
    that is dealt out are known (AC-08).
    """
    if state.phase is Phase.LINE and state.turn is not None:
        alone = len(state.line) == 1
        return CardTaken(player=state.turn) if alone or not state.tokens_of(state.turn) else None
    unseen = tuple(card for card in DECK if state.dealt_in(card) is None)
    if state.phase is Phase.DEAL and len(unseen) == len(state.seating):
        return CardsDealt(cards=unseen)
    return None

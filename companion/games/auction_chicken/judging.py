"""May this event follow? One rule, one small function, its docstring the rule with its ruling."""

from companion.games.auction_chicken.events import (
    BidsRevealed,
    CardChosen,
    CardsDealt,
    CardTaken,
    TieResolved,
    TokenPlaced,
)
from companion.games.auction_chicken.facts import Card, Suit
from companion.games.auction_chicken.judging_lots import judge_bids, judge_choice, judge_tie
from companion.games.auction_chicken.state import AuctionChickenState, Phase
from companion.games.auction_chicken.wording import SUIT_NAMES, the_card
from companion.tracker import ALLOWED, Event, Ruling, refuse
from companion.words import Listing, Name, say

PHASES: dict[type[Event], Phase] = {
    CardsDealt: Phase.DEAL,
    TokenPlaced: Phase.LINE,
    CardTaken: Phase.LINE,
    BidsRevealed: Phase.BIDS,
    TieResolved: Phase.TIE,
    CardChosen: Phase.CHOOSE,
}
"""When each kind of event happens."""


def judge(state: AuctionChickenState, event: Event) -> Ruling:
    """Return whether an event may follow, and if not, which rule says no."""
    if PHASES.get(type(event), state.phase) is not state.phase:
        return not_now(state)
    match event:
        case CardsDealt(cards=cards):
            return judge_deal(state, cards)
        case TokenPlaced(player=player, suit=suit):
            return in_turn(state, player) or judge_token(state, player, suit)
        case CardTaken(player=player):
            return in_turn(state, player) or ALLOWED
        case BidsRevealed(cards=bids):
            return judge_bids(state, bids)
        case TieResolved():
            return judge_tie(state, event)
        case CardChosen(player=player, card=card):
            return judge_choice(state, player, card)
        case _:
            raise TypeError(event)


def not_now(state: AuctionChickenState) -> Ruling:
    """Return what the table has to do first."""
    match state.phase:
        case Phase.DEAL:
            count = len(state.seating)
            return refuse("AC-08", say("The next {count} cards are not dealt yet (AC-08). Deal them.", count=count))
        case Phase.LINE:
            reason = say("The line goes on with {player} (AC-10).", player=state.turn or "")
            return refuse("AC-10", reason)
        case Phase.BIDS:
            return refuse("AC-17", say("A lot lies open (AC-17). Everybody bids for it with a card."))
        case Phase.TIE:
            players = Listing(state.tied)
            return refuse("AC-15", say("The tie of {players} is resolved first (AC-15).", players=players))
        case Phase.CHOOSE:
            return refuse("AC-16", say("{player} chooses a card of the lot first (AC-16).", player=state.order[0]))
        case _:
            return refuse("AC-18", say("All cards are bid, so the game has ended (AC-18)."))


def judge_deal(state: AuctionChickenState, cards: tuple[Card, ...]) -> Ruling:
    """One card a player is dealt (AC-08), and the basic deck has each card once (AC-23)."""
    count = len(state.seating)
    if len(cards) != count:
        reason = say("One card a player is dealt, {count} here, not {told} (AC-08).", count=count, told=len(cards))
        return refuse("AC-08", reason, "cards")
    for at, card in enumerate(cards):
        ruling = judge_card_dealt(state, card, cards[:at])
        if not ruling.allowed:
            return refuse(ruling.rule, ruling.reason, f"cards[{at}]")
    return ALLOWED


def judge_card_dealt(state: AuctionChickenState, card: Card, before: tuple[Card, ...] = ()) -> Ruling:
    """Each of the 36 cards is dealt once (AC-23); ``before`` are those dealt with it."""
    if card in before:
        return refuse("AC-23", say("{card} is named twice (AC-23). Name another one.", card=the_card(card)))
    dealt = state.dealt_in(card)
    if dealt is None:
        return ALLOWED
    return refuse("AC-23", say("{card} was dealt in round {number} (AC-23).", card=the_card(card), number=dealt))


def in_turn(state: AuctionChickenState, player: Name) -> Ruling | None:
    """Turns go to the left, and who has taken a card is out of the round (AC-10)."""
    if player == state.turn:
        return None
    if player in state.out:
        reason = say(
            "{player} has taken a card and is out of this round. It is {other}’s turn (AC-10).",
            player=player,
            other=state.turn or "",
        )
        return refuse("AC-10", reason, "player")
    return refuse("AC-10", say("It is {player}’s turn (AC-10).", player=state.turn or ""), "player")


def judge_token(state: AuctionChickenState, player: Name, suit: Suit) -> Ruling:
    """A token can be of any suit, but has to be there; who has none at all must take the card (AC-10)."""
    if state.tokens[player][suit]:
        return ALLOWED
    if not state.tokens_of(player):
        return refuse("AC-10", say("{player} has no tokens and must take the card (AC-10).", player=player), "suit")
    reason = say(
        "{player} has no {suit} left (AC-10). Place another token, or take the card.",
        player=player,
        suit=SUIT_NAMES[suit],
    )
    return refuse("AC-10", reason, "suit")

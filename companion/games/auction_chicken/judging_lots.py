"""May these bids be, this end of a tie, this choice? One rule, one small function."""

from collections import Counter
from collections.abc import Mapping

from companion.games.auction_chicken.events import TieResolved
from companion.games.auction_chicken.facts import Card, Suit
from companion.games.auction_chicken.state import AuctionChickenState
from companion.games.auction_chicken.wording import SUIT_NAMES, card_name, rank_name, that_card, the_card
from companion.tracker import ALLOWED, Ruling, refuse
from companion.words import Listing, Name, say


def judge_bids(state: AuctionChickenState, bids: Mapping[Name, Card]) -> Ruling:
    """Each player bids (AC-17) with a card from the own hand (AC-21)."""
    for player in state.seating:
        if player not in bids:
            return refuse("AC-17", say("The bid of {player} is missing (AC-17).", player=player), f"cards.{player}")
    for player, card in bids.items():
        ruling = judge_bid(state, player, card)
        if not ruling.allowed:
            return refuse(ruling.rule, ruling.reason, f"cards.{player}")
    return ALLOWED


def judge_bid(state: AuctionChickenState, player: Name, card: Card) -> Ruling:
    """A bid is a card that the player has taken in phase one, openly, and has not bid with yet (AC-21)."""
    if card in state.hands[player]:
        return ALLOWED
    if card in state.played[player]:
        reason = say("{player} has bid {card} already (AC-21).", player=player, card=that_card(card))
        return refuse("AC-21", reason)
    return refuse("AC-21", say("{player} took no {card} (AC-21).", player=player, card=card_name(card)))


def judge_tie(state: AuctionChickenState, event: TieResolved) -> Ruling:
    """All tied players open their fists (AC-12), and the decider places each of them once (AC-14)."""
    tied = state.tied
    for player in tied:
        if player not in event.tokens:
            reason = say("The tokens of {player} are missing (AC-12).", player=player)
            return refuse("AC-12", reason, f"tokens.{player}")
    for player, fist in event.tokens.items():
        if player not in tied:
            reason = say("{player} is not in this tie of {players} (AC-15).", player=player, players=Listing(tied))
            return refuse("AC-15", reason, f"tokens.{player}")
        ruling = judge_fist(state, player, fist)
        if not ruling.allowed:
            return refuse(ruling.rule, ruling.reason, f"tokens.{player}{ruling.field}")
    if sorted(event.order) != sorted(tied):
        reason = say("The decider places {players}, each of them once (AC-12).", players=Listing(tied))
        return refuse("AC-12", reason, "order")
    return ALLOWED


def judge_fist(state: AuctionChickenState, player: Name, fist: tuple[Suit, ...]) -> Ruling:
    """Only tokens of the suits on the own bid card may be used, in any mix (AC-20), and only what is there (AC-11)."""
    bid = state.bids[player]
    for at, suit in enumerate(fist):
        if suit not in bid.suits:
            reason = say(
                "{player} bid {card}, so {suit} cannot be used (AC-20).",
                player=player,
                card=that_card(bid),
                suit=SUIT_NAMES[suit],
            )
            return refuse("AC-20", reason, f"[{at}]")
        held = state.tokens[player][suit]
        if Counter(fist[: at + 1])[suit] > held:
            reason = say(
                "{player} has only {count} of {suit} (AC-11).", player=player, count=held, suit=SUIT_NAMES[suit]
            )
            return refuse("AC-11", reason, f"[{at}]")
    return ALLOWED


def judge_choice(state: AuctionChickenState, player: Name, card: Card) -> Ruling:
    """Only the player whose turn it is to take chooses, and only among cards of the highest rank left (AC-16)."""
    chooser = state.order[0]
    if player != chooser:
        return refuse("AC-16", say("{player} chooses now (AC-16).", player=chooser), "player")
    if card in state.offered:
        return ALLOWED
    if card in state.lot:
        rank = rank_name(state.offered[0].rank)
        reason = say("{card} is not of the highest rank left, {rank} (AC-16).", card=the_card(card), rank=rank)
        return refuse("AC-16", reason, "card")
    return refuse("AC-16", say("{card} is not in the lot any more (AC-16).", card=the_card(card)), "card")

"""May this event follow? One rule, one small function, its docstring the rule with its ruling."""

from collections import Counter
from collections.abc import Mapping

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
    BLIND_HENS,
    CORN,
    FACE_UP,
    GOLDEN_CORNS,
    HEN,
    LOT_SIZE,
    MOST_AUCTIONS,
    ChickenCard,
    LotCard,
)
from companion.games.blind_hen.judging_bids import judge_bid, judge_pass, judge_sold
from companion.games.blind_hen.state import BlindHenState, Phase
from companion.games.blind_hen.wording import card_name
from companion.tracker import ALLOWED, Event, Ruling, refuse
from companion.words import Name, Sentence, say


def judge(state: BlindHenState, event: Event) -> Ruling:
    """Return whether an event may follow, and if not, which rule says no."""
    match event:
        case CardsOffered():
            return in_auction(state) or judge_offer(state, event)
        case BidPlaced():
            return in_auction(state) or judge_bid(state, event)
        case PlayerPassed():
            return in_auction(state) or judge_pass(state, event)
        case LotSold():
            return in_auction(state) or judge_sold(state, event)
        case CardsPaid():
            return judge_payment(state, event)
        case CardPicked():
            return judge_pick(state, event)
        case LotRevealed():
            return judge_lot(state, event)
        case AuctionVoided():
            return judge_void(state)
        case PlayerRecounted():
            return judge_recount(state, event)
        case ChickensRecounted():
            return judge_chicken_recount(state, event)
        case GameEndDrawn():
            return judge_end(state)
        case _:
            raise TypeError(event)


def in_auction(state: BlindHenState) -> Ruling | None:
    """Offers and bids come before the payment, before the end, and in 23 auctions at most (BH-17, BH-19, BH-21)."""
    if state.phase is Phase.OVER:
        return refuse("BH-19", say("The game has ended (BH-19). Undo the Game End card to go on."))
    if state.phase is not Phase.AUCTION:
        return refuse("BH-17", say("The bidding is over (BH-17). Finish this auction first, or annul it."))
    if state.exhausted:
        reason = say(
            "All {most} auctions are played, only the Game End card is left (BH-21). Tap it to end the game.",
            most=MOST_AUCTIONS,
        )
        return refuse("BH-21", reason)
    return None


def judge_offer(state: BlindHenState, event: CardsOffered) -> Ruling:
    """The auctioneer puts 1 or 2 of the 3 cards face up, before any bid (BH-18)."""
    if state.begun:
        reason = say(
            "Cards are turned face up before the first bid (BH-18). Annul this auction, or go on without them."
        )
        return refuse("BH-18", reason)
    if len(event.face_up) not in FACE_UP:
        reason = say(
            "One or two of the three cards lie face up, not {count} (BH-18). Choose one or two.",
            count=len(event.face_up),
        )
        return refuse("BH-18", reason, "face_up")
    return ALLOWED


def judge_payment(state: BlindHenState, event: CardsPaid) -> Ruling:
    """The winner pays with cards of the own display, at least the price; there is no change (BH-11, BH-14)."""
    if state.phase is not Phase.PAYMENT or state.winner is None or state.price is None:
        return refuse("BH-17", say("A payment follows the winner and the price (BH-17). Enter those first."))
    left = Counter[LotCard](state.displays[state.winner])
    for number, card in enumerate(event.cards):
        if not left[card]:
            reason = say(
                "{player} has no {card} to pay with (BH-11). Choose from {player}’s display.",
                player=state.winner,
                card=card_name(card),
            )
            return refuse("BH-11", reason, f"cards[{number}]")
        left[card] -= 1
    paid = sum(card.value for card in event.cards if isinstance(card, ChickenCard))
    if paid < state.price:
        reason = say("{paid} is less than the price of {price} (BH-14). Add cards.", paid=paid, price=state.price)
        return refuse("BH-14", reason, "cards")
    return ALLOWED


def judge_pick(state: BlindHenState, event: CardPicked) -> Ruling:
    """Clockwise from the auctioneer's left, each takes one card of the payment; the auctioneer is skipped (BH-16)."""
    if state.phase is not Phase.PICKING or state.picker is None:
        return refuse("BH-16", say("No cards lie in the middle to pick from (BH-16). Leave this pick out."))
    if event.player != state.picker:
        return refuse(
            "BH-16",
            say("It is {player}’s turn to pick (BH-16). {player} chooses first.", player=state.picker),
            "player",
        )
    if event.card not in state.payment:
        reason = say("No {card} lies in the middle (BH-16). Choose a card that does.", card=card_name(event.card))
        return refuse("BH-16", reason, "card")
    return ALLOWED


def judge_lot(state: BlindHenState, event: LotRevealed) -> Ruling:
    """Only after paying the three cards are revealed, those put face up among them (BH-17, BH-18)."""
    if state.phase is not Phase.REVEAL:
        return refuse("BH-17", say("The lot is shown only after the payment (BH-17). Enter the payment first."))
    if len(event.cards) != LOT_SIZE:
        reason = say(
            "A lot has {size} cards, not {count} (BH-18). Enter all of them.", size=LOT_SIZE, count=len(event.cards)
        )
        return refuse("BH-18", reason, "cards")
    missing = list((Counter(state.face_up) - Counter(event.cards)).elements())
    if missing:
        reason = say(
            "{card} was put face up, so it is part of the lot (BH-18). Enter it, too.", card=card_name(missing[0])
        )
        return refuse("BH-18", reason, "cards")
    return enough_left(state, event.cards, "cards")


def enough_left(state: BlindHenState, cards: tuple[LotCard, ...], field: str) -> Ruling:
    """There are 12 Blind Hens and 12 Golden Corns, no more (BH-24)."""
    if sum(state.hens.values()) + cards.count(HEN) > BLIND_HENS:
        return refuse("BH-24", _too_many_hens(), field)
    if sum(state.corns.values()) + cards.count(CORN) > GOLDEN_CORNS:
        return refuse("BH-24", _too_many_corns(), field)
    return ALLOWED


def judge_void(state: BlindHenState) -> Ruling:
    """An auction can be annulled and repeated once something of it is logged, before its lot (BH-12)."""
    if state.phase is Phase.OVER or not state.begun:
        return refuse(
            "BH-12",
            say("Nothing of this auction is entered yet that could be annulled (BH-12). Go on with the bidding."),
        )
    return ALLOWED


def judge_recount(state: BlindHenState, event: PlayerRecounted) -> Ruling:
    """A recount replaces what was tracked, before the first bid of an auction or after the end (BH-24, X-04)."""
    if not state.resting:
        return refuse("X-04", _recount_later())
    for field, count in (("hens", event.hens), ("corns", event.corns)):
        if count < 0:
            return refuse("BH-24", say("A pile cannot hold fewer than 0 cards of a kind (BH-24). Count again."), field)
    if _with(state.hens, event.player, event.hens) > BLIND_HENS:
        return refuse("BH-24", _too_many_hens(), "hens")
    if _with(state.corns, event.player, event.corns) > GOLDEN_CORNS:
        return refuse("BH-24", _too_many_corns(), "corns")
    return ALLOWED


def judge_chicken_recount(state: BlindHenState, event: ChickensRecounted) -> Ruling:
    """The owner of a wooden chicken can be put right where they are played (WC-15)."""
    if not state.with_chickens:
        reason = say("This session is played without wooden chickens (WC-15). Leave their owners out.")
        return refuse("WC-15", reason, "owners" if event.owners else "")
    if not state.resting:
        return refuse("X-04", _recount_later())
    return ALLOWED


def judge_end(state: BlindHenState) -> Ruling:
    """The Game End card ends the game the moment three cards are drawn, so between auctions (BH-19)."""
    if state.phase is Phase.OVER:
        return refuse("BH-19", say("The game has ended (BH-19). Undo the Game End card to go on."))
    if state.begun:
        reason = say(
            "The Game End card comes between two auctions, and this one has begun (BH-19). Undo or finish it first."
        )
        return refuse("BH-19", reason)
    return ALLOWED


def _with(counts: Mapping[Name, int], player: Name, count: int) -> int:
    return sum(counts.values()) - counts[player] + count


def _too_many_hens() -> Sentence:
    return say("There are only {count} Blind Hens in the game (BH-24). Recount the piles.", count=BLIND_HENS)


def _too_many_corns() -> Sentence:
    return say("There are only {count} Golden Corns in the game (BH-24). Recount the piles.", count=GOLDEN_CORNS)


def _recount_later() -> Sentence:
    return say("Recounts are made before the first bid of an auction (X-04). Finish or annul this one first.")

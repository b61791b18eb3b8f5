"""Auction Chicken asks: what did everybody bid? The pad looks the same whatever a hand holds."""

from collections.abc import Mapping

from companion.games.auction_chicken.events import BidsRevealed
from companion.games.auction_chicken.faces import PAD, face, rank_face
from companion.games.auction_chicken.facts import DECK, RANK_BY_TEXT, Card, Rank, card
from companion.games.auction_chicken.judging_lots import judge_bid
from companion.games.auction_chicken.state import AuctionChickenState
from companion.games.auction_chicken.wording import card_name, full_name, rank_name
from companion.tracker import (
    ALLOWED,
    Answered,
    Crumb,
    Draft,
    Drafted,
    EnterAmount,
    Key,
    Outcome,
    PickCards,
    PickMove,
    Question,
    Ruling,
    clockwise_from,
    refuse,
)
from companion.words import Name, Sentence, Value, say

BID = "bid:"
RANK = "rank:"
ACROSS = 3


def what_is_bid(state: AuctionChickenState, draft: Draft) -> Question:
    """Ask for everybody's bid once all are turned over, clockwise from the Excuse; the last tap commits (AC-17)."""
    if all(len(hand) == 1 for hand in state.hands.values()):
        return _last_bids(state)
    player = bidders(state)[len(_told(draft))]
    if draft and draft[-1].startswith(RANK):
        return _which_card(state, draft, player, RANK_BY_TEXT[draft[-1].removeprefix(RANK)])
    return _which_rank(state, draft, player)


def bidders(state: AuctionChickenState) -> tuple[Name, ...]:
    """Return the players in the order in which they are asked: clockwise from the Excuse."""
    return clockwise_from(state.seating, state.excuse)


def bid_taps(before: AuctionChickenState, event: BidsRevealed) -> Draft:
    """Return the taps before the last one that told these bids."""
    taps: list[str] = []
    for player in bidders(before):
        bid = event.cards[player]
        rank = f"{RANK}{bid.rank.text}"
        taps += [rank, f"{BID}{bid}"] if len(_of_rank(before, player, bid.rank)) > 1 else [f"{BID}{bid}"]
    return tuple(taps[:-1]) if any(len(hand) > 1 for hand in before.hands.values()) else ()


def _told(draft: Draft) -> tuple[Card, ...]:
    return tuple(card(tap.removeprefix(BID)) for tap in draft if tap.startswith(BID))


def _of_rank(state: AuctionChickenState, player: Name, rank: Rank) -> tuple[Card, ...]:
    return tuple(own for own in state.hands[player] if own.rank is rank)


def _last_bids(state: AuctionChickenState) -> PickMove:
    """In the last round everybody has one card left (AC-18): one tap for all."""
    bids: Mapping[Name, Card] = {name: hand[0] for name, hand in state.hands.items()}
    reveal = Key(id="reveal", text=say("Reveal"), outcome=Answered((BidsRevealed(cards=bids),)), main=True)
    return PickMove(
        title=say("The last bids"),
        hint=say("Everybody has one card left (AC-18)."),
        rows=((reveal,),),
    )


def _which_rank(state: AuctionChickenState, draft: Draft, player: Name) -> EnterAmount:
    """All ten keys look alike, so that the pad gives no hand away (AC-21)."""
    return EnterAmount(
        title=say("What did {player} bid?", player=player),
        hint=say("Enter the bids once all are turned over"),
        rows=tuple(tuple(_rank_key(state, draft, player, rank) for rank in row) for row in PAD),
        crumbs=_crumbs(state, draft),
        acting=player,
        taken=_newest(state, draft),
    )


def _rank_key(state: AuctionChickenState, draft: Draft, player: Name, rank: Rank) -> Key:
    cards = _of_rank(state, player, rank)
    outcome: Outcome = Drafted((*draft, f"{RANK}{rank.text}"))
    if len(cards) == 1:
        outcome = _following(state, draft, cards[0])
    ruling = ALLOWED if cards else _none_of(state, player, rank)
    return Key(
        id=f"{RANK}{rank.text}",
        text=rank_name(rank),
        face=rank_face(rank),
        outcome=outcome,
        refusal=None if ruling.allowed else ruling,
        discreet=True,
    )


def _none_of(state: AuctionChickenState, player: Name, rank: Rank) -> Ruling:
    """A bid comes from the own hand, which is known since cards are taken openly (AC-21).

    If such a card does lie there, something was entered wrongly before.
    """
    told: dict[str, Value] = {"player": player, "rank": rank_name(rank)}
    if any(own.rank is rank for own in state.played[player]):
        reason = say(
            "{player} has no {rank} left (AC-21). "
            "Tap the rank that lies there, or undo to mend an earlier take or bid.",
            **told,
        )
        return refuse("AC-21", reason)
    reason = say(
        "{player} took no {rank} (AC-21). Tap the rank that lies there, or undo to mend an earlier take.", **told
    )
    return refuse("AC-21", reason)


def _which_card(state: AuctionChickenState, draft: Draft, player: Name, rank: Rank) -> PickCards:
    """Ask which card of the rank it is; those of the other players look alike, too (AC-21)."""
    cards = [own for own in DECK if own.rank is rank]
    keys = [_card_key(state, draft, player, own) for own in cards]
    return PickCards(
        title=say("Which {rank} did {player} bid?", player=player, rank=rank_name(rank)),
        rows=tuple(tuple(keys[at : at + ACROSS]) for at in range(0, len(keys), ACROSS)),
        crumbs=_crumbs(state, draft),
        acting=player,
        taken=rank_name(rank),
    )


def _card_key(state: AuctionChickenState, draft: Draft, player: Name, own: Card) -> Key:
    ruling = judge_bid(state, player, own)
    return Key(
        id=f"{BID}{own}",
        text=card_name(own),
        spoken=full_name(own),
        outcome=_following(state, draft, own),
        face=face(own),
        refusal=None if ruling.allowed else _with_the_way_out(ruling),
        discreet=True,
    )


def _with_the_way_out(ruling: Ruling) -> Ruling:
    reason = say("{reason} Tap the card that lies there, or undo to mend an earlier take or bid.", reason=ruling.reason)
    return refuse(ruling.rule, reason)


def _following(state: AuctionChickenState, draft: Draft, own: Card) -> Outcome:
    bids = (*_told(draft), own)
    players = bidders(state)
    if len(bids) < len(players):
        return Drafted((*draft, f"{BID}{own}"))
    return Answered((BidsRevealed(cards=dict(zip(players, bids, strict=True))),))


def _crumbs(state: AuctionChickenState, draft: Draft) -> tuple[Crumb, ...]:
    """Return everybody's bid so far; tapped, a crumb goes back to it."""
    told = _told(draft)
    return tuple(_crumb(draft, name, told, place) for place, name in enumerate(bidders(state)))


def _crumb(draft: Draft, player: Name, told: tuple[Card, ...], place: int) -> Crumb:
    if place >= len(told):
        return Crumb(text=say("{name}", name=player), now=place == len(told))
    text = say("{player} {card}", player=player, card=rank_name(told[place].rank))
    ends = [at for at, tap in enumerate(draft) if tap.startswith(BID)]
    until = ends[place - 1] + 1 if place else 0
    return Crumb(text=text, key=Key(id=f"back:{place}", text=text, outcome=Drafted(draft[:until])))


def _newest(state: AuctionChickenState, draft: Draft) -> Sentence | None:
    told = _told(draft)
    if not told:
        return None
    return say("{player} {card}", player=bidders(state)[len(told) - 1], card=rank_name(told[-1].rank))

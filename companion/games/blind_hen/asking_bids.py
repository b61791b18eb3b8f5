"""Blind Hen asks: who won, for how much, or what does everybody bid."""

from collections.abc import Callable

from companion.games.blind_hen.events import BidPlaced, GameEndDrawn, LotSold, PlayerPassed
from companion.games.blind_hen.faces import face
from companion.games.blind_hen.judging import judge
from companion.games.blind_hen.state import Bid, BlindHenState
from companion.games.blind_hen.wording import card_names
from companion.tracker import (
    Answered,
    Crumb,
    Draft,
    Drafted,
    EnterAmount,
    Event,
    Face,
    Key,
    Outcome,
    PickPlayer,
    Rewound,
    Ruling,
    Switched,
    number_keys,
    opened_page,
)
from companion.words import Name, Sentence, say

LOG_BIDS = "log_bids"
WINNER = "winner:"
SKIP = "skip"
FACE_UP = "face-up"


def who_won(state: BlindHenState, draft: Draft) -> PickPlayer:
    """Ask who won the auction; one tap on a name."""
    keys = tuple(_winner_key(state, player, draft) for player in state.seating)
    taken = say("skip to winner") if draft else None
    return PickPlayer(
        title=say("Who won the auction?"),
        hint=_opening(state),
        rows=(keys,),
        aside=() if draft else (_log_bids_key(), *between_auctions(state)),
        slots=open_cards(state),
        in_slots=lying_open(state),
        acting=state.auctioneer,
        taken=taken,
    )


def what_price(state: BlindHenState, winner: Name, draft: Draft) -> EnterAmount:
    """Ask what the winner bid."""

    def sold(price: int) -> Event:
        return LotSold(player=winner, price=price)

    return EnterAmount(
        title=say("What did {player} bid?", player=winner),
        hint=say("can pay up to {limit}", limit=state.limit(winner)),
        rows=number_keys(1, state.limit(winner), draft, _answer(sold), _judged(state, sold), _price_spoken),
        crumbs=(
            Crumb(text=say("{player} won", player=winner), key=_back_to(draft[: draft.index(WINNER + winner)])),
            Crumb(text=say("Price"), now=True),
            Crumb(text=say("Paid")),
            Crumb(text=say("Lot")),
        ),
        slots=open_cards(state),
        in_slots=lying_open(state),
        acting=winner,
        taken=_page_taken(draft) or say("{player} won the auction", player=winner),
    )


def what_bid(state: BlindHenState, draft: Draft) -> EnterAmount:
    """Ask for the bid of the player in turn, who may pass unless he is the auctioneer."""
    player = state.bidder

    def bid(amount: int) -> Event:
        return BidPlaced(player=player, amount=amount)

    lowest = 0 if not state.displays[player] else 1
    return EnterAmount(
        title=say("{player} bids", player=player),
        hint=_bid_range(state, player),
        rows=number_keys(lowest, state.limit(player), draft, _answer(bid), _judged(state, bid), _bid_spoken),
        crumbs=tuple(_bid_crumb(state, number, seat) for number, seat in enumerate(state.bidding_order)),
        aside=(*_pass_key(state, player), _skip_key(state), *between_auctions(state)),
        slots=open_cards(state),
        in_slots=lying_open(state),
        acting=player,
        taken=_page_taken(draft),
    )


def between_auctions(state: BlindHenState) -> tuple[Key, ...]:
    """Return the keys for face-up cards and the Game End card, before anything of an auction is logged."""
    if state.begun:
        return ()
    return (
        Key(id=FACE_UP, text=say("Face-up cards"), outcome=Drafted((FACE_UP,)), icon="cards"),
        Key(id="end", text=say("Game End card"), outcome=Answered((GameEndDrawn(),)), icon="flag"),
    )


def open_cards(state: BlindHenState) -> tuple[Face, ...]:
    """The cards put face up lie before everybody as long as they are bid for (BH-18)."""
    return tuple(face(card) for card in state.face_up)


def lying_open(state: BlindHenState) -> Sentence | None:
    """Return the same in words, None when no card lies face up."""
    return say("Face up: {cards}", cards=card_names(state.face_up)) if state.face_up else None


def page_with(amount: int, draft: Draft, ask: Callable[[Draft], EnterAmount]) -> Draft:
    """Return the draft that opens the page of number keys on which an amount stands."""
    question = ask(draft)
    if question.key(f"amount:{amount}"):
        return draft
    pages = [key.id for row in question.rows for key in row if (opened_page((key.id,)) or amount + 1) <= amount]
    return page_with(amount, (*draft, pages[-1]), ask)


def bid_of(state: BlindHenState, player: Name) -> Bid | None:
    """Return what a player has said in this auction, None if nothing yet."""
    return next((bid for bid in state.bids if bid.player == player), None)


def _winner_key(state: BlindHenState, player: Name, draft: Draft) -> Key:
    said = bid_of(state, player)
    limit = state.limit(player)
    auctioneer = player == state.auctioneer
    note = say("up to {limit}", limit=limit)
    outcome: Outcome = Drafted((*draft, WINNER + player))
    price = min(1, limit) if auctioneer else 1
    if said is not None:
        price = 1 if said.amount is None else said.amount
        note = say("bid {amount}", amount=said.amount) if said.amount is not None else say("passed")
    sale = LotSold(player=player, price=price)
    if said is not None or limit <= 1:
        outcome = Answered((sale,))
    elif state.highest_bid:
        sale = LotSold(player=player, price=min(limit, state.highest_bid + 1))
    verdict = judge(state, sale)
    return Key(
        id=WINNER + player,
        text=say("{player}", player=player),
        note=say("auctioneer") if auctioneer and said is None else note,
        spoken=_winner_spoken(state, player, said),
        outcome=outcome,
        icon="gavel" if auctioneer else None,
        refusal=None if verdict.allowed else verdict,
    )


def _winner_spoken(state: BlindHenState, player: Name, said: Bid | None) -> Sentence:
    if said is not None and said.amount is None:
        return say("{player} passed", player=player)
    if said is not None:
        return say("{player} won for {price}", player=player, price=said.amount or 0)
    if player == state.auctioneer:
        return say("{player}, auctioneer, won, can pay up to {limit}", player=player, limit=state.limit(player))
    return say("{player} won, can pay up to {limit}", player=player, limit=state.limit(player))


def _log_bids_key() -> Key:
    return Key(id="log-bids", text=say("Log bids"), outcome=Switched(LOG_BIDS, on=True), icon="list")


def _skip_key(state: BlindHenState) -> Key:
    if state.bids:
        return Key(id=SKIP, text=say("Skip to winner"), outcome=Drafted((SKIP,)))
    return Key(id="no-bids", text=say("Only the winner"), outcome=Switched(LOG_BIDS, on=False))


def _pass_key(state: BlindHenState, player: Name) -> tuple[Key, ...]:
    if player == state.auctioneer:
        return ()
    text = say("{player} passes", player=player)
    return (Key(id="pass", text=text, outcome=Answered((PlayerPassed(player=player),)), main=True),)


def _bid_crumb(state: BlindHenState, number: int, player: Name) -> Crumb:
    said = bid_of(state, player)
    text = say("{player}", player=player)
    if said is None:
        now = player == state.bidder
        return Crumb(text=text, now=now, value=say("?") if now else say("–"))
    back = Rewound(len(state.bids) - number, Drafted(()))
    value = say("{amount}", amount=said.amount) if said.amount is not None else say("passes")
    return Crumb(text=text, value=value, key=Key(id=f"back:{player}", text=text, outcome=back))


def _bid_range(state: BlindHenState, player: Name) -> Sentence:
    limit = state.limit(player)
    if player == state.auctioneer:
        return say("opens with 1 to {limit}", limit=limit) if limit else say("has no cards, so opens with 0")
    return say("bids {lowest} to {limit}, or passes", lowest=state.highest_bid + 1, limit=limit)


def _opening(state: BlindHenState) -> Sentence:
    if state.begun:
        return say("{player} opens the bidding", player=state.auctioneer)
    return say("{player} draws three cards and opens the bidding", player=state.auctioneer)


def _answer(event: Callable[[int], Event]) -> Callable[[int], Outcome]:
    return lambda amount: Answered((event(amount),))


def _judged(state: BlindHenState, event: Callable[[int], Event]) -> Callable[[int], Ruling]:
    return lambda amount: judge(state, event(amount))


def _back_to(draft: Draft) -> Key:
    return Key(id="back:winner", text=say("Who won the auction?"), outcome=Drafted(draft))


def _price_spoken(price: int) -> Sentence:
    return say("Price {price}", price=price)


def _bid_spoken(amount: int) -> Sentence:
    return say("Bid {amount}", amount=amount)


def _page_taken(draft: Draft) -> Sentence | None:
    page = opened_page(draft)
    return None if page is None else say("keys from {number}", number=page)

"""The rules of bidding: turns, raises, limits, and the price of a lot sold without every bid logged."""

from companion.games.blind_hen.events import BidPlaced, LotSold, PlayerPassed
from companion.games.blind_hen.state import BlindHenState
from companion.tracker import ALLOWED, Ruling, refuse
from companion.words import Name, say


def judge_bid(state: BlindHenState, event: BidPlaced) -> Ruling:
    """Clockwise from the auctioneer each player bids once, above the highest bid, or passes (BH-13)."""
    return (
        in_turn(state, event.player)
        or smallest(state, event.player, event.amount, "amount")
        or within_display(state, event.player, event.amount, "amount")
        or raises(state, event.amount)
        or ALLOWED
    )


def judge_pass(state: BlindHenState, event: PlayerPassed) -> Ruling:
    """Each player may pass in turn, but never the auctioneer (BH-10, BH-13)."""
    if event.player == state.auctioneer:
        reason = say("{player} is the auctioneer and may not pass (BH-10). Enter a bid.", player=event.player)
        return refuse("BH-10", reason, "player")
    return in_turn(state, event.player) or ALLOWED


def judge_sold(state: BlindHenState, event: LotSold) -> Ruling:
    """The winner's price is above every other bid that was said, and is the own bid if that was said (BH-13)."""
    return (
        still_in(state, event)
        or smallest(state, event.player, event.price, "price")
        or within_display(state, event.player, event.price, "price")
        or above_others(state, event)
        or ALLOWED
    )


def in_turn(state: BlindHenState, player: Name) -> Ruling | None:
    """The bidding goes clockwise from the auctioneer, each player exactly once (BH-13)."""
    if player == state.bidder:
        return None
    return refuse(
        "BH-13", say("It is {player}’s turn to bid (BH-13). Enter that first.", player=state.bidder), "player"
    )


def smallest(state: BlindHenState, player: Name, amount: int, field: str) -> Ruling | None:
    """The smallest bid is 1; only an auctioneer with an empty display bids 0 (BH-10)."""
    lowest = 0 if player == state.auctioneer and not state.displays[player] else 1
    if amount >= lowest:
        return None
    return refuse(
        "BH-10", say("The smallest bid is 1, only an auctioneer without cards bids 0 (BH-10). Choose 1 or more."), field
    )


def within_display(state: BlindHenState, player: Name, amount: int, field: str) -> Ruling | None:
    """Nobody bids more than the total value of all chicken cards in the own display (BH-11)."""
    limit = state.limit(player)
    if amount <= limit:
        return None
    if not limit:
        return refuse(
            "BH-11",
            say(
                "{player}’s display is empty, so {player} cannot bid (BH-11). Choose somebody else, or pass.",
                player=player,
            ),
            field,
        )
    reason = say(
        "{player}’s display holds {limit}, so {amount} is too much (BH-11). Choose up to {limit}.",
        player=player,
        limit=limit,
        amount=amount,
    )
    return refuse("BH-11", reason, field)


def raises(state: BlindHenState, amount: int) -> Ruling | None:
    """A bid has to be above the highest one; equal bids are illegal (BH-13)."""
    if amount > state.highest_bid or not state.bids:
        return None
    reason = say(
        "The highest bid is {highest}, so {amount} is too low (BH-13). Choose more, or pass.",
        highest=state.highest_bid,
        amount=amount,
    )
    return refuse("BH-13", reason, "amount")


def still_in(state: BlindHenState, event: LotSold) -> Ruling | None:
    """Who passed has not won, and who bid has won for that bid (BH-13)."""
    for bid in state.bids:
        if bid.player != event.player:
            continue
        if bid.amount is None:
            reason = say(
                "{player} passed, so {player} has not won (BH-13). Undo the pass, or choose somebody else.",
                player=event.player,
            )
            return refuse("BH-13", reason, "player")
        if bid.amount != event.price:
            reason = say(
                "{player} bid {amount}, so that is the price (BH-13). Choose {amount}, or undo the bid.",
                player=event.player,
                amount=bid.amount,
            )
            return refuse("BH-13", reason, "price")
    return None


def above_others(state: BlindHenState, event: LotSold) -> Ruling | None:
    """The winning bid is the highest one (BH-13)."""
    others = [bid.amount for bid in state.bids if bid.player != event.player and bid.amount is not None]
    highest = max(others, default=-1)
    if event.price > highest:
        return None
    reason = say(
        "Somebody else bid {highest}, so {price} does not win (BH-13). Choose more than {highest}.",
        highest=highest,
        price=event.price,
    )
    return refuse("BH-13", reason, "price")

"""May this event follow? One rule, one small function, its docstring the rule with its ruling."""

from companion.games.rubbish_auction.events import BidsRevealed, GeeksRevealed, ItemOffered
from companion.games.rubbish_auction.facts import DESTINED, MONEY
from companion.games.rubbish_auction.state import Phase, RubbishState
from companion.games.rubbish_auction.wording import item_name
from companion.tracker import ALLOWED, Event, Ruling, refuse
from companion.words import Name, say


def judge(state: RubbishState, event: Event) -> Ruling:
    """Return whether an event may follow, and if not, which rule says no."""
    match event:
        case ItemOffered(item=item):
            return offers_now(state) or still_there(state, item) or ALLOWED
        case BidsRevealed(cards=cards):
            refusals = (judge_bid(state, name, cards[name]) for name in state.seating)
            return bids_now(state) or everybody(state, event, "RA-04") or next(filter(None, refusals), ALLOWED)
        case GeeksRevealed(cards=cards):
            refusals = (judge_geek(state, name, cards[name]) for name in state.seating)
            return geeks_now(state) or everybody(state, event, "RA-21") or next(filter(None, refusals), ALLOWED)
        case _:
            raise TypeError(event)


def offers_now(state: RubbishState) -> Ruling | None:
    """One item after the other comes into the middle (RA-02), seven in all (RA-22)."""
    if state.phase is Phase.BIDS:
        return refuse("RA-02", say("“{item}” is on offer. Its bids come first (RA-02).", item=item_name(state.item)))
    return _all_auctioned(state)


def still_there(state: RubbishState, item: str) -> Ruling | None:
    """The auctioneer takes any item of those that are still there (RA-02)."""
    if item in state.left:
        return None
    if item in state.items:
        reason = say("“{item}” was auctioned before (RA-02). Choose an item that is still there.", item=item_name(item))
    else:
        reason = say(
            "No item of this table is called “{item}” (RA-02). Choose one that is still there.", item=item_name(item)
        )
    return refuse("RA-02", reason, "item")


def bids_now(state: RubbishState) -> Ruling | None:
    """Bids are for an item in the middle (RA-02)."""
    if state.phase is Phase.OFFER:
        return refuse("RA-02", say("No item is on offer (RA-02). The auctioneer chooses one first."))
    return _all_auctioned(state)


def geeks_now(state: RubbishState) -> Ruling | None:
    """Geek cards are secret until all seven items have been auctioned, then everyone reveals theirs (RA-21)."""
    if state.phase is Phase.OVER:
        return refuse("RA-21", say("The geek cards are revealed, so the game has ended (RA-21)."))
    if state.phase is not Phase.GEEKS:
        return refuse("RA-21", say("Geek cards stay secret until the seventh item is auctioned (RA-21)."))
    return None


def everybody(state: RubbishState, event: BidsRevealed | GeeksRevealed, rule: str) -> Ruling | None:
    """Everybody bids in an auction (RA-04), and everybody reveals a geek card at the end (RA-21)."""
    for player in state.seating:
        if player not in event.cards:
            reason = say("The cards of {player} are missing ({rule}). Name everybody’s.", player=player, rule=rule)
            return refuse(rule, reason, f"cards.{player}")
    return None


def judge_bid(state: RubbishState, player: Name, cards: tuple[int, ...]) -> Ruling | None:
    """A bid is one or more of the own five money cards (RA-01, RA-04), without the one that rests (RA-15)."""
    if not cards and not state.may_bid_nothing:
        reason = say("{player} bids at least one card (RA-04).", player=player)
        return refuse("RA-04", reason, f"cards.{player}")
    hand = state.hand(player)
    for at, card in enumerate(cards):
        count = cards[: at + 1].count(card)
        field = f"cards.{player}[{at}]"
        if count > MONEY.count(card):
            reason = say(
                "{player}’s money cards are 1, 2, 2, 5 and 10, so this {card} is one too many (RA-01).",
                player=player,
                card=card,
            )
            return refuse("RA-01", reason, field)
        if count > hand.count(card):
            return refuse("RA-15", say("{player}’s {card} rests this round (RA-15).", player=player, card=card), field)
    return None


def judge_geek(state: RubbishState, player: Name, items: tuple[str, ...]) -> Ruling | None:
    """A geek card shows two different items of the seven (RA-21)."""
    for at, item in enumerate(items):
        field = f"cards.{player}[{at}]"
        if item not in state.items:
            reason = say(
                "No item of this table is called “{item}” (RA-21). Choose one of the seven.", item=item_name(item)
            )
            return refuse("RA-21", reason, field)
        if item in items[:at]:
            reason = say("{player}’s geek card shows “{item}” only once (RA-21).", player=player, item=item_name(item))
            return refuse("RA-21", reason, field)
    if len(items) != DESTINED:
        reason = say(
            "A geek card shows {needed} items (RA-21). {player} has {count}.",
            needed=DESTINED,
            player=player,
            count=len(items),
        )
        return refuse("RA-21", reason, f"cards.{player}")
    return None


def _all_auctioned(state: RubbishState) -> Ruling | None:
    """There are always seven auctions, and no more (RA-22)."""
    if state.phase in {Phase.GEEKS, Phase.OVER}:
        return refuse("RA-22", say("All seven items have been auctioned (RA-22)."))
    return None

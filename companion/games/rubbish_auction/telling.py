"""Rubbish Auction in words: the log, the undo key, and what to do on the table."""

from companion.games.game import Announcement
from companion.games.rubbish_auction.events import BidsRevealed, GeeksRevealed, ItemOffered
from companion.games.rubbish_auction.facts import ITEMS
from companion.games.rubbish_auction.result import result
from companion.games.rubbish_auction.state import Phase, RubbishState
from companion.games.rubbish_auction.telling_results import announce_result, result_line
from companion.games.rubbish_auction.wording import item_name, items_of
from companion.tracker import Event
from companion.words import Listing, Sentence, say, say_many


def progress(state: RubbishState) -> Sentence:
    """Return which of the seven auctions this is (RA-22)."""
    if state.phase is Phase.OVER:
        return say_many("{count} auction", "{count} auctions", count=state.auctions)
    if state.phase is Phase.GEEKS:
        return say("The geek cards")
    return say("Auction {number} of {count}", number=state.number, count=ITEMS)


def chapter(state: RubbishState) -> Sentence:
    """Return the heading under which the log of this moment stands."""
    if state.phase is Phase.OVER:
        return say("The end")
    if state.phase is Phase.GEEKS:
        return say("The geek cards")
    return say("Auction {number}", number=state.number)


def log_line(before: RubbishState, event: Event, _after: RubbishState, _revealed: bool) -> Sentence:  # noqa: FBT001
    """Return what happened, as the log tells it; nothing is logged before everybody has revealed it (RA-06)."""
    match event:
        case ItemOffered(item=item, first_bidder=first):
            return say(
                "{player} offers “{item}”. {first} bids first",
                player=before.auctioneer,
                item=item_name(item),
                first=first,
            )
        case BidsRevealed():
            return result_line(before, event)
        case GeeksRevealed(cards=cards):
            wanted = (
                say("{player} wanted {items}", player=name, items=items_of(cards[name])) for name in before.seating
            )
            return say("{geeks}", geeks=Listing(tuple(wanted)))
        case _:
            raise TypeError(event)


def short(before: RubbishState, event: Event) -> Sentence:
    """Return the few words by which the undo key names an event."""
    match event:
        case ItemOffered(first_bidder=first):
            return say("{player} bids first", player=first)
        case BidsRevealed(cards=cards):
            end = result(before, cards)
            if end.discarded:
                return say("“{item}” discarded", item=item_name(before.item))
            return say("{player} gets “{item}”", player=end.highest, item=item_name(before.item))
        case _:
            return say("geek cards")


def announce(before: RubbishState, event: Event, after: RubbishState) -> tuple[Announcement, ...]:
    """Return what to do on the table after an event, said aloud."""
    return announce_result(before, event, after) if isinstance(event, BidsRevealed) else ()

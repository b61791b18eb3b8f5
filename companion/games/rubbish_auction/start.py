"""How a game of Rubbish Auction begins."""

from companion.games.game import Table
from companion.games.rubbish_auction.facts import ITEMS
from companion.games.rubbish_auction.state import RubbishState, Setup
from companion.games.rubbish_auction.wording import item_name
from companion.tracker import RefusedError, refuse
from companion.words import say


def start(table: Table, setup: Setup) -> RubbishState:
    """Return the position before the first auction: 30 points of fame for everybody, seven items in the deck.

    Raises ``RefusedError``: another number of items than seven (RA-22), or two that cannot be told apart (RA-02).
    """
    check_items(setup.items)
    return RubbishState(
        table=table,
        items=setup.items,
        auctioneer=setup.auctioneer,
        changes=dict.fromkeys(table.players, ()),
        won=dict.fromkeys(table.players, ()),
        blocked=dict.fromkeys(table.players),
    )


def check_items(items: tuple[str, ...]) -> None:
    """Seven item cards exist, and the auctioneer chooses among them by their labels (RA-02, RA-22).

    Raises ``RefusedError`` with the path of the fault in the setup.
    """
    seen: set[str] = set()
    for number, label in enumerate(items):
        if not label.strip():
            raise RefusedError(refuse("RA-02", say("An item needs a name (RA-02). Type one.")), f"items[{number}]")
        if label in seen:
            raise _called_alike(label, number)
        seen.add(label)
    if len(items) != ITEMS:
        reason = say("There are {needed} items, not {count} (RA-22).", needed=ITEMS, count=len(items))
        raise RefusedError(refuse("RA-22", reason), "items")


def check_capitals(items: tuple[str, ...]) -> None:
    """Names that differ in capitals alone are one name to a table that speaks them (RA-02).

    Only new names are held to it: a session of old may have both. Raises ``RefusedError``.
    """
    spoken = [label.casefold() for label in items]
    for number, label in enumerate(items):
        if spoken.index(label.casefold()) < number:
            raise _called_alike(label, number)


def _called_alike(label: str, number: int) -> RefusedError:
    reason = say("Two items are called “{item}” (RA-02). Rename one of them.", item=item_name(label))
    return RefusedError(refuse("RA-02", reason), f"items[{number}]")

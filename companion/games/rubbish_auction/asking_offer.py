"""Rubbish Auction asks: which item, and who is the First Bidder."""

from companion.games.rubbish_auction.asking_parts import ITEM
from companion.games.rubbish_auction.events import ItemOffered
from companion.games.rubbish_auction.state import RubbishState
from companion.games.rubbish_auction.wording import item_name
from companion.tracker import Answered, Crumb, Draft, Drafted, Key, PickCards, PickPlayer
from companion.words import Name, say


def which_item(state: RubbishState) -> PickCards:
    """Ask the auctioneer for any item of those that are still there (RA-02)."""
    return PickCards(
        title=say("Which item?"),
        hint=say("{player} is the auctioneer and chooses", player=state.auctioneer),
        rows=(tuple(_item_key(state, item) for item in state.left),),
        acting=state.auctioneer,
    )


def who_bids_first(state: RubbishState, draft: Draft) -> PickPlayer:
    """Ask whom the auctioneer gives the First Bidder card: any player, himself included (RA-03)."""
    item = item_of(state, draft)
    text = say("Item")
    back = Key(id="back:item", text=text, outcome=Drafted(()))
    return PickPlayer(
        title=say("First bidder?"),
        hint=say("{player} offers “{item}”", player=state.auctioneer, item=item_name(item)),
        rows=(tuple(_first_key(state, item, name) for name in state.seating),),
        crumbs=(
            Crumb(text=text, key=back if draft else None),
            Crumb(text=say("First bidder"), now=True),
            Crumb(text=say("Bids")),
        ),
        acting=state.auctioneer,
        taken=item_name(item) if draft else None,
    )


def item_of(state: RubbishState, draft: Draft) -> str:
    """Return the item that a draft offers; the last one is offered by itself."""
    return state.items[int(draft[0].removeprefix(ITEM))] if draft else state.left[0]


def _item_key(state: RubbishState, item: str) -> Key:
    tap = f"{ITEM}{state.items.index(item)}"
    return Key(id=tap, text=item_name(item), outcome=Drafted((tap,)))


def _first_key(state: RubbishState, item: str, name: Name) -> Key:
    auctioneer = name == state.auctioneer
    return Key(
        id=f"first:{name}",
        text=say("{player}", player=name),
        spoken=say("{player} bids first", player=name),
        outcome=Answered((ItemOffered(item=item, first_bidder=name),)),
        icon="gavel" if auctioneer else None,
    )

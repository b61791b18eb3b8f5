"""Auction Chicken asks which of the equal cards in the lot is taken."""

from companion.games.auction_chicken.events import CardChosen
from companion.games.auction_chicken.faces import face
from companion.games.auction_chicken.facts import Card
from companion.games.auction_chicken.state import AuctionChickenState
from companion.games.auction_chicken.wording import card_name, full_name, rank_name
from companion.tracker import Answered, Key, PickCards
from companion.words import Name, say

ACROSS = 3


def which_of_the_lot(state: AuctionChickenState) -> PickCards:
    """Ask whoever takes next, where several cards of the highest rank are left (AC-16)."""
    player = state.order[0]
    keys = [_key(player, card) for card in state.offered]
    return PickCards(
        title=say("{player} takes which {rank}?", player=player, rank=rank_name(state.offered[0].rank)),
        rows=tuple(tuple(keys[at : at + ACROSS]) for at in range(0, len(keys), ACROSS)),
        acting=player,
    )


def _key(player: Name, card: Card) -> Key:
    return Key(
        id=f"choose:{card}",
        text=card_name(card),
        spoken=full_name(card),
        outcome=Answered((CardChosen(player=player, card=card),)),
        face=face(card),
    )

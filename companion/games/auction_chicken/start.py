"""How a game of Auction Chicken begins."""

from companion.games.auction_chicken.facts import SUITS, TOKENS_OF_A_SUIT, Suit
from companion.games.auction_chicken.state import AuctionChickenState, Setup
from companion.games.game import Table


def start(table: Table, setup: Setup) -> AuctionChickenState:
    """Return the position before the first deal: two tokens of each suit for everybody, and no cards in hand."""
    return AuctionChickenState(
        table=table,
        excuse=setup.start_player,
        tokens={name: starting_tokens() for name in table.players},
        hands=dict.fromkeys(table.players, ()),
        piles=dict.fromkeys(table.players, ()),
        played=dict.fromkeys(table.players, ()),
        bids={},
    )


def starting_tokens() -> dict[Suit, int]:
    """Each player starts with twelve tokens: two of each suit."""
    return dict.fromkeys(SUITS, TOKENS_OF_A_SUIT)

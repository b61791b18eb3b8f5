"""Auction Chicken told again: who did what, and with which pieces."""

from typing import Any  # the state is handed back to the game only

import flet as ft

from companion.games.auction_chicken.deciding import decide
from companion.games.auction_chicken.events import (
    BidsRevealed,
    CardChosen,
    CardsDealt,
    CardTaken,
    TieResolved,
    TokenPlaced,
)
from companion.tracker import Event
from companion.ui.boards.auction_chicken_cards import card_row, lone_token
from companion.ui.kit import Kit
from companion.words import Name


def actor(before: Any, event: Event) -> Name | None:  # noqa: ANN401 - the state of the session
    """Return who caused an event, None where it was the whole table."""
    match event:
        case TokenPlaced(player=player) | CardTaken(player=player) | CardChosen(player=player):
            return player
        case TieResolved(tokens=tokens):
            return decide(before, {name: len(own) for name, own in tokens.items()}).decider
        case _:
            return None


def pieces(kit: Kit, event: Event, revealed: bool) -> ft.Control | None:  # noqa: FBT001 - as the register has it
    """Return the cards or tokens that an event was about; cards only once they are revealed (AC-21)."""
    match event:
        case CardsDealt(cards=cards) if revealed:
            return card_row(kit, cards)
        case BidsRevealed(cards=bids) if revealed:
            return card_row(kit, bids.values())
        case CardChosen(card=card) if revealed:
            return card_row(kit, (card,))
        case TokenPlaced(suit=suit):
            return lone_token(kit, suit)
        case _:
            return None

"""What happened at a table of Blind Hen, for the review: who acted, and with which cards."""

import flet as ft

from companion.games.blind_hen.events import (
    BidPlaced,
    CardPicked,
    CardsOffered,
    CardsPaid,
    LotRevealed,
    LotSold,
    PlayerPassed,
    PlayerRecounted,
)
from companion.games.blind_hen.state import BlindHenState
from companion.tracker import Event
from companion.ui.boards.blind_hen_cards import lot_row
from companion.ui.kit import Kit
from companion.words import Name


def actor(before: BlindHenState, event: Event) -> Name | None:
    """Return who did what the event tells, None when it was nobody of the table."""
    match event:
        case BidPlaced(player=player) | PlayerPassed(player=player) | LotSold(player=player):
            return player
        case CardPicked(player=player) | PlayerRecounted(player=player):
            return player
        case CardsPaid() | LotRevealed():
            return before.winner
        case CardsOffered():
            return before.auctioneer
        case _:
            return None


def pieces(kit: Kit, event: Event, revealed: bool) -> ft.Control | None:  # noqa: FBT001 - as the register has it
    """Return the cards that an event was about, hens and corns face down until they are revealed (BH-23)."""
    match event:
        case CardsOffered(face_up=cards) | CardsPaid(cards=cards) | LotRevealed(cards=cards):
            return lot_row(kit, cards, revealed=revealed)
        case CardPicked(card=card):
            return lot_row(kit, (card,), revealed=revealed)
        case _:
            return None

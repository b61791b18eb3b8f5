"""What happened at a table of Rubbish Auction, for the review: who offered, and who showed which cards."""

import flet as ft

from companion.games.rubbish_auction.events import BidsRevealed, GeeksRevealed, ItemOffered
from companion.games.rubbish_auction.state import RubbishState
from companion.tracker import Event
from companion.ui.boards.rubbish_auction_cards import item_row, money_row
from companion.ui.components.texts import body
from companion.ui.kit import Kit
from companion.words import Name

NAME = 86


def actor(before: RubbishState, event: Event) -> Name | None:
    """Return who did what the event tells: the auctioneer offers; bids and geek cards are everybody's."""
    return before.auctioneer if isinstance(event, ItemOffered) else None


def pieces(kit: Kit, event: Event, _revealed: bool) -> ft.Control | None:  # noqa: FBT001 - as the register has it
    """Return the cards that an event was about; bids are logged only once they are revealed (RA-06)."""
    match event:
        case ItemOffered(item=item):
            return item_row(kit, (item,))
        case BidsRevealed(cards=cards):
            return _rows(kit, {name: money_row(kit, own) for name, own in cards.items()})
        case GeeksRevealed(cards=cards):
            return _rows(kit, {name: item_row(kit, own) for name, own in cards.items()})
        case _:
            return None


def _rows(kit: Kit, rows: dict[Name, ft.Control]) -> ft.Control:
    return ft.Column(
        [
            ft.Row(
                [ft.Container(body(kit, name, 14.5, bold=True), width=NAME), ft.Container(row, expand=True)],
                spacing=8,
            )
            for name, row in rows.items()
        ],
        spacing=4,
        tight=True,
    )

"""Rubbish Auction's state in full: everybody's items and geek card, what is left and what was discarded."""

import flet as ft

from companion.games.rubbish_auction.position import Position, tracked
from companion.games.rubbish_auction.position import told as of_tally
from companion.games.rubbish_auction.state import RubbishState
from companion.games.session import Session
from companion.ui.boards.rubbish_auction_cards import item_row
from companion.ui.boards.scored import Scored
from companion.ui.components.art import picture
from companion.ui.components.texts import body, title
from companion.ui.kit import Kit
from companion.words import Name, say


def position(scored: Scored) -> Position:
    """Return what is scored, of a session or a tally."""
    return tracked(scored.state) if isinstance(scored, Session) else of_tally(scored.final)


def draw_holdings(kit: Kit, scored: Scored, _revealed: bool) -> ft.Control:  # noqa: FBT001 - the register's form
    """Return a card a player; of a tracked session also the items that nobody has."""
    where = position(scored)
    parts = [_holding(kit, where, name) for name in where.holdings]
    if isinstance(scored, Session):
        parts.extend(_nobodys(kit, scored.state))
    return ft.Column(parts, spacing=10, tight=True)


def _holding(kit: Kit, where: Position, name: Name) -> ft.Control:
    holding = where.holdings[name]
    heading = title(kit, name, 18, lines=1)
    heading.expand = True
    fame = body(kit, kit(say("fame {points}", points=holding.fame)), 14, quiet=True)
    lines: list[ft.Control] = [ft.Row([heading, fame], spacing=8), item_row(kit, holding.items)]
    if holding.destined is not None:
        wanted = ft.Container(item_row(kit, holding.destined, counting=holding.items), expand=True)
        lines.append(ft.Row([picture(kit, "geek", 26), wanted], spacing=8))
    return _card(kit, lines)


def _nobodys(kit: Kit, state: RubbishState) -> list[ft.Control]:
    cards: list[ft.Control] = []
    if state.left:
        cards.append(_card(kit, [title(kit, kit(say("Still to come")), 18), item_row(kit, state.left)]))
    if state.discarded:
        heading = ft.Row([picture(kit, "bin", 24), title(kit, kit(say("Discarded")), 18)], spacing=8)
        cards.append(_card(kit, [heading, item_row(kit, state.discarded, counting=())]))
    return cards


def _card(kit: Kit, parts: list[ft.Control]) -> ft.Control:
    return ft.Container(
        ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=kit.look.page,
        border_radius=16,
        padding=12,
    )

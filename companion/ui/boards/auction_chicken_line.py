"""The cards that lie in the middle: the line with its tokens, or the lot with who took what and the bids."""

import flet as ft

from companion.games.auction_chicken.faces import face
from companion.games.auction_chicken.facts import SUITS, Card
from companion.games.auction_chicken.state import AuctionChickenState, Phase, high_to_low
from companion.games.auction_chicken.wording import full_name, rank_name, that_card
from companion.ui.boards.auction_chicken_measures import (
    BETWEEN,
    CARD_GAP,
    RIGHT,
    bid_height,
    card_height,
    card_width,
    chip_height,
)
from companion.ui.boards.auction_chicken_words import line_words
from companion.ui.components.art import picture
from companion.ui.components.fitted import fitted_numeral, fitted_words
from companion.ui.components.suits import suit, suited_face
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.ui.theme import CELL_RADIUS
from companion.words import Name, say

THICK = 4
TOKEN = 20
SEPARATE = 9
"""More tokens on a card are counted suit by suit."""
INSIDE = 6


def draw_middle(kit: Kit, state: AuctionChickenState, *, low: bool) -> list[ft.Control]:
    """Return what lies in the middle of the table, nothing between rounds."""
    match state.phase:
        case Phase.LINE:
            return [_line(kit, state, low=low), _tokens(kit, state)]
        case Phase.BIDS:
            return [_cards(kit, [_card(kit, card, _place(kit, state, low=low)) for card in state.lot])]
        case Phase.TIE | Phase.CHOOSE:
            return [_lot(kit, state, low=low), _bids(kit, state)]
        case _:
            return []


def _place(kit: Kit, state: AuctionChickenState, *, low: bool) -> tuple[float, float]:
    return card_width(kit, len(state.seating)), card_height(kit, low=low)


def _cards(kit: Kit, cards: list[ft.Control]) -> ft.Control:
    row = ft.Row(cards, spacing=CARD_GAP, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(row, width=kit.pane, padding=ft.Padding.only(bottom=BETWEEN))


def _card(kit: Kit, card: Card, place: tuple[float, float], *, now: bool = False, label: str = "") -> ft.Control:
    width, high = place
    box = ft.Container(
        suited_face(kit, face(card), width - 2 * INSIDE, high - 2 * INSIDE),
        width=width,
        height=high,
        bgcolor=kit.look.surface,
        border=kit.look.border(kit.look.ink, THICK) if now else kit.look.border(),
        border_radius=CELL_RADIUS,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(identifier=f"card-{card}", label=label or kit(full_name(card)), container=True, content=box)


def _line(kit: Kit, state: AuctionChickenState, *, low: bool) -> ft.Control:
    place = _place(kit, state, low=low)
    gone: list[ft.Control] = [_gone(kit, name, card, place) for name, card in state.taken]
    there: list[ft.Control] = [
        _card(kit, lying.card, place, now=not at, label=kit(line_words(lying, lowest=not at)))
        for at, lying in enumerate(state.line)
    ]
    return _cards(kit, [*gone, *there])


def _gone(kit: Kit, player: Name, card: Card, place: tuple[float, float]) -> ft.Control:
    width, high = place
    told = kit(say("took {rank}", rank=rank_name(card.rank)))
    lines = ft.Column(
        [
            fitted_words(kit, player, width - INSIDE, high / 2, size=15, lines=2, color=kit.look.ink_2),
            fitted_words(kit, told, width - INSIDE, high / 2, size=13.5, lines=2, color=kit.look.ink_2, bold=False),
        ],
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        lines,
        width=width,
        height=high,
        border=kit.look.border(kit.look.line),
        border_radius=CELL_RADIUS,
        alignment=ft.Alignment.CENTER,
    )
    label = kit(say("{player} took {card}", player=player, card=that_card(card)))
    return ft.Semantics(label=label, container=True, content=box)


def _tokens(kit: Kit, state: AuctionChickenState) -> ft.Control:
    """The tokens on the lowest card, which its label names."""
    tokens = state.line[0].tokens
    size = min(TOKEN, chip_height(kit) - 4)
    shown: list[ft.Control] = [suit(kit, own, size) for own in tokens]
    if len(tokens) > SEPARATE:
        shown = []
        for own in SUITS:
            if own in tokens:
                shown += [suit(kit, own, size), words(f"×{tokens.count(own)}", size=14 / kit.scale, bold=True)]
    width, _ = _place(kit, state, low=True)
    beside = len(state.taken) * (width + CARD_GAP)
    row = ft.Row(shown, spacing=3, tight=True)
    edge = (kit.pane - len(state.seating) * (width + CARD_GAP) + CARD_GAP) / 2
    needed = len(shown) * (size + 3) * (1.2 if len(tokens) > SEPARATE else 1)
    start = max(0.0, min(edge + beside, kit.pane - needed - RIGHT))
    return ft.Container(row, height=chip_height(kit), padding=ft.Padding.only(left=start))


def _lot(kit: Kit, state: AuctionChickenState, *, low: bool) -> ft.Control:
    """The cards of the lot, high to low, and under each who took it."""
    place = _place(kit, state, low=low)
    takers = {card: name for name, card in state.taken}
    columns: list[ft.Control] = []
    for card in high_to_low((*state.lot, *takers)):
        open_now = card in state.offered
        columns.append(
            ft.Column(
                [_card(kit, card, place, now=open_now), _chip(kit, takers.get(card), place[0])],
                spacing=BETWEEN,
                tight=True,
            )
        )
    return _cards(kit, columns)


def _chip(kit: Kit, taker: Name | None, width: float) -> ft.Control:
    named = fitted_words(kit, taker or "–", width - INSIDE, chip_height(kit), size=14, color=kit.look.ink_2)
    if taker is not None:
        named.color = kit.look.on_ink
    box = ft.Container(
        named,
        width=width,
        height=chip_height(kit),
        bgcolor=kit.look.ink if taker else None,
        border_radius=8,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(label=kit(say("{player} took it", player=taker)) if taker else None, content=box)


def _bids(kit: Kit, state: AuctionChickenState) -> ft.Control:
    """What everybody bid, highest first; those who are tied now on straw."""
    order = sorted(state.bids, key=lambda name: -state.bids[name].rank)
    width = (kit.pane - 2 * RIGHT + BETWEEN) / len(order) - BETWEEN
    row = ft.Row(
        [_bid(kit, state, name, width) for name in order], spacing=BETWEEN, alignment=ft.MainAxisAlignment.CENTER
    )
    return ft.Container(row, width=kit.pane, padding=ft.Padding.only(bottom=BETWEEN))


def _bid(kit: Kit, state: AuctionChickenState, player: Name, width: float) -> ft.Control:
    card, high = state.bids[player], bid_height(kit)
    now = player in (state.tied if state.phase is Phase.TIE else state.order[:1])
    shown = face(card)
    symbol = min(18.0, (width - 2 * INSIDE) / 3 - 3)
    ranked: ft.Control = fitted_numeral(kit, shown.text, width * 0.3, high / 2, size=18, color=kit.look.ink)
    if shown.picture is not None:
        ranked = picture(kit, shown.picture, symbol)
    marks = ft.Row(
        [ranked, *(suit(kit, own, symbol) for own in shown.marks)],
        spacing=3,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
    lines = ft.Column(
        [fitted_words(kit, player, width - INSIDE, size=14, color=kit.look.ink), marks],
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        lines,
        width=width,
        height=high,
        bgcolor=kit.look.straw if now else kit.look.surface,
        border=kit.look.border(kit.look.ink, 3) if now else kit.look.border(kit.look.line),
        border_radius=CELL_RADIUS,
        alignment=ft.Alignment.CENTER,
    )
    said = say("{player} bid {card}", player=player, card=that_card(card))
    label = kit(say("{bid}, tied", bid=said) if now and state.phase is Phase.TIE else said)
    return ft.Semantics(label=label, container=True, content=box)

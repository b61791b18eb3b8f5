"""Rubbish Auction's table: a card a player with fame, money and items, and the item in the middle."""

import flet as ft

from companion.games.rubbish_auction.state import RubbishState
from companion.ui.boards.rubbish_auction_measures import (
    ABOUT,
    AROUND,
    BELOW,
    BESIDE_FAME,
    BETWEEN,
    BIN,
    EDGE,
    FAME,
    INSIDE,
    ITEM,
    LOCK,
    MARK,
    NAME,
    UNDER,
    middle_height,
    seat_height,
    seat_width,
)
from companion.ui.boards.rubbish_auction_words import count_words, items_won, limit, middle_words, seat_words
from companion.ui.boards.taps import BoardTaps
from companion.ui.components.art import picture
from companion.ui.components.fitted import fitted_numeral, fitted_words, loose
from companion.ui.components.texts import title
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kept import Kept
from companion.ui.kit import Kit
from companion.ui.measure import LEADING, ROUND, fitted, width_of
from companion.ui.open_table import OpenTable
from companion.words import Name, say


def draw(kit: Kit, table: OpenTable, acting: Name | None, taps: BoardTaps, kept: Kept) -> ft.Control:
    """Return everybody's card in seating order, and below them what lies in the middle."""
    state: RubbishState = table.session.state
    low = taps.low or taps.only_acting
    told = middle_words(state)
    parts: list[ft.Control] = [kept.part("middle", (kit, told, low), lambda: _middle(kit, state, low=low))]
    if not taps.only_acting:
        seats = [_kept_seat(kit, state, player, acting, taps, kept) for player in state.seating]
        row = ft.Row(seats, spacing=BETWEEN, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
        parts.insert(0, ft.Container(row, height=seat_height(kit, low=taps.low)))
    return ft.Container(
        ft.Column(parts, spacing=BETWEEN, tight=True),
        padding=ft.Padding.only(left=EDGE, right=EDGE, bottom=BELOW),
    )


def _kept_seat(
    kit: Kit, state: RubbishState, player: Name, acting: Name | None, taps: BoardTaps, kept: Kept
) -> ft.Control:
    depends_on = (kit, str(seat_words(state, player)), player == acting, taps.live, taps.low)
    return kept.part(player, depends_on, lambda: _seat(kit, state, player, taps, now=player == acting))


def _seat(kit: Kit, state: RubbishState, player: Name, taps: BoardTaps, *, now: bool) -> ft.Control:
    ink, ink_2 = (kit.look.on_ink, kit.look.on_ink) if now else (kit.look.ink, kit.look.ink_2)
    wide = seat_width(kit, len(state.seating)) - 2 * INSIDE
    lines: list[ft.Control] = [_name(kit, state, player, wide, ink)]
    if kit.large:
        lines += [_fame(kit, state, player, wide, ink), _counts(kit, state, player, wide, ink_2)]
    elif taps.low:
        lines += [_fame_and_counts(kit, state, player, wide, (ink, ink_2)), _most(kit, state, player, wide, ink_2)]
    else:
        lines += [_fame(kit, state, player, wide, ink), _most(kit, state, player, wide, ink_2)]
        lines.append(_items(kit, state, player, wide, ink_2))
    return tile(
        kit,
        ft.Column(
            lines,
            spacing=0,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        id=f"seat-{player}",
        label=kit(seat_words(state, player)),
        paint=Paint(fill=kit.look.ink if now else kit.look.surface),
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        expand=True,
        padding=INSIDE,
        still=not taps.live,
    )


def _name(kit: Kit, state: RubbishState, player: Name, wide: float, ink: str) -> ft.Control:
    marks = role_marks(kit, state, player, MARK, ink)
    room = wide - (MARK + 3) * len(marks)
    name = loose(fitted_words(kit, player, room, size=NAME, color=ink))
    return ft.Row([name, *marks], spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def role_marks(kit: Kit, state: RubbishState, player: Name, size: float, ink: str | None = None) -> list[ft.Control]:
    """Return the gavel of the auctioneer and the number one of the First Bidder."""
    color = ink or kit.look.ink
    marks: list[ft.Control] = []
    if player == state.auctioneer:
        marks.append(ft.Icon(ft.Icons.GAVEL, size=size, color=color))
    if player == state.first_bidder:
        marks.append(ft.Icon(ft.Icons.LOOKS_ONE_OUTLINED, size=size, color=color))
    return marks


def _items(kit: Kit, state: RubbishState, player: Name, wide: float, ink: str) -> ft.Control:
    """How many items a player has, and the card that rests."""
    rests = _resting(kit, state, player, ink)
    full = kit(items_won(state, player))
    room = wide - (_resting_width(state, player) if rests else 0)
    told = full if width_of(full, UNDER) <= room else str(len(state.won[player]))
    items: list[ft.Control] = [loose(fitted_words(kit, told, room, size=UNDER, color=ink, bold=False))]
    if told != full:
        items.insert(0, ft.Icon(ft.Icons.DELETE_OUTLINED, size=LOCK, color=ink))
    return ft.Row([*items, *rests], spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _fame(kit: Kit, state: RubbishState, player: Name, wide: float, ink: str) -> ft.Control:
    return fitted_numeral(kit, str(state.fame[player]), wide, FAME * LEADING * kit.scale, size=FAME, color=ink)


def _most(kit: Kit, state: RubbishState, player: Name, wide: float, ink: str) -> ft.Control:
    """The most that can still be bid."""
    most = kit(limit(state, player, brief=width_of(kit(limit(state, player, brief=False)), UNDER) > wide))
    return fitted_words(kit, most, wide, size=UNDER, color=ink, bold=False)


def _fame_and_counts(kit: Kit, state: RubbishState, player: Name, wide: float, inks: tuple[str, str]) -> ft.Control:
    """Where the card is low: the fame, and beside it the card that rests above the number of items."""
    side: list[ft.Control] = [*_resting(kit, state, player, inks[1]), _bin_count(kit, state, player, inks[1])]
    fame = _fame(kit, state, player, wide - BESIDE_FAME, inks[0])
    column = ft.Column(side, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    high = FAME * LEADING * kit.scale
    row = ft.Row([fame, column], spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(row, height=high)


def _counts(kit: Kit, state: RubbishState, player: Name, wide: float, ink: str) -> ft.Control:
    """In large letters: the card that rests, and the number of items where both have room."""
    rests = _resting(kit, state, player, ink)
    taken = _resting_width(state, player) if rests else 0.0
    both = (taken + LOCK + width_of(str(len(state.won[player])), UNDER)) * kit.scale <= wide
    parts = [*rests, _bin_count(kit, state, player, ink)] if both or not rests else rests
    return ft.Row(parts, spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _bin_count(kit: Kit, state: RubbishState, player: Name, ink: str) -> ft.Control:
    number = fitted_words(kit, str(len(state.won[player])), 3 * UNDER, size=UNDER, color=ink)
    return ft.Row([ft.Icon(ft.Icons.DELETE_OUTLINED, size=LOCK, color=ink), number], spacing=1, tight=True)


def _resting(kit: Kit, state: RubbishState, player: Name, ink: str) -> list[ft.Control]:
    blocked = state.blocked[player]
    if blocked is None:
        return []
    number = fitted_words(kit, str(blocked), 3 * UNDER, size=UNDER, color=ink)
    return [ft.Row([ft.Icon(ft.Icons.LOCK_OUTLINED, size=LOCK, color=ink), number], spacing=1, tight=True)]


def _resting_width(state: RubbishState, player: Name) -> float:
    return LOCK + width_of(str(state.blocked[player]), UNDER) + 6


def _middle(kit: Kit, state: RubbishState, *, low: bool) -> ft.Control:
    heading, about = (kit(told) for told in middle_words(state))
    drawn = [] if low else [_bin(kit)]
    room = kit.pane - 2 * EDGE - 24 - (BIN + 12 if drawn else 0)
    counts = kit(count_words(state)) if state.item is not None and not kit.large else ""
    taken = width_of(counts, UNDER) + 8 if counts else 0.0
    size = ITEM * 0.8 if low else ITEM
    named = title(kit, heading, fitted(heading, (room - taken) / ROUND, size=size, scale=kit.scale).size, lines=1)
    named.style, named.expand = ft.TextStyle(height=LEADING), True
    first = ft.Row([named, words(counts, size=UNDER, color=kit.look.ink_2)] if counts else [named], spacing=8)
    second = fitted_words(kit, about, room, size=ABOUT, color=kit.look.ink_2, bold=False, align=ft.TextAlign.START)
    lines: list[ft.Control] = [first] if kit.large else [first, second]
    text = ft.Column(lines, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER, expand=True)
    box = ft.Container(
        ft.Row([*drawn, text], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        bgcolor=kit.look.surface,
        border_radius=16,
        height=middle_height(kit, low=low),
        padding=ft.Padding.symmetric(horizontal=12, vertical=0 if low else AROUND / 4),
    )
    told = say("{heading}. {detail}", heading=heading, detail=about)
    if state.item is not None:
        told = say("{middle} {counts}", middle=told, counts=count_words(state))
    return ft.Semantics(identifier="middle", label=kit(told), container=True, content=box, exclude_semantics=True)


def _bin(kit: Kit) -> ft.Control:
    return ft.Container(
        picture(kit, "bin", BIN - 10),
        width=BIN,
        height=BIN,
        bgcolor=kit.look.well,
        border_radius=12,
        alignment=ft.Alignment.CENTER,
    )

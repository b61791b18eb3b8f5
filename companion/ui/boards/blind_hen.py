"""Blind Hen's table: a row a player, a column a colour."""

from collections.abc import Callable

import flet as ft

from companion.games.blind_hen.facts import COLORS, Color
from companion.games.blind_hen.state import BlindHenState
from companion.games.blind_hen.wording import CHICKEN_NAMES, COLOR_NAMES
from companion.tracker import Key
from companion.ui.boards.taps import BoardTaps, Kept
from companion.ui.components.art import meeple, picture, shape
from companion.ui.components.texts import body, numeral, title
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.desk import OpenTable
from companion.ui.kit import Kit
from companion.ui.theme import CELL_RADIUS
from companion.words import Name, Sentence, say, say_many

NAME_WIDTH = 92
PILE_WIDTH = 50
ROW = 53
SEAT_CARD = 42
SEAT_KEYS = 210
LETTERS: dict[Color, Sentence] = {
    Color.GREEN: say("G"),
    Color.RED: say("R"),
    Color.YELLOW: say("Y"),
    Color.PURPLE: say("P"),
    Color.BLUE: say("B"),
}


def draw(kit: Kit, table: OpenTable, acting: Name | None, taps: BoardTaps, kept: Kept) -> ft.Control:
    """Return the matrix: big the number of cards, small their value, the chicken with its owner."""
    state: BlindHenState = table.session.state
    players = (acting,) if taps.only_acting and acting else state.seating
    rows = [_kept_row(kit, state, player, acting, taps, kept) for player in players]
    return ft.Container(
        ft.Column([kept.part("head", (kit,), lambda: _head(kit)), *rows], spacing=5, tight=True),
        padding=ft.Padding.only(left=6, right=8, bottom=6),
    )


def draw_seat(kit: Kit, table: OpenTable, player: Name, key: Callable[[Key], ft.Control]) -> ft.Control:
    """Return all cards of a player, and what can be put right about them."""
    state: BlindHenState = table.session.state
    columns = ft.Row(
        [_column(kit, state, player, color) for color in COLORS],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    keys = table.session.game.asking.about(state, player)
    recount, *chickens = keys
    parts: list[ft.Control] = [columns, ft.Row([key(recount)])]
    if chickens:
        parts.append(body(kit, kit(say("Wooden chickens: tap one to move it")), 14, quiet=True))
        parts.append(ft.Row([key(chicken) for chicken in chickens], spacing=6))
    return ft.Column(parts, spacing=12, tight=True)


def seat_height(state: BlindHenState, player: Name) -> float:
    """Return about how high the picture of a seat is."""
    longest = max(state.count(player, color) for color in COLORS)
    return longest * SEAT_CARD + SEAT_KEYS


def draw_secret(kit: Kit, table: OpenTable, player: Name) -> ft.Control:
    """Return what lies in a player's pile, for as long as the finger stays (BH-23)."""
    state: BlindHenState = table.session.state
    return ft.Container(
        ft.Row(
            [
                _secret(kit, "hen", state.hens[player], say_many("Blind Hen", "Blind Hens", count=state.hens[player])),
                _secret(
                    kit, "corn", state.corns[player], say_many("Golden Corn", "Golden Corns", count=state.corns[player])
                ),
            ],
            alignment=ft.MainAxisAlignment.SPACE_EVENLY,
        ),
        bgcolor=kit.look.well,
        border_radius=18,
        padding=14,
    )


def secret_title(kit: Kit, player: Name) -> str:
    """Return the title that tells the whole table who is looking."""
    return kit(say("{player} looks at the own pile", player=player))


def _kept_row(
    kit: Kit, state: BlindHenState, player: Name, acting: Name | None, taps: BoardTaps, kept: Kept
) -> ft.Control:
    leading = tuple(state.leaders(color) for color in COLORS)
    depends_on = (kit, _seen(state, player), leading, state.auctioneer == player, player == acting, taps.live)
    return kept.part(player, depends_on, lambda: _row(kit, state, player, acting, taps))


def _seen(state: BlindHenState, player: Name) -> tuple[object, ...]:
    """Return all that a row shows of a player, and of whom the row's labels compare him with."""
    owned = tuple(state.chickens[color] == player for color in COLORS)
    most = tuple(max(state.count(other, color) for other in state.seating) for color in COLORS)
    return state.displays[player], state.pile(player), owned, most


def _head(kit: Kit) -> ft.Control:
    heads: list[ft.Control] = [
        ft.Container(
            words("" if kit.large else kit(say("cards, value")), size=12.5, color=kit.look.ink_2),
            width=NAME_WIDTH,
            padding=ft.Padding.only(left=8),
        )
    ]
    for color in COLORS:
        mark = ft.Row(
            [shape(kit, color, 14), words(kit(LETTERS[color]), size=14, bold=True, color=kit.look.ink)],
            spacing=3,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        )
        heads.append(ft.Container(mark, expand=True, alignment=ft.Alignment.CENTER))
    heads.append(
        ft.Container(
            ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, size=18, color=kit.look.ink_2),
            width=PILE_WIDTH,
            alignment=ft.Alignment.CENTER,
        )
    )
    return ft.Row(heads, spacing=4)


def _row(kit: Kit, state: BlindHenState, player: Name, acting: Name | None, taps: BoardTaps) -> ft.Control:
    cells: list[ft.Control] = [_name(kit, state, player, taps, now=player == acting)]
    cells.extend(_cell(kit, state, player, color, taps) for color in COLORS)
    cells.append(_pile(kit, state, player, taps))
    return ft.Container(
        ft.Row(cells, spacing=4, vertical_alignment=ft.CrossAxisAlignment.STRETCH), height=ROW * min(kit.scale, 1.7)
    )


def _name(kit: Kit, state: BlindHenState, player: Name, taps: BoardTaps, *, now: bool) -> ft.Control:
    ink = kit.look.on_ink if now else kit.look.ink
    auctioneer = player == state.auctioneer
    name: list[ft.Control] = [words(player, size=16, bold=True, color=ink)]
    name[0].expand = True
    if auctioneer:
        name.append(ft.Icon(ft.Icons.GAVEL, size=16, color=ink))
    limit = state.limit(player)
    under = say("to {limit}", limit=limit) if kit.large else say("bids to {limit}", limit=limit)
    lines = ft.Column(
        [
            ft.Row(name, spacing=3),
            words(kit(under), size=12.5, color=kit.look.on_ink if now else kit.look.ink_2),
        ],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    role = say("{player}, auctioneer, bids to {limit}", player=player, limit=limit)
    plain = say("{player}, bids to {limit}", player=player, limit=limit)
    return tile(
        kit,
        lines,
        id=f"seat-{player}",
        label=kit(role if auctioneer else plain),
        paint=Paint(fill=kit.look.ink if now else ft.Colors.TRANSPARENT, radius=CELL_RADIUS),
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        width=NAME_WIDTH,
        padding=ft.Padding.only(left=8, right=4),
        centered=False,
    )


def _cell(kit: Kit, state: BlindHenState, player: Name, color: Color, taps: BoardTaps) -> ft.Control:
    count, value = state.count(player, color), state.value(player, color)
    leaders = state.leaders(color)
    alone = leaders == (player,)
    tied = player in leaders and not alone
    hue = kit.look.hues[color]
    fill = hue.fill if alone else hue.tint if count else ft.Colors.TRANSPARENT
    ink = hue.on_fill if alone else kit.look.ink
    border = kit.look.border(hue.edge, 3) if tied else kit.look.border(hue.edge, 1.5) if alone else None
    return tile(
        kit,
        _cell_face(kit, state, player, color, ink=ink, on_fill=alone),
        id=f"cell-{player}-{color}",
        label=kit(_cell_words(state, player, color, count, value)),
        paint=Paint(fill=fill, border=border, radius=CELL_RADIUS),
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        expand=True,
        padding=0,
    )


def _cell_face(kit: Kit, state: BlindHenState, player: Name, color: Color, *, ink: str, on_fill: bool) -> ft.Control:
    count, value = state.count(player, color), state.value(player, color)
    owner = state.chickens[color] == player
    big = numeral(kit, str(count), 22, ink) if count else words("–", size=18, color=kit.look.ink_2)
    small: list[ft.Control] = []
    if owner:
        small.append(meeple(kit, color, 20, on_fill=on_fill))
    if kit.large:
        return ft.Row([big, *small], spacing=2, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    if count:
        small.append(words(str(value), size=12.5, color=ink if on_fill else kit.look.ink_2))
    lines: list[ft.Control] = [big]
    if small:
        lines.append(ft.Row(small, spacing=2, alignment=ft.MainAxisAlignment.CENTER, tight=True))
    return ft.Column(
        lines,
        spacing=-3,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _cell_words(state: BlindHenState, player: Name, color: Color, count: int, value: int) -> Sentence:
    cards = say_many(
        "{player}, {color}: {count} card, value {value}",
        "{player}, {color}: {count} cards, value {value}",
        count=count,
        player=player,
        color=COLOR_NAMES[color],
        value=value,
    )
    if state.chickens[color] == player:
        cards = say("{cards}, owns {chicken}", cards=cards, chicken=CHICKEN_NAMES[color])
    leaders = state.leaders(color)
    if leaders == (player,):
        return say("{cards}. The most", cards=cards)
    if player in leaders:
        return say("{cards}. Tied for most", cards=cards)
    if leaders:
        leader = leaders[0]
        return say("{cards}. {leader} has {most}", cards=cards, leader=leader, most=state.count(leader, color))
    return cards


def _pile(kit: Kit, state: BlindHenState, player: Name, taps: BoardTaps) -> ft.Control:
    count = state.pile(player)
    closed = ft.Container(
        numeral(kit, str(count), 17, kit.look.ink),
        width=34,
        height=42,
        alignment=ft.Alignment.CENTER,
        bgcolor=kit.look.well,
        border=kit.look.border(width=1.5),
        border_radius=7,
    )
    place = ft.Container(closed, alignment=ft.Alignment.CENTER, width=PILE_WIDTH)
    if not taps.live:
        still = say_many(
            "{player}, pile of {count} card", "{player}, pile of {count} cards", count=count, player=player
        )
        return ft.Semantics(label=kit(still), container=True, content=place)
    press = ft.GestureDetector(
        content=place,
        on_long_press_start=lambda _: taps.peek(player),
        on_long_press_end=lambda _: taps.peek(None),
        on_tap=lambda _: taps.row(player),
    )
    label = say_many(
        "{player}, pile of {count} hidden card, hold to look",
        "{player}, pile of {count} hidden cards, hold to look",
        count=count,
        player=player,
    )
    return ft.Semantics(identifier=f"pile-{player}", label=kit(label), button=True, container=True, content=press)


def _column(kit: Kit, state: BlindHenState, player: Name, color: Color) -> ft.Control:
    hue = kit.look.hues[color]
    cards: list[ft.Control] = [
        ft.Container(
            numeral(kit, str(card.value), 18, hue.on_fill),
            bgcolor=hue.fill,
            border=kit.look.border(hue.edge),
            border_radius=8,
            height=38,
            alignment=ft.Alignment.CENTER,
        )
        for card in state.displays[player]
        if card.color is color
    ]
    head = ft.Row(
        [shape(kit, color, 14), words(kit(LETTERS[color]), size=14, bold=True, color=kit.look.ink)],
        spacing=3,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    label = _cell_words(state, player, color, state.count(player, color), state.value(player, color))
    return ft.Semantics(
        label=kit(label),
        container=True,
        content=ft.Column([head, *cards], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        expand=True,
    )


def _secret(kit: Kit, drawing: str, count: int, name: Sentence) -> ft.Control:
    return ft.Column(
        [picture(kit, drawing, 68), title(kit, str(count), 34), body(kit, kit(name), 15, quiet=True)],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

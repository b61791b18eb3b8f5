"""One seat of Blind Hen: all its cards, and what its pile hides."""

from collections.abc import Callable

import flet as ft

from companion.games.blind_hen.facts import COLORS, Color
from companion.games.blind_hen.state import BlindHenState
from companion.tracker import Key
from companion.ui.boards.blind_hen_words import LETTERS, cell_words
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import fitted_numeral
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.words import Name, Sentence, say, say_many

SEAT_CARD = 42
SEAT_KEYS = 210


def draw_seat(kit: Kit, table: OpenTable, player: Name, key: Callable[[Key], ft.Control] | None) -> ft.Control:
    """Return all cards of a player, and what can be put right about them where that may be tapped."""
    state: BlindHenState = table.session.state
    columns = ft.Row(
        [_column(kit, state, player, color) for color in COLORS],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    if key is None:
        return columns
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
    return kit(say("{player} is looking at {player}’s pile", player=player))


def _column(kit: Kit, state: BlindHenState, player: Name, color: Color) -> ft.Control:
    hue = kit.look.hues[color]
    cards: list[ft.Control] = [
        ft.Container(
            fitted_numeral(kit, str(card.value), 40, 36, size=18, color=hue.on_fill),
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
    label = cell_words(state, player, color, state.count(player, color), state.value(player, color))
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

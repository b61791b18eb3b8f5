"""One seat of Egg On: what its colour still has in hand and deck together, what lies on the table, its eggs."""

from collections.abc import Callable

import flet as ft

from companion.games.egg_on.asking_parts import card_name
from companion.games.egg_on.faces import HIGH_WORMS, LOW_WORMS
from companion.games.egg_on.facts import CROW, WEDDING, Card, Color
from companion.games.egg_on.state import EggOnState
from companion.games.egg_on.wording import FEMALE_NAMES
from companion.tracker import Key
from companion.ui.boards.egg_on_cards import card_chip, egg_row, worm_row
from companion.ui.boards.egg_on_words import cell_words
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import fitted_words
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.ui.theme import READABLE_WIDTH, TIGHT
from companion.words import Name, say

LEFT_CARDS: tuple[tuple[Card, ...], ...] = (LOW_WORMS, HIGH_WORMS, (CROW, WEDDING))
TALL, CARD_LINE = 370, 44
CARD_ROOM, EDGES = 58, 30
ACROSS = 6


def draw_seat(kit: Kit, table: OpenTable, player: Name, _: Callable[[Key], ft.Control] | None) -> ft.Control:
    """Return what a male still has, hand and deck together (EO-30), his stacks from the bottom, and his eggs."""
    state: EggOnState = table.session.state
    stacks = [_stack(kit, state, female, player) for female in state.females if state.stack(female, player)]
    on_table = stacks or [body(kit, kit(say("Nothing yet")), 14.5, quiet=True)]
    return ft.Column(
        [
            _heading(kit, state, player),
            ft.Column([_left(kit, state, player, row) for row in LEFT_CARDS], spacing=6, tight=True),
            title(kit, kit(say("On the table")), 17),
            *on_table,
            title(kit, kit(say("Eggs")), 17),
            egg_row(kit, state.eggs[player]),
        ],
        spacing=8,
        tight=True,
    )


def seat_height(state: EggOnState, player: Name) -> float:
    """Return about how high the picture of a seat is."""
    lines = sum(-(-len(state.stack(female, player)) // ACROSS) for female in state.females)
    return TALL + lines * CARD_LINE


def _heading(kit: Kit, state: EggOnState, player: Name) -> ft.Control:
    left = sum(state.left(player).values())
    heading = title(kit, kit(say("In hand and deck together: {count}", count=left)), 17)
    heading.expand = True
    return ft.Row([picture(kit, f"shape-{state.colors[player]}", 20), heading], spacing=8)


def _left(kit: Kit, state: EggOnState, player: Name, row: tuple[Card, ...]) -> ft.Control:
    left = state.left(player)
    return ft.Row([_count(kit, card, left[card]) for card in row], spacing=TIGHT)


def _count(kit: Kit, card: Card, count: int) -> ft.Control:
    chip = card_chip(kit, card)
    chip.opacity = 1 if count else 0.35
    told = kit(say("{count} left", count=count) if count else say("played"))
    room = (min(kit.width, READABLE_WIDTH) - EDGES + TIGHT) / len(LOW_WORMS) - TIGHT
    wide = min(room, CARD_ROOM * max(1.0, kit.scale))
    under = fitted_words(kit, told, wide, size=13, color=kit.look.ink if count else kit.look.ink_2, bold=bool(count))
    pair = ft.Column([chip, under], spacing=1, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    label = kit(say("{card}, {note}", card=card_name(card), note=told))
    return ft.Semantics(label=label, container=True, content=ft.Container(pair, width=wide))


def _stack(kit: Kit, state: EggOnState, female: Color, player: Name) -> ft.Control:
    total = words(str(state.total(female, player)), size=17, bold=True, color=kit.look.ink)
    row = ft.Row(
        [
            shape(kit, female, 16),
            ft.Container(total, width=30 * kit.scale, alignment=ft.Alignment.CENTER_RIGHT),
            ft.Container(worm_row(kit, state.stack(female, player), female), expand=True),
        ],
        spacing=8,
    )
    return ft.Semantics(
        identifier=f"stack-{FEMALE_NAMES[female]}", label=kit(cell_words(state, female, player)), content=row
    )

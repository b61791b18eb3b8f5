"""A grid of cards that counts: a tap adds one, the foot of a card says how many there are."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.components.art import shape
from companion.ui.components.fitted import fitted_numeral
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kit import Kit
from companion.ui.theme import KEY_RADIUS
from companion.words import Sentence, say

HIGHEST = 92
LOWEST = 54
ROWS = 4
NUMBER = 24
FOOT, LARGEST_FOOT = 14.5, 18
USUAL_SCREEN = 844


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A card of the grid: its id, hue, number, name, and how many of it there are."""

    id: str
    hue: str
    text: str
    name: Sentence
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """What stands over a column: the letter of its colour, and how many cards it has."""

    hue: str
    letter: Sentence
    count: int


def card_counter(
    kit: Kit,
    heads: tuple[Head, ...],
    rows: tuple[tuple[Counted, ...], ...],
    add: Callable[[str], Awaitable[None]],
    *,
    around: float,
) -> ft.Control:
    """Return the grid with its heads, as high as the screen allows beside what is ``around`` it."""
    height = row_height(kit, around, len(rows))
    lines: list[ft.Control] = [ft.Row([_head(kit, head) for head in heads], spacing=6)]
    lines.extend(
        ft.Container(
            ft.Row(
                [_card(kit, card, add, height) for card in row],
                spacing=6,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            height=height,
        )
        for row in rows
    )
    return ft.Column(lines, spacing=6, tight=True)


def row_height(kit: Kit, around: float, rows: int = ROWS) -> float:
    """Return how high a card is drawn where so much of the screen's height is taken."""
    scale = min(max(kit.scale, 1.0), 2.0)
    room = (ft.context.page.height or USUAL_SCREEN) - around * (0.6 + 0.4 * scale)
    return max(LOWEST * min(scale, 1.2), min(room / rows, HIGHEST * min(scale, 1.3)))


def _head(kit: Kit, head: Head) -> ft.Control:
    mark = ft.Row(
        [
            shape(kit, head.hue, 14),
            words(kit(head.letter), size=15, bold=True, color=kit.look.ink),
            words(str(head.count) if kit.large else f"· {head.count}", size=14.5, color=kit.look.ink_2),
        ],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Container(mark, expand=True)


def _card(kit: Kit, card: Counted, add: Callable[[str], Awaitable[None]], height: float) -> ft.Control:
    hue = kit.look.hues[card.hue]
    filled = card.count > 0
    ink = hue.on_fill if filled else kit.look.ink
    size = min(FOOT, LARGEST_FOOT / kit.scale)
    foot = size * kit.scale * 1.2 + 6
    number = ft.Container(
        fitted_numeral(kit, card.text, 60, height - (foot if filled else 0) - 6, size=NUMBER, color=ink),
        alignment=ft.Alignment.CENTER,
        expand=True,
    )
    lines: list[ft.Control] = [number]
    if filled:
        lines.append(
            ft.Container(
                words(
                    f"×{card.count}",
                    size=size,
                    bold=True,
                    color=hue.fill,
                    align=ft.TextAlign.CENTER,
                    leading=1.2,
                ),
                bgcolor=hue.on_fill,
                border_radius=7,
                alignment=ft.Alignment.CENTER,
                margin=ft.Margin.only(left=5, right=5, bottom=5),
                padding=ft.Padding.only(bottom=1),
            )
        )
    face = ft.Stack(
        [
            ft.Container(
                ft.Column(lines, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                left=0,
                right=0,
                top=0,
                bottom=0,
            ),
            ft.Container(shape(kit, card.hue, 12, on_fill=filled), left=6, top=5),
        ],
        expand=True,
    )
    return tile(
        kit,
        face,
        id=f"card-{card.id}",
        label=kit(say("{card}, {count} there", card=card.name, count=card.count)),
        paint=Paint(fill=hue.fill if filled else hue.tint, border=kit.look.border(hue.edge), radius=KEY_RADIUS),
        on_tap=lambda: add(card.id),
        expand=True,
        padding=0,
        centered=False,
    )

"""The podium: the best three places on one base line, the winners highest."""

import flet as ft

from companion.scoring import SeatScore
from companion.ui.components.answers import ORDINALS
from companion.ui.components.art import picture
from companion.ui.components.fitted import fitted_words
from companion.ui.components.texts import numeral
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.ui.theme import READABLE_WIDTH
from companion.words import say, say_many

BELOW = {1: 62, 2: 32, 3: 8}
EDGE, GAP = 20, 6
SIZES = {1: 34, 2: 27, 3: 24}


def podium(kit: Kit, seats: tuple[SeatScore, ...]) -> ft.Control:
    """Return the podium of a final sheet; who shares a place stands on the same step."""
    ranked = sorted((seat for seat in seats if seat.place in BELOW), key=lambda seat: seat.place)
    left, right = ranked[1::2], ranked[::2]
    return ft.Container(
        ft.Row(
            [_step(kit, seat, len(ranked)) for seat in (*reversed(left), *right)],
            spacing=GAP,
            vertical_alignment=ft.CrossAxisAlignment.END,
        ),
        padding=ft.Padding.only(left=EDGE, right=EDGE, top=4),
    )


def _step(kit: Kit, seat: SeatScore, across: int) -> ft.Control:
    won = seat.place == 1
    width = (min(kit.width, READABLE_WIDTH) - 2 * EDGE) / across - GAP
    ink = kit.look.on_ink if won else kit.look.ink
    place = kit(ORDINALS[seat.place - 1])
    block = ft.Container(
        ft.Column(
            [
                numeral(kit, kit(say("{points}", points=seat.total)), SIZES[seat.place], ink),
                words(place, size=14, color=ink if won else kit.look.ink_2, bold=won),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=kit.look.ink if won else kit.look.well,
        border_radius=ft.BorderRadius.only(top_left=16, top_right=16),
        padding=ft.Padding.only(top=8, bottom=BELOW[seat.place]),
        alignment=ft.Alignment.TOP_CENTER,
    )
    above: list[ft.Control] = [
        fitted_words(kit, seat.name, width, size=16, lines=1 if across > len(BELOW) else 2, color=kit.look.ink)
    ]
    if won:
        above.insert(0, ft.Row([picture(kit, "trophy", 46)], alignment=ft.MainAxisAlignment.CENTER))
    label = say_many(
        "{player}, {place}: {count} point",
        "{player}, {place}: {count} points",
        count=seat.total,
        player=seat.name,
        place=place,
    )
    column = ft.Column([*above, block], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Semantics(identifier=f"step-{seat.name}", label=kit(label), container=True, content=column, expand=True)

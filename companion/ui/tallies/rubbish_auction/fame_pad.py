"""A number pad for fame: a tap a digit, and one that takes the last digit back."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.ui.components.fitted import fitted_numeral
from companion.ui.components.texts import numeral
from companion.ui.components.tiles import outlined, quiet, tile
from companion.ui.kit import Kit
from companion.ui.measure import LEADING
from companion.ui.theme import GAP, LEAST_TARGET
from companion.words import say

ROWS = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("", "0", "back"))
HIGHEST = 84
AROUND = 336
DIGIT, FAME = 26, 40
BESIDE_FAME = 90
"""What the number takes of the width beside the heading."""


def fame_pad(
    kit: Kit,
    heading: ft.Container,
    typed: str,
    add: Callable[[str], Awaitable[None]],
    back: Callable[[], Awaitable[None]],
) -> list[ft.Control]:
    """Return whose fame is asked, beside it what is typed so far, and the keys."""
    high = max(LEAST_TARGET, min(HIGHEST, (kit.height - AROUND * max(1.0, kit.scale * 0.8)) / len(ROWS) - GAP))
    heading.expand = True
    number = numeral(kit, typed or "–", FAME / max(1.0, kit.scale * 0.8), kit.look.ink if typed else kit.look.ink_2)
    shown = ft.Semantics(
        identifier="fame-typed",
        label=kit(say("Fame: {points}", points=typed or "–")),
        container=True,
        live_region=True,
        content=number,
    )
    keys = [ft.Row([_key(kit, digit, add, back, high) for digit in row], spacing=GAP) for row in ROWS]
    return [ft.Row([heading, shown], spacing=GAP), *keys]


def _key(
    kit: Kit, digit: str, add: Callable[[str], Awaitable[None]], back: Callable[[], Awaitable[None]], high: float
) -> ft.Control:
    if not digit:
        return ft.Container(expand=True)
    if digit == "back":
        return tile(
            kit,
            ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=24, color=kit.look.ink),
            id="digit-back",
            label=kit(say("Take the last digit back")),
            paint=outlined(kit),
            on_tap=back,
            expand=True,
            height=high,
        )
    return tile(
        kit,
        fitted_numeral(kit, digit, 60, high / LEADING, size=DIGIT, color=kit.look.ink),
        id=f"digit-{digit}",
        label=digit,
        paint=quiet(kit),
        on_tap=lambda: add(digit),
        expand=True,
        height=high,
    )

"""The steps of an answer: done ones are tapped to go back and correct them."""

import flet as ft

from companion.tracker import Crumb
from companion.ui.components.texts import numeral
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kit import Kit
from companion.ui.questions.keys import Tap

HEIGHT = 48
MANY = 5


def crumbs(kit: Kit, steps: tuple[Crumb, ...], tap: Tap) -> ft.Control:
    """Return the row of crumbs."""
    return ft.Container(
        ft.Row(
            [_crumb(kit, step, tap, 13.5 if len(steps) < MANY else 12.5) for step in steps],
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        height=HEIGHT * min(kit.scale, 1.2),
    )


def _crumb(kit: Kit, step: Crumb, tap: Tap, size: float) -> ft.Control:
    done = step.key is not None
    ink = kit.look.on_ink if step.now else kit.look.ink if done else kit.look.ink_2
    paint = Paint(
        fill=kit.look.ink if step.now else kit.look.well if done else kit.look.surface,
        border=None if step.now or done else kit.look.border(kit.look.line),
        radius=12,
    )
    text = kit(step.text)
    lines: list[ft.Control] = [words(text, size=size, bold=step.value is None, color=ink, align=ft.TextAlign.CENTER)]
    if step.value is not None:
        lines.append(_value(kit, kit(step.value), ink))
    content = ft.Column(
        lines,
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    key = step.key
    return tile(
        kit,
        content,
        id=f"crumb-{key.id}" if key else f"crumb-{text}",
        label=text if step.value is None else f"{text}: {kit(step.value)}",
        paint=paint,
        on_tap=(lambda: tap(key)) if key else None,
        expand=True,
        padding=2,
        still=key is None,
    )


def _value(kit: Kit, text: str, ink: str) -> ft.Control:
    return numeral(kit, text, 17, ink) if text.isdigit() else words(text, size=12.5, color=ink)

"""A number that is put right by minus and plus."""

from dataclasses import dataclass

import flet as ft

from companion.ui.components.art import picture
from companion.ui.components.texts import body, numeral
from companion.ui.components.tiles import OnTap, quiet, tile
from companion.ui.kit import Kit
from companion.words import Sentence, say

NUMBER = 40
KEY_WIDTH = 50
KEY_HEIGHT = 48


@dataclass(frozen=True, slots=True, kw_only=True)
class Steps:
    """What is counted: an id, a drawing, its name, how many there are, and what is said below the name."""

    id: str
    drawing: str
    name: Sentence
    count: int
    note: Sentence


def stepper(kit: Kit, steps: Steps, *, fewer: OnTap, more: OnTap) -> ft.Control:
    """Return the row of what is counted."""
    lines: list[ft.Control] = [body(kit, kit(steps.name), 16, bold=True), body(kit, kit(steps.note), 13.5, quiet=True)]
    return ft.Row(
        [
            picture(kit, steps.drawing, 34),
            ft.Column(lines, spacing=0, tight=True, expand=True),
            _key(
                kit,
                steps,
                ft.Icons.REMOVE,
                id="fewer",
                label=say("{thing}: one fewer, now {count}", thing=steps.name, count=steps.count),
                tap=fewer,
            ),
            ft.Container(
                numeral(kit, str(steps.count), 24), width=NUMBER, alignment=ft.Alignment.CENTER, key=f"{steps.id}-count"
            ),
            _key(
                kit,
                steps,
                ft.Icons.ADD,
                id="more",
                label=say("{thing}: one more, now {count}", thing=steps.name, count=steps.count),
                tap=more,
            ),
        ],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _key(kit: Kit, steps: Steps, icon: ft.IconData, *, id: str, label: Sentence, tap: OnTap) -> ft.Control:
    return tile(
        kit,
        ft.Icon(icon, size=22, color=kit.look.ink),
        id=f"{id}-{steps.id}",
        label=kit(label),
        paint=quiet(kit),
        on_tap=tap,
        width=KEY_WIDTH,
        height=KEY_HEIGHT,
        padding=0,
    )

"""The options of a session as switches; house rules are folded behind a row that says how many are on."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.games import AnyGame
from companion.games.game import Option
from companion.ui.components.tiles import OnTap, Paint, tile, words
from companion.ui.kit import Kit
from companion.ui.theme import CARD_RADIUS
from companion.words import say, say_many

Switch = Callable[[str], Awaitable[None]]


def option_rows(
    kit: Kit, game: AnyGame, chosen: tuple[str, ...], switch: Switch, *, unfolded: bool, unfold: OnTap
) -> list[ft.Control]:
    """Return a row an option, and the row of the house rules with theirs under it once it is unfolded."""
    rows = [_switch_row(kit, option, chosen, switch) for option in game.options if not option.house_rule]
    house = [option for option in game.options if option.house_rule]
    if not house:
        return rows
    on = sum(option.key in chosen for option in house)
    told = kit(say_many("{count} on", "{count} on", count=on) if on else say("None"))
    icon = ft.Icons.EXPAND_LESS if unfolded else ft.Icons.CHEVRON_RIGHT
    rows.append(plain_row(kit, kit(say("House rules")), told, icon, id="house-rules", on_tap=unfold))
    if unfolded:
        rows.extend(_switch_row(kit, option, chosen, switch) for option in house)
    return rows


def card_of(kit: Kit, rows: list[ft.Control]) -> ft.Control:
    """Return rows on a ground of their own, a line between them."""
    parts: list[ft.Control] = []
    for at, row in enumerate(rows):
        if at:
            parts.append(ft.Divider(height=1, thickness=1, color=kit.look.line, leading_indent=14, trailing_indent=14))
        parts.append(row)
    return ft.Container(ft.Column(parts, spacing=0, tight=True), bgcolor=kit.look.surface, border_radius=CARD_RADIUS)


def plain_row(kit: Kit, heading: str, under: str, icon: ft.IconData, *, id: str, on_tap: OnTap) -> ft.Control:
    """Return a row that leads on."""
    return _tapped(kit, heading, under, ft.Icon(icon, size=24, color=kit.look.ink), id=id, on_tap=on_tap)


def switch_row(kit: Kit, heading: str, under: str, *, on: bool, id: str, on_tap: OnTap) -> ft.Control:
    """Return a row with a switch."""
    row = _tapped(kit, heading, under, _pill(kit, on=on), id=id, on_tap=on_tap)
    row.button = None
    row.toggled = on
    return row


def _switch_row(kit: Kit, option: Option, chosen: tuple[str, ...], switch: Switch) -> ft.Control:
    on = option.key in chosen
    row = _tapped(
        kit,
        kit(option.title),
        kit(option.explanation),
        _pill(kit, on=on),
        id=f"option-{option.key}",
        on_tap=lambda: switch(option.key),
    )
    row.button = None
    row.toggled = on
    return row


def _tapped(kit: Kit, heading: str, under: str, end: ft.Control, *, id: str, on_tap: OnTap) -> ft.Semantics:
    lines: list[ft.Control] = [words(heading, size=16, bold=True, color=kit.look.ink, lines=2)]
    lines.append(words(under, size=13.5, color=kit.look.ink_2, lines=4))
    return tile(
        kit,
        ft.Row([ft.Column(lines, spacing=2, tight=True, expand=True), end], spacing=12),
        id=id,
        label=kit(say("{heading}: {detail}", heading=heading, detail=under)),
        paint=Paint(fill=ft.Colors.TRANSPARENT, radius=CARD_RADIUS),
        on_tap=on_tap,
        padding=ft.Padding.symmetric(horizontal=14, vertical=9),
        centered=False,
    )


def _pill(kit: Kit, *, on: bool) -> ft.Control:
    thumb = ft.Container(
        ft.Icon(ft.Icons.CHECK, size=16, color=kit.look.ink) if on else None,
        bgcolor=kit.look.on_ink if on else kit.look.outline,
        width=24 if on else 18,
        height=24 if on else 18,
        border_radius=12,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Container(
        thumb,
        width=52,
        height=32,
        bgcolor=kit.look.ink if on else kit.look.surface,
        border=ft.Border.all(2, kit.look.ink if on else kit.look.outline),
        border_radius=16,
        alignment=ft.Alignment.CENTER_RIGHT if on else ft.Alignment.CENTER_LEFT,
        padding=ft.Padding.symmetric(horizontal=2 if on else 5),
    )

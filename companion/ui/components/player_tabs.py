"""The players as tabs: tap to go to anyone; a tick says who is done."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.components.fitted import fitted_words, loose
from companion.ui.components.tiles import Paint, tile
from companion.ui.kit import Kit
from companion.words import Name, Sentence, say

EDGE, GAP, INSIDE = 12, 6, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerTab:
    """A player, what is known about him, whether he is done, and whether it is him now."""

    player: Name
    note: Sentence | None
    done: bool
    now: bool


def player_tabs(kit: Kit, tabs: tuple[PlayerTab, ...], go: Callable[[Name], Awaitable[None]]) -> ft.Control:
    """Return the row of tabs."""
    return ft.Container(
        ft.Row([_tab(kit, tab, go, (kit.width - 2 * EDGE + GAP) / len(tabs) - GAP) for tab in tabs], spacing=GAP),
        padding=ft.Padding.only(left=EDGE, right=EDGE, bottom=10),
    )


def _tab(kit: Kit, tab: PlayerTab, go: Callable[[Name], Awaitable[None]], wide: float) -> ft.Control:
    ink = kit.look.on_ink if tab.now else kit.look.ink
    fill = kit.look.ink if tab.now else kit.look.surface
    ticked = tab.done and not tab.now
    room = wide - 2 * INSIDE - 3
    head: list[ft.Control] = [loose(fitted_words(kit, tab.player, room - (20 if ticked else 0), size=16, color=ink))]
    if ticked:
        head.append(ft.Icon(ft.Icons.CHECK, size=17, color=ink))
    note = kit(tab.note) if tab.note is not None else "–"
    lines = ft.Column(
        [
            ft.Row(head, spacing=3, alignment=ft.MainAxisAlignment.CENTER),
            fitted_words(kit, note, room, size=13, color=kit.look.on_ink if tab.now else kit.look.ink_2, bold=False),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    label = (
        say("{player}: {detail}", player=tab.player, detail=tab.note)
        if tab.note
        else say("{player}: not yet", player=tab.player)
    )
    border = kit.look.border(kit.look.ink if tab.now else kit.look.surface if tab.done else kit.look.line)
    return tile(
        kit,
        lines,
        id=f"tab-{tab.player}",
        label=kit(label),
        paint=Paint(fill=fill, border=border),
        on_tap=lambda: go(tab.player),
        expand=True,
        padding=ft.Padding.symmetric(horizontal=INSIDE, vertical=8),
    )

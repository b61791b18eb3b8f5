"""The seats, clockwise: dragged by their handles, or moved by arrow keys."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.boundary import handler
from companion.ui.components.tiles import Paint, icon_key, outlined, tile, words
from companion.ui.kit import Kit
from companion.ui.seating import Seating
from companion.words import Sentence, say

ROW = 62
BETWEEN = 6
HANDLE = 48
ROOM_FOR_A_WORD = 360


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTaps:
    """What the seat rows do.

    ``name`` and ``begins`` say what a tap on a name does, ``mark`` stands at who begins; without them it does nothing.
    """

    move: Callable[[str, int], Awaitable[None]]
    arrange: Callable[[str], None]
    name: Callable[[str], Awaitable[None]] | None = None
    begins: Sentence | None = None
    mark: ft.IconData = ft.Icons.FLAG_OUTLINED
    key: Callable[[str], ft.Control] | None = None


def seat_rows(kit: Kit, seating: Seating, arranging: str, taps: SeatTaps) -> ft.Control:
    """Return a row a player; the row that is arranged shows its arrow keys."""
    height = ROW * min(max(kit.scale, 1.0), 1.5)
    rows: list[ft.Control] = [
        ft.Container(
            _row(kit, seating, at, arranging == name, taps),
            height=height,
            padding=ft.Padding.only(bottom=BETWEEN),
            key=f"seat-row-{name}",
        )
        for at, name in enumerate(seating.players)
    ]

    async def reordered(event: ft.OnReorderEvent) -> None:
        old, new = event.old_index, event.new_index
        if old is not None and new is not None:
            await handler(lambda: taps.move(seating.players[old], new), kit.report)()

    return ft.ReorderableListView(
        controls=rows,
        show_default_drag_handles=False,
        on_reorder=reordered,
        height=height * len(rows) - BETWEEN + 4,
        padding=0,
    )


def _row(kit: Kit, seating: Seating, at: int, arranged: bool, taps: SeatTaps) -> ft.Control:  # noqa: FBT001
    name = seating.players[at]
    parts: list[ft.Control] = [_handle(kit, name, taps, arranged=arranged), _name(kit, seating, name, taps)]
    if arranged:
        last = len(seating.players) - 1
        up, down = (at - 1) % (last + 1), (at + 1) % (last + 1)
        parts.extend(
            icon_key(
                kit, icon, id=f"{way}-{name}", label=kit(label), on_tap=_mover(taps, name, to), paint=outlined(kit)
            )
            for way, icon, label, to in (
                ("up", ft.Icons.ARROW_UPWARD, say("Move {player} up", player=name), up),
                ("down", ft.Icons.ARROW_DOWNWARD, say("Move {player} down", player=name), down),
            )
        )
    elif taps.key is not None:
        parts.append(taps.key(name))
    return ft.Container(
        ft.Row(parts, spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        bgcolor=kit.look.surface,
        border_radius=16,
        padding=ft.Padding.only(right=4),
    )


def _mover(taps: SeatTaps, name: str, to: int) -> Callable[[], Awaitable[None]]:
    return lambda: taps.move(name, to)


def _handle(kit: Kit, name: str, taps: SeatTaps, *, arranged: bool) -> ft.Control:
    icon = ft.Icon(ft.Icons.CHECK if arranged else ft.Icons.DRAG_INDICATOR, size=22, color=kit.look.ink_2)
    label = say("Done moving {player}", player=name) if arranged else say("Move {player} to another seat", player=name)
    key = tile(
        kit,
        icon,
        id=f"move-{name}",
        label=kit(label),
        paint=Paint(fill=ft.Colors.TRANSPARENT),
        on_tap=lambda: taps.arrange("" if arranged else name),
        width=HANDLE,
        height=HANDLE,
        padding=0,
    )
    return ft.ReorderableDragHandle(content=key)


def _name(kit: Kit, seating: Seating, name: str, taps: SeatTaps) -> ft.Control:
    begins = taps.begins is not None and name == seating.begins
    parts: list[ft.Control] = [words(name, size=18, bold=True, color=kit.look.ink, expand=True)]
    if begins:
        parts.append(_badge(kit, taps.mark))
    label = kit(say("{player} starts", player=name)) if begins else name
    if taps.begins is not None and not begins:
        label = kit(say("{player}. {hint}", player=name, hint=taps.begins))
    tap = taps.name
    return tile(
        kit,
        ft.Row(parts, spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        id=f"seat-{name}",
        label=label,
        paint=Paint(fill=ft.Colors.TRANSPARENT),
        on_tap=(lambda: tap(name)) if tap else None,
        expand=True,
        height=HANDLE * min(max(kit.scale, 1.0), 1.3),
        padding=ft.Padding.symmetric(horizontal=2),
        centered=False,
    )


def _badge(kit: Kit, mark: ft.IconData) -> ft.Control:
    parts: list[ft.Control] = [ft.Icon(mark, size=16, color=kit.look.on_ink)]
    if not kit.large and kit.width >= ROOM_FOR_A_WORD:
        parts.append(words(kit(say("starts")), size=14.5, bold=True, color=kit.look.on_ink))
    return ft.Container(
        ft.Row(parts, spacing=5, tight=True),
        bgcolor=kit.look.ink,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=9, vertical=6),
    )

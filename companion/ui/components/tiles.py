"""Tiles: everything that is tapped. Each has a label for screen readers and an id that stays the same."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.boundary import handler
from companion.ui.kit import Kit
from companion.ui.letters import drawable
from companion.ui.measure import LEADING, width_of
from companion.ui.theme import KEY_RADIUS, LEAST_TARGET

UNSPOKEN = " "
"""What a text inside a labelled tile says to a screen reader: nothing, since the label says it all."""

MARGINS, INSIDE = 140, 5

OnTap = Callable[[], Awaitable[None] | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Paint:
    """How a tile is painted."""

    fill: str
    border: ft.Border | None = None
    radius: int = KEY_RADIUS


def quiet(kit: Kit) -> Paint:
    """Return the paint of an ordinary key."""
    return Paint(fill=kit.look.well)


def outlined(kit: Kit, fill: str | None = None) -> Paint:
    """Return the paint of a key that leads aside."""
    return Paint(fill=fill or kit.look.surface, border=kit.look.border())


def strong(kit: Kit) -> Paint:
    """Return the paint of the one main key, and of what is now."""
    return Paint(fill=kit.look.ink)


def greyed(kit: Kit) -> Paint:
    """Return the paint of a key that the rules refuse."""
    return Paint(fill=kit.look.surface, border=kit.look.border(kit.look.line))


def tile(
    kit: Kit,
    content: ft.Control,
    *,
    id: str,
    label: str,
    paint: Paint,
    on_tap: OnTap | None,
    expand: bool | int | None = None,
    height: float | None = None,
    width: float | None = None,
    padding: ft.PaddingValue = 6,
    centered: bool = True,
    steady: bool = False,
    still: bool = False,
) -> ft.Semantics:
    """Return something to tap: one button for a screen reader, named by its label.

    A ``steady`` key means the same whatever is asked, and so is never deaf. One that is ``still`` is only looked at;
    one without a tap now stays a button, since a role that changes would cost the browser the id.
    """
    heard = kit.settling.steady if steady else kit.settling.guard
    act = None if on_tap is None else heard(on_tap)
    box = ft.Container(
        content=content,
        bgcolor=paint.fill,
        border=paint.border,
        border_radius=paint.radius,
        padding=padding,
        height=height,
        width=width,
        alignment=ft.Alignment.CENTER if centered else None,
        ink=not kit.brisk,
        on_click=handler(act, kit.report) if act else None,
        expand=expand,
    )
    return ft.Semantics(identifier=id, label=label, button=not still, container=True, content=box, expand=expand)


def words(
    text: str,
    *,
    size: float = 16,
    color: str | None = None,
    bold: bool = False,
    lines: int = 1,
    align: ft.TextAlign = ft.TextAlign.START,
    expand: bool | int | None = None,
    leading: float | None = None,
) -> ft.Text:
    """Return a text inside a tile, which the tile's label already says."""
    return ft.Text(
        drawable(text),
        size=size,
        color=color,
        weight=ft.FontWeight.BOLD if bold else None,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=align,
        style=None if leading is None else ft.TextStyle(height=leading),
        semantics_label=UNSPOKEN,
        expand=expand,
    )


def icon_key(
    kit: Kit,
    icon: ft.IconData,
    *,
    id: str,
    label: str,
    on_tap: OnTap,
    paint: Paint | None = None,
    steady: bool = False,
) -> ft.Semantics:
    """Return a square key with an icon alone."""
    return tile(
        kit,
        ft.Icon(icon, color=kit.look.ink, size=24),
        id=id,
        label=label,
        paint=paint or Paint(fill=ft.Colors.TRANSPARENT),
        on_tap=on_tap,
        width=LEAST_TARGET,
        height=LEAST_TARGET,
        padding=0,
        steady=steady,
    )


def word_key(
    kit: Kit,
    text: str,
    *,
    id: str,
    on_tap: OnTap,
    paint: Paint | None = None,
    icon: ft.IconData | None = None,
    label: str | None = None,
    expand: bool | int | None = None,
    height: float = 54,
    size: float = 16,
) -> ft.Semantics:
    """Return a key with a word, and an icon before it where there is one."""
    painted = paint or outlined(kit)
    color = kit.look.on_ink if painted.fill == kit.look.ink else kit.look.ink
    spelled = words(text, size=size, color=color, bold=True, lines=2, align=ft.TextAlign.CENTER, leading=LEADING)
    spelled.expand_loose = True
    spelled.expand = True
    parts: list[ft.Control] = [spelled]
    if icon is not None:
        parts.insert(0, ft.Icon(icon, color=color, size=22))
    row = ft.Row(parts, alignment=ft.MainAxisAlignment.CENTER, spacing=8)
    return tile(
        kit,
        row,
        id=id,
        label=label or text,
        paint=painted,
        on_tap=on_tap,
        expand=expand,
        height=max(height, _high_enough(kit, text, size, wraps=expand is not None)),
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
    )


def _high_enough(kit: Kit, text: str, size: float, *, wraps: bool) -> float:
    """How high a key must be for its word in the reader's text size, in two lines where half a row is too narrow."""
    half = (kit.width - MARGINS) / 2
    lines = 2 if wraps and width_of(text, size * kit.scale) > half else 1
    return lines * size * kit.scale * LEADING + 2 * INSIDE

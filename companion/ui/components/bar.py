"""The bar at the top of a screen: back, what this is, and the keys on the right."""

from collections.abc import Sequence

import flet as ft

from companion.ui.components.texts import body, title
from companion.ui.components.tiles import OnTap, icon_key
from companion.ui.kit import Kit
from companion.ui.letters import drawable
from companion.ui.measure import ROUND, fitted
from companion.ui.theme import LEAST_TARGET
from companion.words import say

HEADING, LEAST_HEADING, UNDER = 21, 17, 13
PROBE = 20
PROBE_HEIGHT = 29


def bar(
    kit: Kit, heading: str, under: str | None = None, *, back: OnTap | None = None, keys: Sequence[ft.Control] = ()
) -> ft.Control:
    """Return the bar; the line under the heading goes when the reader's text is large."""
    beside = (LEAST_TARGET if back else 12) + len(keys) * (LEAST_TARGET + 4) + 22
    fit = fitted(heading, (kit.width - beside) / ROUND, size=HEADING, scale=kit.scale, least=LEAST_HEADING / kit.scale)
    lines: list[ft.Control] = [title(kit, heading, fit.size, lines=1)]
    if under and not kit.large:
        lines.append(
            ft.Text(drawable(under), size=UNDER, color=kit.look.ink_2, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
        )
    parts: list[ft.Control] = []
    if back is not None:
        parts.append(icon_key(kit, ft.Icons.ARROW_BACK, id="back", label=kit(say("Back")), on_tap=back))
    parts.append(ft.Column(lines, spacing=0, tight=True, expand=True))
    parts.extend(keys)
    parts.append(_text_probe(kit))
    return ft.Container(
        ft.Row(parts, spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding.only(left=4 if back else 16, right=6, top=6, bottom=4),
    )


def bar_height(kit: Kit, *, under: bool) -> float:
    """Return how high the bar is."""
    return 10 + max(LEAST_TARGET, (HEADING + (UNDER if under else 0)) * 1.43 * kit.scale)


def _text_probe(kit: Kit) -> ft.Control:
    """Return an unseen text whose height tells the size of the reader's text, which Flet does not."""
    return ft.Text(
        " ",
        size=PROBE,
        width=1,
        semantics_label=" ",
        on_size_change=lambda event: kit.measured(round(event.height / PROBE_HEIGHT, 1)),
    )


def note(kit: Kit, text: str, *, straw: bool = True) -> ft.Control:
    """Return a sentence on a ground of its own."""
    return ft.Container(
        body(kit, text),
        bgcolor=kit.look.straw if straw else kit.look.well,
        border_radius=16,
        padding=12,
    )

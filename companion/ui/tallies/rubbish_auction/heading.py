"""What the tally asks, or in the same place why it refused the last tap: no key moves under the thumb."""

import flet as ft

from companion.ui.components.fitted import dock_width, fitted_words
from companion.ui.components.texts import title
from companion.ui.kit import Kit
from companion.ui.measure import ROUND, fitted
from companion.words import Sentence

HIGH = 60
"""Two lines of the question, three of a refusal."""
ASKED, REFUSED = 22, 15.5
ICON = 22


def heading(kit: Kit, asked: Sentence, refused: Sentence | None, *, beside: float = 0.0) -> ft.Container:
    """Return the question or the refusal, in a place that is always equally high; ``beside`` is left free."""
    high, wide = HIGH * max(1.0, kit.scale), dock_width(kit) - beside * max(1.0, kit.scale)
    content = _asked(kit, kit(asked), wide) if refused is None else _refused(kit, kit(refused), wide, high)
    return ft.Container(content, height=high, alignment=ft.Alignment.CENTER_LEFT)


def _asked(kit: Kit, text: str, wide: float) -> ft.Control:
    fit = fitted(text, wide / ROUND, size=ASKED, scale=kit.scale, lines=2)
    return title(kit, text, fit.size)


def _refused(kit: Kit, text: str, wide: float, high: float) -> ft.Control:
    words = fitted_words(
        kit, text, wide - ICON - 8, high, size=REFUSED, lines=4, color=kit.look.error, align=ft.TextAlign.START
    )
    words.expand = True
    row = ft.Row([ft.Icon(ft.Icons.ERROR_OUTLINE, color=kit.look.error, size=ICON), words], spacing=8)
    return ft.Semantics(identifier="refusal", label=text, live_region=True, container=True, content=row)

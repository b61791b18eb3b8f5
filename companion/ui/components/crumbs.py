"""The steps of an answer: done ones are tapped to go back and correct them."""

import flet as ft

from companion.tracker import Crumb
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words
from companion.ui.components.tiles import Paint, tile
from companion.ui.kit import Kit
from companion.ui.questions.keys import Tap
from companion.ui.theme import TIGHT as GAP

HEIGHT = 48
INSIDE = 4
BACK = 52
WORD, VALUE = 13.5, 17
SHORTEST, LONGEST = 3, 8
"""So many letters fit the narrowest crumb; a text of so many at most stays in one line."""
ONE_ALONE = 1.7
"""From this text size on, only the step now has room, and a key that goes back one (ui.md, 8)."""


def crumbs(kit: Kit, steps: tuple[Crumb, ...], tap: Tap) -> ft.Control:
    """Return the row of crumbs."""
    alone = kit.scale >= ONE_ALONE
    shown = tuple(step for step in steps if step.now) if alone else steps
    back = [step for step in steps if step.key is not None and not step.now] if alone else []
    letters = [_letters(kit, step) for step in shown]
    room = dock_width(kit) - GAP * (len(shown) - 1) - (BACK + GAP if back else 0)
    spare = max(0.0, room - HEIGHT * len(shown))
    widths = [HEIGHT + spare * count / max(1, sum(letters)) for count in letters]
    keys = [_crumb(kit, step, tap, wide) for step, wide in zip(shown, widths, strict=True)]
    return ft.Container(
        ft.Row(
            [*(_back(kit, step, tap) for step in back[-1:]), *keys],
            spacing=GAP,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        height=crumbs_height(kit),
    )


def crumbs_height(kit: Kit) -> float:
    """Return how high the row of crumbs is."""
    return HEIGHT * min(kit.scale, 1.2)


def _letters(kit: Kit, step: Crumb) -> int:
    """By how many letters a crumb is wider than it must be."""
    text = kit(step.text)
    longest = max(map(len, text.split()), default=0)
    return max(1, longest - SHORTEST, len(text) - SHORTEST if len(text) <= LONGEST else 0)


def _back(kit: Kit, step: Crumb, tap: Tap) -> ft.Control:
    text, key = kit(step.text), step.key
    return tile(
        kit,
        ft.Icon(ft.Icons.ARROW_BACK, color=kit.look.ink, size=24),
        id=f"crumb-{key.id}" if key else f"crumb-{text}",
        label=_spoken(kit, step),
        paint=Paint(fill=kit.look.well, radius=12),
        on_tap=(lambda: tap(key)) if key else None,
        width=BACK,
        padding=0,
    )


def _spoken(kit: Kit, step: Crumb) -> str:
    text = kit(step.text)
    return text if step.value is None else f"{text}: {kit(step.value)}"


def _crumb(kit: Kit, step: Crumb, tap: Tap, wide: float) -> ft.Control:
    done = step.key is not None
    ink = kit.look.on_ink if step.now else kit.look.ink if done else kit.look.ink_2
    paint = Paint(
        fill=kit.look.ink if step.now else kit.look.well if done else kit.look.surface,
        border=None if step.now or done else kit.look.border(kit.look.line),
        radius=12,
    )
    width, height = wide - 2 * INSIDE, crumbs_height(kit) - INSIDE
    text, plain = kit(step.text), step.value is None
    parts: list[ft.Control] = [
        fitted_words(
            kit, text, width, height if plain else height / 2, size=WORD, lines=2 if plain else 1, color=ink, bold=plain
        )
    ]
    if step.value is not None:
        parts.append(_value(kit, kit(step.value), (width, height / 2), ink))
    content = ft.Column(
        parts,
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
        label=_spoken(kit, step),
        paint=paint,
        on_tap=(lambda: tap(key)) if key else None,
        expand=round(wide),
        padding=INSIDE / 2,
        still=key is None,
    )


def _value(kit: Kit, text: str, place: tuple[float, float], ink: str) -> ft.Control:
    width, height = place
    if text.isdigit():
        return fitted_numeral(kit, text, width, height, size=VALUE, color=ink)
    return fitted_words(kit, text, width, height, size=WORD, color=ink, bold=False)

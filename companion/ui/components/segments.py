"""A timeline in segments: one key a chapter, the present one filled, those behind it tinted."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import flet as ft

from companion.ui.components.fitted import fitted_words
from companion.ui.components.texts import numeral
from companion.ui.components.tiles import Paint, tile
from companion.ui.kit import Kit
from companion.ui.theme import CELL_RADIUS, LEAST_TARGET
from companion.words import Sentence

GAP = 5
NAMED = 96
"""How wide a key is that has the whole heading on it."""
INSIDE = 10


def segments(
    kit: Kit, headings: Sequence[Sentence], present: int, tap: Callable[[int], None], row: ft.Ref[ft.Row]
) -> ft.Control:
    """Return the timeline; it scrolls sideways and is moved to the present chapter by ``offset_of``."""
    named = counted_anew(headings)
    keys = [
        _segment(kit, heading, number, present, tap, named=number in named) for number, heading in enumerate(headings)
    ]
    return ft.Row(keys, spacing=GAP, scroll=ft.ScrollMode.HIDDEN, ref=row)


def counted_anew(headings: Sequence[Sentence]) -> frozenset[int]:
    """Return which chapters begin a count, where a game counts more than once: their numbers alone say too little."""
    numbers = [_number(heading) for heading in headings]
    anew = {at for at, (last, now) in enumerate(pairwise(numbers), 1) if last and now and now < last}
    return frozenset({0, *anew}) if anew else frozenset()


def offset_of(headings: Sequence[Sentence], present: int, in_sight: float) -> float:
    """Return how far the timeline is scrolled so that the present chapter stands in the middle."""
    named = counted_anew(headings)
    widths = [NAMED if at in named else LEAST_TARGET for at in range(present + 1)]
    return max(0.0, sum(widths[:present]) + present * GAP - (in_sight - widths[present]) / 2)


def _number(heading: Sentence) -> int | None:
    return next((value for _, value in heading.values if isinstance(value, int)), None)


def _segment(
    kit: Kit, heading: Sentence, number: int, present: int, tap: Callable[[int], None], *, named: bool
) -> ft.Control:
    now = number == present
    ink = kit.look.on_ink if now else kit.look.ink if number < present else kit.look.ink_2
    counted = _number(heading)
    face: ft.Control = ft.Icon(ft.Icons.FLAG_OUTLINED, size=20, color=ink)
    if named:
        face = fitted_words(kit, kit(heading), NAMED - INSIDE, LEAST_TARGET, size=15, lines=2, color=ink)
    elif counted is not None:
        face = numeral(kit, str(counted), 18, ink)
    fill = kit.look.ink if now else kit.look.well if number < present else kit.look.surface
    key = tile(
        kit,
        face,
        id=f"chapter-{number}",
        label=kit(heading),
        paint=Paint(fill=fill, border=None if number <= present else kit.look.border(), radius=CELL_RADIUS),
        on_tap=lambda: tap(number),
        width=NAMED if named else LEAST_TARGET,
        height=LEAST_TARGET,
        padding=0,
    )
    key.selected = now
    return key

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
    named, numbers = counted_anew(headings), _numbers(headings)
    keys = [
        _segment(kit, heading, at, present, tap, number=numbers[at], named=at in named)
        for at, heading in enumerate(headings)
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


def _numbers(headings: Sequence[Sentence]) -> list[int | None]:
    """Return the number that each heading names; where two in a row name the same, all are counted instead.

    >>> from companion.words import say
    >>> _numbers([say("Auction {number}", number=12), say("Auction {number}", number=13), say("The end")])
    [12, 13, None]
    >>> _numbers([say("Phase {number}", number=1), say("After phase {number}", number=1), say("The end")])
    [1, 2, None]
    """
    numbers = [_number(heading) for heading in headings]
    if all(last is None or last != now for last, now in pairwise(numbers)):
        return numbers
    return [at + 1 if at + 1 < len(headings) or number is not None else None for at, number in enumerate(numbers)]


def _segment(
    kit: Kit,
    heading: Sentence,
    at: int,
    present: int,
    tap: Callable[[int], None],
    *,
    number: int | None,
    named: bool,
) -> ft.Control:
    now = at == present
    ink = kit.look.on_ink if now else kit.look.ink if at < present else kit.look.ink_2
    face: ft.Control = ft.Icon(ft.Icons.FLAG_OUTLINED, size=20, color=ink)
    if named:
        face = fitted_words(kit, kit(heading), NAMED - INSIDE, LEAST_TARGET, size=15, lines=2, color=ink)
    elif number is not None:
        face = numeral(kit, str(number), 18, ink)
    fill = kit.look.ink if now else kit.look.well if at < present else kit.look.surface
    key = tile(
        kit,
        face,
        id=f"chapter-{at}",
        label=kit(heading),
        paint=Paint(fill=fill, border=None if at <= present else kit.look.border(), radius=CELL_RADIUS),
        on_tap=lambda: tap(at),
        width=NAMED if named else LEAST_TARGET,
        height=LEAST_TARGET,
        padding=0,
    )
    key.selected = now
    return key

"""A timeline in segments: one key a chapter, the present one filled, those behind it tinted."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.components.texts import numeral
from companion.ui.components.tiles import Paint, tile
from companion.ui.kit import Kit
from companion.ui.theme import CELL_RADIUS, LEAST_TARGET
from companion.words import Sentence

GAP = 5


def segments(
    kit: Kit, headings: Sequence[Sentence], present: int, tap: Callable[[int], None], row: ft.Ref[ft.Row]
) -> ft.Control:
    """Return the timeline; it scrolls sideways and is moved to the present chapter by ``offset_of``."""
    faces = _numbers(headings)
    keys = [_segment(kit, heading, number, faces[number], present, tap) for number, heading in enumerate(headings)]
    return ft.Row(keys, spacing=GAP, scroll=ft.ScrollMode.HIDDEN, ref=row)


def offset_of(present: int, in_sight: float) -> float:
    """Return how far the timeline is scrolled so that the present chapter stands in the middle."""
    return max(0.0, present * (LEAST_TARGET + GAP) - (in_sight - LEAST_TARGET) / 2)


def _numbers(headings: Sequence[Sentence]) -> list[int | None]:
    """Return the number that each heading names; where two name the same, they are counted instead.

    >>> from companion.words import say
    >>> _numbers([say("Auction {number}", number=12), say("Auction {number}", number=13), say("The end")])
    [12, 13, None]
    >>> _numbers([say("Phase {number}", number=1), say("After phase {number}", number=1), say("The end")])
    [1, 2, None]
    """
    named = [next((value for _, value in heading.values if isinstance(value, int)), None) for heading in headings]
    known = [number for number in named if number is not None]
    if len(known) == len(set(known)):
        return named
    return [at + 1 if at + 1 < len(headings) or number is not None else None for at, number in enumerate(named)]


def _segment(
    kit: Kit, heading: Sentence, number: int, named: int | None, present: int, tap: Callable[[int], None]
) -> ft.Control:
    now = number == present
    ink = kit.look.on_ink if now else kit.look.ink if number < present else kit.look.ink_2
    face: ft.Control = ft.Icon(ft.Icons.FLAG_OUTLINED, size=20, color=ink)
    if named is not None:
        face = numeral(kit, str(named), 18, ink)
    fill = kit.look.ink if now else kit.look.well if number < present else kit.look.surface
    key = tile(
        kit,
        face,
        id=f"chapter-{number}",
        label=kit(heading),
        paint=Paint(fill=fill, border=None if number <= present else kit.look.border(), radius=CELL_RADIUS),
        on_tap=lambda: tap(number),
        width=LEAST_TARGET,
        height=LEAST_TARGET,
        padding=0,
    )
    key.selected = now
    return key

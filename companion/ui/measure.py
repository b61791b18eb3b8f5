"""How much room words take. Flet says so only after drawing, so letters are counted by their usual widths."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

LEADING = 1.2
"""The height of a line in keys and heads, as a multiple of its letters' size."""

READABLE = 12.5
"""Nothing is drawn smaller than this, however little room there is (ui.md, 8)."""

STEP = 0.5
WIDTHS = {
    **dict.fromkeys("ijl|!'’.,:;I", 0.26),
    **dict.fromkeys("frt()[]-/ ", 0.36),
    **dict.fromkeys("mw", 0.86),
    **dict.fromkeys("MW", 0.9),
    **dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZÄÖÜ", 0.67),
}
USUAL = 0.57
ROUND = 1.12
"""How much wider the round heavy type is."""


REMEMBERED = 4096
"""How many answers are kept: a table asks for the same names and keys again with every tap."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fit:
    """How a text is drawn so that it fits: the size of its letters, and how many lines it takes."""

    size: float
    lines: int


def width_of(text: str, size: float) -> float:
    """Return about how wide a text is in bold letters of a size.

    >>> round(width_of("Ada", 10))
    18
    """
    return sum(WIDTHS.get(letter, USUAL) for letter in text) * size


@lru_cache(maxsize=REMEMBERED)
def lines_of(text: str, width: float, size: float) -> int:
    """Return how many lines a text takes; a word that is wider than the line counts as broken.

    >>> lines_of("Alexandra bids", 80, 16), lines_of("Alexandra bids", 120, 16)
    (2, 1)
    """
    count, used = 1, 0.0
    for piece in _pieces(text):
        needed = width_of(piece.rstrip(), size)
        if used and used + needed > width:
            count, used = count + 1, 0.0
        count += math.ceil(needed / width) - 1 if needed > width else 0
        used += width_of(piece, size)
    return count


def unbroken(text: str, width: float, size: float) -> bool:
    """Tell whether every word of a text is as narrow as the line."""
    return all(width_of(piece.rstrip(), size) <= width for piece in _pieces(text))


@lru_cache(maxsize=REMEMBERED)
def fitted(  # noqa: PLR0913 - a text, its place, and how it may be drawn
    text: str, width: float, height: float = math.inf, *, size: float, scale: float, lines: int = 1, least: float = 0.0
) -> Fit:
    """Return the largest letters, up to a size, in which a text fits without breaking a word.

    ``scale`` is the reader's text size; ``least`` is what the letters do not go below. What does not fit even then
    ends in dots.

    >>> fitted("Ada", 80, size=18, scale=1.0)
    Fit(size=18, lines=1)
    >>> fitted("Wolfgang-Amadeus", 84, 50, size=18, scale=1.0, lines=2)
    Fit(size=17.5, lines=2)
    """
    smallest = max(least, READABLE / scale)
    now = size
    while now >= smallest:
        needed = lines_of(text, width, now * scale)
        if needed <= min(lines, _room(height, now * scale)) and unbroken(text, width, now * scale):
            return Fit(size=now, lines=needed)
        now -= STEP
    smallest = min(size, smallest)
    if not unbroken(text, width, smallest * scale):
        lines = 1
    return Fit(size=smallest, lines=max(1, min(lines, _room(height, smallest * scale))))


def text_height(text: str, width: float, size: float, leading: float = 1.43) -> float:
    """Return about how high a running text stands in a width."""
    return lines_of(text, max(1.0, width), size) * size * leading


def _room(height: float, size: float) -> int:
    return 99 if math.isinf(height) else int(height / (size * LEADING) + 0.05)


def _pieces(text: str) -> Iterator[str]:
    """The parts between which a line may end: after a space, and after a hyphen."""
    piece = ""
    for letter in text:
        piece += letter
        if letter in " -":
            yield piece
            piece = ""
    if piece:
        yield piece

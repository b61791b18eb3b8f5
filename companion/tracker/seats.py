"""Seats around a table, in clockwise order: the next one sits to the left."""

from collections.abc import Sequence

from companion.words import Name


def clockwise_from(seating: Sequence[Name], first: Name) -> tuple[Name, ...]:
    """Return all seats in clockwise order, beginning with ``first``.

    >>> clockwise_from(("Ada", "Ben", "Cy"), "Ben")
    ('Ben', 'Cy', 'Ada')
    """
    at = seating.index(first)
    return (*seating[at:], *seating[:at])


def left_of(seating: Sequence[Name], seat: Name) -> Name:
    """Return who sits to the left of a seat.

    >>> left_of(("Ada", "Ben", "Cy"), "Cy")
    'Ada'
    """
    return clockwise_from(seating, seat)[1]

"""The score of Blind Hen as two people with pen and paper count it: naive, and written apart from the program.

A player is a dictionary as in the documents: ``display`` (card names), ``hens``, ``corns``.
"""

from collections.abc import Mapping
from math import ceil
from typing import Any

COLORS = ("green", "red", "yellow", "purple", "blue")
Sheet = dict[str, dict[str, int]]


def by_hand(
    players: Mapping[str, Mapping[str, Any]], chickens: Mapping[str, str | None] | None, *, zero: bool
) -> Sheet:
    """Every player's lines; ``chickens`` is None when the expansion is not played, ``zero`` lets no cards rank."""
    sheet: Sheet = {name: {} for name in players}
    for color in COLORS:
        piles = {name: sum(card.startswith(color) for card in own["display"]) for name, own in players.items()}
        for name, points in _color(piles, chickens, color, zero=zero).items():
            sheet[name][f"majority.{color}"] = points
    for name, own in players.items():
        columns = [sum(int(card[-1]) for card in own["display"] if card.startswith(color)) for color in COLORS]
        pairs = min(own["hens"], own["corns"])
        sheet[name]["display"] = sum(sorted(columns)[2:])
        sheet[name]["corns"] = own["corns"] * 2
        sheet[name]["fed_hens"] = pairs * 3
        sheet[name]["unfed_hens"] = -3 * (own["hens"] - pairs)
    return sheet


def _color(
    piles: dict[str, int], chickens: Mapping[str, str | None] | None, color: str, *, zero: bool
) -> dict[str, int]:
    points = dict.fromkeys(piles, 0)
    racing = {name: count for name, count in piles.items() if count > 0 or zero}
    first, second = (8, 4) if chickens is None else (4, 4)
    owner = (chickens or {}).get(color)
    if owner is not None:
        points[owner] = 8
        racing.pop(owner, None)
        first, second = 4, 0
    if not racing:
        return points
    best = [name for name in racing if racing[name] == max(racing.values())]
    if len(best) > 1:
        return points | dict.fromkeys(best, ceil((first + second) / len(best)))
    points[best[0]] = first
    chasing = {name: count for name, count in racing.items() if name != best[0]}
    if chasing:
        next_best = [name for name in chasing if chasing[name] == max(chasing.values())]
        points |= dict.fromkeys(next_best, ceil(second / len(next_best)))
    return points

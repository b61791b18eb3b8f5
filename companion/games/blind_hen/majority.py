"""Who scores what for the majority in a colour, with and without a wooden chicken."""

from dataclasses import dataclass, replace

from companion.games.blind_hen.facts import (
    CHICKEN_POINTS,
    FIRST_AND_SECOND,
    SECOND_ONLY,
    UNTAKEN_FIRST_AND_SECOND,
    Color,
)
from companion.games.blind_hen.position import Position
from companion.scoring import NOTHING, Share, share_prizes
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Majority:
    """How a colour is shared out: counts, shares, and the owner of its wooden chicken if it has one."""

    color: Color
    counts: dict[Name, int]
    shares: dict[Name, Share]
    owner: Name | None = None
    untaken: bool = False


def majority(position: Position, color: Color) -> Majority:
    """Return how the points of a colour are shared (BH-01 to BH-05, WC-05 to WC-09)."""
    counts = position.counts(color)
    owner = position.chickens[color]
    expansion = "wooden_chickens" in position.table.options
    if owner is not None:
        shares = with_owner(position, color, owner)
    else:
        shares = share_prizes(ranked(position, counts), UNTAKEN_FIRST_AND_SECOND if expansion else FIRST_AND_SECOND)
    return Majority(
        color=color,
        counts=counts,
        shares={name: shares.get(name, NOTHING) for name in counts},
        owner=owner,
        untaken=expansion and owner is None,
    )


def ranked(position: Position, counts: dict[Name, int]) -> dict[Name, int]:
    """Who has no card of a colour is not ranked, unless the house rule says so (BH-04, BH-05)."""
    if "zero_cards_rank" in position.table.options:
        return counts
    return {name: count for name, count in counts.items() if count}


def with_owner(position: Position, color: Color, owner: Name) -> dict[Name, Share]:
    """The owner of the wooden chicken has the majority; the others compete for second place only (WC-05, WC-06)."""
    others = {name: count for name, count in position.counts(color).items() if name != owner}
    below = share_prizes(ranked(position, others), SECOND_ONLY)
    seconds = {name: replace(share, place=2) if share.place else share for name, share in below.items()}
    chicken = Share(points=CHICKEN_POINTS, place=1, pool=CHICKEN_POINTS, sharers=1)
    return {owner: chicken, **seconds}

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
from companion.games.blind_hen.wording import COLOR_NAMES
from companion.scoring import NOTHING, ScoreLine, Share, share_prizes
from companion.words import Name, Sentence, say, say_many


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


def majority_line(split: Majority, name: Name) -> ScoreLine:
    """Return a player's line for a colour, with its reason and the division as counted."""
    share = split.shares[name]
    return ScoreLine(
        key=f"majority.{split.color}",
        points=share.points,
        reason=_reason(split, name),
        arithmetic=_division(share),
        rules=_rules(split, name),
    )


def _reason(split: Majority, name: Name) -> Sentence:
    share, count, color = split.shares[name], split.counts[name], COLOR_NAMES[split.color]
    if name == split.owner:
        return say_many(
            "owns the {color} wooden chicken, with {count} card",
            "owns the {color} wooden chicken, with {count} cards",
            count=count,
            color=color,
        )
    if not share.points:
        return _why_nothing(split, name)
    if split.untaken and share.place == 1:
        if share.sharers == 1:
            return say(
                "most {color} cards: {count}; nobody took the wooden chicken, so 4 not 8", color=color, count=count
            )
        return say(
            "{sharers} players tie for most {color} cards with {count}; nobody took the wooden chicken",
            sharers=share.sharers,
            color=color,
            count=count,
        )
    if share.place == 1 and share.sharers == 1:
        return _most_alone(split, name)
    if share.place == 1:
        return say(
            "{sharers} players tie for most {color} cards with {count}",
            sharers=share.sharers,
            color=color,
            count=count,
        )
    if split.owner is not None:
        return _behind_owner(split, name)
    if share.sharers == 1:
        return say("second most {color} cards: {count}", color=color, count=count)
    return say(
        "{sharers} players tie for second most {color} cards with {count}",
        sharers=share.sharers,
        color=color,
        count=count,
    )


def _behind_owner(split: Majority, name: Name) -> Sentence:
    """Second place is all that the others can get, whoever has more cards than the owner (WC-06)."""
    share, color, count = split.shares[name], COLOR_NAMES[split.color], split.counts[name]
    if share.sharers == 1:
        return say_many(
            "second place behind the owner of the chicken, with {count} {color} card",
            "second place behind the owner of the chicken, with {count} {color} cards",
            count=count,
            color=color,
        )
    return say(
        "{sharers} players share second place behind the owner of the chicken, with {count} {color} each",
        sharers=share.sharers,
        count=count,
        color=color,
    )


def _most_alone(split: Majority, name: Name) -> Sentence:
    color, count = COLOR_NAMES[split.color], split.counts[name]
    others = {other: own for other, own in split.counts.items() if other != name}
    next_best = max(others, key=lambda other: others[other])
    if not others[next_best]:
        return say("the only one with {color} cards: {count}", color=color, count=count)
    return say(
        "most {color} cards: {count}, {other} has {fewer}",
        color=color,
        count=count,
        other=next_best,
        fewer=others[next_best],
    )


def _why_nothing(split: Majority, name: Name) -> Sentence:
    color, count = COLOR_NAMES[split.color], split.counts[name]
    if not count:
        return say("no {color} cards", color=color)
    paid = min(own for other, own in split.counts.items() if split.shares[other].points and other != split.owner)
    return say_many(
        "{count} {color} card, the last place with points needs {needed}",
        "{count} {color} cards, the last place with points needs {needed}",
        count=count,
        color=color,
        needed=paid,
    )


def _division(share: Share) -> Sentence | None:
    if share.sharers <= 1:
        return None
    if share.pool % share.sharers == 0:
        return say("{pool} ÷ {sharers} = {points}", pool=share.pool, sharers=share.sharers, points=share.points)
    return say(
        "{pool} ÷ {sharers} = {quotient}, rounded up {points}",
        pool=share.pool,
        sharers=share.sharers,
        quotient=f"{share.pool / share.sharers:.2f}",
        points=share.points,
    )


def _rules(split: Majority, name: Name) -> tuple[str, ...]:
    share, count = split.shares[name], split.counts[name]
    if name == split.owner:
        return ("WC-05",)
    if split.owner is not None:
        return ("WC-06",) if count or share.points else ("WC-07",)
    if split.untaken:
        return ("WC-08",) if count or share.points else ("WC-09",)
    if not share.points:
        return ("BH-01",) if count else ("BH-04",)
    if share.sharers == 1:
        return ("BH-01",)
    return ("BH-02", "BH-06") if share.place == 1 else ("BH-03", "BH-06")

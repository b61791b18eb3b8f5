"""A player's line for a colour: the points, why they are these, and the division as counted."""

from companion.games.blind_hen.facts import CHICKEN_POINTS
from companion.games.blind_hen.majority import Majority
from companion.games.blind_hen.wording import COLOR_NAMES
from companion.scoring import ScoreLine, Share
from companion.words import Listing, Name, Sentence, say, say_many


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
    share = split.shares[name]
    if name == split.owner:
        return say_many(
            "owns the {color} wooden chicken, with {count} card",
            "owns the {color} wooden chicken, with {count} cards",
            count=split.counts[name],
            color=COLOR_NAMES[split.color],
        )
    if not share.points:
        return _why_nothing(split, name)
    if share.place > 1:
        return _second(split, name) if split.owner is None else _behind_owner(split, name)
    most = _most_alone(split, name) if share.sharers == 1 else _most_together(split, name)
    if not split.untaken:
        return most
    if share.sharers > 1:
        return say("{most}; nobody took the wooden chicken", most=most)
    return say(
        "{most}; nobody took the wooden chicken, so {points} and not {full}",
        most=most,
        points=share.points,
        full=CHICKEN_POINTS,
    )


def _most_alone(split: Majority, name: Name) -> Sentence:
    """A sole holder is first, and nobody is second; by the house rule the others are, without cards (BH-04)."""
    color, count = COLOR_NAMES[split.color], split.counts[name]
    best = max(count for other, count in split.counts.items() if other != name)
    rivals = tuple(other for other, own in split.counts.items() if other != name and own == best)
    if best:
        return say_many(
            "most {color} cards: {own}, {others} has {fewer}",
            "most {color} cards: {own}, {others} have {fewer} each",
            count=len(rivals),
            color=color,
            own=count,
            others=Listing(rivals),
            fewer=best,
        )
    if any(split.shares[other].points for other in rivals):
        return say("the only one with {color} cards", color=color)
    return say("the only one with {color} cards, so nobody is second", color=color)


def _most_together(split: Majority, name: Name) -> Sentence:
    return say(
        "tied with {others} for most {color} cards, {own} each",
        others=_tied_with(split, name),
        color=COLOR_NAMES[split.color],
        own=split.counts[name],
    )


def _second(split: Majority, name: Name) -> Sentence:
    color, count = COLOR_NAMES[split.color], split.counts[name]
    if split.shares[name].sharers > 1:
        return say(
            "tied with {others} for second most {color} cards, {own} each",
            others=_tied_with(split, name),
            color=color,
            own=count,
        )
    first = next(other for other, share in split.shares.items() if share.place == 1)
    return say(
        "second most {color} cards: {own}, {first} has {most}",
        color=color,
        own=count,
        first=first,
        most=split.counts[first],
    )


def _behind_owner(split: Majority, name: Name) -> Sentence:
    """Second place is all that the others can get, whoever has more cards than the owner (WC-06)."""
    color, count, owner = COLOR_NAMES[split.color], split.counts[name], str(split.owner)
    if split.shares[name].sharers == 1:
        return say_many(
            "second place behind {owner}, who owns the chicken, with {count} {color} card",
            "second place behind {owner}, who owns the chicken, with {count} {color} cards",
            count=count,
            color=color,
            owner=owner,
        )
    return say_many(
        "tied with {others} for second place behind {owner}, who owns the chicken, with {count} {color} card each",
        "tied with {others} for second place behind {owner}, who owns the chicken, with {count} {color} cards each",
        count=count,
        color=color,
        owner=owner,
        others=_tied_with(split, name),
    )


def _why_nothing(split: Majority, name: Name) -> Sentence:
    color, count = COLOR_NAMES[split.color], split.counts[name]
    if not count:
        return say("no {color} cards", color=color)
    cards = say_many("{count} {color} card", "{count} {color} cards", count=count, color=color)
    places = {share.place for share in split.shares.values() if share.points}
    scored = tuple(other for other, share in split.shares.items() if share.place == max(places))
    needed = split.counts[scored[0]]
    if places == {1}:
        return say(
            "{cards}; {others} tie for most with {needed} each, so nobody is second",
            cards=cards,
            others=Listing(scored),
            needed=needed,
        )
    return say_many(
        "{cards}; second place goes to {others} with {needed}",
        "{cards}; second place goes to {others} with {needed} each",
        count=len(scored),
        cards=cards,
        others=Listing(scored),
        needed=needed,
    )


def _tied_with(split: Majority, name: Name) -> Listing:
    place = split.shares[name].place
    return Listing(tuple(other for other, share in split.shares.items() if share.place == place and other != name))


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

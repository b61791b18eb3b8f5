"""The score of Rubbish Auction: fame, and 30 more for each item that a player was destined to and won."""

from collections.abc import Mapping

from companion.games.rubbish_auction.facts import DESTINED_POINTS, STARTING_FAME
from companion.games.rubbish_auction.position import Holding, Position
from companion.games.rubbish_auction.wording import amounts_of, items_of, one_after_the_other
from companion.scoring import ScoreLine, ScoreSheet, score_sheet, told_apart
from companion.words import Listing, Name, Sentence, say, say_many


def score(position: Position, *, final: bool) -> ScoreSheet:
    """Return the score sheet of a position.

    Most fame wins. In case of a tie, the number of won items breaks it; if it is still a tie, it is a shared victory
    (RA-20). A discarded item is nobody's, so it breaks no tie (RA-13).
    """
    lines = {name: (fame_line(position, name), destined_line(holding)) for name, holding in position.holdings.items()}
    items = {name: len(holding.items) for name, holding in position.holdings.items()}
    return score_sheet(lines, final=final, tie_breaker=items, tie_break=tie_break(lines, items))


def fame_line(position: Position, name: Name) -> ScoreLine:
    """The fame on the track: 30 at the start, then what every auction took or gave (RA-17)."""
    fame = position.holdings[name].fame
    if position.changes is None:
        return ScoreLine(key="fame", points=fame, reason=say("as told"), rules=("RA-17", "RA-12"))
    changes = position.changes[name]
    steps = " ".join(f"− {-change}" if change < 0 else f"+ {change}" for change in changes)
    return ScoreLine(
        key="fame",
        points=fame,
        reason=say_many(
            "{start} at the start, then {count} auction",
            "{start} at the start, then {count} auctions",
            count=len(changes),
            start=STARTING_FAME,
        ),
        arithmetic=say("{start} {steps} = {fame}", start=STARTING_FAME, steps=steps, fame=fame) if changes else None,
        rules=("RA-17", "RA-12"),
    )


def destined_line(holding: Holding) -> ScoreLine:
    """Each won item that the own geek card shows is worth 30; who else wanted it gets nothing (RA-20, RA-21)."""
    got = () if holding.destined is None else tuple(item for item in holding.items if item in holding.destined)
    points = DESTINED_POINTS * len(got)
    return ScoreLine(
        key="destined",
        points=points,
        reason=_destined(holding, got),
        arithmetic=say("{count} × {points} = {product}", count=len(got), points=DESTINED_POINTS, product=points)
        if got
        else None,
        rules=("RA-20", "RA-21"),
    )


def tie_break(lines: Mapping[Name, tuple[ScoreLine, ...]], items: Mapping[Name, int]) -> Sentence | None:
    """Return whom the number of won items separated, None when it separated nobody."""
    totals = {name: sum(line.points for line in own) for name, own in lines.items()}
    told = [_separated(group, totals[group[0]], items) for group in told_apart(totals, items)]
    return None if not told else one_after_the_other(*told)


def _separated(group: tuple[Name, ...], total: int, items: Mapping[Name, int]) -> Sentence:
    return say(
        "{players} have {total} each. Items won decide: {items}.",
        players=Listing(group),
        total=total,
        items=amounts_of({name: items[name] for name in group}),
    )


def _destined(holding: Holding, got: tuple[str, ...]) -> Sentence:
    if holding.destined is None:
        return say("the geek card is not known")
    wanted = items_of(holding.destined)
    if not got:
        return say("wanted {items}, won neither", items=wanted)
    if len(got) == len(holding.destined):
        return say("wanted {items}, won both", items=wanted)
    return say("wanted {items}, won {won}", items=wanted, won=items_of(got))

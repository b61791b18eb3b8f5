"""The score of Egg On: eggs, those of the own colour, and their variety."""

from companion.games.egg_on.facts import COLORS, OWN_EGG_POINTS, VARIETY_POINTS
from companion.games.egg_on.position import Holding, Position
from companion.games.egg_on.wording import COLOR_NAMES, egg_name
from companion.scoring import ScoreLine, ScoreSheet, score_sheet
from companion.words import Listing, Sentence, say, say_many


def score(position: Position, *, final: bool) -> ScoreSheet:
    """Return the score sheet of a position; most points win, and who ties wins together (EO-26).

    No more than 37 points are possible, all twelve eggs of four players.
    """
    lines = {
        name: (eggs_line(holding), own_color_line(holding), variety_line(holding)) for name, holding in position.items()
    }
    return score_sheet(lines, final=final)


def eggs_line(holding: Holding) -> ScoreLine:
    """The first egg of a nest is worth 1 point, the second 2, the third 3 (EO-29)."""
    numbers = [egg.number for egg in holding.eggs]
    points = sum(numbers)
    reason = say("{eggs}", eggs=Listing(tuple(egg_name(egg) for egg in holding.eggs))) if numbers else say("no eggs")
    return ScoreLine(
        key="eggs",
        points=points,
        reason=reason,
        arithmetic=say("{sum} = {points}", sum=" + ".join(map(str, numbers)), points=points) if numbers else None,
        rules=("EO-29",),
    )


def own_color_line(holding: Holding) -> ScoreLine:
    """Each egg of the own colour is worth 1 more; the neutral colour is nobody's own (EO-27)."""
    own = sum(egg.color is holding.color for egg in holding.eggs)
    return ScoreLine(
        key="own_color",
        points=own * OWN_EGG_POINTS,
        reason=say_many("{count} {color} egg", "{count} {color} eggs", count=own, color=COLOR_NAMES[holding.color]),
        arithmetic=say("{count} × {points} = {product}", count=own, points=OWN_EGG_POINTS, product=own * OWN_EGG_POINTS)
        if own
        else None,
        rules=("EO-27",),
    )


def variety_line(holding: Holding) -> ScoreLine:
    """Eggs of two, three or four colours are worth 2, 5 or 10 more; only the highest of these counts (EO-25)."""
    colors = tuple(color for color in COLORS if any(egg.color is color for egg in holding.eggs))
    return ScoreLine(
        key="variety",
        points=VARIETY_POINTS.get(len(colors), 0),
        reason=_variety(Listing(tuple(COLOR_NAMES[color] for color in colors)), len(colors)),
        rules=("EO-25",),
    )


def _variety(names: Listing, count: int) -> Sentence:
    if not count:
        return say("no eggs")
    return say_many("eggs of {count} colour: {colors}", "eggs of {count} colours: {colors}", count=count, colors=names)

"""The score of Blind Hen: five majorities, the three best colours, corns, and hens with and without one."""

from companion.games.blind_hen.facts import COLORS, CORN_POINTS, FED_HEN_POINTS, UNFED_HEN_POINTS
from companion.games.blind_hen.majority import majority
from companion.games.blind_hen.majority_lines import majority_line
from companion.games.blind_hen.position import Holding, Position, best_colors
from companion.games.blind_hen.wording import COLOR_NAMES
from companion.scoring import ScoreLine, ScoreSheet, score_sheet
from companion.words import Listing, Name, Sentence, say, say_many


def score(position: Position, *, final: bool) -> ScoreSheet:
    """Return the score sheet of a position; most points win, and who ties wins together (BH-09)."""
    splits = [majority(position, color) for color in COLORS]
    lines = {
        name: (
            *(majority_line(split, name) for split in splits),
            display_line(position, name),
            corns_line(position.holdings[name]),
            fed_hens_line(position.holdings[name]),
            unfed_hens_line(position.holdings[name]),
        )
        for name in position.table.players
    }
    return score_sheet(lines, final=final)


def display_line(position: Position, name: Name) -> ScoreLine:
    """Up to three colours of the own display count with their values; the best are chosen (BH-07)."""
    chosen = best_colors(position, name)
    values = {color: sum(card.value for card in position.cards(name, color)) for color in chosen}
    points = sum(values.values())
    if not chosen:
        return ScoreLine(key="display", points=0, reason=say("no cards in the display"), rules=("BH-07",))
    colors = Listing(
        tuple(say("{color} {value}", color=COLOR_NAMES[color], value=value) for color, value in values.items())
    )
    return ScoreLine(
        key="display",
        points=points,
        reason=say("best colours: {colors}", colors=colors),
        arithmetic=say("{sum} = {points}", sum=" + ".join(map(str, values.values())), points=points),
        rules=("BH-07",),
    )


def corns_line(holding: Holding) -> ScoreLine:
    """Each Golden Corn is worth 2 points (BH-08)."""
    points = CORN_POINTS * holding.corns
    return ScoreLine(
        key="corns",
        points=points,
        reason=say_many("{count} Golden Corn", "{count} Golden Corns", count=holding.corns),
        arithmetic=_product(holding.corns, CORN_POINTS),
        rules=("BH-08",),
    )


def fed_hens_line(holding: Holding) -> ScoreLine:
    """Every Blind Hen that has a Golden Corn gives 3 points; a corn feeds one hen at most (BH-08)."""
    fed = min(holding.hens, holding.corns)
    return ScoreLine(
        key="fed_hens",
        points=FED_HEN_POINTS * fed,
        reason=say_many(
            "{count} Blind Hen with a Golden Corn", "{count} Blind Hens with a Golden Corn each", count=fed
        ),
        arithmetic=_product(fed, FED_HEN_POINTS),
        rules=("BH-08",),
    )


def unfed_hens_line(holding: Holding) -> ScoreLine:
    """Every Blind Hen without a Golden Corn costs 3 points (BH-08)."""
    unfed = max(0, holding.hens - holding.corns)
    return ScoreLine(
        key="unfed_hens",
        points=UNFED_HEN_POINTS * unfed,
        reason=say_many(
            "{count} Blind Hen without a Golden Corn", "{count} Blind Hens without a Golden Corn", count=unfed
        ),
        arithmetic=_product(unfed, UNFED_HEN_POINTS),
        rules=("BH-08",),
    )


def _product(count: int, points: int) -> Sentence | None:
    return say("{count} × {points} = {product}", count=count, points=points, product=count * points) if count else None

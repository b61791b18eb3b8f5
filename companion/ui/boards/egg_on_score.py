"""Egg On's score: the eggs behind every number."""

import flet as ft

from companion.games.egg_on.facts import COLORS, Egg
from companion.games.egg_on.position import Holding
from companion.games.egg_on.rule_words import rule_words
from companion.games.egg_on.wording import LINE_TITLES
from companion.ui.boards.egg_on_cards import egg_row
from companion.ui.boards.egg_on_holdings import draw_holdings, position
from companion.ui.boards.egg_on_story import actor, pieces
from companion.ui.boards.scored import Scored, ScorePicture, Why
from companion.ui.components.art import picture, shape
from companion.ui.components.proof import Proof, proof_row
from companion.ui.components.score_table import LineHead
from companion.ui.kit import Kit
from companion.words import Name, Sentence, say

EGGS, OWN, VARIETY = "eggs", "own_color", "variety"


def line_head(kit: Kit, _: Scored, key: str) -> LineHead:
    """Return the head of a line."""
    mark = picture(kit, "egg-2", 20) if key == EGGS else None
    return LineHead(text=LINE_TITLES[key], mark=mark)


def why(kit: Kit, scored: Scored, name: Name, key: str, _revealed: bool) -> Why:  # noqa: FBT001 - one of five
    """Return why a player has these points: everybody's eggs, those that count for the line in full."""
    where = position(scored)
    line = scored.sheet.seat(name).line(key)
    order = sorted(where, key=lambda player: -scored.sheet.seat(player).line(key).points)
    rows = [
        proof_row(
            kit,
            Proof(
                name=player,
                under=kit(_under(scored, player, key)),
                pieces=egg_row(kit, where[player].eggs, counting=counting(where[player], key)),
                points=scored.sheet.seat(player).line(key).points,
                mark=shape(kit, where[player].color, 16),
                marked=player == name,
            ),
        )
        for player in order
    ]
    return Why(
        heading=_heading(name, key, line.points),
        proof=ft.Column(rows, spacing=6, tight=True),
        rules=line.rules,
    )


def counting(holding: Holding, key: str) -> tuple[Egg, ...]:
    """Return the eggs that make the points of a line: all, those of the own colour, or one of each colour."""
    if key == OWN:
        return tuple(egg for egg in holding.eggs if egg.color is holding.color)
    if key == VARIETY:
        firsts = (next((egg for egg in holding.eggs if egg.color is color), None) for color in COLORS)
        return tuple(egg for egg in firsts if egg is not None)
    return holding.eggs


def _under(scored: Scored, player: Name, key: str) -> Sentence:
    line = scored.sheet.seat(player).line(key)
    return line.arithmetic if line.arithmetic is not None else line.reason


def _heading(name: Name, key: str, points: int) -> Sentence:
    match key:
        case "eggs":
            return say("{player} gets {points} for eggs", player=name, points=points)
        case "own_color":
            return say("{player} gets {points} for eggs of the own colour", player=name, points=points)
        case _:
            return say("{player} gets {points} for variety", player=name, points=points)


SCORE = ScorePicture(
    total_rules=("EO-26",),
    rule_words=rule_words,
    head=line_head,
    why=why,
    holdings=draw_holdings,
    actor=actor,
    pieces=pieces,
)
"""How Egg On shows its score and tells its story."""

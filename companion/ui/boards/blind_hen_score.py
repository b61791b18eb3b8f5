"""Blind Hen's score: shapes and chickens at the lines, and the cards behind every number."""

import flet as ft

from companion.games.blind_hen.facts import COLORS, Color
from companion.games.blind_hen.majority import majority
from companion.games.blind_hen.position import Position, best_colors, told, tracked
from companion.games.blind_hen.rule_words import rule_words
from companion.games.blind_hen.wording import CHICKEN_NAMES, COLOR_NAMES, LINE_TITLES
from companion.games.session import Session
from companion.scoring import ScoreLine, Share
from companion.ui.boards.blind_hen_cards import card_row, pile_row
from companion.ui.boards.blind_hen_holdings import draw_holdings
from companion.ui.boards.blind_hen_story import actor, pieces
from companion.ui.boards.scored import HiddenLines, Scored, ScorePicture, Why
from companion.ui.components.art import meeple, shape
from companion.ui.components.proof import Proof, proof_row
from companion.ui.components.score_table import LineHead
from companion.ui.components.texts import body
from companion.ui.kit import Kit
from companion.words import Name, Sentence, say, say_many

MAJORITY = "majority."
DISPLAY = "display"


def position(scored: Scored) -> Position:
    """Return what is scored, of a session or a tally."""
    return tracked(scored.state) if isinstance(scored, Session) else told(scored.final)


def line_head(kit: Kit, scored: Scored, key: str) -> LineHead:
    """Return the head of a line: a majority with the shape of its colour, and its chicken when somebody owns it."""
    text = LINE_TITLES[key]
    if not key.startswith(MAJORITY):
        return LineHead(text=text)
    color = Color(key.removeprefix(MAJORITY))
    owner = position(scored).chickens[color]
    if owner is None:
        return LineHead(text=text, mark=shape(kit, color, 17))
    return LineHead(
        text=text,
        mark=shape(kit, color, 17),
        piece=meeple(kit, color, 19),
        spoken=say("{line}, {chicken} belongs to {player}", line=text, chicken=CHICKEN_NAMES[color], player=owner),
    )


def why(kit: Kit, scored: Scored, name: Name, key: str, revealed: bool) -> Why:  # noqa: FBT001 - one of five
    """Return why a player has these points: all cards of the colour, the three colours, or the pile."""
    line = scored.sheet.seat(name).line(key)
    if key.startswith(MAJORITY):
        return _why_majority(kit, scored, name, line)
    if key == DISPLAY:
        return _why_display(kit, scored, name, line)
    return _why_pile(kit, scored, name, line, revealed=revealed)


def _why_majority(kit: Kit, scored: Scored, name: Name, line: ScoreLine) -> Why:
    color = Color(line.key.removeprefix(MAJORITY))
    where = position(scored)
    split = majority(where, color)
    order = sorted(split.counts, key=lambda player: (-split.shares[player].points, -split.counts[player]))
    rows = [
        proof_row(
            kit,
            Proof(
                name=player,
                under=kit(_standing(split.counts[player], split.shares[player], owns=player == split.owner)),
                pieces=card_row(kit, where.cards(player, color)),
                points=split.shares[player].points,
                marked=player == name,
            ),
        )
        for player in order
    ]
    rules = line.rules
    if split.shares[name].sharers > 1 and "BH-06" not in rules:
        rules = (*rules, "BH-06")
    return Why(
        heading=say("{player} gets {points} for {color}", player=name, points=line.points, color=COLOR_NAMES[color]),
        mark=shape(kit, color, 26),
        proof=ft.Column(rows, spacing=6, tight=True),
        rules=rules,
    )


def _standing(count: int, share: Share, *, owns: bool) -> Sentence:
    if owns:
        return say_many("{count} card and the chicken", "{count} cards and the chicken", count=count)
    match share.place:
        case 1:
            return say_many("{count} card, most", "{count} cards, most", count=count)
        case 2:
            return say_many("{count} card, second", "{count} cards, second", count=count)
        case _:
            return say_many("{count} card", "{count} cards", count=count)


def _why_display(kit: Kit, scored: Scored, name: Name, line: ScoreLine) -> Why:
    where = position(scored)
    chosen = best_colors(where, name)
    rows = [
        proof_row(
            kit,
            Proof(
                name=kit(LINE_TITLES[f"{MAJORITY}{color}"]),
                under=kit(say("counts") if color in chosen else say("does not count")),
                pieces=card_row(kit, where.cards(name, color), quiet=color not in chosen),
                points=sum(card.value for card in where.cards(name, color)),
                mark=shape(kit, color, 17),
                faded=color not in chosen,
            ),
        )
        for color in sorted(COLORS, key=lambda color: color not in chosen)
        if where.cards(name, color)
    ]
    others = [
        proof_row(kit, Proof(name=seat.name, under=kit(seat.line(DISPLAY).reason), points=seat.line(DISPLAY).points))
        for seat in scored.sheet.seats
        if seat.name != name
    ]
    return Why(
        heading=say("{player} gets {points} for the best three colours", player=name, points=line.points),
        proof=ft.Column([*rows, body(kit, kit(say("The others")), 14, bold=True), *others], spacing=6, tight=True),
        rules=line.rules,
    )


def _why_pile(kit: Kit, scored: Scored, name: Name, line: ScoreLine, *, revealed: bool) -> Why:
    where = position(scored)
    rows: list[ft.Control] = []
    for seat in scored.sheet.seats:
        holding = where.holdings[seat.name]
        if revealed:
            hens = say_many("{count} Blind Hen", "{count} Blind Hens", count=holding.hens)
            corns = say_many("{count} Golden Corn", "{count} Golden Corns", count=holding.corns)
            under = say("{hens}, {corns}", hens=hens, corns=corns)
            pile = pile_row(kit, holding.hens, holding.corns)
            points: int | None = seat.line(line.key).points
        else:
            count = holding.hens + holding.corns
            under = say_many("{count} hidden card", "{count} hidden cards", count=count)
            pile, points = None, None
        rows.append(
            proof_row(
                kit,
                Proof(name=seat.name, under=kit(under), pieces=pile, points=points, marked=seat.name == name),
            )
        )
    return Why(
        heading=_pile_heading(name, line) if revealed else say("{line} are hidden", line=LINE_TITLES[line.key]),
        proof=ft.Column(rows, spacing=6, tight=True),
        rules=line.rules if revealed else ("BH-23",),
    )


def _pile_heading(name: Name, line: ScoreLine) -> Sentence:
    match line.key:
        case "corns":
            return say("{player} gets {points} for Golden Corns", player=name, points=line.points)
        case "fed_hens":
            return say("{player} gets {points} for fed hens", player=name, points=line.points)
        case _ if line.points:
            return say("{player} loses {points} for unfed hens", player=name, points=-line.points)
        case _:
            return say("{player} loses nothing for unfed hens", player=name)


SCORE = ScorePicture(
    total_rules=("BH-09",),
    rule_words=rule_words,
    head=line_head,
    why=why,
    holdings=lambda kit, scored, revealed: draw_holdings(kit, position(scored), revealed=revealed),
    actor=actor,
    pieces=pieces,
    hidden=HiddenLines(
        lines=frozenset({"corns", "fed_hens", "unfed_hens"}),
        rule="BH-23",
        why=say("Hens and corns stay hidden until the game ends, so there are no totals and no places yet (BH-23)."),
    ),
)
"""How Blind Hen shows its score and tells its story."""

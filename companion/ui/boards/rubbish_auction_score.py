"""Rubbish Auction's score: what every auction did to the fame, and the items behind the destined ones."""

import flet as ft

from companion.games.rubbish_auction.position import Position
from companion.games.rubbish_auction.rule_words import rule_words
from companion.games.rubbish_auction.wording import LINE_TITLES
from companion.ui.boards.rubbish_auction_cards import item_row
from companion.ui.boards.rubbish_auction_holdings import draw_holdings, position
from companion.ui.boards.rubbish_auction_story import actor, pieces
from companion.ui.boards.scored import HiddenLines, Scored, ScorePicture, Why
from companion.ui.components.art import picture
from companion.ui.components.proof import Proof, proof_row
from companion.ui.components.score_table import LineHead
from companion.ui.kit import Kit
from companion.words import Name, Sentence, say

FAME, DESTINED = "fame", "destined"


def line_head(kit: Kit, _: Scored, key: str) -> LineHead:
    """Return the head of a line."""
    return LineHead(text=LINE_TITLES[key], mark=picture(kit, "geek" if key == DESTINED else "banknote", 20))


def why(kit: Kit, scored: Scored, name: Name, key: str, revealed: bool) -> Why:  # noqa: FBT001 - one of five
    """Return why a player has these points: everybody's fame step by step, or items won and wanted."""
    if key == DESTINED and not revealed:
        return _still_secret(kit, scored)
    where = position(scored)
    line = scored.sheet.seat(name).line(key)
    order = sorted(where.holdings, key=lambda player: -scored.sheet.seat(player).line(key).points)
    rows = [
        proof_row(
            kit,
            Proof(
                name=player,
                under=kit(_under(scored, player, key)),
                pieces=_wanted(kit, where, player) if key == DESTINED else None,
                points=scored.sheet.seat(player).line(key).points,
                marked=player == name,
            ),
        )
        for player in order
    ]
    heading = (
        say("{player} has a fame of {points}", player=name, points=line.points)
        if key == FAME
        else say("{player} gets {points} for destined items", player=name, points=line.points)
    )
    return Why(heading=heading, proof=ft.Column(rows, spacing=6, tight=True), rules=line.rules)


def _still_secret(kit: Kit, scored: Scored) -> Why:
    rows = [proof_row(kit, Proof(name=seat.name, under=kit(say("one geek card")))) for seat in scored.sheet.seats]
    return Why(heading=say("Geek cards are secret"), proof=ft.Column(rows, spacing=6, tight=True), rules=("RA-21",))


def _under(scored: Scored, player: Name, key: str) -> Sentence:
    line = scored.sheet.seat(player).line(key)
    if line.arithmetic is not None:
        return line.arithmetic
    return line.reason if key == FAME else say("won none of them")


def _wanted(kit: Kit, where: Position, player: Name) -> ft.Control:
    """The items of the geek card; those that were won are marked."""
    holding = where.holdings[player]
    return item_row(kit, holding.destined or (), counting=holding.items)


SCORE = ScorePicture(
    total_rules=("RA-20",),
    rule_words=rule_words,
    head=line_head,
    why=why,
    holdings=draw_holdings,
    actor=actor,
    pieces=pieces,
    hidden=HiddenLines(
        lines=frozenset({DESTINED}),
        rule="RA-21",
        why=say("Geek cards stay secret until the end, so there are no totals and no places yet (RA-21)."),
    ),
)
"""How Rubbish Auction shows its score and tells its story."""

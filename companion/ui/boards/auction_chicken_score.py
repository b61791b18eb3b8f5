"""Auction Chicken's score: the cards behind every number, and everybody's pile and tokens."""

from dataclasses import replace

import flet as ft

from companion.games.auction_chicken.facts import Card, Rank
from companion.games.auction_chicken.position import Holding, Position, told, tracked
from companion.games.auction_chicken.rule_words import rule_words
from companion.games.auction_chicken.scoring import ace_reasons, crown_reasons
from companion.games.auction_chicken.state import high_to_low
from companion.games.auction_chicken.wording import LINE_TITLES
from companion.games.session import Session
from companion.scoring import ScoreLine
from companion.ui.boards.auction_chicken_cards import card_row, token_row
from companion.ui.boards.auction_chicken_story import actor, pieces
from companion.ui.boards.auction_chicken_words import hidden_words
from companion.ui.boards.scored import HiddenLines, Scored, ScorePicture, Why
from companion.ui.components.proof import Proof, proof_row
from companion.ui.components.score_table import LineHead
from companion.ui.components.texts import body, title
from companion.ui.kit import Kit
from companion.words import Name, Sentence, say, say_many

HIDDEN_WHY = say(
    "Hands and score piles stay hidden until the game ends, so there are no points and no places yet (AC-21)."
)


def position(scored: Scored) -> Position:
    """Return what is scored, of a session or a tally."""
    return tracked(scored.state) if isinstance(scored, Session) else told(scored.final)


def line_head(_kit: Kit, _scored: Scored, key: str) -> LineHead:
    """Return the head of a line."""
    return LineHead(text=LINE_TITLES[key])


def why(kit: Kit, scored: Scored, name: Name, key: str, revealed: bool) -> Why:  # noqa: FBT001 - one of five
    """Return why a player has these points: the cards that count, with the tokens of their suits."""
    line = scored.sheet.seat(name).line(key)
    where = position(scored)
    seats = sorted(scored.sheet.seats, key=lambda seat: (seat.name != name, -seat.line(key).points))
    proofs = [
        _proof(kit, where.holdings[seat.name], seat.name, seat.line(key))
        if revealed
        else Proof(name=seat.name, under=kit(_hidden(scored, seat.name)))
        for seat in seats
    ]
    rows = [proof_row(kit, replace(proof, marked=proof.name == name)) for proof in proofs]
    return Why(
        heading=_heading(name, line) if revealed else say("{line} are hidden", line=LINE_TITLES[key]),
        proof=ft.Column(rows, spacing=6, tight=True),
        rules=line.rules if revealed else ("AC-21",),
        reasons=_reasons(where, name, key) if revealed else (),
    )


def _reasons(where: Position, name: Name, key: str) -> tuple[Sentence, ...]:
    """Aces and crowns count one by one, so each has its reason."""
    match key:
        case "aces":
            return ace_reasons(where.holdings[name], lone="lone_ace_counts_tokens" in where.table.options)
        case "crowns":
            return crown_reasons(where.holdings[name])
        case _:
            return ()


def _hidden(scored: Scored, name: Name) -> Sentence:
    """Only a session hides anything in particular: a tally is told when the piles are open."""
    return hidden_words(scored.state, name) if isinstance(scored, Session) else say("hidden")


def _proof(kit: Kit, holding: Holding, player: Name, line: ScoreLine) -> Proof:
    cards = high_to_low(card for card in holding.score_pile if _counts(card, line.key))
    return Proof(
        name=player,
        under=kit(_how_many(line.key, len(cards))),
        pieces=card_row(kit, cards),
        points=line.points,
    )


def _how_many(key: str, count: int) -> Sentence:
    match key:
        case "numbers":
            return say_many("{count} number card", "{count} number cards", count=count)
        case "aces":
            return say_many("{count} ace", "{count} aces", count=count)
        case _:
            return say_many("{count} crown", "{count} crowns", count=count)


def _counts(card: Card, key: str) -> bool:
    match key:
        case "numbers":
            return card.rank.numbered
        case "aces":
            return card.rank is Rank.ACE
        case _:
            return card.rank is Rank.CROWN


def _heading(name: Name, line: ScoreLine) -> Sentence:
    match line.key:
        case "numbers":
            return say("{player} gets {points} for number cards", player=name, points=line.points)
        case "aces":
            return say("{player} gets {points} for aces", player=name, points=line.points)
        case _:
            return say("{player} gets {points} for crowns", player=name, points=line.points)


def draw_holdings(kit: Kit, scored: Scored, revealed: bool) -> ft.Control:  # noqa: FBT001 - as the register has it
    """Return a card a player: the score pile, only as a number until it is revealed (AC-21), and the tokens."""
    where = position(scored)
    parts: list[ft.Control] = []
    for name in (seat.name for seat in scored.sheet.seats):
        holding = where.holdings[name]
        pile = card_row(kit, high_to_low(holding.score_pile)) if revealed else None
        parts.append(_holding(kit, holding, name, pile or body(kit, kit(_hidden(scored, name)), 14, quiet=True)))
    return ft.Column(parts, spacing=10, tight=True)


def _holding(kit: Kit, holding: Holding, name: Name, pile: ft.Control) -> ft.Control:
    tokens = say_many("{count} token", "{count} tokens", count=sum(holding.tokens.values()))
    heading = title(kit, name, 18, lines=1)
    heading.expand = True
    return ft.Container(
        ft.Column(
            [
                ft.Row([heading, body(kit, kit(tokens), 14, quiet=True)], spacing=8),
                pile,
                token_row(kit, holding.tokens),
            ],
            spacing=6,
            tight=True,
        ),
        bgcolor=kit.look.page,
        border_radius=16,
        padding=12,
    )


SCORE = ScorePicture(
    total_rules=("AC-07",),
    rule_words=rule_words,
    head=line_head,
    why=why,
    holdings=draw_holdings,
    actor=actor,
    pieces=pieces,
    hidden=HiddenLines(lines=frozenset(LINE_TITLES), rule="AC-21", why=HIDDEN_WHY),
)
"""How Auction Chicken shows its score and tells its story."""

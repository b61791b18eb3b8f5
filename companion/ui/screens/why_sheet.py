"""Why a number is what it is: its cards, the arithmetic, and the rule."""

from collections.abc import Callable

import flet as ft

from companion.scoring import ScoreLine, SeatScore
from companion.ui.boards import BOARDS, HiddenLines, Scored, Why, options_of
from companion.ui.components.proof import Proof, proof_row, start_large
from companion.ui.components.score_table import TOTAL
from companion.ui.components.sheet import sheet
from companion.ui.components.texts import body
from companion.ui.kit import Kit
from companion.words import Listing, Name, Sentence, say


def why_sheet(kit: Kit, scored: Scored, asked: tuple[Name, str], close: Callable[[], None]) -> ft.BottomSheet:
    """Return the sheet that explains the number of a player in a line, or his total."""
    name, key = asked
    picture = BOARDS[scored.game.id].score
    final = scored.sheet.final
    hidden = picture.hidden_while(final=final)
    secret = hidden if hidden is not None and (key == TOTAL or key in hidden.lines) else None
    seat = scored.sheet.seat(name)
    if key == TOTAL:
        told = _total(kit, scored, seat, secret)
        counted, reason = (None, secret.why) if secret else (_sum(kit, seat), _ranking(scored, seat))
    else:
        told = picture.why(kit, scored, name, key, final)
        line = seat.line(key)
        counted, reason = (None, secret.why) if secret else _counted(kit, line)
    parts = [
        told.proof,
        _counted_box(kit, counted, told.reasons or (reason,)),
        *(_rule(kit, picture.rule_words(rule, options_of(scored)), rule) for rule in told.rules),
    ]
    return sheet(kit, kit(told.heading), parts, close, mark=told.mark)


def _counted(kit: Kit, line: ScoreLine) -> tuple[str | None, Sentence]:
    return (kit(line.arithmetic) if line.arithmetic is not None else None), line.reason


def _total(kit: Kit, scored: Scored, seat: SeatScore, secret: HiddenLines | None) -> Why:
    hidden = secret.lines if secret else frozenset()
    rules = (secret.rule,) if secret else BOARDS[scored.game.id].score.total_rules
    rows = [
        proof_row(
            kit,
            Proof(
                name=kit(scored.game.line_title(line.key)),
                under=kit(say("hidden") if line.key in hidden else line.reason),
                points=None if line.key in hidden else line.points,
            ),
        )
        for line in seat.lines
    ]
    heading = (
        say("The total of {player} is hidden", player=seat.name)
        if secret
        else say("{player} has {points} in all", player=seat.name, points=seat.total)
    )
    return Why(heading=heading, proof=ft.Column(rows, spacing=2, tight=True), rules=rules)


def _sum(kit: Kit, seat: SeatScore) -> str:
    first, *others = (line.points for line in seat.lines)
    signed = "".join(f" − {-points}" if points < 0 else f" + {points}" for points in others)
    return kit(say("{first}{others} = {total}", first=first, others=signed, total=seat.total))


def _ranking(scored: Scored, seat: SeatScore) -> Sentence:
    winners = scored.sheet.winners
    best = max(other.total for other in scored.sheet.seats)
    if seat.place > 1:
        return say(
            "{player} is in place {place}; the most points are {best}", player=seat.name, place=seat.place, best=best
        )
    if not scored.sheet.final:
        return say("{players} would win if the game ended now", players=Listing(winners))
    if len(winners) > 1:
        return say("{players} have the most points and win together", players=Listing(winners))
    return say("{player} has the most points and wins", player=seat.name)


def _counted_box(kit: Kit, counted: str | None, reasons: tuple[Sentence, ...]) -> ft.Control:
    lines: list[ft.Control] = [body(kit, start_large(kit(reason)), 15.5) for reason in reasons]
    if counted is not None:
        lines.insert(0, body(kit, counted, 19, bold=True))
    return ft.Container(
        ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=kit.look.straw,
        border_radius=16,
        padding=14,
    )


def _rule(kit: Kit, words: tuple[Sentence, Sentence], rule: str) -> ft.Control:
    text, place = words
    lines = ft.Column(
        [
            body(kit, kit(text), 14),
            body(kit, kit(say("{place} · {rule}", place=place, rule=rule)), 13, quiet=True),
        ],
        spacing=1,
        tight=True,
        expand=True,
    )
    icon = ft.Icon(ft.Icons.MENU_BOOK_OUTLINED, size=22, color=kit.look.ink_2)
    return ft.Row([icon, lines], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)

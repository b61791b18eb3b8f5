"""A saved session in a list: its game, its day, its people, and how it ended."""

import flet as ft

from companion.archive import Summary
from companion.games import GAMES
from companion.ui.components.art import picture
from companion.ui.components.game_art import emblem
from companion.ui.components.tiles import OnTap, Paint, tile, words
from companion.ui.kit import Kit
from companion.words import Listing, Sentence, say

LONG_RESULT = 12
"""A result of more characters stands below the people, so that both can be read."""


def session_row(kit: Kit, summary: Summary, on_tap: OnTap, *, mark: bool = True) -> ft.Control:
    """Return the row; ``mark`` says whether a running session is marked as one."""
    result = _result(kit, summary) if mark or summary.finished_at else None
    below = kit.large or len(outcome(kit, summary)) > LONG_RESULT
    name = words(kit(GAMES[summary.game].title), size=16, bold=True, color=kit.look.ink, expand=True)
    lines: list[ft.Control] = [
        ft.Row([name, *([result] if result is not None and not below else [])], spacing=8),
        words(kit(when_and_who(kit, summary)), size=13.5, color=kit.look.ink_2, lines=2 if kit.large else 1),
    ]
    if result is not None and below:
        lines.append(result)
    parts: list[ft.Control] = [emblem(kit, summary.game), ft.Column(lines, spacing=1, tight=True, expand=True)]
    return tile(
        kit,
        ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        id=f"session-{summary.id}",
        label=spoken(kit, summary),
        paint=Paint(fill=ft.Colors.TRANSPARENT),
        on_tap=on_tap,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=6, vertical=8),
        centered=False,
    )


def when_and_who(kit: Kit, summary: Summary) -> Sentence:
    """Return the day and the people of a session."""
    day, players = kit.say.day(summary.started_at), ", ".join(summary.players)
    if summary.kind == "tally":
        return say("{day} · {players} · only scored", day=day, players=players)
    return say("{day} · {players}", day=day, players=players)


def outcome(kit: Kit, summary: Summary) -> str:
    """Return how a session stands, in a word or two."""
    if summary.running:
        return kit(say("running"))
    if summary.best is None:
        return kit(say("given up"))
    return kit(say("{winners} {points}", winners=", ".join(summary.winners), points=summary.best))


def spoken(kit: Kit, summary: Summary) -> str:
    """Return the whole row as a screen reader says it."""
    game, players = GAMES[summary.game].title, Listing(summary.players)
    day = kit.say.day(summary.started_at)
    if summary.running:
        return kit(say("{game}, {day}, {players}. Running.", game=game, day=day, players=players))
    if summary.best is None:
        return kit(say("{game}, {day}, {players}. Given up.", game=game, day=day, players=players))
    return kit(
        say(
            "{game}, {day}, {players}. Best result: {winners} with {points}.",
            game=game,
            day=day,
            players=players,
            winners=Listing(summary.winners),
            points=summary.best,
        )
    )


def _result(kit: Kit, summary: Summary) -> ft.Control:
    text = outcome(kit, summary)
    if summary.running:
        sign: ft.Control = ft.Icon(ft.Icons.PLAY_ARROW, size=20, color=kit.look.ink)
    elif summary.best is None:
        sign = ft.Icon(ft.Icons.OUTLINED_FLAG, size=19, color=kit.look.ink_2)
    else:
        sign = picture(kit, "trophy", 22)
    color = kit.look.ink_2 if summary.best is None and not summary.running else kit.look.ink
    row = ft.Row([sign, words(text, size=15, bold=True, color=color)], spacing=5, tight=True)
    if len(text) > LONG_RESULT:
        row = ft.Row([sign, words(text, size=15, bold=True, color=color, expand=True)], spacing=5)
    return row

"""Who? A key a player, as high as the height allows."""

import flet as ft

from companion.tracker import Key, Question
from companion.ui.components.tiles import greyed, outlined, tile, words
from companion.ui.kit import Kit
from companion.ui.questions.keys import ICONS, Tap, paint_of, spoken

THREE = 3
ROOMY = 96
LOW = 70
ASIDE = 60


def draw_players(kit: Kit, question: Question, tap: Tap, low: bool) -> ft.Control:  # noqa: FBT001
    """Return the keys of the players, and the keys that lead aside in whatever place is left."""
    players = [_key(kit, key, tap) for key in question.rows[0]]
    aside = list(question.aside)
    across = THREE if len(players) != THREE + 1 else 2
    if len(players) % across and aside:
        players.append(_key(kit, aside.pop(0), tap, aside=True))
    height = LOW if low else ROOMY
    rows = [_row(kit, players[at : at + across], height, across) for at in range(0, len(players), across)]
    if aside:
        keys = [_key(kit, key, tap, aside=True) for key in aside]
        rows.append(_row(kit, keys, ASIDE if not kit.large else ROOMY, len(keys)))
    return ft.Column(rows, spacing=8, tight=True)


def _row(kit: Kit, keys: list[ft.Control], height: float, across: int) -> ft.Control:
    blanks = [ft.Container(expand=True) for _ in range(across - len(keys))]
    return ft.Container(
        ft.Row([*keys, *blanks], spacing=8, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        height=height * min(kit.scale, 1.4),
    )


def _key(kit: Kit, key: Key, tap: Tap, *, aside: bool = False) -> ft.Control:
    paint = outlined(kit) if aside and key.refusal is None else greyed(kit) if aside else paint_of(kit, key)
    return tile(
        kit,
        _aside_face(kit, key) if aside else _player_face(kit, key),
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=paint,
        on_tap=lambda: tap(key),
        expand=True,
        padding=4,
    )


def _player_face(kit: Kit, key: Key) -> ft.Control:
    ink = kit.look.ink if key.refusal is None else kit.look.outline
    name: list[ft.Control] = [words(kit(key.text), size=18, bold=True, color=ink)]
    if key.icon:
        name.append(ft.Icon(ICONS[key.icon], size=18, color=ink))
    lines: list[ft.Control] = [ft.Row(name, spacing=6, alignment=ft.MainAxisAlignment.CENTER, tight=True)]
    if key.note is not None:
        lines.append(words(kit(key.note), size=13.5, color=kit.look.ink_2))
    return _stacked(lines)


def _aside_face(kit: Kit, key: Key) -> ft.Control:
    return _stacked(
        [
            ft.Icon(ICONS[key.icon or "list"], size=20, color=kit.look.ink),
            words(kit(key.text), size=14, bold=True, color=kit.look.ink, lines=2, align=ft.TextAlign.CENTER),
        ]
    )


def _stacked(lines: list[ft.Control]) -> ft.Control:
    return ft.Column(
        lines,
        spacing=1,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

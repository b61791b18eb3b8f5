"""Who? A key a player, three in a row, as high as the height allows."""

import flet as ft

from companion.tracker import Key, Question
from companion.ui.components.tiles import outlined, tile, words
from companion.ui.kit import Kit
from companion.ui.questions.keys import ICONS, Tap, aside_keys, paint_of, spoken

ACROSS = 3
HIGHEST = 100


def draw_players(kit: Kit, question: Question, tap: Tap) -> ft.Control:
    """Return the keys of the players, and behind them the keys that lead aside."""
    players = [_player_key(kit, key, tap) for key in question.rows[0]]
    first, *others = question.aside or (None,)
    if first is not None:
        players.append(_beside(kit, first, tap))
    while len(players) % ACROSS:
        players.append(ft.Container(expand=True))
    rows: list[ft.Control] = [
        ft.Container(
            ft.Row(players[at : at + ACROSS], spacing=8, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
            height=HIGHEST * min(kit.scale, 1.2),
        )
        for at in range(0, len(players), ACROSS)
    ]
    return ft.Column([*rows, *aside_keys(kit, tuple(others), tap)], spacing=8, tight=True)


def _player_key(kit: Kit, key: Key, tap: Tap) -> ft.Control:
    ink = kit.look.ink if key.refusal is None else kit.look.outline
    name: list[ft.Control] = [words(kit(key.text), size=18, bold=True, color=ink)]
    if key.icon:
        name.append(ft.Icon(ICONS[key.icon], size=18, color=ink))
    lines: list[ft.Control] = [ft.Row(name, spacing=6, alignment=ft.MainAxisAlignment.CENTER, tight=True)]
    if key.note is not None:
        lines.append(words(kit(key.note), size=13, color=kit.look.ink_2))
    content = ft.Column(
        lines,
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile(
        kit,
        content,
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=paint_of(kit, key),
        on_tap=lambda: tap(key),
        expand=True,
    )


def _beside(kit: Kit, key: Key, tap: Tap) -> ft.Control:
    content = ft.Column(
        [
            ft.Icon(ICONS[key.icon or "list"], size=20, color=kit.look.ink),
            words(kit(key.text), size=15, bold=True, color=kit.look.ink),
        ],
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile(
        kit,
        content,
        id=f"key-{key.id}",
        label=spoken(kit, key),
        paint=outlined(kit),
        on_tap=lambda: tap(key),
        expand=True,
    )

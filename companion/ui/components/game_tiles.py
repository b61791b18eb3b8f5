"""The games to begin: a tile each with its cover, two in a row; one alone has the whole width."""

from collections.abc import Sequence

import flet as ft

from companion.games import AnyGame
from companion.ui.components.game_art import cover
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.kit import Kit
from companion.ui.theme import CARD_RADIUS
from companion.words import Sentence, say

LOW_COVER = 96


def game_tiles(kit: Kit, games: Sequence[AnyGame], *, low: bool) -> list[ft.Control]:
    """Return the rows of tiles; ``low`` makes room for what is running when there is one game alone."""
    if len(games) == 1:
        return [_low_tile(kit, games[0]) if low and not kit.large else _game_tile(kit, games[0])]
    return [
        ft.Row(
            [_game_tile(kit, game, expand=True) for game in games[first : first + 2]],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for first in range(0, len(games), 2)
    ]


def _game_tile(kit: Kit, game: AnyGame, *, expand: bool | None = None) -> ft.Control:
    text = ft.Container(_name_and_seats(kit, game), padding=ft.Padding.only(left=14, right=14, top=10, bottom=12))
    drawn = ft.Column([cover(game.id), text], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return _new_key(kit, game, drawn, expand=expand)


def _low_tile(kit: Kit, game: AnyGame) -> ft.Control:
    text = ft.Container(_name_and_seats(kit, game), padding=14, expand=True)
    drawn = ft.Row([cover(game.id, height=LOW_COVER), text], spacing=0)
    return _new_key(kit, game, drawn)


def _name_and_seats(kit: Kit, game: AnyGame) -> ft.Control:
    name, seats = kit(game.title), kit(_seats(game))
    return ft.Column(
        [words(name, size=16, bold=True, color=kit.look.ink, lines=2), words(seats, size=13.5, color=kit.look.ink_2)],
        spacing=1,
        tight=True,
    )


def _new_key(kit: Kit, game: AnyGame, drawn: ft.Control, *, expand: bool | None = None) -> ft.Control:
    key = tile(
        kit,
        drawn,
        id=f"new-{game.id}",
        label=kit(say("New game: {game}, {seats}", game=game.title, seats=_seats(game))),
        paint=Paint(fill=kit.look.surface, radius=CARD_RADIUS),
        on_tap=lambda: kit.go(f"/new/{game.id}"),
        expand=expand,
        padding=0,
        centered=False,
    )
    if isinstance(key.content, ft.Container):
        key.content.clip_behavior = ft.ClipBehavior.ANTI_ALIAS
    return key


def _seats(game: AnyGame) -> Sentence:
    return say("{fewest}–{most} players", fewest=game.seats[0], most=game.seats[-1])

"""New game: who plays, who sits where, with which options and which cards; one key names what is missing."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.games import GAMES, AnyGame
from companion.tracker import RefusedError
from companion.ui.boundary import part
from companion.ui.components.bar import bar
from companion.ui.components.foot import foot, main_key
from companion.ui.components.gathering import (
    Gathering,
    few_foot,
    keep_table,
    use_gathering,
    which_options,
    who_plays,
    who_sits_where,
)
from companion.ui.components.page_view import page_view
from companion.ui.components.readable import readable
from companion.ui.components.starting_over import starting_over
from companion.ui.drafts import AnyForm, Form, Pen, use_form
from companion.ui.kit import Kit, use_brisk, use_kit, use_settling
from companion.ui.seating import too_few
from companion.ui.setups import SETUPS, SetUp
from companion.ui.theme import EDGE
from companion.words import Name, Sentence, say


@dataclass(frozen=True, slots=True, kw_only=True)
class Entered:
    """A form as it stands, what writes into it, and why the last tap was refused."""

    game: AnyGame
    setup: SetUp
    form: AnyForm
    pen: Pen
    refused: Sentence | None


@part
def NewGame() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the set-up of the game that the route names."""
    kit = use_brisk(use_kit())
    path = ft.use_view_path()
    game_id = str(ft.use_route_params().get("game", ""))
    setup, game = SETUPS.get(game_id), GAMES.get(game_id)
    kind, blank = (setup.kind, setup.blank) if setup else (Form, Form(own=None))
    form, pen, refused = use_form(kit, f"new/{game_id}", kind, blank)
    gathering = use_gathering(kit, game, form, pen)
    use_settling(kit, setup.ask_title(form) if setup and setup.asking(form) else None)
    starting = ft.use_memo(asyncio.Lock, [])
    if setup is None or game is None:
        parts = [bar(kit, kit(say("This game is not here")), back=lambda: kit.go("/"))]
    elif setup.asking(form):
        heading = bar(kit, kit(setup.ask_title(form)), kit(game.title), back=lambda: _close(setup, pen))
        parts = [heading, setup.ask(kit, form, pen, refused)]
    else:
        entered = Entered(game=game, setup=setup, form=form, pen=pen, refused=refused)
        parts = [*_form(kit, entered, gathering), _foot(kit, entered, gathering, starting)]
    return page_view(kit, path, readable(kit, parts))


async def _close(setup: SetUp, pen: Pen) -> None:
    await pen.write(setup.close)


def _form(kit: Kit, entered: Entered, gathering: Gathering) -> list[ft.Control]:
    game, setup, form, pen = entered.game, entered.setup, entered.form, entered.pen
    under = say("{game} · {least} to {most} players", game=game.title, least=game.seats[0], most=game.seats[-1])
    menu = starting_over(kit, form, pen)
    asked: list[ft.Control] = [
        *who_plays(kit, game, gathering, form.seating, pen, setup.again),
        *who_sits_where(
            kit,
            gathering,
            form.seating,
            pen,
            begins=setup.begins,
            mark=setup.mark,
            seat_key=_seat_key(kit, entered),
        ),
        which_options(kit, game, gathering, form.seating, pen, setup.rows(kit, form, pen)),
    ]
    column = ft.Column(asked, spacing=10, scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return [
        bar(kit, kit(say("New game")), kit(under), back=lambda: kit.go("/"), keys=[menu]),
        ft.Container(column, expand=True, padding=ft.Padding.symmetric(horizontal=EDGE)),
    ]


def _seat_key(kit: Kit, entered: Entered) -> Callable[[Name], ft.Control] | None:
    """What stands at the end of a seat's row, None where a game needs nothing there."""
    draw = entered.setup.seat_key
    return None if draw is None else lambda player: draw(kit, entered.form, entered.pen, player)


def _foot(kit: Kit, entered: Entered, gathering: Gathering, starting: asyncio.Lock) -> ft.Control:
    form, pen = entered.form, entered.pen
    few = too_few(form.seating, entered.game)
    if few is not None:
        return few_foot(kit, gathering, form.seating, pen, few, entered.refused)
    missing = entered.setup.missing(form, pen)
    if missing is not None:
        key = main_key(kit, missing.key, ft.Icons.STYLE_OUTLINED, id="main", on_tap=missing.lead)
        return foot(kit, missing.line, key, refused=entered.refused)

    async def start() -> None:
        async with starting:
            if pen.kept():
                await _start(kit, entered)

    key = main_key(kit, say("Start"), ft.Icons.PLAY_ARROW, id="main", on_tap=start)
    return foot(kit, entered.setup.ready(form), key, refused=entered.refused)


async def _start(kit: Kit, entered: Entered) -> None:
    game, form, seating = entered.game, entered.form, entered.form.seating
    try:
        session_id = await kit.hosting.start(game, seating.table, entered.setup.setup(form))
    except RefusedError as error:
        entered.pen.refuse(error.ruling.reason)
        return
    await keep_table(kit, game, seating, entered.setup.keep(form))
    await entered.pen.use_up()
    kit.go(f"/table/{session_id}")

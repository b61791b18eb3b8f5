"""Just the score: the final position of a table that nobody tracked, counted by taps."""

import asyncio
from dataclasses import dataclass, replace

import flet as ft

from companion.games import GAMES, AnyGame
from companion.games.session import Tally
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
from companion.ui.counted import keep_count, tally_key
from companion.ui.drafts import AnyForm, Form, Pen, use_form
from companion.ui.kit import Kit, use_brisk, use_kit, use_settling
from companion.ui.seating import too_few
from companion.ui.tallies import TALLIES, Counting
from companion.ui.theme import EDGE
from companion.words import Sentence, say


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A tally in the making, and what writes into it."""

    game: AnyGame
    counting: Counting
    form: AnyForm
    pen: Pen
    refused: Sentence | None


@part
def TallyScreen() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the tally of the game that the route names."""
    kit = use_brisk(use_kit())
    path = ft.use_view_path()
    game_id = str(ft.use_route_params().get("game", ""))
    counting, game = TALLIES.get(game_id), GAMES.get(game_id)
    kind, blank = (counting.kind, counting.blank) if counting else (Form, Form(own=None))
    form, pen, refused = use_form(kit, tally_key(game_id), kind, blank)
    use_settling(kit, (form.begun, counting.asked(form)) if counting and form.seating.players else None)
    gathering = use_gathering(kit, game, form, pen)
    saving = ft.use_memo(asyncio.Lock, [])
    if counting is None or game is None:
        parts = [bar(kit, kit(say("This game is not here")), back=lambda: kit.go("/"))]
    else:
        tally = Counted(game=game, counting=counting, form=form, pen=pen, refused=refused)
        counted = form.begun and too_few(form.seating, game) is None
        parts = _cards(kit, tally, saving) if counted else _people(kit, tally, gathering)
    return page_view(kit, path, readable(kit, parts))


def _people(kit: Kit, tally: Counted, gathering: Gathering) -> list[ft.Control]:
    game, form, pen = tally.game, tally.form, tally.pen
    seats = game.seats
    under = say("{game} · {least} to {most} players", game=game.title, least=seats[0], most=seats[-1])
    asked: list[ft.Control] = [
        *who_plays(kit, game, gathering, form.seating, pen),
        *who_sits_where(kit, gathering, form.seating, pen),
        which_options(kit, game, gathering, form.seating, pen, []),
    ]
    column = ft.Column(asked, spacing=10, scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return [
        bar(
            kit,
            kit(say("Just the score")),
            kit(under),
            back=lambda: kit.go("/"),
            keys=[starting_over(kit, form, pen)],
        ),
        ft.Container(column, expand=True, padding=ft.Padding.symmetric(horizontal=EDGE)),
        _people_foot(kit, tally, gathering),
    ]


def _people_foot(kit: Kit, tally: Counted, gathering: Gathering) -> ft.Control:
    pen = tally.pen
    few = too_few(tally.form.seating, tally.game)
    if few is not None:
        return few_foot(kit, gathering, tally.form.seating, pen, few, tally.refused)

    async def begin() -> None:
        await pen.write(tally.counting.begin)

    key = main_key(kit, tally.counting.begins, ft.Icons.STYLE_OUTLINED, id="main", on_tap=begin)
    return foot(kit, None, key, refused=tally.refused)


def _cards(kit: Kit, tally: Counted, saving: asyncio.Lock) -> list[ft.Control]:
    game, form, pen = tally.game, tally.form, tally.pen
    options = [kit(option.title) for option in game.options if option.key in form.seating.options]

    async def regather() -> None:
        await pen.write(lambda now: replace(now, begun=False))

    async def finish(counted: AnyForm) -> None:
        async with saving:
            if pen.kept():
                await _save(kit, replace(tally, form=counted))

    menu = starting_over(kit, form, pen, first=[("people", say("Players and options"), regather)])
    heading = bar(
        kit,
        kit(say("Just the score")),
        " · ".join([kit(game.title), *options]),
        back=lambda: kit.go("/"),
        keys=[menu],
    )
    return [heading, tally.counting.count(kit, form, pen, tally.refused, finish)]


async def _save(kit: Kit, tally: Counted) -> None:
    game, seating = tally.game, tally.form.seating
    scored = Tally(game=game, final=tally.counting.final(tally.form))
    try:
        game.count(scored.final)
    except RefusedError as error:
        tally.pen.refuse(error.ruling.reason)
        return
    tally_id = await kit.hosting.save_tally(scored)
    await keep_table(kit, game, seating)
    await keep_count(kit.desk, game.id, tally_id, tally.form)
    await tally.pen.use_up()
    kit.set_out("/", f"/score/{tally_id}")

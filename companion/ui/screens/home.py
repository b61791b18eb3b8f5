"""The start: the running session, the games, the last sessions."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import flet as ft

from companion.archive import Summary
from companion.games import GAMES, AnyGame
from companion.ui.boundary import part
from companion.ui.components.art import picture
from companion.ui.components.aside import aside_note, use_aside
from companion.ui.components.bar import bar
from companion.ui.components.game_art import GAME_ART
from companion.ui.components.game_tiles import game_tiles
from companion.ui.components.navigation import navigation
from companion.ui.components.page_view import page_view
from companion.ui.components.place_notes import clearing_note, new_version_note
from companion.ui.components.readable import readable
from companion.ui.components.scrolled import scrolled
from companion.ui.components.session_row import session_row
from companion.ui.components.sheet import sheet
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import Paint, icon_key, outlined, tile, word_key, words
from companion.ui.components.work import Meter, WorkBar
from companion.ui.hooks import use_kept
from companion.ui.kit import Kit, use_kit
from companion.ui.open_table import OpenTable
from companion.ui.screens.exporting import export_all, use_picker
from companion.ui.screens.loading import use_table
from companion.words import Sentence, say

LAST = 4
NOON, EVENING, NIGHT = 12, 18, 5


@part
def Home() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the start."""
    # The place changes while the app runs, and what was seen is compared: so a copy of it is seen.
    kit = use_kit(lambda desk: (desk.archive.summaries(), desk.archive.set_aside(), replace(desk.place)))
    choosing, set_choosing = ft.use_state(False)  # noqa: FBT003 - a first value
    aside = use_aside(kit)
    meter = use_kept(Meter)
    picker = use_picker()

    async def save_all() -> None:
        await export_all(kit, picker, meter)

    ft.use_dialog(_choose_tally(kit, lambda: set_choosing(False)) if choosing else aside.sheet)
    saved = kit.desk.archive.summaries()
    running = [summary for summary in saved if summary.running]
    finished = [summary for summary in saved if not summary.running][:LAST]
    parts = new_version_note(kit)
    if running:
        parts.append(RunningCard(running[0]))
        parts.extend(_also_running(kit, running[1:]))
    parts.extend(_new_game(kit, lambda: set_choosing(True), low=bool(running)))
    if not saved:
        parts.append(_first_run(kit))
    parts.extend(aside_note(kit, aside.show))
    parts.extend(_last_sessions(kit, finished))
    parts.extend(clearing_note(kit, save_all))
    read = readable(kit, [_head(kit), WorkBar(kit, meter), scrolled(parts, bottom=16)])
    return page_view(kit, ft.use_view_path(), ft.Column([read, navigation(kit, "play")], spacing=0))


@part
def RunningCard(summary: Summary) -> ft.Control:  # noqa: N802 - a component
    """Show the running session with the key that goes on with it."""
    # It lies below the table while that is played at, so it looks at nothing that every tap changes.
    kit = use_kit(lambda desk: _how_far(desk.table(summary.id)))
    table, _ = use_table(kit, summary.id)
    look = kit.look
    ground, ink = (look.surface, look.ink) if look.dark else (look.ink, look.on_ink)
    heading = _how_far(table) or GAMES[summary.game].title
    who = kit(say("{game} · {players}", game=GAMES[summary.game].title, players=", ".join(summary.players)))
    lines: list[ft.Control] = [
        title(kit, kit(heading), 21, ink),
        ft.Text(who, size=14.5, color=ink, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS),
    ]
    go_on = tile(
        kit,
        ft.Row(
            [
                ft.Icon(ft.Icons.PLAY_ARROW, color=ground, size=24),
                words(kit(say("Continue")), size=17, bold=True, color=ground),
            ],
            alignment=ft.MainAxisAlignment.CENTER,
            spacing=8,
        ),
        id="continue",
        label=kit(say("Continue: {what}", what=heading)),
        paint=Paint(fill=ink),
        on_tap=lambda: kit.go(f"/table/{summary.id}"),
        padding=ft.Padding.symmetric(horizontal=12, vertical=15),
    )
    piece = picture(kit, GAME_ART[summary.game].piece, 44, on_ink=True)
    return ft.Container(
        ft.Column(
            [ft.Row([piece, ft.Column(lines, spacing=2, tight=True, expand=True)], spacing=14), go_on],
            spacing=12,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=ground,
        border_radius=22,
        padding=16,
    )


def _how_far(table: OpenTable | None) -> Sentence | None:
    return table.session.game.telling.progress(table.session.state) if table else None


def hello(now: str) -> Sentence:
    """Return the greeting of the hour at this UTC time, in the time zone of this machine."""
    hour = datetime.fromisoformat(now).astimezone().hour
    if NIGHT <= hour < NOON:
        return say("Good morning")
    return say("Good afternoon") if NOON <= hour < EVENING else say("Good evening")


def _head(kit: Kit) -> ft.Control:
    gear = icon_key(
        kit,
        ft.Icons.SETTINGS_OUTLINED,
        id="settings",
        label=kit(say("Settings")),
        on_tap=lambda: kit.set_out("/", "/settings"),
    )
    keys = [gear]
    if kit.desk.phones.invitation is not None:
        label = kit(say("Phones at the table"))
        keys.insert(
            0, icon_key(kit, ft.Icons.QR_CODE_2, id="phones", label=label, on_tap=lambda: kit.set_out("/", "/phones"))
        )
    return bar(kit, kit(hello(kit.desk.now())), keys=keys)


def _heading(kit: Kit, text: Sentence) -> ft.Text:
    return title(kit, kit(text), 19, lines=1)


def _also_running(kit: Kit, others: list[Summary]) -> list[ft.Control]:
    if not others:
        return []
    rows: list[ft.Control] = [
        ft.Row([session_row(kit, other, lambda one=other: kit.go(f"/table/{one.id}"))])  # type: ignore[misc]
        for other in others
    ]
    return [_heading(kit, say("Also running")), ft.Column(rows, spacing=2, tight=True)]


def _new_game(kit: Kit, choose: Callable[[], None], *, low: bool) -> list[ft.Control]:
    only = next(iter(GAMES)) if len(GAMES) == 1 else None
    just_score = word_key(
        kit,
        kit(say("Just score")),
        id="just-score",
        on_tap=(lambda: kit.go(f"/tally/{only}")) if only else choose,
        paint=outlined(kit, kit.look.page),
        icon=ft.Icons.CALCULATE_OUTLINED,
        height=48 * max(1.0, kit.scale * 0.75),
        size=15,
    )
    heading = _heading(kit, say("New game"))
    heading.expand = True
    return [ft.Row([heading, just_score], spacing=8), *game_tiles(kit, tuple(GAMES.values()), low=low)]


def _first_run(kit: Kit) -> ft.Control:
    row = ft.Row(
        [
            ft.Icon(ft.Icons.STAY_CURRENT_PORTRAIT_OUTLINED, size=22, color=kit.look.ink_2),
            ft.Container(body(kit, kit(say("Lay the phone where everyone can see it."))), expand=True),
        ],
        spacing=10,
    )
    return ft.Container(row, bgcolor=kit.look.well, border_radius=16, padding=14)


def _last_sessions(kit: Kit, finished: list[Summary]) -> list[ft.Control]:
    if not finished:
        return []
    rows: list[ft.Control] = [
        ft.Row([session_row(kit, one, lambda one=one: kit.set_out("/", f"/score/{one.id}"))])  # type: ignore[misc]
        for one in finished
    ]
    return [_heading(kit, say("Last sessions")), ft.Column(rows, spacing=2, tight=True)]


def _choose_tally(kit: Kit, close: Callable[[], None]) -> ft.BottomSheet:
    def begin(game: AnyGame) -> None:
        close()
        kit.go(f"/tally/{game.id}")

    keys: list[ft.Control] = [
        ft.Row(
            [
                word_key(
                    kit,
                    kit(game.title),
                    id=f"tally-{game.id}",
                    on_tap=lambda game=game: begin(game),  # type: ignore[misc]
                    expand=True,
                )
            ]
        )
        for game in GAMES.values()
    ]
    return sheet(kit, kit(say("Just score")), keys, close)

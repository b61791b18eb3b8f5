"""All saved sessions, month by month, to find, to open, to hand out and to take in."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.archive import Summary
from companion.games import GAMES
from companion.ui.boundary import part
from companion.ui.components.aside import aside_note, use_aside
from companion.ui.components.bar import bar
from companion.ui.components.full_key import full_key
from companion.ui.components.game_art import scene
from companion.ui.components.navigation import navigation
from companion.ui.components.page_view import page_view
from companion.ui.components.readable import readable
from companion.ui.components.session_row import session_row, spoken
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import icon_key, outlined, quiet, strong, word_key
from companion.ui.components.work import Meter, WorkBar
from companion.ui.finding import Wanted, by_month, find, games, people
from companion.ui.hooks import use_kept, use_value
from companion.ui.kit import Kit, use_kit
from companion.ui.letters import TYPABLE
from companion.ui.screens.exporting import use_picker
from companion.ui.screens.importing import Importing, use_import
from companion.ui.screens.session_sheet import use_session_sheet
from companion.words import say, say_many

SHOWN_AT_ONCE = 60
WORTH_A_SEARCH = 4
EDGE = 16
ROWS_REACH = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class List:
    """What the list shows, and how it is changed."""

    saved: tuple[Summary, ...]
    found: tuple[Summary, ...]
    wanted: Wanted
    shown: int
    want: Callable[[Wanted], None]
    show: Callable[[int], None]
    more: Callable[[Summary], None]


@part
def Sessions() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show all saved sessions."""
    kit = use_kit(lambda desk: (desk.archive.summaries(), desk.archive.set_aside()))
    wanted, want = use_value(Wanted())
    shown, show = use_value(SHOWN_AT_ONCE)
    meter = use_kept(Meter)
    picker = use_picker()
    incoming = use_import(kit, meter)
    about, more = use_session_sheet(kit, picker)
    aside = use_aside(kit)
    ft.use_dialog(about or incoming.sheet or aside.sheet)
    saved = kit.desk.archive.summaries()
    found = find(saved, wanted, lambda game: kit(GAMES[game].title))
    listed = List(saved=saved, found=found, wanted=wanted, shown=shown, want=want, show=show, more=more)
    read = readable(kit, [_head(kit, incoming), WorkBar(kit, meter), _content(kit, listed, incoming, aside.show)])
    return page_view(kit, ft.use_view_path(), ft.Column([read, navigation(kit, "sessions")], spacing=0, expand=True))


def _head(kit: Kit, incoming: Importing) -> ft.Control:
    open_file = icon_key(
        kit, ft.Icons.FILE_DOWNLOAD_OUTLINED, id="import", label=kit(say("Add sessions from a file")), on_tap=_nothing
    )
    gear = icon_key(
        kit,
        ft.Icons.SETTINGS_OUTLINED,
        id="settings",
        label=kit(say("Settings")),
        on_tap=lambda: kit.set_out("/sessions", "/settings"),
    )
    return bar(kit, kit(say("Sessions")), keys=[incoming.picks(open_file), gear])


def _content(kit: Kit, listed: List, incoming: Importing, show_aside: Callable[[], None]) -> ft.Control:
    above = aside_note(kit, show_aside, drawing=True)
    above.extend(_filters(kit, listed) if listed.saved else _empty(kit, incoming))
    if listed.saved and not listed.found:
        above.extend(_none_found(kit, listed))
    column = ft.Column(
        [_stacked(above, right=EDGE), _stacked(_months(kit, listed), right=EDGE - ROWS_REACH)], spacing=10, tight=True
    )
    return ft.Column(
        [ft.Container(column, padding=ft.Padding.only(top=4, bottom=16))],
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _stacked(parts: list[ft.Control], *, right: int) -> ft.Control:
    column = ft.Column(parts, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, padding=ft.Padding.only(left=EDGE, right=right), visible=bool(parts))


def _months(kit: Kit, listed: List) -> list[ft.Control]:
    parts: list[ft.Control] = []
    for month, summaries in by_month(listed.found[: listed.shown], kit.say.month):
        parts.append(title(kit, month, 18, lines=1))
        rows: list[ft.Control] = [_row(kit, summary, listed.more) for summary in summaries]
        parts.append(ft.Column(rows, spacing=2, tight=True))
    left = len(listed.found) - listed.shown
    if left > 0:
        text = say_many("Show more, {count} is left", "Show more, {count} are left", count=left)
        key = full_key(kit, text, id="show-more", on_tap=lambda: listed.show(listed.shown + SHOWN_AT_ONCE))
        parts.append(ft.Row([key]))
    return parts


def _row(kit: Kit, summary: Summary, more: Callable[[Summary], None]) -> ft.Control:
    route = f"/score/{summary.id}" if summary.finished_at else f"/table/{summary.id}"
    menu = icon_key(
        kit,
        ft.Icons.MORE_VERT,
        id=f"more-{summary.id}",
        label=kit(say("Save or delete: {session}", session=spoken(kit, summary))),
        on_tap=lambda: more(summary),
    )
    return ft.Row([session_row(kit, summary, lambda: kit.set_out("/sessions", route)), menu], spacing=0)


def _filters(kit: Kit, listed: List) -> list[ft.Control]:
    if len(listed.saved) < WORTH_A_SEARCH:
        return []
    wanted = listed.wanted
    chips: list[ft.Control] = []
    played = games(listed.saved)
    if len(played) > 1:
        chips.extend(
            _chip(
                kit,
                kit(GAMES[game].title),
                f"game-{game}",
                on=wanted.game == game,
                tap=lambda game=game: listed.want(replace(wanted, game="" if wanted.game == game else game)),  # type: ignore[misc]
            )
            for game in played
        )
    chips.extend(
        _chip(
            kit,
            name,
            f"person-{name}",
            on=wanted.person == name,
            tap=lambda name=name: listed.want(replace(wanted, person="" if wanted.person == name else name)),  # type: ignore[misc]
        )
        for name in people(listed.saved)
    )
    return [_search(kit, listed), ft.Row(chips, spacing=6, scroll=ft.ScrollMode.HIDDEN)]


def _search(kit: Kit, listed: List) -> ft.Control:
    field = ft.TextField(
        value=listed.wanted.text,
        label=kit(say("Search by player or game")),
        prefix_icon=ft.Icons.SEARCH,
        border_radius=14,
        border_color=kit.look.outline,
        filled=True,
        bgcolor=kit.look.surface,
        input_filter=ft.InputFilter(regex_string=TYPABLE),
        on_change=lambda event: listed.want(replace(listed.wanted, text=str(event.control.value or ""))),
    )
    return ft.Semantics(identifier="search", container=True, content=field)


def _chip(kit: Kit, text: str, chip_id: str, *, on: bool, tap: Callable[[], None]) -> ft.Control:
    key = word_key(
        kit,
        text,
        id=chip_id,
        on_tap=tap,
        paint=strong(kit) if on else quiet(kit),
        height=48,
        size=15,
        icon=ft.Icons.CHECK if on else None,
    )
    key.selected = on
    return key


def _none_found(kit: Kit, listed: List) -> list[ft.Control]:
    return [
        body(kit, kit(say("No saved session is like this.")), quiet=True),
        ft.Row([full_key(kit, say("Show all"), id="show-all", on_tap=lambda: listed.want(Wanted()))]),
    ]


def _empty(kit: Kit, incoming: Importing) -> list[ft.Control]:
    only = next(iter(GAMES)) if len(GAMES) == 1 else None
    heading = title(kit, kit(say("No games on the fence yet")), 23)
    heading.text_align = ft.TextAlign.CENTER
    text = body(
        kit,
        kit(say("Play a game beside the cards, or enter a final position with “Just score”. Both are kept here.")),
        16,
        quiet=True,
    )
    text.text_align = ft.TextAlign.CENTER
    open_file = full_key(
        kit,
        say("Open a session file"),
        id="open-file",
        on_tap=_nothing,
        paint=outlined(kit, kit.look.page),
        icon=ft.Icons.FOLDER_OUTLINED,
    )
    new_game = full_key(
        kit,
        say("New game"),
        id="new-game",
        on_tap=lambda: kit.go(f"/new/{only}" if only else "/"),
        paint=strong(kit),
        icon=ft.Icons.ADD,
    )
    return [
        ft.Container(height=40),
        scene("empty-sessions"),
        ft.Container(height=8),
        heading,
        text,
        ft.Container(height=8),
        ft.Row([new_game]),
        ft.Row([incoming.picks(open_file)]),
    ]


def _nothing() -> None:
    """Leave it to the browser, which opens the picker within the tap."""

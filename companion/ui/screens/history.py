"""The log in sentences, newest first: what counts, and what was taken back."""

import flet as ft

from companion.games.chronicle import Line, chronicle
from companion.games.session import Session
from companion.ui.boards import BOARDS
from companion.ui.boundary import part
from companion.ui.components.absent import absent
from companion.ui.components.bar import bar
from companion.ui.components.page_view import page_view
from companion.ui.components.readable import readable
from companion.ui.components.texts import body, title
from companion.ui.kit import Kit, use_kit
from companion.ui.screens.loading import use_table
from companion.words import Sentence, say


@part
def History() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the log of the session that the route names."""
    kit = use_kit()
    session_id = str(ft.use_route_params().get("id", ""))
    path = ft.use_view_path()
    table, missing = use_table(kit, session_id)
    session = table.session if table is not None else None
    lines = ft.use_memo(lambda: chronicle(session) if session is not None else (), [session])
    if session is None:
        return page_view(kit, path, absent(kit, missing))
    layers = [_bar(kit, session, session_id), _chapters(kit, session, lines)]
    return page_view(kit, path, readable(kit, layers))


def _bar(kit: Kit, session: Session, session_id: str) -> ft.Control:
    back = f"/table/{session_id}" if session.running else f"/score/{session_id}"
    game, progress = session.game.title, session.game.telling.progress(session.state)
    under = kit(say("{game} · {progress}", game=game, progress=progress))
    return bar(kit, kit(say("History")), under, back=lambda: kit.go(back))


def _chapters(kit: Kit, session: Session, lines: tuple[Line, ...]) -> ft.Control:
    chapters: list[tuple[Sentence, list[Line]]] = []
    for line in reversed(lines):
        if not chapters or chapters[-1][0] != line.chapter:
            chapters.append((line.chapter, []))
        chapters[-1][1].append(line)
    shown = [_chapter(kit, heading, told) for heading, told in chapters]
    if not shown:
        empty = say("Nothing has been entered yet. What the table tells is listed here, newest first.")
        shown.append(body(kit, kit(empty), quiet=True))
    elif not session.over and BOARDS[session.game.id].secret is not None:
        hidden = say("Hidden cards are named here when the game is over.")
        shown.insert(0, body(kit, kit(hidden), 14, quiet=True))
    return ft.ListView(
        shown, expand=True, spacing=10, padding=ft.Padding.only(left=12, right=12, top=4, bottom=20), scroll=None
    )


def _chapter(kit: Kit, heading: Sentence, lines: list[Line]) -> ft.Control:
    return ft.Container(
        ft.Column(
            [title(kit, kit(heading), 17, kit.look.ink_2), *(_line(kit, line) for line in lines)],
            spacing=6,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=kit.look.surface,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )


def _line(kit: Kit, line: Line) -> ft.Control:
    if not line.counts:
        return _taken_back(kit, line)
    told = body(kit, kit(line.text), 16)
    if line.was is None:
        return told
    said = body(kit, kit(say("Corrected. It said: {line}", line=line.was)), 13.5, quiet=True)
    return ft.Row(
        [
            ft.Icon(ft.Icons.EDIT_OUTLINED, size=18, color=kit.look.ink_2),
            ft.Column([told, said], spacing=0, tight=True, expand=True),
        ],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _taken_back(kit: Kit, line: Line) -> ft.Control:
    struck = ft.Text(
        kit(line.text),
        size=15,
        color=kit.look.ink_2,
        semantics_label=kit(say("Taken back: {line}", line=line.text)),
        style=ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH, decoration_color=kit.look.ink_2),
        expand=True,
    )
    return ft.Row([ft.Icon(ft.Icons.UNDO, size=18, color=kit.look.ink_2), struck], spacing=8)

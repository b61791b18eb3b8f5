"""What can be done with one saved session: hand out its file, or delete it after the one question of this app."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.archive import ArchiveError, Summary
from companion.documents import DocumentError
from companion.games import GAMES
from companion.games.session import Tally
from companion.ui.components.full_key import full_key
from companion.ui.components.session_row import when_and_who
from companion.ui.components.sheet import sheet
from companion.ui.components.texts import body
from companion.ui.components.tiles import OnTap, Paint, strong
from companion.ui.desk import Desk
from companion.ui.hooks import use_optional
from companion.ui.kit import Kit, use_settling
from companion.ui.screens.exporting import export_one
from companion.words import Listing, Sentence, say, say_many


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The session whose sheet is open, and the question about deleting it once that was tapped."""

    summary: Summary
    question: Sentence | None = None


def use_session_sheet(kit: Kit, picker: ft.FilePicker) -> tuple[ft.BottomSheet | None, Callable[[Summary], None]]:
    """Return the sheet, None while it is closed, and what opens it; a hook."""
    chosen, choose = use_optional(Chosen)
    use_settling(kit, chosen)
    if chosen is None:
        return None, lambda summary: choose(Chosen(summary=summary))
    summary = chosen.summary

    def close() -> None:
        choose(None)

    async def export() -> None:
        close()
        await export_one(kit, picker, summary)

    async def ask() -> None:
        question = await delete_question(kit.desk, summary, kit.say.day(summary.started_at))
        choose(Chosen(summary=summary, question=question))

    async def delete() -> None:
        close()
        await kit.hosting.delete(summary.id)

    if chosen.question is not None:
        shown = _asking(kit, chosen.question, delete, close)
    else:
        shown = _offering(kit, summary, export, ask, close)
    return shown, lambda other: choose(Chosen(summary=other))


async def delete_question(desk: Desk, summary: Summary, day: str) -> Sentence:
    """Return the question before a session is deleted: which one it is, and what would be gone."""
    game = GAMES[summary.game].title
    try:
        scored = await desk.scored(summary.id)
    except (ArchiveError, DocumentError):
        return say("Delete {game} of {day}? This cannot be undone.", game=game, day=day)
    told = say("Only scored") if isinstance(scored, Tally) else scored.game.telling.progress(scored.state)
    if summary.running:
        return say(
            "Delete {game} of {day}? It is running: {told}. This cannot be undone.", game=game, day=day, told=told
        )
    if not summary.winners:
        return say("Delete {game} of {day}? Given up: {told}. This cannot be undone.", game=game, day=day, told=told)
    return say_many(
        "Delete {game} of {day}? {told}, {winners} won. This cannot be undone.",
        "Delete {game} of {day}? {told}, {winners} won. This cannot be undone.",
        count=len(summary.winners),
        game=game,
        day=day,
        told=told,
        winners=Listing(summary.winners),
    )


def _offering(kit: Kit, summary: Summary, export: OnTap, ask: OnTap, close: Callable[[], None]) -> ft.BottomSheet:
    keys: list[ft.Control] = [
        body(kit, kit(when_and_who(kit, summary)), quiet=True),
        ft.Row([full_key(kit, say("Save as a file"), id="export", on_tap=export, icon=ft.Icons.FILE_UPLOAD_OUTLINED)]),
        ft.Row([full_key(kit, say("Delete"), id="delete", on_tap=ask, icon=ft.Icons.DELETE_OUTLINED)]),
    ]
    return sheet(kit, kit(GAMES[summary.game].title), keys, close)


def _asking(kit: Kit, question: Sentence, delete: OnTap, close: Callable[[], None]) -> ft.BottomSheet:
    text = ft.Semantics(live_region=True, container=True, content=body(kit, kit(question), 16))
    danger = Paint(fill=kit.look.surface, border=kit.look.border(kit.look.error, 2))
    keys = ft.Row(
        [
            full_key(kit, say("Delete"), id="delete-now", on_tap=delete, paint=danger),
            full_key(kit, say("Keep"), id="keep", on_tap=close, paint=strong(kit)),
        ],
        spacing=8,
    )
    return sheet(kit, kit(say("Delete this session?")), [text, keys], close)

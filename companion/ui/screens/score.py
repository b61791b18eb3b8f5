"""The score: podium and sheet at the end, the same sheet for a tally, and what it would be while a session goes on."""

import flet as ft

from companion.games.session import Session
from companion.ui.boards import BOARDS, Scored
from companion.ui.boundary import part
from companion.ui.components.absent import absent
from companion.ui.components.bar import bar, note
from companion.ui.components.dock import dock
from companion.ui.components.lasted import lasted
from companion.ui.components.page_view import page_view
from companion.ui.components.podium import podium
from companion.ui.components.readable import readable
from companion.ui.components.score_table import TOTAL, LineHead, SheetView, score_table, totals_row
from companion.ui.components.strip import strip
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import icon_key, strong, word_key
from companion.ui.components.ways import to_history
from companion.ui.counted import count_behind, take_back
from companion.ui.hooks import use_optional
from companion.ui.kit import Kit, use_kit, use_settling
from companion.ui.open_table import OpenTable
from companion.ui.screens.exporting import export_one, use_picker
from companion.ui.screens.loading import use_scored
from companion.ui.screens.why_sheet import why_sheet
from companion.words import Listing, Name, Sentence, say

LONGEST_HEADING = 24


@part
def Score() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the score of the session or tally that the route names."""
    kit = use_kit()
    scored_id = str(ft.use_route_params().get("id", ""))
    path = ft.use_view_path()
    scored, missing = use_scored(kit, scored_id)
    chosen, set_chosen = use_optional(tuple[Name, str])
    use_settling(kit, chosen)
    picker = use_picker()
    closing = why_sheet(kit, scored, chosen, lambda: set_chosen(None)) if scored and chosen else None
    ft.use_dialog(closing)
    if scored is None:
        return page_view(kit, path, absent(kit, missing))
    picture = BOARDS[scored.game.id].score
    heads = {key: picture.head(kit, scored, key) for key in scored.sheet.keys}
    hidden = picture.hidden_while(final=scored.sheet.final)
    view = SheetView(
        sheet=scored.sheet,
        heads={**heads, TOTAL: LineHead(text=say("Total"))},
        hidden=hidden.lines if hidden else frozenset(),
        chosen=chosen,
        tap=lambda name, key: set_chosen((name, key)),
    )
    layers = [_bar(kit, scored, scored_id, picker), _content(kit, scored, view), _keys(kit, scored, scored_id)]
    return page_view(kit, path, readable(kit, layers))


def _bar(kit: Kit, scored: Scored, scored_id: str, picker: ft.FilePicker) -> ft.Control:
    playing = isinstance(scored, Session) and scored.running

    def to_table() -> None:
        kit.go(f"/table/{scored_id}")

    async def save() -> None:
        summary = next((one for one in kit.desk.archive.summaries() if one.id == scored_id), None)
        if summary is not None:
            await export_one(kit, picker, summary)

    keys: list[ft.Control] = []
    if scored.sheet.final and kit.hosts:
        label = kit(say("Save as a file"))
        keys.append(icon_key(kit, ft.Icons.FILE_DOWNLOAD_OUTLINED, id="save-file", label=label, on_tap=save))
    heading = kit(_heading(scored))
    if len(heading) > LONGEST_HEADING:
        heading = kit(say("Final score"))
    return bar(kit, heading, kit(_under(scored)), back=to_table if playing else kit.go_back, keys=keys)


def _heading(scored: Scored) -> Sentence:
    if not scored.sheet.final:
        given_up = isinstance(scored, Session) and scored.finished_at is not None
        return say("Ended without scoring") if given_up else say("If it ended now")
    winners = scored.sheet.winners
    if len(winners) == 1:
        return say("{player} wins", player=winners[0])
    return say("{players} win", players=Listing(winners))


def _under(scored: Scored) -> Sentence:
    game = scored.game.title
    if not isinstance(scored, Session):
        return say("{game} · just scored", game=game)
    progress = scored.game.telling.progress(scored.state)
    time = lasted(scored)
    if time is not None and scored.over:
        return say("{game} · {progress} · {time}", game=game, progress=progress, time=time)
    return say("{game} · {progress}", game=game, progress=progress)


def _content(kit: Kit, scored: Scored, view: SheetView) -> ft.Control:
    picture = BOARDS[scored.game.id].score
    final = scored.sheet.final
    parts: list[ft.Control] = []
    if final:
        parts.extend(_who_won(kit, scored))
        parts.append(podium(kit, scored.sheet.seats))
    elif picture.hidden is not None:
        parts.append(
            ft.Container(note(kit, kit(picture.hidden.why)), padding=ft.Padding.symmetric(horizontal=14, vertical=6))
        )
    sheet: list[ft.Control] = []
    if scored.sheet.tie_break is not None and picture.hidden_while(final=final) is None:
        sheet.append(note(kit, kit(scored.sheet.tie_break)))
    if isinstance(scored, Session) and scored.over:
        sheet.extend(note(kit, kit(warning)) for warning in OpenTable(session=scored).new_warnings)
    sheet += [
        score_table(kit, view),
        body(kit, kit(say("Tap a number to see why.")), 14, quiet=True),
        ft.Container(height=4),
        title(kit, kit(say("The table at the end") if final else say("The table now")), 20),
        picture.holdings(kit, scored, final),
    ]
    parts.append(
        ft.Container(
            ft.Column(sheet, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            bgcolor=kit.look.surface,
            padding=ft.Padding.only(left=12, right=12, top=12, bottom=16),
        )
    )
    column = ft.Column(
        parts,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    kept = ft.Container(
        totals_row(kit, view),
        bgcolor=kit.look.surface,
        padding=ft.Padding.only(left=12, right=12, top=4, bottom=6),
        border=ft.Border.only(top=ft.BorderSide(1, kit.look.line)),
    )
    return ft.Column([column, kept], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _who_won(kit: Kit, scored: Scored) -> list[ft.Control]:
    """Name the winners above the podium when they are too long for the bar."""
    heading = kit(_heading(scored))
    if len(heading) <= LONGEST_HEADING:
        return []
    named = body(kit, heading, 17, bold=True)
    named.text_align = ft.TextAlign.CENTER
    return [ft.Container(named, padding=ft.Padding.symmetric(horizontal=20, vertical=4))]


def _keys(kit: Kit, scored: Scored, scored_id: str) -> ft.Control:
    again = [_play_again(kit, scored)] if kit.hosts else []
    if not isinstance(scored, Session):
        kept = count_behind(kit.desk.memory, scored.game.id, scored_id) is not None
        back = [_tally_strip(kit, scored.game.id, scored_id)] if kept and kit.hosts else []
        return dock(kit, ft.Column([ft.Row(again), *back], spacing=0, tight=True), expand=False)
    past = to_history(kit, scored_id)
    if scored.running:
        return dock(kit, ft.Row([_to_table(kit, scored_id, say("Back to the table")), past], spacing=8), expand=False)
    through = word_key(
        kit,
        kit(say("Step through")),
        id="step-through",
        on_tap=lambda: kit.go(f"/review/{scored_id}"),
        icon=None if kit.large else ft.Icons.SKIP_NEXT_OUTLINED,
        expand=True,
        height=_key_height(kit),
    )
    if not scored.over:
        upper = ft.Row([_to_table(kit, scored_id, say("Continue")), through, past], spacing=8)
        return dock(kit, upper, expand=False)
    lower = _undo_strip(kit, scored_id, past) if kit.may_enter else ft.Row([past], alignment=ft.MainAxisAlignment.END)
    return dock(kit, ft.Column([ft.Row([*again, through], spacing=8), lower], spacing=0, tight=True), expand=False)


def _play_again(kit: Kit, scored: Scored) -> ft.Control:
    return word_key(
        kit,
        kit(say("Play again")),
        id="play-again",
        on_tap=lambda: kit.go(f"/new/{scored.game.id}"),
        icon=None if kit.large else ft.Icons.REPLAY,
        expand=True,
        height=_key_height(kit),
    )


def _to_table(kit: Kit, scored_id: str, text: Sentence) -> ft.Control:
    return word_key(
        kit,
        kit(text),
        id="to-table",
        on_tap=lambda: kit.go(f"/table/{scored_id}"),
        paint=strong(kit),
        expand=True,
        height=_key_height(kit),
    )


def _key_height(kit: Kit) -> float:
    return 54 * min(kit.scale, 1.6)


def _tally_strip(kit: Kit, game: str, tally_id: str) -> ft.Control:
    async def undo() -> None:
        await take_back(kit.hosting, game, tally_id)
        kit.go(f"/tally/{game}")

    return strip(kit, undo=(say("the score"), undo), redo=(None, undo), keys=[])


def _undo_strip(kit: Kit, scored_id: str, past: ft.Control) -> ft.Control:
    table = kit.desk.table(scored_id)

    async def undo() -> None:
        if table is not None:
            await kit.desk.undo(scored_id, table.version, kit.hand)
            kit.go(f"/table/{scored_id}")

    taken = table.undo_words(kit.desk.habits) if table is not None else None
    return strip(kit, undo=(taken, undo), redo=(None, undo), keys=[past])

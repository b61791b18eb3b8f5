"""Settings: language and look, what the table is asked, where everything lies, whom the household knows."""

from collections.abc import Sequence

import flet as ft

from companion import __version__
from companion.ui.boundary import part
from companion.ui.components.aside import aside_note, use_aside
from companion.ui.components.bar import bar
from companion.ui.components.full_key import full_key
from companion.ui.components.game_art import GAME_ART
from companion.ui.components.options import card_of, switch_row
from companion.ui.components.page_view import page_view
from companion.ui.components.place_notes import clearing_words
from companion.ui.components.readable import readable
from companion.ui.components.scrolled import scrolled
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import OnTap, icon_key, quiet, strong, word_key
from companion.ui.components.work import Meter, WorkBar
from companion.ui.feeling import VIBRATION
from companion.ui.hooks import use_kept, use_value
from companion.ui.kit import Kit, use_kit
from companion.ui.language import LANGUAGES
from companion.ui.letters import drawable
from companion.ui.screens.awake import AWAKE
from companion.ui.screens.exporting import export_all, use_picker
from companion.words import Sentence, say, say_many

SYSTEM = "system"
LOOKS = ((SYSTEM, say("System")), ("light", say("Light")), ("dark", say("Dark")))


@part
def Settings() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the settings."""
    kit = use_kit(
        lambda desk: (desk.memory, desk.archive.set_aside(), len(desk.archive.summaries()), desk.place.lasting)
    )
    meter = use_kept(Meter)
    left_out, set_left_out = use_value(0)
    picker = use_picker()
    page = ft.context.page

    async def export() -> None:
        set_left_out(0)
        set_left_out(await export_all(kit, picker, meter))

    async def forget(name: str) -> None:
        await kit.desk.archive.household.forget_person(name)
        kit.desk.changed()
        page.show_dialog(_forgotten(kit, name))

    top: list[ft.Control] = [bar(kit, kit(say("Settings")), back=kit.go_back), WorkBar(kit, meter)]
    people = [_person(kit, name, lambda name=name: forget(name)) for name in kit.desk.memory.people]  # type: ignore[misc]
    aside = use_aside(kit)
    ft.use_dialog(aside.sheet)
    data = [*_data(kit, export, left_out), *aside_note(kit, aside.show, drawing=True)]
    parts = [*_choices(kit), *_table(kit), *data, *_people(kit, people), *_about(kit)]
    return page_view(kit, ft.use_view_path(), readable(kit, [*top, scrolled(parts, spacing=10, top=0)]))


def _choices(kit: Kit) -> list[ft.Control]:
    languages = ((SYSTEM, say("System")), *((code, say("{name}", name=name)) for code, name in LANGUAGES.items()))
    return [
        _heading(kit, say("Language")),
        _one_of(kit, "language", say("Language"), languages),
        _heading(kit, say("Look")),
        _one_of(kit, "look", say("Look"), LOOKS),
    ]


def _one_of(kit: Kit, setting: str, heading: Sentence, choices: Sequence[tuple[str, Sentence]]) -> ft.Control:
    now = str(kit.desk.memory.settings.get(setting, SYSTEM))

    def chosen(value: str) -> OnTap:
        return lambda: kit.hosting.set_habit(setting, value)

    keys = [
        _choice(kit, f"{setting}-{value}", (heading, text), on=value == now, tap=chosen(value))
        for value, text in choices
    ]
    if kit.large:
        return ft.Column([ft.Row([key]) for key in keys], spacing=6, tight=True)
    return ft.Row(keys, spacing=6)


def _choice(kit: Kit, key_id: str, words: tuple[Sentence, Sentence], *, on: bool, tap: OnTap) -> ft.Control:
    heading, text = words
    key = word_key(
        kit,
        kit(text),
        id=key_id,
        label=kit(say("{heading}: {detail}", heading=heading, detail=text)),
        on_tap=tap,
        paint=strong(kit) if on else quiet(kit),
        expand=True,
        height=52,
        size=15,
    )
    key.selected = on
    return key


def _table(kit: Kit) -> list[ft.Control]:
    settings = kit.desk.memory.settings
    rows = [
        _switch(
            kit,
            "log_bids",
            say("Log every bid"),
            say("The table is asked for each bid, not only for the winner and the price"),
            on=settings.get("log_bids") is True,
        ),
        _switch(
            kit,
            AWAKE,
            say("Keep the screen on"),
            say("While a table is open; everywhere else the device may sleep"),
            on=kit.wants(AWAKE),
        ),
        _switch(
            kit,
            VIBRATION,
            say("Vibration"),
            say("A light tick when an entry is saved, two when it is refused, on devices that can"),
            on=kit.wants(VIBRATION),
        ),
    ]
    return [_heading(kit, say("At the table")), card_of(kit, rows)]


def _switch(kit: Kit, setting: str, heading: Sentence, under: Sentence, *, on: bool) -> ft.Control:
    return switch_row(
        kit,
        kit(heading),
        kit(under),
        on=on,
        id=setting.replace("_", "-"),
        on_tap=lambda: kit.hosting.set_habit(setting, not on),
    )


def _data(kit: Kit, export: OnTap, left_out: int) -> list[ft.Control]:
    count = len(kit.desk.archive.summaries())
    lines = _where(kit)
    if left_out:
        text = say_many(
            "{count} session could not be read and is not in the file.",
            "{count} sessions could not be read and are not in the file.",
            count=left_out,
        )
        lines.append(body(kit, kit(text), bold=True))
    card = ft.Container(ft.Column(lines, spacing=6, tight=True), bgcolor=kit.look.surface, border_radius=18, padding=14)
    parts: list[ft.Control] = [_heading(kit, say("Your sessions")), card]
    if count:
        text = say_many("Save {count} session as a file", "Save all {count} sessions as one file", count=count)
        key = full_key(kit, text, id="export-all", on_tap=export, icon=ft.Icons.FILE_UPLOAD_OUTLINED)
        parts.append(ft.Row([key]))
    return parts


def _where(kit: Kit) -> list[ft.Control]:
    if kit.desk.place.in_browser:
        lines: list[ft.Control] = [
            body(kit, kit(say("Everything stays on this device, in the storage of this browser.")), 14, quiet=True)
        ]
        if not kit.desk.place.lasting:
            told = body(kit, kit(clearing_words()), 14)
            lines.append(ft.Semantics(identifier="may-be-cleared", container=True, content=told))
        return lines
    path = ft.Text(drawable(str(kit.desk.archive.where)), size=15, color=kit.look.ink, selectable=True)
    return [
        body(kit, kit(say("Everything stays on this device, in this folder:")), 14, quiet=True),
        ft.Semantics(identifier="folder", container=True, content=path),
    ]


def _people(kit: Kit, rows: list[ft.Control]) -> list[ft.Control]:
    if not rows:
        return []
    return [
        _heading(kit, say("Remembered people")),
        body(kit, kit(say("They are offered for the next table. Saved sessions keep their names.")), 14, quiet=True),
        card_of(kit, rows),
    ]


def _person(kit: Kit, name: str, forget: OnTap) -> ft.Control:
    label = kit(say("Take {player} off the list", player=name))
    key = icon_key(kit, ft.Icons.CLOSE, id=f"forget-{name}", label=label, on_tap=forget)
    row = ft.Row([ft.Text(drawable(name), size=16, color=kit.look.ink, expand=True), key], spacing=8)
    return ft.Container(row, padding=ft.Padding.only(left=14, right=6, top=2, bottom=2))


def _forgotten(kit: Kit, name: str) -> ft.SnackBar:
    async def put_back(_: object) -> None:
        await kit.desk.archive.household.remember_people([name])
        kit.desk.changed()

    text = ft.Text(kit(say("{player} is off the list", player=name)), color=kit.look.on_ink)
    undo = ft.SnackBarAction(label=kit(say("Undo")), text_color=kit.look.on_ink, on_click=put_back)
    return ft.SnackBar(text, action=undo, bgcolor=kit.look.ink)


def _about(kit: Kit) -> list[ft.Control]:
    mark = ft.Image(src="icon.svg", width=52, height=52, border_radius=14, exclude_from_semantics=True)
    name = ft.Column(
        [
            title(kit, kit(say("Henhouse")), 20, lines=1),
            body(kit, kit(say("Version {version}", version=__version__)), 14, quiet=True),
        ],
        spacing=0,
        tight=True,
    )
    credit = [body(kit, kit(GAME_ART[game].credit), 14) for game in GAME_ART]
    ours = (
        say("The round letters are Fredoka One, under the SIL Open Font License 1.1."),
        say("All drawings were made for this app."),
    )
    lines: list[ft.Control] = [ft.Row([mark, name], spacing=12), *credit, *(body(kit, kit(one), 14) for one in ours)]
    card = ft.Container(
        ft.Column(lines, spacing=10, tight=True), bgcolor=kit.look.surface, border_radius=18, padding=14
    )
    return [_heading(kit, say("About")), card]


def _heading(kit: Kit, text: Sentence) -> ft.Control:
    return ft.Container(title(kit, kit(text), 18, lines=1), padding=ft.Padding.only(top=8))

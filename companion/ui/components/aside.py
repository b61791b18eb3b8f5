"""The quiet note about files that could not be read, and the sheet that names them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import flet as ft

from companion.archive import Aside
from companion.ui.bundles import packed
from companion.ui.components.full_key import full_key
from companion.ui.components.game_art import scene
from companion.ui.components.sheet import sheet
from companion.ui.components.texts import body
from companion.ui.components.tiles import OnTap, Paint, tile, words
from companion.ui.hooks import use_kept, use_optional
from companion.ui.kit import Kit
from companion.words import Sentence, say, say_many

MANY = 4
"""From so many files on, the sheet takes the whole height and scrolls."""
EXPORTED = "henhouse-set-aside.zip"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAside:
    """The sheet of the files, None while it is closed, and what opens it."""

    sheet: ft.BottomSheet | None
    show: Callable[[], None]


def use_aside(kit: Kit) -> SetAside:
    """Return what opens the sheet of the files that were set aside; a hook."""
    shown, show = use_optional(tuple[Aside, ...])
    picker = use_kept(ft.FilePicker)

    async def export() -> None:
        archive = kit.desk.archive
        content = packed(archive.where_aside / name for name in archive.set_aside())
        await picker.save_file(file_name=EXPORTED, src_bytes=content)

    opened = None if shown is None else _sheet(kit, shown, lambda: show(None), export)
    return SetAside(sheet=opened, show=lambda: show(kit.desk.archive.reasons_aside()))


def aside_words(count: int) -> Sentence:
    """Return the sentence that says how many files were set aside."""
    return say_many(
        "{count} file was set aside and kept as it is. Everything else is open. Tap to see which one.",
        "{count} files were set aside and kept as they are. Everything else is open. Tap to see which ones.",
        count=count,
    )


def aside_note(kit: Kit, show: Callable[[], None], *, drawing: bool = False) -> list[ft.Control]:
    """Return the note when files were set aside, nothing otherwise; a tap shows which ones."""
    count = len(kit.desk.archive.set_aside())
    if not count:
        return []
    text = kit(aside_words(count))
    parts: list[ft.Control] = [words(text, size=14, color=kit.look.ink, lines=6, expand=True)]
    if drawing and not kit.large:
        parts.insert(0, scene("empty-damaged", width=96))
    row = ft.Row(
        [*parts, ft.Icon(ft.Icons.CHEVRON_RIGHT, size=24, color=kit.look.ink)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return [
        tile(
            kit,
            row,
            id="set-aside",
            label=text,
            paint=Paint(fill=kit.look.straw, radius=16),
            on_tap=show,
            padding=12,
            centered=False,
        )
    ]


def from_home(folder: Path, home: Path) -> str:
    """Return a folder as people write it: with ~ for their own.

    >>> from_home(Path("/people/ada/hens"), Path("/people/ada")), from_home(Path("/hens"), Path("/people/ada"))
    ('~/hens', '/hens')
    """
    return f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)


def _sheet(kit: Kit, files: tuple[Aside, ...], close: Callable[[], None], export: OnTap) -> ft.BottomSheet:
    folder = from_home(kit.desk.archive.where_aside, Path.home())
    where = say("They lie in {folder}.", folder=folder)
    if kit.desk.place.in_browser:
        where = say("They are kept in the storage of this browser.")
    rows: list[ft.Control] = [
        ft.Semantics(
            identifier=f"aside-{file.name}",
            container=True,
            content=ft.Column(
                [body(kit, file.name, 16, bold=True), body(kit, kit(file.reason), 14, quiet=True)],
                spacing=1,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        )
        for file in files
    ]
    place = ft.Semantics(identifier="aside-folder", container=True, content=body(kit, kit(where)))
    text = say_many("Save {count} file as a zip file", "Save all {count} files as one zip file", count=len(files))
    key = ft.Row([full_key(kit, text, id="export-aside", on_tap=export, icon=ft.Icons.FILE_UPLOAD_OUTLINED)])
    return sheet(kit, kit(say("Files set aside")), [place, key, *rows], close, high=len(files) >= MANY)

"""What the browser has said, in quiet notes: that a new version is ready, and that saved sessions may be cleared."""

import flet as ft

from companion.ui.components.tiles import OnTap, Paint, tile, words
from companion.ui.kit import Kit
from companion.words import Sentence, say


def new_version_note(kit: Kit) -> list[ft.Control]:
    """Return the note that loads the new version, when there is one; only screens where nobody plays show it."""
    place = kit.desk.place
    if not place.new_version:
        return []
    text = say("A new version is ready. Tap to load it.")
    return [_note(kit, text, "new-version", place.load_new, kit.look.straw, ft.Icons.REFRESH)]


def clearing_note(kit: Kit, export: OnTap) -> list[ft.Control]:
    """Return the note that the browser may clear what is saved, when it may and there is something; a tap exports."""
    if kit.desk.place.lasting or not kit.desk.archive.summaries():
        return []
    text = say(
        "The browser may clear your sessions when the phone runs out of space. Tap to save them all as one file."
    )
    return [_note(kit, text, "may-be-cleared", export, kit.look.well, ft.Icons.FILE_UPLOAD_OUTLINED)]


def clearing_words() -> Sentence:
    """Return what settings say about it, beside the key that exports."""
    return say(
        "The browser has not promised to keep them: it may clear them when the phone runs out of space. Put Henhouse "
        "on the home screen, or save your sessions as a file now and then."
    )


def _note(kit: Kit, text: Sentence, id: str, on_tap: OnTap, fill: str, icon: ft.IconData) -> ft.Control:
    row = ft.Row(
        [
            words(kit(text), size=14, color=kit.look.ink, lines=6, expand=True),
            ft.Icon(icon, size=24, color=kit.look.ink),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile(
        kit,
        row,
        id=id,
        label=kit(text),
        paint=Paint(fill=fill, radius=16),
        on_tap=on_tap,
        padding=12,
        centered=False,
    )

"""The quiet note that names the files which could not be read."""

import flet as ft

from companion.ui.components.game_art import scene
from companion.ui.components.texts import body
from companion.ui.kit import Kit
from companion.words import Listing, Sentence, say_many

NAMED = 3


def aside_words(names: tuple[str, ...], most: int = NAMED) -> Sentence:
    """Return the sentence that names the files set aside, the first few of many."""
    shown, more = names[:most], len(names) - most
    if more > 0:
        rest = say_many("{count} more", "{count} more", count=more)
        listing = Listing((*shown, rest))
    else:
        listing = Listing(shown)
    return say_many(
        "{count} file was set aside, kept as it is: {names}. Everything else is open.",
        "{count} files were set aside, kept as they are: {names}. Everything else is open.",
        count=len(names),
        names=listing,
    )


def aside_note(kit: Kit, *, drawing: bool = False, all_names: bool = False) -> list[ft.Control]:
    """Return the note when files were set aside, nothing otherwise."""
    names = kit.desk.archive.set_aside()
    if not names:
        return []
    parts: list[ft.Control] = [
        ft.Container(body(kit, kit(aside_words(names, len(names) if all_names else NAMED)), 14), expand=True)
    ]
    if drawing and not kit.large:
        parts.insert(0, scene("empty-damaged", width=96))
    row = ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    note = ft.Container(row, bgcolor=kit.look.straw, border_radius=16, padding=12)
    return [ft.Semantics(identifier="set-aside", container=True, content=note)]

"""A key as wide as its place, and high enough for two lines of the reader's text."""

import flet as ft

from companion.ui.components.tiles import OnTap, Paint, word_key
from companion.ui.kit import Kit
from companion.words import Sentence

HEIGHT = 54


def full_key(
    kit: Kit,
    text: Sentence,
    *,
    id: str,
    on_tap: OnTap,
    paint: Paint | None = None,
    icon: ft.IconData | None = None,
) -> ft.Semantics:
    """Return the key; it takes all the width of the row that it is put in."""
    height = HEIGHT * max(1.0, kit.scale)
    return word_key(kit, kit(text), id=id, on_tap=on_tap, paint=paint, icon=icon, expand=True, height=height)

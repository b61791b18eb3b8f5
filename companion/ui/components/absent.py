"""What a screen shows while what it needs is on the way, or when that cannot be had."""

import flet as ft

from companion.ui.components.texts import body, title
from companion.ui.components.tiles import word_key
from companion.ui.kit import Kit
from companion.words import Sentence, say

NO_SESSION = say("This session is not here")


def absent(kit: Kit, missing: Sentence | None, heading: Sentence = NO_SESSION) -> ft.Control:
    """Return nothing yet, or what is missing and the way back to the start."""
    if missing is None:
        return ft.Container(expand=True)
    home = word_key(kit, kit(say("To the start")), id="home", on_tap=lambda: kit.go("/"), expand=True)
    return ft.Container(
        ft.Column(
            [title(kit, kit(heading)), body(kit, kit(missing), quiet=True), ft.Row([home])],
            spacing=12,
        ),
        padding=24,
    )

"""The line of a step at the first table of a game, with the key that lets all of them go."""

import flet as ft

from companion.ui.components.fitted import dock_width
from companion.ui.components.texts import body
from companion.ui.components.tiles import OnTap, outlined, word_key
from companion.ui.kit import Kit
from companion.ui.measure import text_height
from companion.ui.theme import LEAST_TARGET
from companion.words import Sentence, say

KEY_WIDTH = 92
GAP_BESIDE, SIZE = 8, 14


def lesson_line(kit: Kit, text: Sentence, read: OnTap) -> ft.Control:
    """Return the line; it stands below the keys, so that it pushes none of them away."""
    told = ft.Semantics(
        identifier="lesson", container=True, content=body(kit, kit(text), SIZE, quiet=True), expand=True
    )
    key = word_key(
        kit,
        kit(say("Got it")),
        id="lesson-read",
        label=kit(say("Got it, no more hints for this game")),
        on_tap=read,
        paint=outlined(kit),
        height=LEAST_TARGET,
        size=14.5,
    )
    return ft.Row([told, ft.Container(key, width=KEY_WIDTH)], spacing=GAP_BESIDE)


def lesson_height(kit: Kit, text: Sentence) -> float:
    """Return how high the line stands."""
    beside = (dock_width(kit) - KEY_WIDTH - GAP_BESIDE) / kit.scale
    return max(LEAST_TARGET, kit.scale * text_height(kit(text), beside, SIZE))

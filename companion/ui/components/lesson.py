"""The line of a step at the first table of a game, with the key that lets all of them go."""

import flet as ft

from companion.ui.components.fitted import dock_width
from companion.ui.components.texts import body
from companion.ui.components.tiles import OnTap, outlined, word_key
from companion.ui.kit import Kit
from companion.ui.measure import text_height, width_of
from companion.ui.theme import LEAST_TARGET
from companion.words import Sentence, say

KEY_WIDTH, KEY_SIZE, AROUND_KEY = 92, 14.5, 30
GOT_IT = say("Got it")
GAP_BESIDE, SIZE = 8, 14


def lesson_line(kit: Kit, text: Sentence, read: OnTap) -> ft.Control:
    """Return the line; it stands below the keys, so that it pushes none of them away."""
    told = ft.Semantics(
        identifier="lesson", container=True, content=body(kit, kit(text), SIZE, quiet=True), expand=True
    )
    key = word_key(
        kit,
        kit(GOT_IT),
        id="lesson-read",
        label=kit(say("Got it, no more hints for this game")),
        on_tap=read,
        paint=outlined(kit),
        height=LEAST_TARGET,
        size=KEY_SIZE,
    )
    return ft.Row([told, ft.Container(key, width=_key_width(kit))], spacing=GAP_BESIDE)


def _key_width(kit: Kit) -> float:
    return max(KEY_WIDTH, width_of(kit(GOT_IT), KEY_SIZE * kit.scale) + AROUND_KEY)


def lesson_height(kit: Kit, text: Sentence) -> float:
    """Return how high the line stands."""
    beside = (dock_width(kit) - _key_width(kit) - GAP_BESIDE) / kit.scale
    return max(LEAST_TARGET, kit.scale * text_height(kit(text), beside, SIZE))

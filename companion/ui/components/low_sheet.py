"""A sheet that is no higher than what it says."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.components.sheet import sheet
from companion.ui.kit import Kit


def low_sheet(kit: Kit, heading: str, parts: Sequence[ft.Control], close: Callable[[], None]) -> ft.BottomSheet:
    """Return a sheet for a question and its keys, in the thumb's reach; when text is large it scrolls as others do."""
    made = sheet(kit, heading, parts, close)
    box = made.content
    if not kit.large and isinstance(box, ft.Container) and isinstance(box.content, ft.Column):
        box.content.scroll = None
    return made

"""A phone that the host has sent away, or whose code has changed: nothing is shown any more."""

import flet as ft

from companion.ui.boundary import part
from companion.ui.components.page_view import page_view
from companion.ui.components.texts import body, title
from companion.ui.kit import Kit, use_kit
from companion.ui.phones import SENT_AWAY
from companion.words import say


@part
def SentAway() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the start of a phone that was sent away."""
    kit = use_kit(lambda desk: desk.phones.invitation)
    return page_view(kit, ft.use_view_path(), _lines(kit))


@part
def Gone() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the same at every other address; the router wraps it in a view itself."""
    return ft.SafeArea(_lines(use_kit(lambda desk: desk.phones.invitation)))


def _lines(kit: Kit) -> ft.Control:
    lines: list[ft.Control] = [
        title(kit, kit(SENT_AWAY), 23),
        body(kit, kit(say("Scan the host’s code again to come back.")), 16, quiet=True),
    ]
    return ft.Container(ft.Column(lines, spacing=12), padding=24)

"""A sheet that comes up from the bottom: nothing in play is more than one of these away."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.components.texts import title
from companion.ui.components.tiles import icon_key
from companion.ui.kit import Kit
from companion.ui.theme import DOCK_RADIUS
from companion.words import say


def sheet(
    kit: Kit,
    heading: str,
    parts: Sequence[ft.Control],
    close: Callable[[], None],
    *,
    mark: ft.Control | None = None,
    high: bool = False,
) -> ft.BottomSheet:
    """Return a sheet with a title and a key that closes it, no higher than what it says.

    One that is ``high``, is read in large text, or comes up on a phone on its side takes the whole height and scrolls.
    """
    head = title(kit, heading, 22)
    head.expand = True
    close_key = icon_key(kit, ft.Icons.CLOSE, id="close", label=kit(say("Close")), on_tap=close)
    return ft.BottomSheet(
        content=ft.Container(
            ft.Column(
                [ft.Row([*([mark] if mark else []), head, close_key]), *parts],
                spacing=12,
                tight=True,
                scroll=ft.ScrollMode.AUTO if high or kit.large or kit.flat else None,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=ft.Padding.only(left=16, right=12, top=8, bottom=18),
        ),
        open=True,
        bgcolor=kit.look.surface,
        shape=ft.RoundedRectangleBorder(radius=ft.BorderRadius.only(top_left=DOCK_RADIUS, top_right=DOCK_RADIUS)),
        scrollable=True,
        use_safe_area=True,
        on_dismiss=lambda _: close(),
    )

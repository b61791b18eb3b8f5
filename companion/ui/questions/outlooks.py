"""What would follow if nothing more were answered: a heading and its lines, on a ground of their own."""

import flet as ft

from companion.tracker import Outlook
from companion.ui.components.fitted import dock_width
from companion.ui.components.texts import body
from companion.ui.kit import Kit
from companion.ui.measure import text_height
from companion.ui.theme import TIGHT

TEXT, EDGE = 14, 12


def draw_outlook(kit: Kit, outlook: Outlook) -> ft.Container:
    """Return the outlook."""
    heading = body(kit, kit(outlook.title), TEXT, bold=True)
    told = [body(kit, kit(line), TEXT) for line in outlook.lines]
    return ft.Container(
        ft.Column([heading, *told], spacing=1, tight=True),
        bgcolor=kit.look.well,
        border_radius=14,
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8),
    )


def outlook_height(kit: Kit, outlook: Outlook) -> float:
    """Return about how high the outlook stands, with the gap above it."""
    wide = (dock_width(kit) - 2 * EDGE) / kit.scale
    lines = sum(text_height(kit(line), wide, TEXT) for line in (outlook.title, *outlook.lines))
    return kit.scale * lines + 16 + TIGHT

"""Type and measures, and what Flet's own controls take from a look."""

import flet as ft

from companion.ui.looks import Look

DISPLAY_FONT = "Fredoka One"
FONTS = {DISPLAY_FONT: "fonts/FredokaOne-Regular.ttf"}

EDGE = 14
GAP = 8
TIGHT = 6
CELL_RADIUS = 10
KEY_RADIUS = 14
CARD_RADIUS = 18
DOCK_RADIUS = 26
LEAST_TARGET = 48
READABLE_WIDTH = 640


AT_ONCE = ft.PageTransitionsTheme(
    android=ft.PageTransitionTheme.NONE,
    linux=ft.PageTransitionTheme.NONE,
    macos=ft.PageTransitionTheme.NONE,
    windows=ft.PageTransitionTheme.NONE,
)
"""The next screen stands at once, and after a reload not Home first. On iOS the way back is a swipe that draws both."""


def flet_theme(look: Look) -> ft.Theme:
    """Return what Flet's own controls need to look like ours."""
    return ft.Theme(
        font_family="Roboto",
        color_scheme=ft.ColorScheme(
            primary=look.ink,
            on_primary=look.on_ink,
            primary_container=look.well,
            on_primary_container=look.ink,
            secondary=look.ink_2,
            on_secondary=look.on_ink,
            secondary_container=look.well,
            on_secondary_container=look.ink,
            surface=look.page,
            on_surface=look.ink,
            on_surface_variant=look.ink_2,
            surface_container=look.surface,
            surface_container_high=look.surface,
            surface_container_highest=look.well,
            surface_container_low=look.surface,
            outline=look.outline,
            outline_variant=look.line,
            error=look.error,
        ),
        scaffold_bgcolor=look.page,
        page_transitions=AT_ONCE,
    )

"""Drawings from ``assets/art``, in the variant that the look needs."""

import flet as ft

from companion.ui.kit import Kit

HUES = ("green", "red", "yellow", "purple", "blue")
SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
FOR_EACH_LOOK = {
    *(f"suit-{suit}" for suit in SUITS),
    "crown",
    *(f"chicken-{hue}" for hue in HUES),
    *(f"shape-{hue}" for hue in HUES),
    "crow",
    "wedding",
}


def picture(kit: Kit, name: str, width: float, height: float | None = None, *, on_ink: bool = False) -> ft.Image:
    """Return a drawing, as it stands on the page or on ink; the tile around it says what it shows."""
    dark = kit.look.dark != on_ink
    suffix = "-dark" if dark and name in FOR_EACH_LOOK else ""
    return ft.Image(
        src=f"art/{name}{suffix}.svg",
        width=width,
        height=height or width,
        exclude_from_semantics=True,
        gapless_playback=True,
    )


def shape(kit: Kit, hue: str, size: float = 14, *, on_fill: bool = False) -> ft.Image:
    """Return the shape of a colour, as it stands on the page or on a filled card."""
    if not on_fill:
        return picture(kit, f"shape-{hue}", size)
    variant = "ink" if kit.look.dark or hue == "yellow" else "white"
    return picture(kit, f"shape-{hue}-{variant}", size)


def meeple(kit: Kit, hue: str, size: float = 18, *, on_fill: bool = False) -> ft.Image:
    """Return the wooden chicken of a colour, as it stands on the page or on a filled cell."""
    if not on_fill:
        return picture(kit, f"chicken-{hue}", size)
    return picture(kit, "chicken-ink" if kit.look.dark or hue == "yellow" else "chicken-white", size)

"""The colours of both looks, light and dark: ink on paper, the cards bring the colour."""

from dataclasses import dataclass

import flet as ft


@dataclass(frozen=True, slots=True, kw_only=True)
class Hue:
    """The colours of one kind of piece: filled, tinted, its edge, and what is written on the fill."""

    fill: str
    on_fill: str
    tint: str
    edge: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """All colours of one look, light or dark."""

    dark: bool
    page: str
    surface: str
    well: str
    ink: str
    on_ink: str
    ink_2: str
    outline: str
    line: str
    straw: str
    error: str
    shadow: str
    hues: dict[str, Hue]

    def border(self, color: str | None = None, width: float = 1.5) -> "ft.Border":
        """Return a border on all sides."""
        return ft.Border.all(width, color or self.outline)


def _hue(fill: str, on_fill: str, tint: str, edge: str | None = None) -> Hue:
    return Hue(fill=fill, on_fill=on_fill, tint=tint, edge=edge or fill)


LIGHT = Look(
    dark=False,
    page="#EFF2EC",
    surface="#FFFFFF",
    well="#E2E8DF",
    ink="#14211C",
    on_ink="#FFFFFF",
    ink_2="#46554D",
    outline="#6B7A72",
    line="#C5CEC6",
    straw="#FFF0BF",
    error="#A3182A",
    shadow="#2114211C",
    hues={
        "green": _hue("#217A48", "#FFFFFF", "#DFF0E5"),
        "red": _hue("#C22B38", "#FFFFFF", "#FAE3E4"),
        "yellow": _hue("#F2B81B", "#14211C", "#FDF1CC", "#7A5B00"),
        "purple": _hue("#7B42AB", "#FFFFFF", "#EEE3F6"),
        "blue": _hue("#1D69BE", "#FFFFFF", "#DFEBF8"),
    },
)

DARK = Look(
    dark=True,
    page="#0E1412",
    surface="#19221E",
    well="#25302B",
    ink="#F0F4EE",
    on_ink="#14211C",
    ink_2="#B3C0B8",
    outline="#84938B",
    line="#35423C",
    straw="#4A3F12",
    error="#FFB3B0",
    shadow="#66000000",
    hues={
        "green": _hue("#55C98A", "#14211C", "#1D3A2A"),
        "red": _hue("#FF8480", "#14211C", "#472526"),
        "yellow": _hue("#FFD453", "#14211C", "#43380F"),
        "purple": _hue("#C9A2F2", "#14211C", "#352644"),
        "blue": _hue("#7CB9FF", "#14211C", "#1B3148"),
    },
)

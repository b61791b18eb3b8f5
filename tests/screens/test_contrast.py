"""Colours can be told from what they lie on: text 4.5 to 1, large numerals and shapes 3 to 1 (ui.md, 8)."""

import re
from pathlib import Path

import pytest

from companion.ui.components.art import SUITS
from companion.ui.looks import DARK, LIGHT, Look

ART = Path(__file__).parents[2] / "assets" / "art"
TEXT = 4.5
LARGE = 3.0
LOOKS = pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])


def luminance(color: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(color[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@LOOKS
def test_text_can_be_read_on_every_ground(look: Look) -> None:
    for ground in (look.page, look.surface, look.well, look.straw):
        assert contrast(look.ink, ground) >= TEXT
        assert contrast(look.ink_2, ground) >= TEXT
    assert contrast(look.on_ink, look.ink) >= TEXT
    assert contrast(look.error, look.surface) >= TEXT


@LOOKS
def test_pieces_can_be_read_filled_and_tinted(look: Look) -> None:
    for hue in look.hues.values():
        assert contrast(hue.on_fill, hue.fill) >= TEXT
        assert contrast(look.ink, hue.tint) >= TEXT
        assert contrast(look.ink_2, hue.tint) >= TEXT


@LOOKS
def test_borders_and_greyed_numerals_can_be_seen(look: Look) -> None:
    for ground in (look.page, look.surface):
        assert contrast(look.outline, ground) >= LARGE
        for hue in look.hues.values():
            assert contrast(hue.edge, ground) >= LARGE


@LOOKS
def test_suits_can_be_told_from_cards_keys_and_chosen_cards(look: Look) -> None:
    for suit in SUITS:
        on_page, on_ink = (drawn_in(f"suit-{suit}{suffix}") for suffix in _suffixes(look))
        for ground in (look.page, look.surface, look.well):
            assert contrast(on_page, ground) >= LARGE, suit
        assert contrast(on_ink, look.ink) >= LARGE, suit


def _suffixes(look: Look) -> tuple[str, str]:
    """What a drawing is called on the page, and on ink."""
    return ("-dark", "") if look.dark else ("", "-dark")


def drawn_in(name: str) -> str:
    """The one colour of a drawing."""
    drawing = (ART / f"{name}.svg").read_text(encoding="utf-8")
    colors = set(re.findall(r"#[0-9A-F]{6}", drawing))
    assert len(colors) == 1, name
    return colors.pop()

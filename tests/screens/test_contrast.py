"""Colours can be told from what they lie on: text 4.5 to 1, large numerals and shapes 3 to 1 (ui.md, 8)."""

import pytest

from companion.ui.theme import DARK, LIGHT, Look

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

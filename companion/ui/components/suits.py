"""Suits and cards that have some: each suit a symbol in its colour, and its letter."""

import flet as ft

from companion.tracker import Face
from companion.ui.components.art import SUITS, picture
from companion.ui.components.fitted import fitted_numeral, fitted_words
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.ui.measure import READABLE
from companion.words import say

LETTERS = say("M S W L Y K")
"""The letters of the suits, in their order: one text, since the same letter stands for other things elsewhere."""
NUMBER, CROWN, SYMBOL, LETTER = 24, 26, 21, 13
ROOMY = 90
"""Cards higher than this are drawn larger."""
LEAST_SYMBOL = 13
BETWEEN = 3


def suit_letter(kit: Kit, suit: str) -> str:
    """Return the letter of a suit in the reader's language."""
    return kit(LETTERS).split()[SUITS.index(suit)]


def suit(kit: Kit, name: str, size: float, *, on_ink: bool = False) -> ft.Control:
    """Return the symbol of a suit, as it stands on the page or on ink."""
    return picture(kit, f"suit-{name}", size, on_ink=on_ink)


def suit_head(kit: Kit, name: str, size: float = 18) -> ft.Control:
    """Return the symbol of a suit with its letter beside it."""
    letter = words(suit_letter(kit, name), size=_letter_size(kit), bold=True, color=kit.look.ink)
    return ft.Row([suit(kit, name, size), letter], spacing=2, alignment=ft.MainAxisAlignment.CENTER, tight=True)


def suited_face(kit: Kit, face: Face, width: float, height: float, *, on_ink: bool = False) -> ft.Control:
    """Return what a card shows in a place: its rank or crown, and under it each suit above its letter."""
    ink = kit.look.on_ink if on_ink else kit.look.ink
    letter = LETTER * 1.15 * (_letter_size(kit) * kit.scale / LETTER)
    share = max(1.0, height - letter)
    grown = max(1.0, height / ROOMY)
    symbol = max(LEAST_SYMBOL, min(SYMBOL * grown, share * 0.44, (width - BETWEEN) / 2))
    top = max(LEAST_SYMBOL, share - symbol - 1)
    number: ft.Control
    if face.picture is not None:
        number = picture(kit, face.picture, min(CROWN * grown, top), on_ink=on_ink)
    else:
        number = fitted_numeral(kit, face.text, width, top, size=NUMBER * grown, color=ink)
    marks = [_mark(kit, name, symbol, ink, on_ink=on_ink) for name in face.marks]
    return ft.Column(
        [number, ft.Row(marks, spacing=BETWEEN, alignment=ft.MainAxisAlignment.CENTER, tight=True)],
        spacing=1,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def suited_line(kit: Kit, face: Face, width: float, height: float) -> ft.Control:
    """Return a card in a line, as it stands on ink: its rank, then the letters of its suits."""
    told = " ".join(suit_letter(kit, name) for name in face.marks)
    head: ft.Control
    if face.picture is not None:
        head = picture(kit, face.picture, 18, on_ink=True)
    else:
        head = fitted_numeral(kit, face.text, width * 0.4, height, size=18, color=kit.look.on_ink)
    letters = fitted_words(kit, told, width * 0.6, height, size=16, color=kit.look.on_ink)
    return ft.Row([head, letters], spacing=4, alignment=ft.MainAxisAlignment.CENTER, tight=True)


def suit_row(kit: Kit, names: tuple[str, ...], size: float, *, on_ink: bool = False) -> ft.Control:
    """Return symbols side by side, of which the tile around them says how many there are."""
    return ft.Row([suit(kit, name, size, on_ink=on_ink) for name in names], spacing=2, tight=True, wrap=True)


def _letter_size(kit: Kit) -> float:
    """Letters stay as large as can be read, whatever the reader's text size: the symbol grows in their place."""
    return max(READABLE, LETTER) / kit.scale


def _mark(kit: Kit, name: str, size: float, ink: str, *, on_ink: bool) -> ft.Control:
    return ft.Column(
        [
            suit(kit, name, size, on_ink=on_ink),
            words(suit_letter(kit, name), size=_letter_size(kit), color=ink, leading=1.1),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

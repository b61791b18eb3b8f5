"""Rubbish Auction's money and items as they lie on a sheet or in a review: open chips that are not tapped."""

from collections.abc import Iterable

import flet as ft

from companion.games.rubbish_auction.wording import item_name, items_of
from companion.ui.components.fitted import fitted_numeral
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.words import Listing, say

WIDE, HIGH = 34, 36
LOCK = 14


def money_row(kit: Kit, cards: Iterable[int], *, resting: int | None = None) -> ft.Control:
    """Return money cards in a row that wraps, lowest first; one that rests stands apart with a lock."""
    shown = sorted(cards)
    if not shown and resting is None:
        return words("–", size=18, color=kit.look.ink_2)
    chips = [_money(kit, card) for card in shown]
    label = say("{cards}", cards=Listing(tuple(shown)))
    if resting is not None:
        chips.append(_locked(kit, resting))
        label = say("{cards}, the {card} rests", cards=label, card=resting)
    row = ft.Row(chips, wrap=True, spacing=4, run_spacing=4)
    return ft.Semantics(label=kit(label), container=True, content=row)


def item_row(kit: Kit, items: Iterable[str], *, counting: Iterable[str] | None = None) -> ft.Control:
    """Return items in a row that wraps; those that do not count stand back."""
    shown = tuple(items)
    if not shown:
        return words("–", size=18, color=kit.look.ink_2)
    counted = shown if counting is None else tuple(counting)
    row = ft.Row([_item(kit, item, quiet=item not in counted) for item in shown], wrap=True, spacing=4, run_spacing=4)
    return ft.Semantics(label=kit(say("{items}", items=items_of(shown))), container=True, content=row)


def _money(kit: Kit, card: int) -> ft.Control:
    number = fitted_numeral(kit, str(card), WIDE - 4, HIGH - 4, size=18, color=kit.look.ink)
    return _chip(kit, number, kit.look.well)


def _locked(kit: Kit, card: int) -> ft.Control:
    face = ft.Row(
        [
            ft.Icon(ft.Icons.LOCK_OUTLINED, size=LOCK, color=kit.look.ink_2),
            fitted_numeral(kit, str(card), 20, HIGH - 6, size=15, color=kit.look.ink_2),
        ],
        spacing=1,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    chip = _chip(kit, face, kit.look.surface)
    chip.width = WIDE + LOCK
    return chip


def _chip(kit: Kit, face: ft.Control, fill: str) -> ft.Container:
    return ft.Container(
        face,
        bgcolor=fill,
        border=kit.look.border(),
        border_radius=8,
        width=WIDE,
        height=HIGH,
        alignment=ft.Alignment.CENTER,
    )


def _item(kit: Kit, item: str, *, quiet: bool) -> ft.Control:
    return ft.Container(
        words(kit(item_name(item)), size=14.5, bold=not quiet, color=kit.look.ink if not quiet else kit.look.ink_2),
        bgcolor=kit.look.well,
        border=kit.look.border(kit.look.line if quiet else kit.look.ink, 1 if quiet else 2),
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=8, vertical=5),
    )

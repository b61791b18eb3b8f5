"""Rubbish Auction's set-up: the first auctioneer, and what the seven items are called."""

import flet as ft

from companion.games.rubbish_auction.facts import ITEM_NAMES
from companion.games.rubbish_auction.wording import items_of
from companion.ui.components.dock import dock
from companion.ui.components.foot import Missing
from companion.ui.components.options import plain_row
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.setups.rubbish_auction import item_names as names
from companion.ui.setups.rubbish_auction.item_names import RubbishForm
from companion.ui.setups.rubbish_auction.which_names import WhichNames
from companion.words import Name, Sentence, say

BEGINS = say("Tap a name to choose the first auctioneer")


def missing(_: RubbishForm, _pen: Pen) -> Missing | None:
    """Nothing is ever missing: items have numbers until they have names."""
    return None


def ready(form: RubbishForm) -> Sentence:
    """Return who opens the first auction."""
    return say("{player} is the first auctioneer", player=form.seating.begins or "")


def seat_key(_kit: Kit, _form: RubbishForm, _pen: Pen, _player: Name) -> ft.Control:
    """Return nothing to choose at a seat: everybody has the same money, and geek cards are secret."""
    return ft.Container(width=0)


def rows(kit: Kit, form: RubbishForm, pen: Pen) -> list[ft.Control]:
    """Return the row of the items."""
    items = names.items_of(form)
    numbered = say("Numbered. Tap to name them, so that everybody knows which is which")
    told = numbered if items == ITEM_NAMES else say("{items}", items=items_of(items))
    return [
        plain_row(
            kit,
            kit(say("Seven items")),
            kit(told),
            ft.Icons.CHEVRON_RIGHT,
            id="items",
            on_tap=lambda: pen.take(names.asked),
        )
    ]


def asking(form: RubbishForm) -> bool:
    """Whether a question covers the form."""
    return form.own.asking


def ask_title(_: RubbishForm) -> Sentence:
    """Return what the bar says over the question."""
    return say("Items")


def ask(kit: Kit, form: RubbishForm, pen: Pen, refused: Sentence | None) -> ft.Control:
    """Return the question that covers the form: the names of the items."""
    return dock(kit, WhichNames(kit, form, pen, refused))

"""Auction Chicken's set-up: nothing is asked but who holds the Excuse."""

from typing import Any  # a form without a part of its own

import flet as ft

from companion.games.auction_chicken.state import Setup
from companion.ui.components.foot import Missing
from companion.ui.drafts import Form, Pen
from companion.ui.kit import Kit
from companion.words import Name, Sentence, say

BEGINS = say("Tap a name to choose who holds the Excuse")
MARK = ft.Icons.BOOKMARK

AuctionChickenForm = Form[None]


def seat_key(_kit: Kit, _form: AuctionChickenForm, _pen: Pen, _player: Name) -> ft.Control:
    """Return nothing: a seat needs no more than its name."""
    return ft.Container(width=0)


def rows(_kit: Kit, _form: AuctionChickenForm, _pen: Pen) -> list[ft.Control]:
    """Return nothing more under the options."""
    return []


def asking(_form: AuctionChickenForm) -> bool:
    """Whether a question covers the form: none ever does."""
    return False


def ask_title(_form: AuctionChickenForm) -> Sentence:
    """Return what the bar would say over a question."""
    return say("New game")


def ask(_kit: Kit, _form: AuctionChickenForm, _pen: Pen, _refused: Sentence | None) -> ft.Control:
    """Return nothing, since nothing more is asked."""
    return ft.Container()


def closed(form: Any) -> Any:  # noqa: ANN401 - as the register has it
    """Go back from a question: there is none."""
    return form


def missing(_form: AuctionChickenForm, _pen: Pen) -> Missing | None:
    """Return nothing: with people at the table all is there."""
    return None


def ready(form: AuctionChickenForm) -> Sentence:
    """Return who holds the Excuse."""
    return say("{player} holds the Excuse and has the first turn", player=form.seating.begins or "")


def setup_of(form: AuctionChickenForm) -> Setup:
    """Return the start that the form describes."""
    return Setup(start_player=form.seating.begins or Name(""))

"""Auction Chicken's set-up: nothing is asked but who holds the Excuse."""

from dataclasses import dataclass

import flet as ft

from companion.games.auction_chicken.state import Setup
from companion.ui.drafts import Form
from companion.words import Name, Sentence, say

BEGINS = say("Tap a name to choose who holds the Excuse")
MARK = ft.Icons.BOOKMARK


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingMore:
    """The form has no part of the game's own."""


AuctionChickenForm = Form[NothingMore]


def ready(form: AuctionChickenForm) -> Sentence:
    """Return who holds the Excuse."""
    return say("{player} holds the Excuse and has the first turn", player=form.seating.begins or "")


def setup_of(form: AuctionChickenForm) -> Setup:
    """Return the start that the form describes."""
    return Setup(start_player=form.seating.begins or Name(""))

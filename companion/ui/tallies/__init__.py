"""What a game counts when nobody tracked it: one tally a game. The register is what the Just score screen reads."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any  # the final position of any game

import flet as ft

from companion.games.game import FinalPosition
from companion.ui.drafts import AnyForm, Form, Pen, Step
from companion.ui.kit import Kit
from companion.ui.tallies import auction_chicken, blind_hen, egg_on, rubbish_auction
from companion.ui.tallies.auction_chicken import final_piles
from companion.ui.tallies.blind_hen import final_displays
from companion.ui.tallies.egg_on import final_eggs
from companion.ui.tallies.rubbish_auction import final_fame
from companion.words import Sentence, say

Finish = Callable[[AnyForm], Awaitable[None]]
"""Scores and saves what a form says."""

Count = Callable[[Kit, AnyForm, Pen, Sentence | None, Finish], ft.Control]


@dataclass(frozen=True, slots=True, kw_only=True)
class Counting:
    """How a final position is counted.

    ``kind`` and ``blank`` are the form's type and beginning; ``begin`` goes from the people to the pieces, as its key
    ``begins`` says; ``count``
    draws these, with what is to follow once all is said; ``asked`` changes with what is asked; ``final`` is the
    position that is scored.
    """

    kind: type[AnyForm]
    blank: AnyForm
    begin: Step
    begins: Sentence
    count: Count
    asked: Callable[[AnyForm], object]
    final: Callable[[AnyForm], FinalPosition[Any, Any]]


TALLIES: Mapping[str, Counting] = {
    "auction-chicken": Counting(
        kind=Form[final_piles.FinalPiles],
        blank=Form(own=final_piles.FinalPiles()),
        begin=final_piles.begun,
        begins=say("Count the piles"),
        count=auction_chicken.count,
        asked=final_piles.asked,
        final=final_piles.final_of,
    ),
    "blind-hen": Counting(
        kind=Form[final_displays.FinalDisplays],
        blank=Form(own=final_displays.FinalDisplays()),
        begin=final_displays.begun,
        begins=say("Count the cards"),
        count=blind_hen.count,
        asked=final_displays.asked,
        final=final_displays.final_of,
    ),
    "egg-on": Counting(
        kind=Form[final_eggs.FinalEggs],
        blank=Form(own=final_eggs.FinalEggs()),
        begin=final_eggs.begun,
        begins=say("Count the eggs"),
        count=egg_on.count,
        asked=final_eggs.counting,
        final=final_eggs.final_of,
    ),
    "rubbish-auction": Counting(
        kind=Form[final_fame.FinalFame],
        blank=Form(own=final_fame.FinalFame()),
        begin=final_fame.begun,
        begins=say("Count fame and items"),
        count=rubbish_auction.count,
        asked=final_fame.asked,
        final=final_fame.final_of,
    ),
}

__all__ = ["TALLIES", "Counting"]

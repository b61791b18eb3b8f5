"""What a game asks before it starts: one set-up a game. The register is what the New game screen reads."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import flet as ft

from companion.archive import JsonValue
from companion.ui.components.foot import Missing
from companion.ui.drafts import AnyForm, Form, Pen, Step
from companion.ui.kit import Kit
from companion.ui.setups import auction_chicken, blind_hen, egg_on, rubbish_auction
from companion.ui.setups.blind_hen import starting_sets
from companion.ui.setups.egg_on import colors
from companion.ui.setups.rubbish_auction import item_names
from companion.words import Name, Sentence, say


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp:
    """How a game is set up.

    ``kind`` and ``blank`` are the form's type and beginning; ``begins`` says what a tap on a name does, ``mark``
    stands at who begins; ``seat_key`` stands at the end of a seat's row, ``rows`` under the options. ``ask`` is the
    question that covers the form while it is ``asking``, until ``close`` goes back. ``missing`` is what is still to be
    entered, ``ready`` the line over Start, ``setup`` what is started; what a game does not need it leaves out.
    ``keep`` is what is remembered of the game's own part, and ``again`` puts it back when the same people play once
    more.
    """

    kind: type[AnyForm]
    blank: AnyForm
    begins: Sentence
    mark: ft.IconData
    ready: Callable[[AnyForm], Sentence]
    setup: Callable[[AnyForm], object]
    seat_key: Callable[[Kit, AnyForm, Pen, Name], ft.Control] | None = None
    rows: Callable[[Kit, AnyForm, Pen], list[ft.Control]] = lambda *_: []
    asking: Callable[[AnyForm], bool] = lambda _: False
    ask_title: Callable[[AnyForm], Sentence] = lambda _: say("New game")
    ask: Callable[[Kit, AnyForm, Pen, Sentence | None], ft.Control] = lambda *_: ft.Container()
    close: Step = lambda form: form
    missing: Callable[[AnyForm, Pen], Missing | None] = lambda *_: None
    keep: Callable[[AnyForm], JsonValue] = lambda _: None
    again: Callable[[AnyForm, JsonValue], AnyForm] = lambda form, _: form


SETUPS: Mapping[str, SetUp] = {
    "auction-chicken": SetUp(
        kind=Form[auction_chicken.NothingMore],
        blank=Form(own=auction_chicken.NothingMore()),
        begins=auction_chicken.BEGINS,
        mark=auction_chicken.MARK,
        ready=auction_chicken.ready,
        setup=auction_chicken.setup_of,
    ),
    "blind-hen": SetUp(
        kind=Form[starting_sets.StartingCards],
        blank=Form(own=starting_sets.StartingCards()),
        begins=blind_hen.BEGINS,
        mark=ft.Icons.GAVEL,
        seat_key=blind_hen.seat_key,
        rows=blind_hen.rows,
        asking=blind_hen.asking,
        ask_title=blind_hen.ask_title,
        ask=blind_hen.ask,
        close=starting_sets.closed,
        missing=blind_hen.missing,
        ready=blind_hen.ready,
        setup=starting_sets.setup_of,
    ),
    "egg-on": SetUp(
        kind=Form[colors.SetColors],
        blank=Form(own=colors.SetColors()),
        begins=egg_on.BEGINS,
        mark=ft.Icons.FLAG_OUTLINED,
        seat_key=egg_on.seat_key,
        rows=egg_on.rows,
        asking=egg_on.asking,
        ask_title=egg_on.ask_title,
        ask=egg_on.ask,
        close=colors.closed,
        missing=egg_on.missing,
        ready=egg_on.ready,
        setup=colors.setup_of,
        keep=colors.kept_colors,
        again=colors.as_last_time,
    ),
    "rubbish-auction": SetUp(
        kind=Form[item_names.SetItems],
        blank=Form(own=item_names.SetItems()),
        begins=rubbish_auction.BEGINS,
        mark=ft.Icons.GAVEL,
        seat_key=rubbish_auction.seat_key,
        rows=rubbish_auction.rows,
        asking=rubbish_auction.asking,
        ask_title=rubbish_auction.ask_title,
        ask=rubbish_auction.ask,
        close=item_names.closed,
        missing=rubbish_auction.missing,
        ready=rubbish_auction.ready,
        setup=item_names.setup_of,
        keep=item_names.kept_items,
        again=item_names.as_last_time,
    ),
}

__all__ = ["SETUPS", "SetUp"]

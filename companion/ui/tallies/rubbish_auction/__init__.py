"""Rubbish Auction's tally: fame on a number pad, a tap an item for its owner, two ticks a geek card."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.games.rubbish_auction.facts import ITEM_NAMES
from companion.games.rubbish_auction.wording import item_name, items_of
from companion.tracker import Beside, Drafted, FillTable, Key
from companion.ui.components.dock import dock
from companion.ui.components.foot import main_key
from companion.ui.components.player_tabs import PlayerTab, player_tabs
from companion.ui.components.tiles import outlined, word_key
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.questions.tables import draw_table
from companion.ui.setups.rubbish_auction.item_names import kept_sets
from companion.ui.tallies.rubbish_auction import final_fame as finals
from companion.ui.tallies.rubbish_auction.fame_pad import BESIDE_FAME, fame_pad
from companion.ui.tallies.rubbish_auction.final_fame import FAME, GEEKS, ITEMS, RubbishTally
from companion.ui.tallies.rubbish_auction.heading import heading
from companion.words import Name, Sentence, say

AROUND = 275
Finish = Callable[[RubbishTally], Awaitable[None]]


def count(kit: Kit, form: RubbishTally, pen: Pen, refused: Sentence | None, finish: Finish) -> ft.Control:
    """Return the players as tabs, and below them the part that is asked: fame, items or geek cards."""
    part, player = finals.asked(form)
    if part == FAME:
        asked = _fame(kit, form, pen, player, refused)
    elif part == ITEMS:
        asked = _items(kit, form, pen, refused)
    else:
        asked = _geeks(kit, form, pen, refused, finish)
    scrolled = ft.Column(asked, spacing=8, expand=True, scroll=ft.ScrollMode.AUTO)
    foot = ft.Container(ft.Row(_foot(kit, form, pen, finish), spacing=8), padding=ft.Padding.only(top=8))
    docked = dock(kit, ft.Column([scrolled, foot], spacing=0, expand=True))
    return ft.Column([_tabs(kit, form, pen), docked], spacing=0, expand=True)


def _tabs(kit: Kit, form: RubbishTally, pen: Pen) -> ft.Control:
    part, at = finals.asked(form)

    def noted(player: Name) -> Sentence | None:
        fame = finals.fame_of(form, player)
        return say("fame {points}", points=fame) if fame else None

    tabs = tuple(
        PlayerTab(
            player=player,
            note=noted(player),
            done=bool(finals.fame_of(form, player)),
            now=part == FAME and player == at,
        )
        for player in form.seating.names
    )
    return player_tabs(kit, tabs, lambda player: pen.take(lambda now: finals.gone_to(now, FAME, player)))


def _foot(kit: Kit, form: RubbishTally, pen: Pen, finish: Finish) -> list[ft.Control]:
    part, player = finals.asked(form)
    following = finals.next_player(form) if part == FAME else None
    if following is not None:
        lead = say("Next: {player}", player=following)
        return [_onward(kit, pen, lead, FAME, following)]
    if part == FAME:
        return [_onward(kit, pen, say("Next: items"), ITEMS, player)]
    if part == ITEMS:
        return [_onward(kit, pen, say("Next: geek cards"), GEEKS, player)]
    back = word_key(
        kit,
        kit(say("Items")),
        id="to-items",
        on_tap=lambda: pen.take(lambda now: finals.gone_to(now, ITEMS, player)),
        icon=ft.Icons.ARROW_BACK,
        paint=outlined(kit),
        expand=1,
    )
    score = main_key(
        kit, say("Score"), ft.Icons.LEADERBOARD_OUTLINED, id="main", on_tap=lambda: _finish(form, pen, finish)
    )
    score.expand = 2
    return [back, score]


async def _finish(form: RubbishTally, pen: Pen, finish: Finish) -> None:
    """Score, unless somebody's fame is missing or a geek card has one tick."""
    missing, half = finals.without_fame(form), finals.half_ticked(form)
    if missing:
        pen.refuse(say("{player}’s fame is missing. Tap the name to enter it.", player=missing[0]))
    elif half is not None:
        pen.refuse(say("A geek card shows two different items (RA-21). Choose those of {player}.", player=half))
    else:
        await finish(form)


def _onward(kit: Kit, pen: Pen, text: Sentence, part: str, player: Name) -> ft.Control:
    return main_key(
        kit,
        text,
        ft.Icons.ARROW_FORWARD,
        id="main",
        on_tap=lambda: pen.take(lambda now: finals.gone_to(now, part, player)),
    )


def _fame(kit: Kit, form: RubbishTally, pen: Pen, player: Name, refused: Sentence | None) -> list[ft.Control]:
    return fame_pad(
        kit,
        heading(kit, say("{player}’s fame", player=player), refused, beside=BESIDE_FAME),
        finals.fame_of(form, player),
        lambda digit: pen.take(lambda now: finals.digit_added(now, player, digit)),
        lambda: pen.take(lambda now: finals.digit_taken(now, player)),
    )


def _items(kit: Kit, form: RubbishTally, pen: Pen, refused: Sentence | None) -> list[ft.Control]:
    def key(item: str, at: int, player: Name) -> Key:
        chosen = finals.owner_of(form, item) == player
        return _cell(f"owner:{player}:{at}", item, player, chosen=chosen)

    async def tap(cell: Key) -> None:
        player, item = _place(form, cell)
        await pen.write(lambda now: finals.given(now, item, player))

    asked = heading(kit, say("Who has which item?"), refused)
    return [asked, _grid(kit, form, key, tap), *_other_names(kit, form, pen)]


def _geeks(kit: Kit, form: RubbishTally, pen: Pen, refused: Sentence | None, finish: Finish) -> list[ft.Control]:
    def key(item: str, at: int, player: Name) -> Key:
        return _cell(f"geek:{player}:{at}", item, player, chosen=item in finals.wanted_by(form, player))

    async def tap(cell: Key) -> None:
        player, item = _place(form, cell)
        after = await pen.write(lambda now: finals.ticked(now, player, item))
        if after is not None and finals.all_ticked(after) and not finals.without_fame(after):
            await finish(after)

    asked = heading(kit, say("Tick two items each, as the geek cards show them"), refused)
    return [asked, _grid(kit, form, key, tap)]


def _grid(
    kit: Kit,
    form: RubbishTally,
    key: Callable[[str, int, Name], Key],
    tap: Callable[[Key], Awaitable[None]],
) -> ft.Control:
    names, items = form.seating.names, form.own.items
    table = FillTable(
        title=say("Items"),
        rows=tuple(tuple(key(item, at, player) for player in names) for at, item in enumerate(items)),
        heads=tuple(say("{player}", player=player) for player in names),
        beside=tuple(Beside(text=item_name(item)) for item in items),
    )
    drawn = draw_table(kit, table, tap, kit.height - AROUND)
    drawn.key = f"grid-{form.own.part}"  # items and geek cards stand in the same place: their keys are not the same
    return drawn


def _cell(tap: str, item: str, player: Name, *, chosen: bool) -> Key:
    return Key(
        id=tap,
        text=item_name(item),
        spoken=say("{player}: {item}", player=player, item=item_name(item)),
        outcome=Drafted(()),
        chosen=int(chosen),
    )


def _place(form: RubbishTally, cell: Key) -> tuple[Name, str]:
    """Return whose cell it is, and of which item."""
    player, _, at = cell.id.partition(":")[2].rpartition(":")
    return Name(player), form.own.items[int(at)]


def _other_names(kit: Kit, form: RubbishTally, pen: Pen) -> list[ft.Control]:
    """Return the key that names numbered items as the household named them last."""
    kept = next(iter(kept_sets(kit.desk.memory).values()), None)
    if kept is None or form.own.items != ITEM_NAMES:
        return []
    told = kit(say("Take {items}", items=items_of(kept)))
    key = word_key(
        kit,
        told,
        id="item-names",
        on_tap=lambda: pen.take(lambda now: finals.relabeled(now, kept)),
        expand=True,
        height=60,
        size=14,
    )
    return [ft.Row([key])]

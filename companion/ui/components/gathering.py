"""Who plays, who sits where, which options: what a form asks first, whatever the game."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.archive import JsonObject, JsonValue
from companion.games import AnyGame
from companion.tracker import RefusedError
from companion.ui.components.foot import foot, main_key
from companion.ui.components.options import card_of, option_rows
from companion.ui.components.people import people_chips, use_new_person
from companion.ui.components.seats import SeatTaps, seat_rows
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import icon_key, outlined, tile, words
from companion.ui.drafts import AnyForm, Pen
from companion.ui.kit import Kit
from companion.ui.seating import Seating, beginning, last_table, moved, newcomer, switched, toggled
from companion.ui.theme import LEAST_TARGET
from companion.words import Name, Sentence, say

SEATS_TO_SHUFFLE = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathering:
    """What is open on this part of the screen, and what opens it."""

    arranging: str
    everybody: bool
    house_rules: bool
    arrange: Callable[[str], None]
    show_everybody: Callable[[], None]
    fold: Callable[[], None]
    add: Callable[[], None]


def use_gathering(kit: Kit, game: AnyGame | None, form: AnyForm, pen: Pen) -> Gathering:
    """Return what is open now; a hook."""
    arranging, arrange = ft.use_state("")
    everybody, set_everybody = ft.use_state(False)  # noqa: FBT003 - a first value
    house_rules, set_house_rules = ft.use_state(False)  # noqa: FBT003 - a first value

    async def seat(name: Name) -> Sentence | None:
        if game is None:
            return None
        try:
            newcomer(form.seating, name, kit.desk.memory.people, game)
        except RefusedError as error:
            return error.ruling.reason
        await reseat(pen, lambda seating: newcomer(seating, name, kit.desk.memory.people, game))
        return None

    return Gathering(
        arranging=arranging,
        everybody=everybody,
        house_rules=house_rules,
        arrange=arrange,
        show_everybody=lambda: set_everybody(True),
        fold=lambda: set_house_rules(lambda now: not now),
        add=use_new_person(kit, seat),
    )


async def reseat(pen: Pen, step: Callable[[Seating], Seating]) -> None:
    """Write a step that concerns people or options only."""
    await pen.write(lambda form: replace(form, seating=step(form.seating)))


def who_plays(
    kit: Kit,
    game: AnyGame,
    gathering: Gathering,
    seating: Seating,
    pen: Pen,
    again: Callable[[AnyForm, JsonValue], AnyForm] = lambda form, _: form,
) -> list[ft.Control]:
    """Return the chips of the people, and the key that takes the last table, ``again`` with the game's own part."""
    heading = title(kit, kit(say("Who plays?")), 20)
    heading.expand = True
    head: list[ft.Control] = [heading]
    kept = kit.desk.memory.last_tables.get(game.id)
    last = last_table(kept, game)
    if last is not None and last.players != seating.players:
        own = kept.get("own") if kept else None

        def as_last(now: AnyForm) -> AnyForm:
            return again(replace(now, seating=replace(last, typed=now.seating.typed)), own)

        head.append(_again(kit, lambda: pen.take(as_last)))
    elif last is not None:
        head.append(ft.Container(height=LEAST_TARGET * min(max(kit.scale, 1.0), 1.3)))
    chips = people_chips(
        kit,
        seating,
        toggle=lambda name: reseat(pen, lambda now: toggled(now, name, game)),
        add=gathering.add,
        unfold=None if gathering.everybody else gathering.show_everybody,
    )
    return [ft.Container(ft.Row(head, spacing=8), padding=ft.Padding.only(top=2)), chips]


def who_sits_where(
    kit: Kit,
    gathering: Gathering,
    seating: Seating,
    pen: Pen,
    *,
    begins: Sentence | None = None,
    mark: ft.IconData = ft.Icons.FLAG_OUTLINED,
    seat_key: Callable[[Name], ft.Control] | None = None,
) -> list[ft.Control]:
    """Return the seats, clockwise; nothing before somebody is chosen."""
    if not seating.players:
        return []

    def move(name: str, to: int) -> Awaitable[None]:
        return reseat(pen, lambda now: moved(now, name, to) if name in now.players else now)

    def begin(name: str) -> Awaitable[None]:
        return reseat(pen, lambda now: beginning(now, name))

    taps = SeatTaps(
        move=move,
        arrange=gathering.arrange,
        name=begin if begins is not None else None,
        begins=begins,
        mark=mark,
        key=(lambda name: seat_key(Name(name))) if seat_key is not None else None,
    )
    heading: list[ft.Control] = [title(kit, kit(say("Seats, clockwise")), 20)]
    if begins is not None and not kit.large:
        heading.append(body(kit, kit(begins), 14, quiet=True))
    head: list[ft.Control] = [ft.Column(heading, spacing=0, tight=True, expand=True)]
    if len(seating.players) > SEATS_TO_SHUFFLE:
        label = kit(say("Shuffle the seats"))
        shuffle = icon_key(
            kit,
            ft.Icons.SHUFFLE,
            id="shuffle",
            label=label,
            on_tap=lambda: reseat(pen, shuffled),
            paint=outlined(kit, kit.look.page),
        )
        head.append(shuffle)
    return [ft.Row(head, spacing=8), seat_rows(kit, seating, gathering.arranging, taps)]


def which_options(
    kit: Kit, game: AnyGame, gathering: Gathering, seating: Seating, pen: Pen, more: list[ft.Control]
) -> ft.Control:
    """Return the switches, and what else the game offers below them."""
    switches = option_rows(
        kit,
        game,
        seating.options,
        lambda option: reseat(pen, lambda now: switched(now, option)),
        unfolded=gathering.house_rules,
        unfold=gathering.fold,
    )
    return card_of(kit, [*switches, *more])


def few_foot(
    kit: Kit, gathering: Gathering, seating: Seating, pen: Pen, few: Sentence, refused: Sentence | None
) -> ft.Control:
    """Return the foot of a form that still lacks people: its key names how many, and asks for a name.

    Remembered people who could be tapped are pointed to first.
    """
    free = any(name not in seating.players for name in (*kit.desk.memory.people, *seating.typed))
    lead = (lambda: pen.refuse(say("Tap the names of those who play, or “New”."))) if free else gathering.add
    key = main_key(kit, few, ft.Icons.PERSON_ADD_ALT, id="main", on_tap=lead)
    return foot(kit, None, key, refused=refused)


async def keep_table(kit: Kit, game: AnyGame, seating: Seating, own: JsonValue = None) -> None:
    """Remember the table for "Same as last time", with what the game remembers of its own part."""
    before = kit.desk.memory.last_tables.get(game.id)
    if own is None and before:
        own = before.get("own")
    kept: JsonObject = {"players": list(seating.players), "options": list(seating.options), "own": own}
    await kit.desk.archive.household.keep_table(game.id, kept)


def shuffled(seating: Seating) -> Seating:
    """Return other seats by chance."""
    players = random.sample(seating.players, len(seating.players))
    return replace(seating, players=tuple(players))


def _again(kit: Kit, take: Callable[[], Awaitable[None]]) -> ft.Control:
    text = kit(say("Same as last time"))
    row = ft.Row(
        [ft.Icon(ft.Icons.REPLAY, size=20, color=kit.look.ink), words(text, size=14.5, bold=True, color=kit.look.ink)],
        spacing=7,
        tight=True,
    )
    return tile(
        kit,
        row,
        id="same-as-last-time",
        label=text,
        paint=outlined(kit, kit.look.page),
        on_tap=take,
        padding=ft.Padding.symmetric(horizontal=13, vertical=14),
        centered=False,
    )

"""Who plays? Remembered people as chips, and a small sheet for a new name."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.ui.boundary import handler
from companion.ui.components.sheet import sheet
from companion.ui.components.tiles import OnTap, Paint, outlined, strong, tile, word_key, words
from companion.ui.kit import Kit
from companion.ui.letters import TYPABLE, drawn_only
from companion.ui.seating import Seating
from companion.words import LONGEST_NAME, Name, NameFault, Sentence, say, say_many, tidy_name

SHOWN = 14
LETTER = 9
LONGEST = 220
UNWRITTEN = say("Write a name in Latin, Greek or Cyrillic letters; other signs cannot be drawn here.")
FAULTLESS: tuple[Sentence, ...] = ()

Seat = Callable[[Name], Awaitable[Sentence | None]]
"""Seats a person by name; returns why not, None when it is done."""


def people_chips(
    kit: Kit, seating: Seating, *, toggle: Callable[[str], Awaitable[None]], add: OnTap, unfold: OnTap | None
) -> ft.Control:
    """Return a chip a person, the seated ones filled; ``unfold`` is None when everybody is to be shown."""
    people = [*kit.desk.memory.people, *(name for name in seating.typed if name not in kit.desk.memory.people)]
    people.extend(name for name in seating.players if name not in people)
    shown = [name for at, name in enumerate(people) if unfold is None or at < SHOWN or name in seating.players]
    chips = [_chip(kit, name, toggle, seated=name in seating.players) for name in shown]
    if len(shown) < len(people) and unfold is not None:
        rest = say_many("{count} more", "{count} more", count=len(people) - len(shown))
        chips.append(_small(kit, kit(rest), ft.Icons.EXPAND_MORE, id="more-people", on_tap=unfold))
    label = kit(say("New player"))
    chips.append(_small(kit, kit(say("New")), ft.Icons.PERSON_ADD_ALT, id="new-person", on_tap=add, label=label))
    return ft.Row(chips, wrap=True, spacing=8, run_spacing=8)


def use_new_person(kit: Kit, seat: Seat) -> Callable[[], None]:
    """Return what opens the sheet that asks for a name; a hook."""
    asking, set_asking = ft.use_state(False)  # noqa: FBT003 - a first value
    faults, set_faults = ft.use_state(FAULTLESS)
    typed = ft.use_ref("")

    def close() -> None:
        set_asking(False)
        set_faults(FAULTLESS)
        typed.current = ""

    def follow(text: str) -> None:
        typed.current = text

    async def done() -> None:
        try:
            left = drawn_only(typed.current or "").strip()
            reason = await seat(tidy_name(left)) if left else UNWRITTEN
        except NameFault as wrong:
            reason = wrong.sentence
        if reason is None:
            close()
        else:
            set_faults((reason,))

    ft.use_dialog(_name_sheet(kit, (typed.current or "", faults), follow, done, close) if asking else None)
    return lambda: set_asking(True)


def _name_sheet(
    kit: Kit,
    entry: tuple[str, tuple[Sentence, ...]],
    follow: Callable[[str], None],
    done: Callable[[], Awaitable[None]],
    close: Callable[[], None],
) -> ft.BottomSheet:
    text, faults = entry
    field = ft.TextField(
        value=text,
        label=kit(say("Name")),
        autofocus=True,
        max_length=LONGEST_NAME,
        input_filter=ft.InputFilter(regex_string=TYPABLE),
        text_size=18,
        border_radius=14,
        border_color=kit.look.outline,
        error=kit(faults[0]) if faults else None,
        error_max_lines=3,
        on_change=lambda event: follow(str(event.control.value)),
        on_submit=handler(done, kit.report),
    )
    key = word_key(
        kit, kit(say("Add to the table")), id="add-person", on_tap=done, paint=strong(kit), expand=True, height=58
    )
    return sheet(kit, kit(say("Who is new?")), [field, ft.Row([key])], close)


def _chip(kit: Kit, name: str, toggle: Callable[[str], Awaitable[None]], *, seated: bool) -> ft.Control:
    label = kit(say("{player}, plays", player=name) if seated else say("{player}, does not play", player=name))
    ink = kit.look.on_ink if seated else kit.look.ink
    text = words(name, size=16, bold=True, color=ink)
    if len(name) * LETTER * max(kit.scale, 1.0) > LONGEST:
        text.width = LONGEST
    parts: list[ft.Control] = [text]
    if seated:
        parts.insert(0, ft.Icon(ft.Icons.CHECK, size=19, color=ink))
    return tile(
        kit,
        ft.Row(parts, spacing=6, tight=True),
        id=f"person-{name}",
        label=label,
        paint=Paint(fill=kit.look.ink, border=kit.look.border(kit.look.ink)) if seated else outlined(kit),
        on_tap=lambda: toggle(name),
        padding=ft.Padding.symmetric(horizontal=12, vertical=13),
        centered=False,
    )


def _small(kit: Kit, text: str, icon: ft.IconData, *, id: str, on_tap: OnTap, label: str | None = None) -> ft.Control:
    row = ft.Row(
        [ft.Icon(icon, size=21, color=kit.look.ink), words(text, size=16, bold=True, color=kit.look.ink)],
        spacing=8,
        tight=True,
    )
    return tile(
        kit,
        row,
        id=id,
        label=label or text,
        paint=outlined(kit, kit.look.page),
        on_tap=on_tap,
        padding=ft.Padding.symmetric(horizontal=12, vertical=13),
        centered=False,
    )

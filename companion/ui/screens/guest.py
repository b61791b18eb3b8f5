"""The start of a phone that was let in: whose it is, and the sessions that run."""

from collections.abc import Callable

import flet as ft

from companion.archive import Summary
from companion.tracker import RefusedError
from companion.ui.boundary import part
from companion.ui.components.absent import absent
from companion.ui.components.bar import bar, note
from companion.ui.components.full_key import full_key
from companion.ui.components.page_view import page_view
from companion.ui.components.readable import readable
from companion.ui.components.scrolled import scrolled
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import OnTap, strong
from companion.ui.hooks import use_optional
from companion.ui.kit import Kit, use_kit, use_settling
from companion.ui.phones import ONLY_LOOKS, Phone
from companion.ui.screens.home import RunningCard
from companion.words import Name, Sentence, say

Sit = Callable[[Name | None], None]


@part
def Guest() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show who this phone is, and what runs."""
    kit = use_kit(lambda desk: (desk.running, desk.phones.known))
    path = ft.use_view_path()
    refused, set_refused = use_optional(Sentence)
    phone = kit.phone
    use_settling(kit, phone.asked if phone else None)
    tables = kit.desk.running

    def sit(person: Name | None) -> None:
        try:
            kit.desk.phones.sit(kit.here, person)
        except RefusedError as error:
            set_refused(error.ruling.reason)
            return
        set_refused(None)
        if len(tables) == 1:
            kit.go(f"/table/{tables[0].id}")

    if phone is None:
        return page_view(kit, path, absent(kit, None))
    parts = _who(kit, sit, refused) if not phone.asked else _at_the_table(kit, phone, tables, sit, refused)
    layers = [bar(kit, kit(phone.title)), scrolled(parts)]
    return page_view(kit, path, readable(kit, layers))


def _who(kit: Kit, sit: Sit, refused: Sentence | None) -> list[ft.Control]:
    told = say("Your own hidden cards can be looked at on this phone, and on no other guest’s. A seat is chosen once.")
    parts = [title(kit, kit(say("Who are you?")), 23), body(kit, kit(told), quiet=True)]
    return [*parts, *_refused(kit, refused), *_seats(kit, sit), _only_looking(kit, sit)]


def _at_the_table(
    kit: Kit, phone: Phone, tables: tuple[Summary, ...], sit: Sit, refused: Sentence | None
) -> list[ft.Control]:
    parts: list[ft.Control] = [RunningCard(table) for table in tables]
    if not tables:
        parts.append(note(kit, kit(say("No game is running. The next one appears here by itself.")), straw=False))
    may = say("What you tap here counts.") if phone.may_enter else ONLY_LOOKS
    parts.append(body(kit, kit(may), bold=True))
    if phone.person is None and tables:
        parts += [title(kit, kit(say("Do you play, too?")), 19), *_refused(kit, refused), *_seats(kit, sit)]
    return parts


def _refused(kit: Kit, refused: Sentence | None) -> list[ft.Control]:
    if refused is None:
        return []
    return [ft.Semantics(identifier="refusal", live_region=True, container=True, content=note(kit, kit(refused)))]


def _seats(kit: Kit, sit: Sit) -> list[ft.Control]:
    return [
        _key(kit, say("I am {player}", player=name), f"sit-{name}", lambda name=name: sit(name))  # type: ignore[misc]
        for name in kit.desk.free_seats
    ]


def _only_looking(kit: Kit, sit: Sit) -> ft.Control:
    key = full_key(kit, say("I only look on"), id="only-looking", on_tap=lambda: sit(None))
    return ft.Row([key])


def _key(kit: Kit, text: Sentence, key_id: str, on_tap: OnTap) -> ft.Control:
    return ft.Row([full_key(kit, text, id=key_id, on_tap=on_tap, paint=strong(kit))])

"""The host's page about the phones at the table: how others join, who is there, and who may enter."""

from collections.abc import Callable

import flet as ft

from companion.ui.boundary import part
from companion.ui.components.bar import bar, note
from companion.ui.components.full_key import full_key
from companion.ui.components.options import card_of, switch_row
from companion.ui.components.page_view import page_view
from companion.ui.components.readable import readable
from companion.ui.components.scrolled import scrolled
from companion.ui.components.sheet import sheet
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import icon_key
from companion.ui.hooks import use_optional
from companion.ui.kit import Kit, use_kit, use_settling
from companion.ui.letters import drawable
from companion.ui.phones import HOST, NO_NETWORK, Invitation, Phone, Role
from companion.ui.theme import CARD_RADIUS
from companion.words import Sentence, say

Choose = Callable[[str | None], None]
PICTURE = 240
ADDRESS, CODE = 17, 19


@part
def PhonesScreen() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the invitation and the phones."""
    kit = use_kit(lambda desk: (desk.phones.known, desk.phones.invitation, desk.archive.summaries()))
    path = ft.use_view_path()
    chosen, choose = use_optional(str)
    use_settling(kit, chosen)
    phone = kit.desk.phones.find(chosen) if chosen else None
    ft.use_dialog(_phone_sheet(kit, phone, lambda: choose(None)) if phone else None)
    invitation = kit.desk.phones.invitation
    parts = _parts(kit, invitation, choose) if invitation else [_closed(kit)]
    layers = [bar(kit, kit(say("Phones at the table")), back=kit.go_back), scrolled(parts)]
    return page_view(kit, path, readable(kit, layers))


def _closed(kit: Kit) -> ft.Control:
    told = say("Henhouse is open on this machine only. Start it with “companion --lan” to let other phones join.")
    return note(kit, kit(told), straw=False)


def _parts(kit: Kit, invitation: Invitation, choose: Choose) -> list[ft.Control]:
    guests = [phone for phone in kit.desk.phones.known if not phone.hosts]
    return [
        _invitation(kit, invitation) if invitation.reachable else note(kit, kit(NO_NETWORK)),
        title(kit, kit(say("Who is here")), 19),
        card_of(kit, [_row(kit, phone, choose) for phone in kit.desk.phones.known]),
        *([] if guests else [body(kit, kit(say("Nobody has joined yet. New phones appear here by themselves.")), 14)]),
        _new_code(kit),
    ]


def _invitation(kit: Kit, invitation: Invitation) -> ft.Control:
    picture = ft.Container(
        ft.Image(src=invitation.picture, width=PICTURE, height=PICTURE, semantics_label=kit(say("Picture to scan"))),
        bgcolor="#FFFFFF",
        border_radius=12,
        padding=4,
    )
    hint = say("Scan this with a phone in the same network. Or open the address there and type the code.")
    lines: list[ft.Control] = [
        ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER),
        body(kit, kit(hint), 14, quiet=True),
        _named(kit, say("Address"), invitation.address, "address", ADDRESS),
        _named(kit, say("Code"), invitation.code, "code", CODE),
    ]
    if invitation.others:
        others = say("In another network: {addresses}", addresses=", ".join(invitation.others))
        lines.append(body(kit, kit(others), 13.5, quiet=True))
    column = ft.Column(lines, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, bgcolor=kit.look.surface, border_radius=CARD_RADIUS, padding=14)


def _named(kit: Kit, heading: Sentence, value: str, key: str, size: float) -> ft.Control:
    text = ft.Text(drawable(value), size=size, weight=ft.FontWeight.BOLD, color=kit.look.ink, selectable=True)
    lines = ft.Column([body(kit, kit(heading), 13.5, quiet=True), text], spacing=0, tight=True)
    return ft.Semantics(identifier=key, container=True, content=lines)


def _row(kit: Kit, phone: Phone, choose: Choose) -> ft.Control:
    label = kit(say("More about {phone}", phone=phone.title))
    more = icon_key(kit, ft.Icons.MORE_VERT, id=f"phone-{phone.number}", label=label, on_tap=lambda: choose(phone.id))
    if phone.hosts:
        under = say("Shows everybody’s hidden cards") if phone.shared else say("Shows only its owner’s hidden cards")
        lines: list[ft.Control] = [body(kit, kit(phone.title), 16, bold=True), body(kit, kit(under), 13.5, quiet=True)]
        named = ft.Container(
            ft.Column(lines, spacing=2, tight=True),
            expand=True,
            padding=ft.Padding.symmetric(horizontal=14, vertical=9),
        )
        return ft.Row([named, more], spacing=0)
    role = Role.ONLOOKER if phone.may_enter else Role.SCOREKEEPER
    switch = switch_row(
        kit,
        kit(phone.title),
        kit(say("May enter") if phone.may_enter else say("Only looks on")),
        on=phone.may_enter,
        id=f"may-enter-{phone.number}",
        on_tap=lambda: kit.desk.phones.allow(phone.id, role),
    )
    return ft.Row([ft.Container(switch, expand=True), more], spacing=0)


def _new_code(kit: Kit) -> ft.Control:
    told = say("A new code sends every phone away but this one. Anyone coming back scans again.")
    key = full_key(kit, say("New code"), id="new-code", on_tap=kit.desk.phones.renew, icon=ft.Icons.RESTART_ALT)
    return ft.Column([body(kit, kit(told), 14, quiet=True), ft.Row([key])], spacing=8, tight=True)


def _phone_sheet(kit: Kit, phone: Phone, close: Callable[[], None]) -> ft.BottomSheet:
    phones = kit.desk.phones

    def then(act: Callable[[], None]) -> Callable[[], None]:
        def tapped() -> None:
            close()
            act()

        return tapped

    def key(text: Sentence, key_id: str, act: Callable[[], None]) -> ft.Control:
        return ft.Row([full_key(kit, text, id=key_id, on_tap=then(act))])

    keys: list[ft.Control] = []
    if phone.person is not None:
        keys.append(key(say("Free {player}’s seat", player=phone.person), "free-seat", lambda: phones.free(phone.id)))
    elif phone.hosts:
        keys = [body(kit, kit(say("Whose phone is this? It then shows only that player’s hidden cards.")))]
        keys += [
            key(say("{player}", player=name), f"sit-{name}", lambda name=name: phones.sit(HOST, name))  # type: ignore[misc]
            for name in kit.desk.free_seats
        ]
    if not phone.hosts:
        keys.append(key(say("Send away"), "send-away", lambda: phones.send_away(phone.id)))
    return sheet(kit, kit(phone.title), keys, close)

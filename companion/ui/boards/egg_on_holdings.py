"""Egg On's state in full: who has which eggs, and what lies before the females."""

import flet as ft

from companion.games.egg_on.facts import NEST
from companion.games.egg_on.position import Position, tracked
from companion.games.egg_on.position import told as of_tally
from companion.games.egg_on.state import EggOnState
from companion.games.egg_on.wording import COLOR_NAMES, FEMALE_NAMES
from companion.games.session import Session
from companion.ui.boards.egg_on_cards import egg_row, worm_row
from companion.ui.boards.scored import Scored
from companion.ui.components.art import picture, shape
from companion.ui.components.texts import body, title
from companion.ui.kit import Kit
from companion.words import Name, say, say_many


def position(scored: Scored) -> Position:
    """Return what is scored, of a session or a tally."""
    return tracked(scored.state) if isinstance(scored, Session) else of_tally(scored.final)


def draw_holdings(kit: Kit, scored: Scored, _revealed: bool) -> ft.Control:  # noqa: FBT001 - the register's form
    """Return a card a player; of a tracked session also the nests and the stacks that are left."""
    where = position(scored)
    parts = [_holding(kit, where, name) for name in where]
    if isinstance(scored, Session):
        parts.append(_females(kit, scored.state))
    return ft.Column(parts, spacing=10, tight=True)


def _holding(kit: Kit, where: Position, name: Name) -> ft.Control:
    holding = where[name]
    heading = title(kit, name, 18, lines=1)
    heading.expand = True
    about = say_many("{count} egg", "{count} eggs", count=len(holding.eggs))
    mark = ft.Semantics(
        label=kit(say("plays {color}", color=COLOR_NAMES[holding.color])), content=shape(kit, holding.color, 18)
    )
    head = ft.Row([mark, heading, body(kit, kit(about), 14, quiet=True)], spacing=8)
    return _card(kit, [head, egg_row(kit, holding.eggs)])


def _females(kit: Kit, state: EggOnState) -> ft.Control:
    parts: list[ft.Control] = [title(kit, kit(say("Nests and worms")), 18)]
    for female in state.females:
        left = len(NEST) - state.laid(female)
        egg = state.next_egg(female)
        told = say_many(
            "{female}: {count} egg left", "{female}: {count} eggs left", count=left, female=FEMALE_NAMES[female]
        )
        drawing = picture(kit, f"egg-{'none' if egg is None else egg.number}", 26)
        parts.append(ft.Row([shape(kit, female, 16), drawing, body(kit, kit(told), 14.5, bold=True)], spacing=8))
        parts.extend(
            ft.Row(
                [
                    ft.Container(body(kit, name, 14), width=86),
                    ft.Container(worm_row(kit, state.stack(female, name), female), expand=True),
                ],
                spacing=8,
            )
            for name in state.seating
            if state.stack(female, name)
        )
    return _card(kit, parts)


def _card(kit: Kit, parts: list[ft.Control]) -> ft.Control:
    return ft.Container(ft.Column(parts, spacing=6, tight=True), bgcolor=kit.look.page, border_radius=16, padding=12)

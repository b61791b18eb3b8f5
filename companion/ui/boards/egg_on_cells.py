"""The faces of Egg On's stacks: the total, the worms from the bottom, the wedding card, what no crow eats."""

import flet as ft

from companion.games.egg_on.facts import Color, Worm
from companion.games.egg_on.state import EggOnState
from companion.ui.boards.egg_on_measures import BADGE, ROW, TOTAL, WORM
from companion.ui.components.art import picture
from companion.ui.components.fitted import fitted_numeral
from companion.ui.components.tiles import Paint, words
from companion.ui.kit import Kit
from companion.ui.measure import LEADING, width_of
from companion.ui.theme import CELL_RADIUS
from companion.words import Name

HOOK, SHIELD, SPACE = 1.25, 1.1, 3.5
SHIELD_ALONE, EMPTY, LARGEST = 18, 20, 34
MORE = "…"
Token = Worm | str


def cell_paint(kit: Kit, state: EggOnState, female: Color, player: Name) -> tuple[Paint, str, bool]:
    """Return how a stack is painted, the ink on it, and whether it is filled: alone most, tied for most, some, none."""
    leaders = state.leaders(female)
    alone = leaders == (player,)
    tied = player in leaders and not alone
    hue = kit.look.hues[female]
    fill = hue.fill if alone else hue.tint if state.stack(female, player) else ft.Colors.TRANSPARENT
    border = kit.look.border(hue.edge, 3) if tied else kit.look.border(hue.edge, 1.5) if alone else None
    return Paint(fill=fill, border=border, radius=CELL_RADIUS), hue.on_fill if alone else kit.look.ink, alone


def stack_face(kit: Kit, state: EggOnState, female: Color, player: Name, place: tuple[float, float]) -> ft.Control:
    """Return a stack in a place so wide and so high: its total and its worms; large text leaves the worms out."""
    _, ink, _ = cell_paint(kit, state, female, player)
    stack, (width, high) = state.stack(female, player), place
    safe = bool(stack) and state.eaten_first(female, player) is None
    lines: list[ft.Control] = []
    if stack and not kit.large:
        left = int((high - TOTAL) / (WORM * LEADING) + 0.1)
        lines = worm_lines(kit, stack, width, WORM, most=max(1, min(2, left)), ink=ink, safe=safe)
    beside: list[ft.Control] = [wedding_badge(kit)] if player in state.females[female].weddings else []
    if safe and kit.large:
        beside.append(ft.Icon(ft.Icons.SHIELD_OUTLINED, size=SHIELD_ALONE, color=ink))
    number = str(state.total(female, player)) if stack else "–"
    room = width - (BADGE + SPACE) * len(beside), (high - len(lines) * WORM * LEADING * kit.scale) * 1.1
    large = max(TOTAL, min(LARGEST, TOTAL * high / ROW))
    total = fitted_numeral(kit, number, *room, size=large if stack else EMPTY, color=ink if stack else kit.look.ink_2)
    return ft.Column(
        [ft.Row([*beside, total], spacing=SPACE, tight=True, alignment=ft.MainAxisAlignment.CENTER), *lines],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def wedding_badge(kit: Kit, size: float = BADGE) -> ft.Control:
    """Return the badge of a wedding card."""
    return ft.Container(
        picture(kit, "wedding", size * 0.68, on_ink=True),
        width=size,
        height=size,
        bgcolor=kit.look.ink,
        border_radius=size / 2,
        alignment=ft.Alignment.CENTER,
    )


def worm_lines(  # noqa: PLR0913 - a stack, its place, and how it is drawn
    kit: Kit, stack: tuple[Worm, ...], width: float, size: float, *, most: int, ink: str, safe: bool
) -> list[ft.Control]:
    """Return the worms of a stack in so many lines at most, from the bottom; where they do not fit, the top ones."""
    room = width / kit.scale
    kept: list[Token] = list(stack)
    lines = _broken(kept, room, size, safe=safe)
    while len(lines) > most and len(kept) > 1:
        kept = [MORE, *(kept[2:] if kept[0] == MORE else kept[1:])]
        lines = _broken(kept, room, size, safe=safe)
    rows = [[_token(kit, token, size, ink) for token in line] for line in lines]
    if safe:
        rows[-1].append(ft.Icon(ft.Icons.SHIELD_OUTLINED, size=SHIELD * size, color=ink))
    return [ft.Row(row, spacing=SPACE, tight=True, alignment=ft.MainAxisAlignment.CENTER) for row in rows]


def _broken(tokens: list[Token], width: float, size: float, *, safe: bool) -> list[list[Token]]:
    """Break worms into lines; the shield needs room in the last one."""
    lines: list[list[Token]] = [[]]
    used = 0.0
    for at, token in enumerate(tokens):
        needed = _width(token, size) + (SPACE if lines[-1] else 0)
        shield = SHIELD * size + SPACE if safe and at == len(tokens) - 1 else 0
        if lines[-1] and used + needed + shield > width:
            lines.append([])
            used, needed = 0.0, _width(token, size)
        lines[-1].append(token)
        used += needed
    return lines


def _width(token: Token, size: float) -> float:
    return HOOK * size if token is Worm.FAKE else width_of(str(token), size)


def _token(kit: Kit, token: Token, size: float, ink: str) -> ft.Control:
    if token is Worm.FAKE:
        return picture(kit, "fake-worm", HOOK * size)
    return words(str(token), size=size, color=ink, bold=True, leading=LEADING)

"""Egg On's table: a column a female with her nest, a row a male with his worms before her."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.games.egg_on.facts import Color
from companion.games.egg_on.state import EggOnState
from companion.tracker import Key, place_id
from companion.ui.boards.egg_on_cells import cell_paint, stack_face
from companion.ui.boards.egg_on_measures import (
    BELOW,
    BETWEEN,
    LEAST_NAME,
    LEFT,
    LOW_NEST,
    NAME,
    NEST,
    RIGHT,
    SHAPE,
    UNDER,
    UNDER_GOES,
    cell_width,
    head_height,
    name_width,
    row_height,
)
from companion.ui.boards.egg_on_words import LETTERS, cell_words, eggs_won, nest_words, standing
from companion.ui.boards.matrix import GAP, MatrixRow, draw_row, frame
from companion.ui.boards.taps import BoardTaps
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import fitted_numeral, fitted_words, loose
from companion.ui.components.tiles import OnTap, Paint, tile
from companion.ui.kept import Kept
from companion.ui.kit import Kit
from companion.ui.measure import READABLE, width_of
from companion.ui.open_table import OpenTable
from companion.ui.theme import CELL_RADIUS
from companion.words import Name, Sentence, say

RING, FADED = 3.5, 0.35
"""Where it may be tapped there is a ring of ink; everything else steps back meanwhile."""


def draw(kit: Kit, table: OpenTable, acting: Name | None, taps: BoardTaps, kept: Kept) -> ft.Control:
    """Return the table: big a male's total, small his worms; a nest shows how many eggs its next card has."""
    state: EggOnState = table.session.state
    players = (acting,) if taps.only_acting and acting else state.seating
    nests = tuple((state.next_egg(female), nest_words(state, female)) for female in state.females)
    depends_on = (kit, nests, taps.live, taps.low, _asked(table, taps))
    head = kept.part("head", depends_on, lambda: _head(kit, state, taps))
    rows = [draw_row(kit, _row(kit, table, player, acting, taps), taps, kept) for player in players]
    return ft.Container(
        ft.Column([head, *rows], spacing=BETWEEN, tight=True),
        padding=ft.Padding.only(left=LEFT, right=RIGHT, bottom=BELOW),
    )


def _row(kit: Kit, table: OpenTable, player: Name, acting: Name | None, taps: BoardTaps) -> MatrixRow:
    state: EggOnState = table.session.state
    now = player == acting
    return MatrixRow(
        player=player,
        shows=_seen(state, player),
        now=now,
        height=row_height(kit, state, low=taps.low),
        name=lambda: _name(kit, state, player, taps, now=now),
        cells=lambda: [_cell(kit, state, female, player, taps) for female in state.females],
        places=(taps.low, _asked(table, taps)),
    )


def _asked(table: OpenTable, taps: BoardTaps) -> tuple[object, ...]:
    """Return what the keys on the board depend on: they answer the question of just this version of the table."""
    return (tuple(taps.places.values()), table.version) if taps.places else ()


def _seen(state: EggOnState, player: Name) -> tuple[object, ...]:
    """Return all that a row shows of a player."""
    cells = tuple(
        (state.stack(female, player), state.leaders(female), player in state.females[female].weddings)
        for female in state.females
    )
    out = (state.phase, player in state.passed, state.start_player == player, player in state.wed)
    return state.colors[player], cells, state.eggs[player], out


def _head(kit: Kit, state: EggOnState, taps: BoardTaps) -> ft.Control:
    nests = [_nest(kit, state, female, taps) for female in state.females]
    return frame([ft.Container(width=name_width(kit)), *nests], head_height(kit, low=taps.low))


def _nest(kit: Kit, state: EggOnState, female: Color, taps: BoardTaps) -> ft.Control:
    egg, hue = state.next_egg(female), kit.look.hues[female]
    width = cell_width(kit, state) - 8
    number = kit(say("empty")) if egg is None else kit(say("egg {number}", number=egg.number))
    letter = kit(LETTERS[female])
    drawing = f"egg-{'none' if egg is None else egg.number}"
    if kit.large:
        face: ft.Control = ft.Row(
            [
                shape(kit, female, 20),
                fitted_numeral(kit, "0" if egg is None else str(egg.number), 24, 40, size=20, color=kit.look.ink),
            ],
            spacing=5,
            tight=True,
        )
    else:
        told = _as_fits(kit, (f"{letter} {number}", number, f"{letter} {egg.number if egg else 0}"), width - SHAPE - 4)
        line = ft.Row([shape(kit, female, SHAPE), told], spacing=4, tight=True)
        face = ft.Column(
            [picture(kit, drawing, LOW_NEST if taps.low else NEST), line],
            spacing=0 if taps.low else 2,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    paint = Paint(fill=hue.tint, border=kit.look.border(hue.edge, 1.5), radius=CELL_RADIUS + 2)
    return _place(kit, Place(id=place_id(female), told=nest_words(state, female), paint=paint), face, taps, None)


def _as_fits(kit: Kit, texts: tuple[str, ...], width: float) -> ft.Text:
    """Return the first text that there is room for, the last one if need be."""
    fitting = (text for text in texts if width_of(text, READABLE * kit.scale) <= width)
    return fitted_words(kit, next(fitting, texts[-1]), width, size=14, color=kit.look.ink)


def _name(kit: Kit, state: EggOnState, player: Name, taps: BoardTaps, *, now: bool) -> ft.Control:
    ink = kit.look.on_ink if now else kit.look.ink
    room = name_width(kit) - 10
    color = state.colors[player]
    under = standing(state, player, now=now and taps.live)
    beside = width_of(player, LEAST_NAME * kit.scale) <= room - SHAPE - GAP
    mark = picture(kit, f"shape-{color}", SHAPE, on_ink=now)
    wide = room - SHAPE - GAP if beside else room
    name = fitted_words(kit, player, wide, size=NAME, color=ink, align=ft.TextAlign.START)
    wide = room if beside else room - SHAPE - GAP
    quiet = kit.look.on_ink if now else kit.look.ink_2
    second = fitted_words(kit, kit(under), wide, size=UNDER + 0.5, color=quiet, bold=False, align=ft.TextAlign.START)
    first: list[ft.Control] = [mark, loose(name)] if beside else [loose(name)]
    below: list[ft.Control] = [] if kit.scale >= UNDER_GOES else [loose(second)]
    if not beside:
        below.insert(0, mark)
    lines = ft.Column(
        [ft.Row(line, spacing=GAP) for line in (first, below) if line],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    label = say("{player}, {eggs}, {standing}", player=player, eggs=eggs_won(state, player), standing=under)
    plain = say("{player}, {eggs}", player=player, eggs=eggs_won(state, player))
    return tile(
        kit,
        lines,
        id=f"seat-{player}",
        label=kit(plain if under == eggs_won(state, player) else label),
        paint=Paint(fill=kit.look.ink if now else ft.Colors.TRANSPARENT, radius=CELL_RADIUS),
        on_tap=(lambda: taps.row(player)) if taps.live else None,
        width=name_width(kit),
        padding=ft.Padding.only(left=7, right=3),
        centered=False,
        still=not taps.live,
    )


def _cell(kit: Kit, state: EggOnState, female: Color, player: Name, taps: BoardTaps) -> ft.Control:
    paint, _, _ = cell_paint(kit, state, female, player)
    room = cell_width(kit, state) - 8, row_height(kit, state, low=taps.low) - 5
    face = stack_face(kit, state, female, player, room)
    place = Place(id=place_id(female, player), told=cell_words(state, female, player), paint=paint)
    return _place(kit, place, face, taps, lambda: taps.row(player))


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A place of the table: the id of the key that a question may have there, what lies there, and its paint."""

    id: str
    told: Sentence
    paint: Paint


def _place(kit: Kit, place: Place, face: ft.Control, taps: BoardTaps, otherwise: OnTap | None) -> ft.Control:
    """Return a place to tap; while the question has keys on the board, those that may be tapped wear a ring."""
    key, follow = taps.places.get(place.id), taps.place
    may = key is not None and key.refusal is None
    act = otherwise if taps.live else None
    if key is not None and follow is not None:
        act = _tapper(key, follow)
    drawn = tile(
        kit,
        face,
        id=f"key-{place.id}",
        label=kit(_label(place.told, key)),
        paint=replace(place.paint, border=kit.look.border(kit.look.ink, RING)) if may else place.paint,
        on_tap=act,
        expand=True,
        padding=0,
        still=not taps.live,
    )
    drawn.opacity = FADED if taps.places and not may else 1.0
    return drawn


def _label(told: Sentence, key: Key | None) -> Sentence:
    if key is None:
        return told
    if key.refusal is not None:
        return say("{cell}. Not possible: {reason}", cell=told, reason=key.refusal.reason)
    return say("{cell}. Tap to play here", cell=told)


def _tapper(key: Key, place: Callable[[Key], Awaitable[None]]) -> OnTap:
    return lambda: place(key)

"""Egg On's tally: a player after the other taps his eggs on the nests; no gap can be entered."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.games.egg_on.facts import COLORS, NEST, Color, Egg
from companion.games.egg_on.wording import COLOR_NAMES, FEMALE_NAMES, egg_name
from companion.ui.boards.egg_on_words import LETTERS
from companion.ui.components.art import picture, shape
from companion.ui.components.dock import dock
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words
from companion.ui.components.foot import main_key, refusal_line
from companion.ui.components.player_tabs import PlayerTab, player_tabs
from companion.ui.components.texts import body
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.setups.egg_on import colors as own_colors
from companion.ui.setups.egg_on.colors import NEUTRAL
from companion.ui.tallies.egg_on import final_eggs as finals
from companion.ui.tallies.egg_on.final_eggs import EggOnTally
from companion.ui.theme import LEAST_TARGET, TIGHT
from companion.words import Sentence, say, say_many

EGG, AROUND = 100, 430
SWATCH = 50

Finish = Callable[[EggOnTally], Awaitable[None]]


def count(kit: Kit, form: EggOnTally, pen: Pen, refused: Sentence | None, finish: Finish) -> ft.Control:
    """Return the players as tabs, and below them the nests to tap."""
    player = finals.counting(form)
    told: ft.Control = body(kit, kit(say("Tap the eggs that {player} has", player=player)), 16, bold=True)
    if refused is not None:
        told = refusal_line(kit, refused)
    colors = _colors(kit, form, pen, player, say("Colour of {player}", player=player))
    asked: list[ft.Control] = [told, _nests(kit, form, pen), colors]
    if own_colors.with_neutral(form.seating):
        asked.append(_colors(kit, form, pen, NEUTRAL, say("Neutral nest")))
    scrolled = ft.Column(asked, spacing=10, expand=True, scroll=ft.ScrollMode.AUTO)
    key = ft.Container(ft.Row([_onward(kit, form, pen, finish)]), padding=ft.Padding.only(top=8))
    docked = dock(kit, ft.Column([scrolled, key], spacing=0, expand=True))
    return ft.Column([_tabs(kit, form, pen), docked], spacing=0, expand=True)


def _tabs(kit: Kit, form: EggOnTally, pen: Pen) -> ft.Control:
    def noted(player: str) -> Sentence | None:
        eggs = len(finals.eggs_of(form, player))
        seen = eggs or player in form.own.seen
        return say_many("{count} egg", "{count} eggs", count=eggs) if seen else None

    tabs = tuple(
        PlayerTab(
            player=player,
            note=noted(player),
            done=player in form.own.seen,
            now=player == finals.counting(form),
        )
        for player in form.seating.names
    )
    return player_tabs(kit, tabs, lambda player: pen.take(lambda now: finals.gone_to(now, player)))


def _onward(kit: Kit, form: EggOnTally, pen: Pen, finish: Finish) -> ft.Control:
    following, open_eggs = finals.next_player(form), finals.unclaimed(form)
    if following is not None:
        return main_key(
            kit,
            say("Next: {player}", player=following),
            ft.Icons.ARROW_FORWARD,
            id="main",
            on_tap=lambda: pen.take(lambda now: finals.gone_to(now, following)),
        )
    if open_eggs:
        text = say("Whose is {egg}?", egg=egg_name(open_eggs[0]))
        return main_key(kit, text, ft.Icons.HELP_OUTLINE, id="main", on_tap=lambda: pen.take(finals.claimed))
    return main_key(kit, say("Score"), ft.Icons.LEADERBOARD_OUTLINED, id="main", on_tap=lambda: finish(form))


def _nests(kit: Kit, form: EggOnTally, pen: Pen) -> ft.Control:
    nests = finals.nests(form)
    high = max(LEAST_TARGET + 8, min(EGG, (kit.height - AROUND) / len(NEST) - TIGHT))
    wide = (dock_width(kit) - TIGHT * (len(nests) - 1)) / len(nests)
    heads: list[ft.Control] = [
        ft.Row(
            [shape(kit, color, 16), words(kit(LETTERS[color]), size=15, bold=True, color=kit.look.ink)],
            spacing=4,
            alignment=ft.MainAxisAlignment.CENTER,
            expand=True,
        )
        for color in nests
    ]
    rows: list[ft.Control] = [ft.Row(heads, spacing=TIGHT)]
    rows.extend(
        ft.Row([_egg(kit, form, pen, Egg(color, number), (wide, high)) for color in nests], spacing=TIGHT)
        for number in NEST
    )
    return ft.Column(rows, spacing=TIGHT, tight=True)


def _egg(kit: Kit, form: EggOnTally, pen: Pen, egg: Egg, place: tuple[float, float]) -> ft.Control:
    player, owner = finals.counting(form), finals.owner_of(form, egg)
    hue, (wide, high) = kit.look.hues[egg.color], place
    mine = owner == player
    ink = hue.on_fill if mine else kit.look.ink
    out = finals.left_nest(form, egg)
    told = kit(say("in the nest")) if not out else owner or "?"
    head = ft.Row(
        [
            picture(kit, f"egg-{egg.number}", min(34, high - 28)),
            fitted_numeral(kit, str(egg.number), wide - 44, high - 24, size=22, color=ink),
        ],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
    below = fitted_words(
        kit, told, wide - 8, size=15 if out else 13, color=ink if out else kit.look.ink_2, bold=bool(owner)
    )
    key = tile(
        kit,
        ft.Column(
            [head, below],
            spacing=0,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        id=f"egg-{egg}",
        label=kit(_egg_words(form, egg)),
        paint=Paint(
            fill=kit.look.straw if out and not owner else hue.fill if mine else hue.tint if out else kit.look.well,
            border=kit.look.border(kit.look.ink if mine else hue.edge if out else kit.look.line, 3 if mine else 1.5),
        ),
        on_tap=lambda: pen.take(lambda now: finals.tapped(now, player, egg)),
        expand=True,
        height=high,
        padding=2,
    )
    key.selected = mine
    return key


def _egg_words(form: EggOnTally, egg: Egg) -> Sentence:
    owner = finals.owner_of(form, egg)
    if owner is not None:
        return say("{egg}: {player} has it", egg=egg_name(egg), player=owner)
    if finals.left_nest(form, egg):
        return say("{egg}: out of the nest, whose is it?", egg=egg_name(egg))
    return say("{egg}: in the nest", egg=egg_name(egg))


def _colors(kit: Kit, form: EggOnTally, pen: Pen, holder: str, told: Sentence) -> ft.Control:
    keys = [_swatch(kit, form, pen, holder, color) for color in COLORS]
    room = dock_width(kit) - (SWATCH + TIGHT) * len(COLORS)
    text = fitted_words(kit, kit(told), room, size=16, lines=2, color=kit.look.ink, align=ft.TextAlign.START)
    return ft.Row([ft.Container(text, expand=True), *keys], spacing=TIGHT)


def _swatch(kit: Kit, form: EggOnTally, pen: Pen, holder: str, color: Color) -> ft.Control:
    now = own_colors.holder_of(form.seating, form.own.colors, color) == holder
    hue = kit.look.hues[color]
    label = (
        say("{player} plays {color}", player=holder, color=COLOR_NAMES[color])
        if holder
        else say("Neutral nest: {color}", color=FEMALE_NAMES[color])
    )
    key = tile(
        kit,
        shape(kit, color, 22),
        id=f"plays-{holder or 'neutral'}-{color}",
        label=kit(say("{key}, chosen", key=label) if now else label),
        paint=Paint(
            fill=hue.tint if now else kit.look.surface,
            border=kit.look.border(kit.look.ink if now else kit.look.line, 3 if now else 1.5),
        ),
        on_tap=lambda: pen.take(lambda form: finals.colored(form, holder, color)),
        width=SWATCH,
        height=SWATCH,
        padding=0,
    )
    key.selected = now
    return key

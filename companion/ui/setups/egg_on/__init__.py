"""Egg On's set-up: everybody's colour, preset and swapped by a tap, and the neutral female of a table of two."""

import flet as ft

from companion.games.egg_on.facts import COLORS, Color
from companion.games.egg_on.wording import COLOR_NAMES, FEMALE_NAMES
from companion.ui.components.art import shape
from companion.ui.components.dock import dock
from companion.ui.components.fitted import dock_width, fitted_words, loose
from companion.ui.components.foot import Missing, refusal_line
from companion.ui.components.options import plain_row
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.setups.egg_on import colors as own_colors
from companion.ui.setups.egg_on.colors import NEUTRAL, EggOnForm
from companion.ui.theme import GAP, LEAST_TARGET
from companion.words import Name, Sentence, say

BEGINS = say("Tap a name to choose who starts")
KEY, LARGE_KEY, HIGH = 96, 118, 84
ACROSS = 2


def missing(_: EggOnForm, _pen: Pen) -> Missing | None:
    """Nothing is ever missing: colours are preset."""
    return None


def ready(form: EggOnForm) -> Sentence:
    """Return who starts, and with two players which female is neutral."""
    player = form.seating.begins or ""
    neutral = own_colors.neutral_color(form.seating, form.own.colors)
    if neutral is None:
        return say("{player} starts", player=player)
    return say("{player} starts, the {color} female is neutral", player=player, color=COLOR_NAMES[neutral])


def seat_key(kit: Kit, form: EggOnForm, pen: Pen, player: Name) -> ft.Control:
    """Return the key at a seat that shows the player's colour and asks for another one."""
    color = own_colors.held(form.seating, form.own.colors)[player]
    wide = LARGE_KEY if kit.large else KEY
    name = fitted_words(kit, kit(FEMALE_NAMES[color]), wide - 36, size=15, color=kit.look.ink)
    hue = kit.look.hues[color]
    return tile(
        kit,
        ft.Row([shape(kit, color, 18), name], spacing=6, alignment=ft.MainAxisAlignment.CENTER, tight=True),
        id=f"color-{player}",
        label=kit(say("{player} plays {color}, choose another colour", player=player, color=COLOR_NAMES[color])),
        paint=Paint(fill=hue.tint, border=kit.look.border(hue.edge, 1.5)),
        on_tap=lambda: pen.take(lambda now: own_colors.asked(now, player)),
        width=wide,
        height=LEAST_TARGET,
        padding=2,
    )


def rows(kit: Kit, form: EggOnForm, pen: Pen) -> list[ft.Control]:
    """Return the row of the neutral female, for a table of two (EO-27)."""
    neutral = own_colors.neutral_color(form.seating, form.own.colors)
    if neutral is None:
        return []
    return [
        plain_row(
            kit,
            kit(say("Neutral female: {color}", color=COLOR_NAMES[neutral])),
            kit(say("With two players a third female is wooed; her eggs are nobody’s own (EO-27)")),
            ft.Icons.CHEVRON_RIGHT,
            id="neutral",
            on_tap=lambda: pen.take(lambda now: own_colors.asked(now, NEUTRAL)),
        )
    ]


def asking(form: EggOnForm) -> bool:
    """Whether a question covers the form."""
    return form.own.asked in own_colors.holders(form.seating)


def ask_title(_: EggOnForm) -> Sentence:
    """Return what the bar says over the question."""
    return say("Colours")


def ask(kit: Kit, form: EggOnForm, pen: Pen, refused: Sentence | None) -> ft.Control:
    """Return the question that covers the form: which colour, one tap."""
    holder = form.own.asked or NEUTRAL
    question = (
        say("Which colour does {player} play?", player=holder)
        if holder
        else say("Which colour has the neutral female?")
    )
    head: list[ft.Control] = [title(kit, kit(question), 22)]
    if refused is not None:
        head.append(refusal_line(kit, refused))
    else:
        head.append(body(kit, kit(say("Who had the colour gets the other one")), 14.5, quiet=True))
    keys = [_color_key(kit, form, pen, holder, color) for color in COLORS]
    lines = [ft.Row(keys[at : at + ACROSS], spacing=GAP) for at in range(0, len(keys), ACROSS)]
    return dock(kit, ft.Column([*head, *lines], spacing=GAP, expand=True, scroll=ft.ScrollMode.AUTO))


def _color_key(kit: Kit, form: EggOnForm, pen: Pen, holder: str, color: Color) -> ft.Control:
    owner = own_colors.holder_of(form.seating, form.own.colors, color)
    hue, now = kit.look.hues[color], owner == holder
    told = say("free") if owner is None else say("neutral female") if owner == NEUTRAL else say("{name}", name=owner)
    wide = (dock_width(kit) - GAP) / ACROSS - 60
    lines = ft.Column(
        [
            loose(fitted_words(kit, kit(FEMALE_NAMES[color]), wide, size=18, color=kit.look.ink)),
            words(kit(told), size=14, bold=now, color=kit.look.ink_2),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    key = tile(
        kit,
        ft.Row([shape(kit, color, 30), lines], spacing=10),
        id=f"choose-{color}",
        label=kit(say("{color}: {holder}", color=FEMALE_NAMES[color], holder=told)),
        paint=Paint(fill=hue.tint, border=kit.look.border(kit.look.ink if now else hue.edge, 3 if now else 1.5)),
        on_tap=lambda: pen.take(lambda now: own_colors.chosen(now, holder, color)),
        expand=True,
        height=HIGH * min(max(kit.scale, 1.0), 1.5),
        padding=ft.Padding.symmetric(horizontal=14, vertical=6),
    )
    key.selected = now
    return key

"""Who plays which colour, as plain values: preset by the seats, and changed by a tap that swaps."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.archive import JsonValue
from companion.games.egg_on.facts import COLORS, SEATS_WITH_NEUTRAL, Color
from companion.games.egg_on.start import nests
from companion.games.egg_on.state import Setup
from companion.ui.drafts import Form
from companion.ui.seating import Seating
from companion.words import Name

NEUTRAL = ""
"""Who is asked for when it is the third female of a table of two (EO-27); no player has this name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Colors:
    """The colours that were chosen by hand, that of the neutral female among them, under ``NEUTRAL``."""

    chosen: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetColors:
    """The colours so far, and whose is asked for now."""

    colors: Colors = field(default_factory=Colors)
    asked: str | None = None


EggOnForm = Form[SetColors]


def with_neutral(seating: Seating) -> bool:
    """Whether there is a neutral female: only at a table of two (EO-27)."""
    return len(seating.players) == SEATS_WITH_NEUTRAL


def holders(seating: Seating) -> tuple[str, ...]:
    """Return who needs a colour, the neutral female last."""
    return (*seating.players, *((NEUTRAL,) if with_neutral(seating) else ()))


def held(seating: Seating, colors: Colors) -> dict[str, Color]:
    """Return everybody's colour: the chosen one, else the first that nobody has."""
    kept: dict[str, Color] = {}
    for holder in holders(seating):
        color = colors.chosen.get(holder)
        if color in set(COLORS) and color not in kept.values():
            kept[holder] = Color(color)
    free = iter(color for color in COLORS if color not in kept.values())
    return {holder: kept[holder] if holder in kept else next(free) for holder in holders(seating)}


def holder_of(seating: Seating, colors: Colors, color: Color) -> str | None:
    """Return who has a colour, None when nobody does."""
    return next((holder for holder, own in held(seating, colors).items() if own is color), None)


def given(seating: Seating, colors: Colors, holder: str, color: Color) -> Colors:
    """Give somebody a colour; who had it gets the other one in return (EO-30)."""
    now = held(seating, colors)
    if holder not in now:
        return colors
    before = holder_of(seating, colors, color)
    swapped = {**now, holder: color, **({before: now[holder]} if before is not None else {})}
    return Colors(chosen={**colors.chosen, **{one: str(own) for one, own in swapped.items()}})


def players_colors(seating: Seating, colors: Colors) -> Mapping[Name, Color]:
    """Return the colours of the players, in seating order."""
    now = held(seating, colors)
    return {player: now[player] for player in seating.names}


def neutral_color(seating: Seating, colors: Colors) -> Color | None:
    """Return the colour of the neutral female, None where there is none."""
    return held(seating, colors).get(NEUTRAL)


def table_nests(seating: Seating, colors: Colors) -> tuple[Color, ...]:
    """Return the colours of the females, as they stand at the table."""
    return nests(players_colors(seating, colors), neutral_color(seating, colors))


def asked(form: EggOnForm, holder: str) -> EggOnForm:
    """Ask for somebody's colour."""
    return replace(form, own=replace(form.own, asked=holder))


def closed(form: EggOnForm) -> EggOnForm:
    """Go back to the form."""
    return replace(form, own=replace(form.own, asked=None))


def chosen(form: EggOnForm, holder: str, color: Color) -> EggOnForm:
    """Choose a colour, and go back to the form."""
    colors = given(form.seating, form.own.colors, holder, color)
    return replace(form, own=SetColors(colors=colors))


def kept_colors(form: EggOnForm) -> JsonValue:
    """Return the colours as the household keeps them for the next time."""
    return {holder: str(color) for holder, color in held(form.seating, form.own.colors).items()}


def as_last_time(form: EggOnForm, kept: JsonValue) -> EggOnForm:
    """Give everybody the colour of the last time; whatever a file may hold besides is left out."""
    known = kept if isinstance(kept, dict) else {}
    colors = {holder: str(color) for holder, color in known.items() if color in set(COLORS)}
    return replace(form, own=SetColors(colors=Colors(chosen=colors)))


def setup_of(form: EggOnForm) -> Setup:
    """Return how the table begins."""
    seating, colors = form.seating, form.own.colors
    return Setup(
        colors=players_colors(seating, colors),
        start_player=seating.begins or Name(""),
        neutral=neutral_color(seating, colors),
    )

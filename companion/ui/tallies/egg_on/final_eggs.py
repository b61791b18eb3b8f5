"""Egg On's final eggs in the making, as plain values: who has which egg of which nest."""

from dataclasses import dataclass, field, replace

from companion.games.egg_on.facts import NEST, Color, Egg
from companion.games.egg_on.position import Commons, Holding
from companion.games.egg_on.wording import egg_name
from companion.games.game import FinalPosition
from companion.tracker import RefusedError, refuse
from companion.ui.drafts import Form
from companion.ui.setups.egg_on import colors as own_colors
from companion.ui.setups.egg_on.colors import Colors
from companion.words import Name, say


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalEggs:
    """The owners of the eggs so far, whose are tapped now, and who was asked already."""

    owners: dict[str, str] = field(default_factory=dict)
    at: str | None = None
    seen: tuple[str, ...] = ()
    colors: Colors = field(default_factory=Colors)


EggOnTally = Form[FinalEggs]


def counting(form: EggOnTally) -> Name:
    """Return whose eggs are tapped now."""
    return Name(form.own.at) if form.own.at in form.seating.players and form.own.at else form.seating.names[0]


def nests(form: EggOnTally) -> tuple[Color, ...]:
    """Return the nests of the table."""
    return own_colors.table_nests(form.seating, form.own.colors)


def owner_of(form: EggOnTally, egg: Egg) -> Name | None:
    """Return who has an egg, None while nobody was named."""
    owner = form.own.owners.get(str(egg))
    return Name(owner) if owner in form.seating.players and owner else None


def eggs_of(form: EggOnTally, player: str) -> tuple[Egg, ...]:
    """Return the eggs of a player, nest by nest."""
    return tuple(egg for egg in _eggs(form) if owner_of(form, egg) == player)


def left_nest(form: EggOnTally, egg: Egg) -> bool:
    """Whether an egg is out: a nest is emptied from its top, so with an egg all before it are out (EO-29)."""
    return any(owner_of(form, Egg(egg.color, number)) is not None for number in NEST if number >= egg.number)


def unclaimed(form: EggOnTally) -> tuple[Egg, ...]:
    """Return the eggs that must be out while nobody was named for them."""
    return tuple(egg for egg in _eggs(form) if left_nest(form, egg) and owner_of(form, egg) is None)


def begun(form: EggOnTally) -> EggOnTally:
    """Begin to count, or go on where it was left."""
    return replace(form, begun=True)


def tapped(form: EggOnTally, player: str, egg: Egg) -> EggOnTally:
    """Give a player an egg, whoever had it; his own one is taken away again."""
    others = {name: owner for name, owner in form.own.owners.items() if name != str(egg)}
    owners = others if owner_of(form, egg) == player else {**others, str(egg): player}
    return replace(form, own=replace(form.own, owners=owners))


def colored(form: EggOnTally, holder: str, color: Color) -> EggOnTally:
    """Say which colour a player, or the neutral female, has."""
    return replace(form, own=replace(form.own, colors=own_colors.given(form.seating, form.own.colors, holder, color)))


def gone_to(form: EggOnTally, player: str) -> EggOnTally:
    """Go to another player's eggs."""
    seen = tuple(dict.fromkeys((*form.own.seen, counting(form))))
    return replace(form, own=replace(form.own, at=player, seen=seen))


def next_player(form: EggOnTally) -> Name | None:
    """Return who is asked next, clockwise, None when everybody was."""
    at = form.seating.names.index(counting(form))
    order = (*form.seating.names[at + 1 :], *form.seating.names[:at])
    return next((player for player in order if player not in form.own.seen), None)


def claimed(form: EggOnTally) -> EggOnTally:
    """Return the form once every egg that is out has its owner; raises ``RefusedError`` and names the first without."""
    for egg in unclaimed(form)[:1]:
        reason = say(
            "The egg {egg} is out of its nest, since a later egg is (EO-29). Tap who has it, then the egg.",
            egg=egg_name(egg),
        )
        raise RefusedError(refuse("EO-29", reason))
    return form


def final_of(form: EggOnTally) -> FinalPosition[Holding, Commons]:
    """Return the final position that the form describes."""
    colors = own_colors.players_colors(form.seating, form.own.colors)
    return FinalPosition(
        table=form.seating.table,
        holdings={player: Holding(color=colors[player], eggs=eggs_of(form, player)) for player in form.seating.names},
        commons=Commons(neutral=own_colors.neutral_color(form.seating, form.own.colors)),
    )


def _eggs(form: EggOnTally) -> tuple[Egg, ...]:
    return tuple(Egg(color, number) for color in nests(form) for number in NEST)

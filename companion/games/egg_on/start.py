"""How a game of Egg On begins."""

from collections.abc import Mapping

from companion.games.egg_on.facts import SEATS_WITH_NEUTRAL, Color
from companion.games.egg_on.state import EggOnState, Female, Setup
from companion.games.egg_on.wording import COLOR_NAMES
from companion.games.game import Table
from companion.tracker import RefusedError, refuse
from companion.words import Name, say


def start(table: Table, setup: Setup) -> EggOnState:
    """Return the position before the first turn: one female for each male, and every card still to be played.

    Raises ``RefusedError``: a player without a colour, a colour taken twice, or a neutral female where there is
    none to be (EO-27).
    """
    for player in table.players:
        if player not in setup.colors:
            reason = say("The colour of {player} is missing.", player=player)
            raise RefusedError(refuse(None, reason), f"colors.{player}")
    colors = {player: setup.colors[player] for player in table.players}
    one_male_a_color({f"colors.{player}": color for player, color in colors.items()})
    check_neutral(colors, setup.neutral)
    return EggOnState(
        table=table,
        colors=colors,
        start_player=setup.start_player,
        turn=setup.start_player,
        females={color: Female(stacks={}) for color in nests(colors, setup.neutral)},
        eggs=dict.fromkeys(table.players, ()),
        gone=dict.fromkeys(table.players, ()),
    )


def nests(colors: Mapping[Name, Color], neutral: Color | None) -> tuple[Color, ...]:
    """Return the colours of the females: in their males' seating order, the neutral one last."""
    return (*colors.values(), *(() if neutral is None else (neutral,)))


def one_male_a_color(colors: Mapping[str, Color]) -> None:
    """There is one set of cards of a colour, so nobody shares it (EO-30).

    ``colors`` maps the path of each choice to it; raises ``RefusedError`` at the first that is taken already.
    """
    taken: set[Color] = set()
    for path, color in colors.items():
        if color in taken:
            reason = say("{color} is taken already (EO-30). Choose another colour.", color=COLOR_NAMES[color])
            raise RefusedError(refuse("EO-30", reason), path)
        taken.add(color)


def check_neutral(colors: Mapping[Name, Color], neutral: Color | None) -> None:
    """Two players have a third female of a colour that neither plays, more players have none (EO-27).

    Raises ``RefusedError`` with the path ``neutral``.
    """
    reason = None
    if len(colors) > SEATS_WITH_NEUTRAL:
        if neutral is not None:
            reason = say("Only a table of two has a neutral female (EO-27).")
    elif neutral is None:
        reason = say("A table of two has a third, neutral female (EO-27). Choose her colour.")
    elif neutral in colors.values():
        reason = say("The neutral female has a colour that nobody plays (EO-27). Choose another one.")
    if reason is not None:
        raise RefusedError(refuse("EO-27", reason), "neutral")

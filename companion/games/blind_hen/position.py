"""A final position of Blind Hen, tracked or told: what is scored, whoever wrote it down."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.games.blind_hen.facts import BEST_COLORS, BLIND_HENS, COLORS, GOLDEN_CORNS, ChickenCard, Color, in_order
from companion.games.blind_hen.state import BlindHenState, no_chickens
from companion.games.game import FinalPosition, Table
from companion.tracker import RefusedError, refuse
from companion.words import Name, say

ALL_IN_SUPPLY: Mapping[Color, Name | None] = MappingProxyType({})
"""What a tally that does not mention the wooden chickens means; told by identity from an empty list of owners."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """What one player has at the end: the display and the pile beside it."""

    display: tuple[ChickenCard, ...]
    hens: int
    corns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Commons:
    """Who owns which wooden chicken; a colour left out is still in the supply, and so are all when nothing is said."""

    wooden_chickens: Mapping[Color, Name | None] = field(default_factory=lambda: ALL_IN_SUPPLY)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Everything that the score of Blind Hen depends on."""

    table: Table
    holdings: Mapping[Name, Holding]
    chickens: Mapping[Color, Name | None]

    def counts(self, color: Color) -> dict[Name, int]:
        """How many cards of a colour each player has (BH-01)."""
        return {name: len(self.cards(name, color)) for name in self.table.players}

    def cards(self, name: Name, color: Color) -> tuple[ChickenCard, ...]:
        """A player's cards of a colour, lowest first."""
        return in_order(tuple(card for card in self.holdings[name].display if card.color is color))


def tracked(state: BlindHenState) -> Position:
    """Return the position of a session; cards still lying in the middle count for nobody."""
    return Position(
        table=state.table,
        holdings={
            name: Holding(display=state.displays[name], hens=state.hens[name], corns=state.corns[name])
            for name in state.seating
        },
        chickens=state.chickens,
    )


def told(final: FinalPosition[Holding, Commons]) -> Position:
    """Return the position of a tally (X-05).

    Raises ``RefusedError``: more hens or corns than the game has (BH-24), or chickens without the option (WC-15).
    """
    if final.commons.wooden_chickens is not ALL_IN_SUPPLY and "wooden_chickens" not in final.table.options:
        reason = say("Wooden chickens have owners here, but the option “wooden_chickens” is off (WC-15). Switch it on.")
        raise RefusedError(refuse("WC-15", reason), "wooden_chickens")
    hens = corns = 0
    for number, (name, holding) in enumerate(final.holdings.items()):
        for field_name, count in (("hens", holding.hens), ("corns", holding.corns)):
            if count < 0:
                reason = say("{player} cannot have fewer than 0 cards of a kind (BH-24). Count again.", player=name)
                raise RefusedError(refuse("BH-24", reason), f"players[{number}].{field_name}")
        hens += holding.hens
        corns += holding.corns
        if hens > BLIND_HENS:
            reason = say("There are only {count} Blind Hens in the game (BH-24). Count again.", count=BLIND_HENS)
            raise RefusedError(refuse("BH-24", reason), f"players[{number}].hens")
        if corns > GOLDEN_CORNS:
            reason = say("There are only {count} Golden Corns in the game (BH-24). Count again.", count=GOLDEN_CORNS)
            raise RefusedError(refuse("BH-24", reason), f"players[{number}].corns")
    return Position(
        table=final.table, holdings=final.holdings, chickens={**no_chickens(), **final.commons.wooden_chickens}
    )


def best_colors(position: Position, name: Name) -> tuple[Color, ...]:
    """Return the up to three colours whose values add up to most (BH-07)."""
    worth = {color: sum(card.value for card in position.cards(name, color)) for color in COLORS}
    ranked = sorted((color for color in COLORS if worth[color]), key=lambda color: -worth[color])
    return tuple(sorted(ranked[:BEST_COLORS], key=COLORS.index))

"""Where a game of Egg On stands: frozen, made only by replay, everything else derived."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from companion.games.egg_on.facts import MALE_SET, NEST, WEDDING, Card, Color, Egg, Worm, offered
from companion.games.game import Table
from companion.tracker import clockwise_from
from companion.words import Name, Sentence


class Phase(StrEnum):
    """What the table is doing: normal turns, or one of the two parts of a wedding phase."""

    NORMAL = "normal"
    WEDDINGS = "weddings"
    WORMS = "worms"
    OVER = "over"


class Ending(StrEnum):
    """Why the game ended: the last of all eggs was awarded (EO-23), or somebody could not play (EO-24)."""

    LAST_EGG = "last_egg"
    CANNOT_PLAY = "cannot_play"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How the table began: everybody's colour, who starts, and with two players the colour of the third female."""

    colors: Mapping[Name, Color]
    start_player: Name
    neutral: Color | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Female:
    """A female: the worms before her, from the bottom, and who laid a wedding card there in this phase.

    A male without a worm there has no stack.
    """

    stacks: Mapping[Name, tuple[Worm, ...]]
    weddings: frozenset[Name] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class EggOnState:
    """A position of Egg On.

    ``gone`` are the cards of each male that left the game. ``passed`` are those who passed in this part of the
    wedding phase, ``fakes_taken`` the females from whom a male took his fake worm in this phase (EO-15),
    ``swapped`` tells that the turn's free swap is used, ``since_wedding`` counts the entries of the phase since its
    newest wedding card.
    """

    table: Table
    colors: Mapping[Name, Color]
    start_player: Name
    turn: Name
    females: Mapping[Color, Female]
    eggs: Mapping[Name, tuple[Egg, ...]]
    gone: Mapping[Name, tuple[Card, ...]]
    phase: Phase = Phase.NORMAL
    turns: int = 0
    phases: int = 0
    passed: frozenset[Name] = frozenset()
    fakes_taken: frozenset[tuple[Name, Color]] = frozenset()
    swapped: bool = False
    since_wedding: int = 0
    ending: Ending | None = None
    warnings: tuple[Sentence, ...] = ()

    @property
    def seating(self) -> tuple[Name, ...]:
        """The players, clockwise."""
        return self.table.players

    @property
    def to_act(self) -> tuple[Name, ...]:
        """Who the next event must come from."""
        return () if self.phase is Phase.OVER else (self.turn,)

    @property
    def in_phase(self) -> bool:
        """Whether a wedding phase goes on."""
        return self.phase in {Phase.WEDDINGS, Phase.WORMS}

    @property
    def asked(self) -> tuple[Name, ...]:
        """Who is still asked in this part of the wedding phase, in the order of their turns, the present one first.

        In the worm part only those who laid a wedding card in this phase (EO-16, EO-17).
        """
        order = clockwise_from(self.seating, self.turn)
        return tuple(name for name in order if name not in self.passed and self._takes_part(name))

    def _takes_part(self, player: Name) -> bool:
        return self.phase is Phase.WEDDINGS or (self.phase is Phase.WORMS and player in self.wed)

    @property
    def wed(self) -> frozenset[Name]:
        """Everybody who has laid a wedding card in this phase."""
        return frozenset().union(*(female.weddings for female in self.females.values()))

    def has(self, option: str) -> bool:
        """Whether the table plays with an option."""
        return option in self.table.options

    def stack(self, female: Color, player: Name) -> tuple[Worm, ...]:
        """The worms of a male before a female, from the bottom."""
        return self.females[female].stacks.get(player, ())

    def total(self, female: Color, player: Name) -> int:
        """What a male offers a female: the sum of his worms there, public at any time (EO-04)."""
        return offered(self.stack(female, player))

    def weddings(self, female: Color) -> tuple[Name, ...]:
        """Who has laid a wedding card before a female, in seating order."""
        return tuple(name for name in self.seating if name in self.females[female].weddings)

    def highest(self, female: Color) -> int:
        """The highest offer to a female, 0 when there is none."""
        return max(self.total(female, name) for name in self.seating)

    def leaders(self, female: Color) -> tuple[Name, ...]:
        """Every male who offers a female most, nobody when nothing is offered; a lone one leads strictly."""
        most = self.highest(female)
        return tuple(name for name in self.seating if most and self.total(female, name) == most)

    def laid(self, female: Color) -> int:
        """How many eggs of a nest are awarded."""
        return sum(egg.color is female for own in self.eggs.values() for egg in own)

    def next_egg(self, female: Color) -> Egg | None:
        """The top egg card beside a female, None when her nest is empty."""
        laid = self.laid(female)
        return Egg(female, NEST[laid]) if laid < len(NEST) else None

    def eaten_first(self, female: Color, player: Name) -> int | None:
        """Where in a stack a crow eats, None where it cannot.

        The crow must eat the top worm, and never a fake or starred one; with ``crow_digs`` it eats the uppermost
        worm that it likes (EO-12).
        """
        stack = self.stack(female, player)
        reached = range(len(stack)) if self.has("crow_digs") else range(len(stack))[-1:]
        return next((place for place in reversed(reached) if stack[place].edible), None)

    def left(self, player: Name) -> Counter[Card]:
        """What a male still has in hand and deck together: his set without what lies before females or is gone.

        Cards that left the game never return (EO-30).
        """
        lying = Counter[Card](worm for female in self.females for worm in self.stack(female, player))
        rings = Counter[Card]({WEDDING: sum(player in female.weddings for female in self.females.values())})
        return Counter[Card](MALE_SET) - lying - rings - Counter(self.gone[player])

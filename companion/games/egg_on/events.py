"""What a table of Egg On tells: worms, crows, swaps, wedding cards, passes, and who cannot play."""

from dataclasses import dataclass
from typing import ClassVar

from companion.games.egg_on.facts import Color, Worm
from companion.tracker import Event
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class WormPlayed(Event):
    """A player laid a worm, or the fake worm, in front of a female."""

    type: ClassVar[str] = "worm"
    player: Name
    female: Color
    worm: Worm


@dataclass(frozen=True, slots=True, kw_only=True)
class CrowPlayed(Event):
    """A player sent a crow to another player's stack in front of a female."""

    type: ClassVar[str] = "crow"
    player: Name
    female: Color
    target: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class WormsSwapped(Event):
    """A player gave a worm from the hand for one in the own stack; one of the two is the fake worm.

    ``position`` counts from the bottom, from 0; without it the uppermost of equal worms is taken.
    """

    type: ClassVar[str] = "swap"
    player: Name
    female: Color
    give: Worm
    take: Worm
    position: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WeddingPlayed(Event):
    """A player laid a wedding card in front of a female; in a normal turn that opens the wedding phase."""

    type: ClassVar[str] = "wedding"
    player: Name
    female: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerPassed(Event):
    """A player plays nothing more in this part of the wedding phase."""

    type: ClassVar[str] = "pass"
    player: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerStuck(Event):
    """A player has to play a card and is unable to do so: the game ends."""

    type: ClassVar[str] = "cannot_play"
    player: Name


EVENTS: tuple[type[Event], ...] = (WormPlayed, CrowPlayed, WormsSwapped, WeddingPlayed, PlayerPassed, PlayerStuck)

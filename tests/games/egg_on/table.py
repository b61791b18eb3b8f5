"""A table of Egg On for the tests: what the table tells in a few words, positions and scores."""

from collections.abc import Mapping
from dataclasses import replace

from companion.games.egg_on import EGG_ON
from companion.games.egg_on.applying import apply
from companion.games.egg_on.events import (
    CrowPlayed,
    PlayerPassed,
    PlayerStuck,
    WeddingPlayed,
    WormPlayed,
    WormsSwapped,
)
from companion.games.egg_on.facts import NEST, Color, Egg, Worm, egg
from companion.games.egg_on.judging import judge
from companion.games.egg_on.position import Commons, Holding
from companion.games.egg_on.start import start
from companion.games.egg_on.state import EggOnState, Female, Setup
from companion.games.game import FinalPosition, Table
from companion.scoring import ScoreSheet
from companion.tracker import Event, begin
from companion.words import Name
from tests.games.taps import Screen

THREE = {"Ada": "yellow", "Ben": "red", "Cy": "green"}
TWO = {"Ada": "yellow", "Ben": "red"}
FOUR = {**THREE, "Dora": "blue"}

# What the table tells


def told(line: str) -> Event:
    """An event in a few words.

    ``Ada 2* red`` · ``Ada wed red`` · ``Ada crow red Ben`` · ``Ada swap red fake 3 0`` (gives the fake worm, takes
    back a 3, the place from the bottom may be left out) · ``Ada pass`` · ``Ada stuck``
    """
    name, word, *rest = line.split()
    player = Name(name)
    match word, rest:
        case "pass", []:
            return PlayerPassed(player=player)
        case "stuck", []:
            return PlayerStuck(player=player)
        case "wed", [female]:
            return WeddingPlayed(player=player, female=Color(female))
        case "crow", [female, target]:
            return CrowPlayed(player=player, female=Color(female), target=Name(target))
        case "swap", [female, give, take, *place]:
            return WormsSwapped(
                player=player,
                female=Color(female),
                give=Worm(give),
                take=Worm(take),
                position=int(place[0]) if place else None,
            )
        case _:
            return WormPlayed(player=player, female=Color(rest[0]), worm=Worm(word))


# Where the table stands


def table(
    colors: Mapping[str, str] = THREE,
    *,
    starts: str = "Ada",
    neutral: str | None = None,
    options: tuple[str, ...] = (),
) -> EggOnState:
    """The start of a game: who plays is who has a colour, clockwise."""
    return start(
        Table(players=tuple(Name(player) for player in colors), options=frozenset(options)),
        Setup(
            colors={Name(player): Color(color) for player, color in colors.items()},
            start_player=Name(starts),
            neutral=Color(neutral) if neutral else None,
        ),
    )


def lying(state: EggOnState, **females: Mapping[str, str]) -> EggOnState:
    """The table with these worms before its females, ``red={"Ada": "4 2*"}``, whoever played them when."""
    return replace(
        state,
        females={
            color: Female(stacks={Name(name): worms(own) for name, own in females.get(color, {}).items()})
            for color in state.females
        },
    )


def laid(state: EggOnState, **eggs: str) -> EggOnState:
    """The table with these eggs awarded, ``Ada="red-1 red-2"``."""
    return replace(state, eggs={name: eggs_of(eggs.get(name, "")) for name in state.seating})


def spent(state: EggOnState, player: str = "Ada", keep: tuple[str, ...] = ()) -> EggOnState:
    """The table with all cards of a player gone but those to ``keep``, and those that lie on it."""
    name = Name(player)
    gone = tuple(card for card in state.left(name).elements() if card not in keep)
    return replace(state, gone={**state.gone, name: (*state.gone[name], *gone)})


def all_but(*left: str) -> str:
    """Every egg of a table of three but these."""
    return " ".join(
        f"{color}-{number}" for color in THREE.values() for number in NEST if f"{color}-{number}" not in left
    )


def worms(text: str) -> tuple[Worm, ...]:
    return tuple(Worm(worm) for worm in text.split())


def eggs_of(text: str) -> tuple[Egg, ...]:
    return tuple(egg(name) for name in text.split())


def after(state: EggOnState, *lines: str) -> EggOnState:
    """The position after what was told, all of which the rules allow."""
    for line in lines:
        ruling = judge(state, told(line))
        assert ruling.allowed, f"{line}: {ruling.rule} {ruling.reason}"
        state = apply(state, told(line))
    return state


def refusal(state: EggOnState, line: str) -> tuple[str | None, str]:
    """The rule that says no to what was told, and the field at fault; the reason is a sentence."""
    ruling = judge(state, told(line))
    assert not ruling.allowed, line
    assert str(ruling.reason).endswith((".", ")")), ruling.reason
    return ruling.rule, ruling.field


def why_not(state: EggOnState, line: str) -> str:
    return str(judge(state, told(line)).reason)


def stack(state: EggOnState, female: str, player: str) -> str:
    return " ".join(state.stack(Color(female), Name(player)))


def totals(state: EggOnState, female: str) -> dict[str, int]:
    """What each male who has worms there offers."""
    here = Color(female)
    return {name: state.total(here, name) for name in state.seating if state.stack(here, name)}


def left(state: EggOnState, player: str) -> dict[str, int]:
    """How many of each card a male has in hand and deck together."""
    return {str(card): count for card, count in state.left(Name(player)).items()}


def won(state: EggOnState) -> dict[str, str]:
    """The eggs of those who have any."""
    return {name: " ".join(map(str, own)) for name, own in state.eggs.items() if own}


def on_screen(state: EggOnState, *lines: str) -> Screen:
    """The phone that shows this position, reached by what was told."""
    replay = begin(EGG_ON.rules, state)
    for line in lines:
        replay = replay.answered((told(line),))
    return Screen(game=EGG_ON, replay=replay)


# What it is worth


def scored(neutral: str | None = None, **holdings: str) -> ScoreSheet:
    """The score of a final position, ``Ada="yellow: yellow-1 red-1"``."""
    return EGG_ON.count(final(neutral, **holdings))


def final(neutral: str | None = None, **holdings: str) -> FinalPosition[Holding, Commons]:
    held = {}
    for name, text in holdings.items():
        color, _, own = text.partition(":")
        held[Name(name)] = Holding(color=Color(color), eggs=eggs_of(own))
    return FinalPosition(
        table=Table(players=tuple(held)),
        holdings=held,
        commons=Commons(neutral=Color(neutral) if neutral else None),
    )


def points(sheet: ScoreSheet, name: str) -> tuple[int, ...]:
    """What a player has for eggs, own colour and variety."""
    return tuple(line.points for line in sheet.seat(Name(name)).lines)

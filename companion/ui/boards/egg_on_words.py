"""What the picture of an Egg On table says."""

from companion.games.egg_on.facts import NEST, Color
from companion.games.egg_on.state import EggOnState, Phase
from companion.games.egg_on.wording import COLOR_NAMES, FEMALE_NAMES, worm_names
from companion.words import Listing, Name, Sentence, say, say_many

LETTERS: dict[Color, Sentence] = {
    Color.RED: say("R"),
    Color.BLUE: say("B"),
    Color.GREEN: say("G"),
    Color.YELLOW: say("Y"),
}


def nest_words(state: EggOnState, female: Color) -> Sentence:
    """Return what a screen reader says of a female: her nest, and who offers her most."""
    egg = state.next_egg(female)
    name = FEMALE_NAMES[female]
    nest = say("{female}: the nest is empty", female=name)
    if egg is not None:
        left = len(NEST) - state.laid(female)
        nest = say_many(
            "{female}: egg {number} is next, {count} egg left",
            "{female}: egg {number} is next, {count} eggs left",
            count=left,
            female=name,
            number=egg.number,
        )
    leaders, most = state.leaders(female), state.highest(female)
    if not leaders:
        return say("{nest}. Nothing offered", nest=nest)
    if len(leaders) == 1:
        return say("{nest}. {player} leads with {total}", nest=nest, player=leaders[0], total=most)
    return say("{nest}. {players} tie at {total}", nest=nest, players=Listing(leaders), total=most)


def cell_words(state: EggOnState, female: Color, player: Name) -> Sentence:
    """Return what a screen reader says of a stack: its total, its worms, whether it leads, and a wedding card."""
    stack = state.stack(female, player)
    told = say("{player}, {female}: nothing", player=player, female=COLOR_NAMES[female])
    if stack:
        told = say(
            "{player}, {female}: {total}, from below {worms}",
            player=player,
            female=COLOR_NAMES[female],
            total=state.total(female, player),
            worms=worm_names(stack),
        )
    if player in state.females[female].weddings:
        told = say("{cell}, wedding card", cell=told)
    if stack and state.eaten_first(female, player) is None:
        told = say("{cell}, no crow eats here", cell=told)
    leaders = state.leaders(female)
    if leaders == (player,):
        return say("{cell}. Leads", cell=told)
    return say("{cell}. Tied", cell=told) if player in leaders else told


def standing(state: EggOnState, player: Name, *, now: bool) -> Sentence:
    """Return the second line at a name: whose turn it is, who is out of the wedding phase, else the eggs won."""
    if now:
        return say("to act")
    if state.in_phase and player in state.passed:
        return say("passed")
    if state.phase is Phase.WORMS and player not in state.wed:
        return say("sits out")
    if state.in_phase and player == state.start_player:
        return say("starts")
    return eggs_won(state, player)


def eggs_won(state: EggOnState, player: Name) -> Sentence:
    """Return how many eggs a player has."""
    return say_many("{count} egg", "{count} eggs", count=len(state.eggs[player]))

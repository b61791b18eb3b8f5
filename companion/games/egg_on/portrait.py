"""A position of Egg On in plain values, as the state document shows it."""

from companion.games.egg_on.facts import Color
from companion.games.egg_on.state import EggOnState
from companion.games.game import Portrait


def portray(state: EggOnState) -> Portrait:
    """Return what ``formats.md`` section 4 lists for egg-on."""
    return {
        "phase": str(state.phase),
        "to_act": list(state.to_act),
        "warnings": [str(warning) for warning in state.warnings],
        "start_player": state.start_player,
        "females": {str(female): _female(state, female) for female in state.females},
        "eggs": {name: [str(egg) for egg in state.eggs[name]] for name in state.seating},
    }


def _female(state: EggOnState, female: Color) -> Portrait:
    egg = state.next_egg(female)
    males = [name for name in state.seating if state.stack(female, name)]
    return {
        "next_egg": None if egg is None else egg.number,
        "weddings": list(state.weddings(female)),
        "stacks": {name: [str(worm) for worm in state.stack(female, name)] for name in males},
        "totals": {name: state.total(female, name) for name in males},
    }

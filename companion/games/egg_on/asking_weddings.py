"""Egg On asks: a wedding card, and before which female."""

from companion.games.egg_on.asking_parts import outlook, pass_keys, phase_crumbs
from companion.games.egg_on.asking_swaps import swap_key
from companion.games.egg_on.events import WeddingPlayed
from companion.games.egg_on.facts import Color
from companion.games.egg_on.judging import judge
from companion.games.egg_on.state import EggOnState
from companion.games.egg_on.wording import FEMALE_NAMES
from companion.tracker import Answered, Face, Key, PickPlace
from companion.words import Sentence, say


def which_wedding(state: EggOnState) -> PickPlace:
    """Ask the player in turn for a wedding card; a female who has one of his already is not offered (EO-16)."""
    others = (female for female in state.females if state.turn not in state.females[female].weddings)
    return PickPlace(
        title=say("{player}: a wedding?", player=state.turn),
        hint=say("A wedding card for one of the females, or pass"),
        rows=(tuple(_female_key(state, female) for female in others),),
        crumbs=phase_crumbs(state),
        aside=(*pass_keys(state), swap_key(state)),
        acting=state.turn,
        outlook=outlook(state),
    )


def _female_key(state: EggOnState, female: Color) -> Key:
    event = WeddingPlayed(player=state.turn, female=female)
    verdict = judge(state, event)
    note = standing(state, female)
    return Key(
        id=f"wedding:{female}",
        text=FEMALE_NAMES[female],
        note=note,
        spoken=say("Wedding card for {female}: {standing}", female=FEMALE_NAMES[female], standing=note),
        outcome=Answered((event,)),
        face=Face(hue=str(female)),
        icon="wedding",
        refusal=None if verdict.allowed else verdict,
    )


def standing(state: EggOnState, female: Color) -> Sentence:
    """Return how the player in turn stands with a female, from open cards; an empty nest comes first (EO-22)."""
    own = state.total(female, state.turn)
    leaders = state.leaders(female)
    if state.next_egg(female) is None:
        return say("empty nest")
    if not leaders:
        return say("nothing there")
    if leaders == (state.turn,):
        return say("{own}, leads", own=own)
    if state.turn in leaders:
        return say("{own}, tied", own=own)
    return say("{own}, {rival} has {most}", own=own, rival=leaders[0], most=state.highest(female))

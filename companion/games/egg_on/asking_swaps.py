"""Egg On asks: where is the fake worm swapped, and with which worm."""

from companion.games.egg_on.asking_parts import PLACE, SWAP, left_note
from companion.games.egg_on.events import WormsSwapped
from companion.games.egg_on.faces import HIGH_WORMS, LOW_WORMS, face, icon
from companion.games.egg_on.facts import Color, Worm
from companion.games.egg_on.judging import judge
from companion.games.egg_on.moves import swap_candidates, swaps
from companion.games.egg_on.state import EggOnState
from companion.games.egg_on.wording import COLOR_NAMES, FEMALE_NAMES, worm_name
from companion.tracker import Answered, Crumb, Draft, Drafted, Key, Outcome, PickPlace, Ruling, place_id, refuse
from companion.words import Sentence, say

POSITIONS = "positions"


def swap_key(state: EggOnState) -> Key:
    """Return the key that begins a swap; the only one that is possible is made at once."""
    possible = tuple(swap for female in state.females for swap in swaps(state, female))
    outcome: Outcome = Answered(possible) if len(possible) == 1 else Drafted((SWAP,))
    refusal = None if possible else _no_swap(state, tuple(state.females))
    return Key(id=SWAP, text=say("Swap"), outcome=outcome, icon=SWAP, refusal=refusal)


def what_is_swapped(state: EggOnState, draft: Draft) -> PickPlace:
    """Ask for the own stack, then for the worm that comes from the hand or goes back there."""
    female = _stack_of(state, draft)
    return _which_stack(state) if female is None else _which_worm(state, female, draft)


def swap_path(before: EggOnState, event: WormsSwapped) -> Draft:
    """Return the draft that stood just before the tap that logged a swap."""
    stacks = _swappable(before)
    here = len(swaps(before, event.female))
    if len(stacks) == 1:
        draft: Draft = (SWAP,) if here > 1 else ()
    else:
        draft = (SWAP, place_id(event.female, event.player)) if here > 1 else (SWAP,)
    return draft if event.position is None or here == 1 else (*draft, POSITIONS)


def _stack_of(state: EggOnState, draft: Draft) -> Color | None:
    """Return the female whose stack is meant: the one tapped, or the only one where a swap is possible."""
    places = [tap.removeprefix(PLACE).partition(":")[0] for tap in draft if tap.startswith(PLACE)]
    stacks = _swappable(state)
    if places:
        return Color(places[0])
    return stacks[0] if len(stacks) == 1 else None


def _swappable(state: EggOnState) -> tuple[Color, ...]:
    return tuple(female for female in state.females if swaps(state, female))


def _no_swap(state: EggOnState, females: tuple[Color, ...]) -> Ruling:
    """Return why nothing can be swapped before these females."""
    candidates = [swap for female in females for swap in swap_candidates(state, female)]
    if candidates:
        return judge(state, candidates[0])
    if len(females) != 1:
        return refuse("EO-14", say("{player} has no worm on the table to swap (EO-14).", player=state.turn))
    reason = say("{player} has no worm at {female} to swap (EO-14).", player=state.turn, female=COLOR_NAMES[females[0]])
    return refuse("EO-14", reason)


def _which_stack(state: EggOnState) -> PickPlace:
    return PickPlace(
        title=say("{player} swaps", player=state.turn),
        hint=say("Tap the own stack"),
        rows=(),
        crumbs=(_swap_crumb(), Crumb(text=say("Stack"), now=True), Crumb(text=say("Worm"))),
        acting=state.turn,
        taken=say("swap"),
        places=tuple(_stack_key(state, female) for female in state.females),
    )


def _stack_key(state: EggOnState, female: Color) -> Key:
    possible = swaps(state, female)
    place = place_id(female, state.turn)
    return Key(
        id=place,
        text=FEMALE_NAMES[female],
        spoken=say("at {female}", female=COLOR_NAMES[female]),
        outcome=Answered(possible) if len(possible) == 1 else Drafted((SWAP, place)),
        refusal=None if possible else _no_swap(state, (female,)),
    )


def _which_worm(state: EggOnState, female: Color, draft: Draft) -> PickPlace:
    fake_lies_there = Worm.FAKE in state.stack(female, state.turn)
    hint = say("Which worm comes from the hand?") if fake_lies_there else say("Which worm goes back to the hand?")
    return PickPlace(
        title=say("{player} swaps at {female}", player=state.turn, female=COLOR_NAMES[female]),
        hint=hint,
        rows=_given(state, female) if fake_lies_there else (_taken(state, female, draft),),
        crumbs=(_swap_crumb(), _stack_crumb(state, female), Crumb(text=say("Worm"), now=True)),
        aside=() if fake_lies_there or POSITIONS in draft else _positions_key(state, female, draft),
        acting=state.turn,
        taken=_newest(female, draft),
    )


def _given(state: EggOnState, female: Color) -> tuple[tuple[Key, ...], ...]:
    """Return the worms that may come from the hand for the fake one, used-up ones greyed."""
    rows = (LOW_WORMS, tuple(worm for worm in HIGH_WORMS if worm is not Worm.FAKE))
    return tuple(tuple(_given_key(state, female, worm) for worm in row) for row in rows)


def _given_key(state: EggOnState, female: Color, worm: Worm) -> Key:
    event = WormsSwapped(player=state.turn, female=female, give=worm, take=Worm.FAKE)
    return _worm_key(state, f"give:{worm}", worm, event, left_note(state, worm))


def _taken(state: EggOnState, female: Color, draft: Draft) -> tuple[Key, ...]:
    """Return the worms that may go back: each kind once, its uppermost, or on request each by its place (EO-14)."""
    stack = state.stack(female, state.turn)
    if POSITIONS in draft:
        return tuple(
            _worm_key(state, f"take:{at}", swap.take, swap, say("place {number} from below", number=at + 1))
            for at, swap in enumerate(swap_candidates(state, female))
        )
    kinds = dict.fromkeys(stack)
    return tuple(_taken_key(state, female, worm, stack.count(worm)) for worm in kinds)


def _taken_key(state: EggOnState, female: Color, worm: Worm, count: int) -> Key:
    event = WormsSwapped(player=state.turn, female=female, give=Worm.FAKE, take=worm)
    return _worm_key(state, f"take:{worm}", worm, event, say("the uppermost") if count > 1 else None)


def _worm_key(state: EggOnState, tap: str, worm: Worm, event: WormsSwapped, note: Sentence | None) -> Key:
    verdict = judge(state, event)
    name = worm_name(worm)
    return Key(
        id=tap,
        text=name,
        note=note,
        spoken=name if note is None else say("{card}, {note}", card=name, note=note),
        outcome=Answered((event,)),
        face=face(worm),
        icon=icon(worm),
        refusal=None if verdict.allowed else verdict,
    )


def _positions_key(state: EggOnState, female: Color, draft: Draft) -> tuple[Key, ...]:
    """Equal worms can be told apart by their places in the stack (EO-14)."""
    stack = state.stack(female, state.turn)
    if len(set(stack)) == len(stack):
        return ()
    return (Key(id=POSITIONS, text=say("Choose the place in the stack"), outcome=Drafted((*draft, POSITIONS))),)


def _swap_crumb() -> Crumb:
    text = say("Swap")
    return Crumb(text=text, key=Key(id="back:cards", text=text, outcome=Drafted(())))


def _stack_crumb(state: EggOnState, female: Color) -> Crumb:
    """A stack that was the only one is not asked for again."""
    text = FEMALE_NAMES[female]
    back = Key(id="back:stacks", text=text, outcome=Drafted((SWAP,)))
    return Crumb(text=text, key=back if len(_swappable(state)) > 1 else None)


def _newest(female: Color, draft: Draft) -> Sentence:
    if draft[-1] == POSITIONS:
        return say("place in the stack")
    return say("swap") if draft[-1] == SWAP else say("{color}", color=COLOR_NAMES[female])

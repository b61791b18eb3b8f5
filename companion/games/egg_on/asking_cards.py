"""Egg On asks: which card, and where on the board."""

from companion.games.egg_on.asking_parts import (
    Placed,
    card_name,
    card_tap,
    left_note,
    outlook,
    pass_keys,
    phase_crumbs,
    plays_of,
    stuck_key,
    tapped_card,
)
from companion.games.egg_on.asking_swaps import swap_key
from companion.games.egg_on.events import CrowPlayed
from companion.games.egg_on.faces import HIGH_WORMS, LOW_WORMS, face, icon
from companion.games.egg_on.facts import CROW, WEDDING, Card, Worm
from companion.games.egg_on.judging import judge
from companion.games.egg_on.moves import Play
from companion.games.egg_on.state import EggOnState, Phase
from companion.games.egg_on.wording import COLOR_NAMES, FEMALE_NAMES, worm_name
from companion.tracker import Answered, Draft, Drafted, Key, Outcome, PickPlace, Ruling, place_id, refuse
from companion.words import Sentence, say


def which_card(state: EggOnState, draft: Draft) -> PickPlace:
    """Ask for a card, then for its place: in a normal turn any card, in the worm part worms (EO-02, EO-17)."""
    chosen = tapped_card(draft[0]) if draft else None
    return PickPlace(
        title=_title(state, chosen),
        hint=_hint(state, chosen),
        rows=_rows(state, chosen),
        crumbs=phase_crumbs(state),
        aside=(*pass_keys(state), swap_key(state)) if state.in_phase else (),
        menu=stuck_key(state),
        acting=state.turn,
        taken=card_name(chosen) if chosen else None,
        places=_places(state, chosen) if chosen else (),
        outlook=outlook(state),
    )


def _rows(state: EggOnState, chosen: Card | None) -> tuple[tuple[Key, ...], ...]:
    """Return the keys of the cards as they lie; a crow in the worm part only with lucky eggs (EO-10)."""
    crow = (CROW,) if state.phase is Phase.NORMAL or state.has("lucky_eggs") else ()
    worms = tuple(tuple(_card_key(state, card, chosen) for card in row) for row in (LOW_WORMS, (*HIGH_WORMS, *crow)))
    if state.phase is Phase.WORMS:
        return worms
    return (*worms, (_card_key(state, WEDDING, chosen), swap_key(state)))


def _card_key(state: EggOnState, card: Card, chosen: Card | None) -> Key:
    """A card with one legal place goes there at once, one without any is greyed and says why."""
    plays = plays_of(state, card)
    allowed = [play for _, play in plays if judge(state, play).allowed]
    outcome: Outcome = Drafted((card_tap(card),))
    if card is chosen:
        outcome = Drafted(())
    elif len(allowed) == 1:
        outcome = Answered((allowed[0],))
    note = left_note(state, card)
    return Key(
        id=card_tap(card),
        text=card_name(card),
        note=note,
        spoken=say("{card}, {note}", card=card_name(card), note=note),
        outcome=outcome,
        face=face(card),
        icon=icon(card),
        held=state.left(state.turn)[card],
        chosen=int(card is chosen),
        refusal=None if allowed else _nowhere(state, card, plays),
    )


def _nowhere(state: EggOnState, card: Card, plays: tuple[Placed, ...]) -> Ruling:
    """Return why a card can be laid nowhere: it is played, or no place fits."""
    if card is CROW and state.left(state.turn)[CROW]:
        return refuse("EO-13", say("There is no worm in reach that a crow eats (EO-12). Play another card."))
    if card is WEDDING and state.left(state.turn)[WEDDING]:
        reason = say("{player} leads nowhere alone, so no wedding phase opens (EO-09).", player=state.turn)
        if state.has("tied_first_wedding"):
            reason = say("{player} leads nowhere, so no wedding phase opens (EO-09).", player=state.turn)
        return refuse("EO-09", reason)
    return judge(state, plays[0][1])


def _places(state: EggOnState, card: Card) -> tuple[Key, ...]:
    """Return a key for each place: stacks, and for a card laid before a female also her nest."""
    keys = [_place_key(state, place, play) for place, play in plays_of(state, card)]
    if card is not CROW:
        keys += [_place_key(state, place_id(play.female), play) for _, play in plays_of(state, card)]
    return tuple(keys)


def _place_key(state: EggOnState, place: str, play: Play) -> Key:
    verdict = judge(state, play)
    return Key(
        id=place,
        text=FEMALE_NAMES[play.female],
        spoken=_spoken(state, play),
        outcome=Answered((play,)),
        refusal=None if verdict.allowed else verdict,
    )


def _spoken(state: EggOnState, play: Play) -> Sentence:
    if isinstance(play, CrowPlayed):
        return say(
            "{player} at {female}: {total}",
            player=play.target,
            female=COLOR_NAMES[play.female],
            total=state.total(play.female, play.target),
        )
    return say("at {female}", female=COLOR_NAMES[play.female])


def _title(state: EggOnState, chosen: Card | None) -> Sentence:
    player = state.turn
    match chosen:
        case None if state.phase is Phase.WORMS:
            return say("{player}: a worm?", player=player)
        case None:
            return say("{player} plays", player=player)
        case Worm.FAKE:
            return say("{player} plays the fake worm", player=player)
        case Worm():
            return say("{player} plays {worm}", player=player, worm=worm_name(chosen))
        case _ if chosen is CROW:
            return say("{player} sends a crow", player=player)
        case _:
            return say("{player} lays a wedding card", player=player)


def _hint(state: EggOnState, chosen: Card | None) -> Sentence:
    if chosen is CROW:
        return say("Tap the stack that the crow flies to")
    if chosen is not None:
        return say("Tap a nest or the own stack")
    if state.swapped:
        return say("The swap is done. Which card is played?")
    if state.phase is Phase.WORMS:
        return say("Which card? Then tap a nest, or pass")
    return say("Which card? Then tap a nest or a stack")

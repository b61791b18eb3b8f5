"""What Egg On asks next."""

from companion.games.egg_on.asking_cards import which_card
from companion.games.egg_on.asking_parts import SWAP, card_tap, plays_of
from companion.games.egg_on.asking_swaps import swap_path, what_is_swapped
from companion.games.egg_on.asking_weddings import which_wedding
from companion.games.egg_on.events import CrowPlayed, WeddingPlayed, WormPlayed, WormsSwapped
from companion.games.egg_on.facts import CROW, WEDDING, Card
from companion.games.egg_on.judging import judge
from companion.games.egg_on.state import EggOnState, Phase
from companion.tracker import Draft, Event, GameOver, Key, Question
from companion.words import Name, say


def ask(state: EggOnState, draft: Draft, _habits: frozenset[str]) -> Question:
    """Return the question that a position and the taps since the last entry lead to."""
    if state.phase is Phase.OVER:
        return GameOver(title=say("The game has ended"), rows=())
    if draft and draft[0] == SWAP:
        return what_is_swapped(state, draft)
    if state.phase is Phase.WEDDINGS:
        return which_wedding(state)
    return which_card(state, draft)


def retrace(before: EggOnState, event: Event) -> Draft:
    """Return the draft that stood just before the tap that logged an event."""
    match event:
        case WormPlayed(worm=worm):
            return _chosen(before, worm)
        case CrowPlayed():
            return _chosen(before, CROW)
        case WeddingPlayed() if before.phase is Phase.NORMAL:
            return _chosen(before, WEDDING)
        case WormsSwapped():
            return swap_path(before, event)
        case _:
            return ()


def about(_state: EggOnState, _player: Name) -> tuple[Key, ...]:
    """Nothing is put right about a player: what lies on the table follows from the plays."""
    return ()


def _chosen(before: EggOnState, card: Card) -> Draft:
    """A card with one legal place was laid there at once."""
    places = [play for _, play in plays_of(before, card) if judge(before, play).allowed]
    return (card_tap(card),) if len(places) > 1 else ()

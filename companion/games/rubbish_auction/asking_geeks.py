"""Rubbish Auction asks: which two items everybody's geek card shows."""

from companion.games.rubbish_auction.asking_parts import newest_words, own_taps, standing, tap_of
from companion.games.rubbish_auction.events import GeeksRevealed
from companion.games.rubbish_auction.facts import DESTINED
from companion.games.rubbish_auction.state import RubbishState
from companion.games.rubbish_auction.wording import item_name
from companion.tracker import Answered, Beside, Draft, Drafted, FillTable, Key, Ruling, refuse
from companion.words import Name, Sentence, say

GEEK = "geek:"


def which_geeks(state: RubbishState, draft: Draft) -> FillTable:
    """Ask for two items of everybody: a row an item, a column a player; the last tick ends the session (RA-21)."""
    return FillTable(
        title=say("Tick two items each"),
        hint=say("as the geek cards show them"),
        rows=tuple(tuple(_tick(state, draft, name, at) for name in state.seating) for at in range(len(state.items))),
        heads=tuple(say("{player}", player=name) for name in state.seating),
        beside=tuple(Beside(text=item_name(item), note=_whereabouts(state, item)) for item in state.items),
        taken=newest_words(draft, lambda tap: _tick_words(state, tap)),
        covers_table=True,
    )


def ticked_again(before: RubbishState, event: GeeksRevealed) -> Draft:
    """Return the draft that stood just before the last tick."""
    taps = [tap_of(GEEK, name, before.items.index(item)) for name in before.seating for item in event.cards[name]]
    return tuple(taps[:-1])


def geeks_of(state: RubbishState, draft: Draft) -> GeeksRevealed:
    """Return the geek cards as ticked so far."""
    return GeeksRevealed(
        cards={name: tuple(state.items[at] for at in own_taps(draft, GEEK, name)) for name in state.seating}
    )


def _tick(state: RubbishState, draft: Draft, name: Name, at: int) -> Key:
    tap = tap_of(GEEK, name, at)
    chosen = tap in standing(draft)
    after = (*draft, tap)
    complete = len(standing(after)) == DESTINED * len(state.seating)
    return Key(
        id=tap,
        text=item_name(state.items[at]),
        spoken=say("{player}: {item}", player=name, item=item_name(state.items[at])),
        outcome=Answered((geeks_of(state, after),)) if complete else Drafted(after),
        chosen=int(chosen),
        refusal=None if chosen else _two_already(draft, name),
    )


def _two_already(draft: Draft, name: Name) -> Ruling | None:
    if len(own_taps(draft, GEEK, name)) < DESTINED:
        return None
    reason = say("{player} has two items already (RA-21). Tap one of them to take it back.", player=name)
    return refuse("RA-21", reason)


def _whereabouts(state: RubbishState, item: str) -> Sentence:
    owner = next((name for name in state.seating if item in state.won[name]), None)
    return say("discarded") if owner is None else say("{player}", player=owner)


def _tick_words(state: RubbishState, tap: str) -> Sentence:
    name, _, at = tap.removeprefix(GEEK).rpartition(":")
    return say("{player}: {item}", player=name, item=item_name(state.items[int(at)]))

"""What Rubbish Auction's questions share: money cards on keys, and the way back through the steps of an auction."""

from collections.abc import Callable, Mapping

from companion.games.rubbish_auction.events import BidsRevealed
from companion.games.rubbish_auction.facts import MONEY
from companion.games.rubbish_auction.judging import judge_bid
from companion.games.rubbish_auction.state import RubbishState
from companion.tracker import Crumb, Draft, Drafted, Face, Key, Rewound, Ruling, refuse
from companion.words import Name, Sentence, say

ITEM = "item:"


def tap_of(kind: str, name: Name, at: int) -> str:
    """Return the id of a key of a player's, one of several that are counted from 0.

    >>> tap_of("card:", Name("Ada"), 3)
    'card:Ada:3'
    """
    return f"{kind}{name}:{at}"


def own_taps(draft: Draft, kind: str, name: Name) -> tuple[int, ...]:
    """Return which keys of a player's are tapped, in the order of the keys."""
    own = f"{kind}{name}:"
    return tuple(
        sorted(
            int(tap.removeprefix(own)) for tap in standing(draft) if tap.startswith(own) and tap[len(own) :].isdigit()
        )
    )


def standing(draft: Draft) -> Draft:
    """Return the taps that stand: a second tap on a key takes the first one back, and is a tap of its own to undo.

    >>> standing(("card:Ada:3", "card:Ada:4", "card:Ada:3"))
    ('card:Ada:4',)
    """
    return tuple(tap for at, tap in enumerate(draft) if draft.count(tap) % 2 and tap not in draft[:at])


def newest_words(draft: Draft, named: Callable[[str], Sentence]) -> Sentence | None:
    """Return how undo names the newest tap, which may itself take one back."""
    if not draft:
        return None
    step = named(draft[-1])
    return step if draft[-1] in standing(draft) else say("{step} taken back", step=step)


def resting(state: RubbishState, name: Name) -> int | None:
    """Return which of a player's money cards rests, counted from 0; of two 2s it is the first."""
    blocked = state.blocked[name]
    return None if blocked is None else MONEY.index(blocked)


def money_key(state: RubbishState, draft: Draft, kind: str, name: Name, at: int) -> Key:
    """Return the key of a money card: shown or not, or resting with a lock (RA-15)."""
    card = MONEY[at]
    tap = tap_of(kind, name, at)
    rests = resting(state, name) == at
    reason = say("{player}’s {card} rests this round (RA-15).", player=name, card=card)
    return Key(
        id=tap,
        text=say("{number}", number=card),
        spoken=say("{player}, {card}", player=name, card=card),
        outcome=Drafted((*draft, tap)),
        face=Face(text=str(card)),
        icon="lock" if rests else None,
        chosen=int(tap in standing(draft)),
        refusal=refuse("RA-15", reason) if rests else None,
    )


def bids_of(state: RubbishState, draft: Draft, kind: str) -> Mapping[Name, tuple[int, ...]]:
    """Return the cards that each player has shown so far."""
    return {name: tuple(MONEY[at] for at in own_taps(draft, kind, name)) for name in state.seating}


def revealed(state: RubbishState, draft: Draft, kind: str) -> BidsRevealed:
    """Return the event that these cards lead to."""
    return BidsRevealed(cards=bids_of(state, draft, kind))


def has_bid(state: RubbishState, name: Name, cards: tuple[int, ...]) -> bool:
    """Whether what a player has shown is a bid already (RA-04)."""
    return judge_bid(state, name, cards) is None


def no_card_yet(state: RubbishState, name: Name, cards: tuple[int, ...]) -> Ruling | None:
    """Say whose cards are to be tapped, as long as what a player has shown is no bid (RA-04)."""
    if has_bid(state, name, cards):
        return None
    return refuse("RA-04", say("Tap {player}’s cards: everybody bids at least one (RA-04).", player=name))


def offer_crumbs(state: RubbishState) -> tuple[Crumb, ...]:
    """Return the steps before the bids, each tapped to answer it again."""
    item, first = say("Item"), say("First bidder")
    chosen = chosen_item(state)
    to_item = Key(id="back:item", text=item, outcome=Rewound(1, Drafted(())))
    to_first = Key(id="back:first-bidder", text=first, outcome=Rewound(1, Drafted(chosen)))
    return (
        Crumb(text=item, key=to_item if chosen else None),
        Crumb(text=first, key=to_first),
        Crumb(text=say("Bids"), now=True),
    )


def chosen_item(state: RubbishState) -> Draft:
    """Return the tap that chose the item on offer; the last item is not asked for."""
    return (f"{ITEM}{state.items.index(state.item or '')}",) if state.left else ()

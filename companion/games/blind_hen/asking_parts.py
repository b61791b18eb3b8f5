"""What Blind Hen's questions about cards share: keys of cards, crumbs of a sale, the payment suggested next."""

from collections.abc import Iterable

from companion.games.blind_hen.asking_bids import WINNER
from companion.games.blind_hen.events import (
    CardsPaid,
)
from companion.games.blind_hen.faces import face
from companion.games.blind_hen.facts import (
    ChickenCard,
    LotCard,
    lot_card,
    worth,
)
from companion.games.blind_hen.state import BlindHenState
from companion.games.blind_hen.suggesting import suggestions
from companion.games.blind_hen.wording import card_name, card_names
from companion.tracker import (
    Answered,
    Crumb,
    Draft,
    Drafted,
    Key,
    Outcome,
    Rewound,
    Ruling,
)
from companion.words import Name, Sentence, say

PAY = "pay:"
LOT = "lot:"
COVERED = "covered:"
"""A hen or a corn that undo brought back: it counts, but is not shown again (BH-23)."""
ADJUST = "adjust"


def tapped(draft: Draft, *prefixes: str) -> tuple[LotCard, ...]:
    """Return the cards that a draft names, in the order they were tapped."""
    return tuple(lot_card(tap.partition(":")[2]) for tap in draft if tap.startswith(prefixes))


def newest(draft: Draft, *prefixes: str) -> Sentence | None:
    """Return the name of the card tapped last, None if there is none."""
    cards = tapped(draft, *prefixes)
    if not cards:
        return None
    return say("hidden card") if draft[-1].startswith(COVERED) else card_name(cards[-1])


def retapped(cards: Iterable[LotCard]) -> Draft:
    """Return the taps of cards that undo brings back; what is hidden by now stays so (BH-23)."""
    return tuple(f"{LOT if isinstance(card, ChickenCard) else COVERED}{card}" for card in cards)


def card_key(tap: str, card: LotCard, outcome: Outcome, ruling: Ruling, spoken: Sentence) -> Key:
    """Return the key of a card."""
    return Key(
        id=tap,
        text=card_name(card),
        spoken=spoken,
        outcome=outcome,
        face=face(card),
        refusal=None if ruling.allowed else ruling,
    )


def sale_crumbs(state: BlindHenState) -> tuple[Crumb, Crumb]:
    """Return the crumbs of winner and price; tapped, they go back to correct the answer."""
    winner, price = sale_of(state)
    since = _events_since_sale(state)
    spoken = len(state.bids) == len(state.seating)
    back = Rewound(since + (len(state.bids) if spoken else 1), Drafted(()))
    again = Rewound(since + 1, Drafted((WINNER + winner,)))
    if spoken:
        position = next(number for number, bid in enumerate(state.bids) if bid.player == winner)
        again = Rewound(since + len(state.bids) - position, Drafted(()))
    won = say("{player} won", player=winner)
    paid = say("Price {price}", price=price)
    return (
        Crumb(text=won, key=Key(id="back:winner", text=won, outcome=back)),
        Crumb(text=paid, key=Key(id="back:price", text=paid, outcome=again) if price else None),
    )


def next_suggestion(state: BlindHenState) -> tuple[Key, ...]:
    """A suggested payment can be exchanged for the next one, until a card of it is picked or the lot is tapped."""
    if not state.paid or state.before_payment is None or picks_made(state):
        return ()
    winner, price = sale_of(state)
    sets = suggestions(state.before_payment[winner], price)
    if state.paid not in sets or len(sets) == 1:
        return ()
    following = sets[(sets.index(state.paid) + 1) % len(sets)]
    then = Rewound(1, Answered((CardsPaid(cards=following),)))
    return (
        Key(
            id="suggest",
            text=say("Suggest another"),
            note=say("{cards}", cards=card_names(following)),
            outcome=then,
            icon="suggest",
        ),
    )


def paid_crumb(state: BlindHenState) -> tuple[Crumb, ...]:
    """Return the crumb of the payment; tapped, it goes back to add or take away cards. None when nothing was paid."""
    if not state.paid:
        return ()
    text = say("Paid {total}", total=worth(state.paid))
    taps = (ADJUST, *(f"{PAY}{card}" for card in state.paid))
    back = Rewound(1 + picks_made(state), Drafted(taps))
    return (Crumb(text=text, key=Key(id="back:paid", text=text, outcome=back)),)


def picks_made(state: BlindHenState) -> int:
    """Return how many cards of the payment are picked already."""
    return len(state.paid) - len(state.payment) if state.winner == state.auctioneer else 0


def _events_since_sale(state: BlindHenState) -> int:
    return (1 if state.paid else 0) + picks_made(state)


def sale_of(state: BlindHenState) -> tuple[Name, int]:
    """Return who won and for how much; raises ValueError while the bidding is open."""
    if state.winner is None or state.price is None:
        raise ValueError(state.phase)
    return state.winner, state.price

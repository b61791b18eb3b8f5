"""Blind Hen asks: which cards are paid, picked, revealed or put face up."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from companion.games.blind_hen.asking_bids import WINNER
from companion.games.blind_hen.events import (
    AuctionVoided,
    CardPicked,
    CardsOffered,
    CardsPaid,
    LotRevealed,
)
from companion.games.blind_hen.faces import GRID, face
from companion.games.blind_hen.facts import (
    CORN,
    FACE_UP,
    HEN,
    LOT_SIZE,
    ChickenCard,
    LotCard,
    lot_card,
    worth,
)
from companion.games.blind_hen.judging import enough_left, judge
from companion.games.blind_hen.state import BlindHenState
from companion.games.blind_hen.suggesting import suggestions
from companion.games.blind_hen.wording import card_name, card_names
from companion.tracker import (
    ALLOWED,
    Answered,
    Crumb,
    Draft,
    Drafted,
    Face,
    Key,
    Outcome,
    PickCards,
    Progress,
    Rewound,
    Ruling,
    refuse,
)
from companion.words import Name, Sentence, say

PAY = "pay:"
LOT = "lot:"
ADJUST = "adjust"


def what_is_paid(state: BlindHenState, draft: Draft) -> PickCards:
    """Ask for the payment; it is complete as soon as the price is reached, unless the table is adjusting it."""
    winner, price = _sale(state)
    chosen = tapped(draft, PAY)
    done = Answered((CardsPaid(cards=chosen),))
    reached = worth(tuple(card for card in chosen if isinstance(card, ChickenCard)))
    return PickCards(
        title=_payment_title(state, winner, price),
        rows=tuple(tuple(_payment_key(state, card, draft) for card in row) for row in GRID),
        crumbs=(*sale_crumbs(state), Crumb(text=say("Paid"), now=True), Crumb(text=say("Lot"))),
        aside=(
            *((Key(id="done", text=say("Done"), outcome=done, main=True),) if reached >= price else ()),
            *_suggest_key(state),
            Key(id="void", text=say("Cannot pay"), outcome=Answered((AuctionVoided(),)), icon="repeat"),
        ),
        progress=Progress(reached=reached, needed=price),
        acting=winner,
        taken=newest(draft, PAY),
    )


def what_is_picked(state: BlindHenState) -> PickCards:
    """Ask the next picker for one of the cards in the middle."""
    picker = state.picker or state.auctioneer
    first = len(state.payment) == len(state.paid)
    middle = Counter[LotCard](state.payment)
    rows = tuple(
        tuple(
            replace(
                card_key(
                    f"pick:{card}",
                    card,
                    Answered((CardPicked(player=picker, card=card),)),
                    judge(state, CardPicked(player=picker, card=card)),
                    say("{card}, {held} in the middle", card=card_name(card), held=middle[card]),
                ),
                held=middle[card],
            )
            for card in row
        )
        for row in GRID
    )
    return PickCards(
        title=say("{player} picks first", player=picker) if first else say("{player} picks", player=picker),
        hint=say("one card from the middle"),
        rows=rows,
        crumbs=(*sale_crumbs(state), *_paid_crumb(state), Crumb(text=say("Picks"), now=True), Crumb(text=say("Lot"))),
        aside=_next_suggestion(state) if first else (),
        acting=picker,
    )


def what_is_the_lot(state: BlindHenState, draft: Draft) -> PickCards:
    """Ask for the three cards of the lot; those put face up are in their slots already."""
    cards = (*state.face_up, *tapped(draft, LOT))

    def following(card: LotCard) -> Outcome:
        if len(cards) + 1 < LOT_SIZE:
            return Drafted((*draft, f"{LOT}{card}"))
        return Answered((LotRevealed(cards=(*cards, card)),))

    return PickCards(
        title=say("The lot"),
        hint=_lot_hint(state),
        rows=_all_cards(cards, following, lambda card: enough_left(state, (*cards, card), "cards")),
        crumbs=(*sale_crumbs(state), *_paid_crumb(state), Crumb(text=say("Lot"), now=True)),
        slots=_slots(cards, LOT_SIZE),
        aside=_next_suggestion(state) if not draft else (),
        acting=state.winner,
        taken=newest(draft, LOT),
        covers_table=True,
    )


def which_face_up(state: BlindHenState, draft: Draft) -> PickCards:
    """Ask which one or two cards the auctioneer put face up."""
    cards = tapped(draft, LOT)
    most = max(FACE_UP)

    def following(card: LotCard) -> Outcome:
        if len(cards) + 1 < most:
            return Drafted((*draft, f"{LOT}{card}"))
        return Answered((CardsOffered(face_up=(*cards, card)),))

    only = Key(id="done", text=say("Only this one"), outcome=Answered((CardsOffered(face_up=cards),)), main=True)
    return PickCards(
        title=say("Face-up cards"),
        hint=say("{player} shows one or two of the three", player=state.auctioneer),
        rows=_all_cards(cards, following, lambda card: judge(state, CardsOffered(face_up=(*cards, card)))),
        slots=_slots(cards, most),
        aside=(only,) if cards else (),
        acting=state.auctioneer,
        taken=newest(draft, LOT) or say("face-up cards"),
        covers_table=True,
    )


def tapped(draft: Draft, prefix: str) -> tuple[LotCard, ...]:
    """Return the cards that a draft names, in the order they were tapped."""
    return tuple(lot_card(tap.removeprefix(prefix)) for tap in draft if tap.startswith(prefix))


def newest(draft: Draft, prefix: str) -> Sentence | None:
    """Return the name of the card tapped last, None if there is none."""
    cards = tapped(draft, prefix)
    return card_name(cards[-1]) if cards else None


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
    winner, price = _sale(state)
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


def _payment_key(state: BlindHenState, card: ChickenCard, draft: Draft) -> Key:
    winner, price = _sale(state)
    chosen = tapped(draft, PAY)
    held = state.displays[winner].count(card)
    taken = chosen.count(card)
    outcome: Outcome
    if taken >= held:
        outcome = Drafted(tuple(tap for tap in draft if tap != f"{PAY}{card}"))
    else:
        reached = worth(tuple(own for own in (*chosen, card) if isinstance(own, ChickenCard)))
        outcome = Drafted((*draft, f"{PAY}{card}"))
        if reached >= price and ADJUST not in draft:
            outcome = Answered((CardsPaid(cards=(*chosen, card)),))
    missing = say(
        "{player} has no {card} to pay with. Choose from {player}’s display.", player=winner, card=card_name(card)
    )
    ruling = ALLOWED if held else refuse("BH-11", missing)
    spoken = say(
        "{card}, {player} has {held}, {chosen} chosen", card=card_name(card), player=winner, held=held, chosen=taken
    )
    return replace(card_key(f"{PAY}{card}", card, outcome, ruling, spoken), held=held, chosen=taken)


def _suggest_key(state: BlindHenState) -> tuple[Key, ...]:
    winner, price = _sale(state)
    best = suggestions(state.displays[winner], price)[0]
    return (Key(id="suggest", text=say("Suggest"), outcome=Answered((CardsPaid(cards=best),)), icon="suggest"),)


def _next_suggestion(state: BlindHenState) -> tuple[Key, ...]:
    """A suggested payment can be exchanged for the next one, until a card of it is picked or the lot is tapped."""
    if not state.paid or state.before_payment is None or _picks(state):
        return ()
    winner, price = _sale(state)
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


def _paid_crumb(state: BlindHenState) -> tuple[Crumb, ...]:
    if not state.paid:
        return ()
    text = say("Paid {total}", total=worth(state.paid))
    taps = (ADJUST, *(f"{PAY}{card}" for card in state.paid))
    back = Rewound(1 + _picks(state), Drafted(taps))
    return (Crumb(text=text, key=Key(id="back:paid", text=text, outcome=back)),)


def _payment_title(state: BlindHenState, winner: Name, price: int) -> Sentence:
    if winner == state.auctioneer:
        return say("{player} lays out {price}", player=winner, price=price)
    return say("{player} pays {auctioneer} {price}", player=winner, auctioneer=state.auctioneer, price=price)


def _lot_hint(state: BlindHenState) -> Sentence:
    winner, price = _sale(state)
    if not state.paid:
        return say("{player} pays nothing", player=winner)
    return say("{player} paid {price} with {cards}", player=winner, price=price, cards=card_names(state.paid))


def _all_cards(
    chosen: tuple[LotCard, ...],
    following: Callable[[LotCard], Outcome],
    ruling: Callable[[LotCard], Ruling],
) -> tuple[tuple[Key, ...], ...]:
    rows: tuple[tuple[LotCard, ...], ...] = (*GRID, (HEN, CORN))
    return tuple(
        tuple(
            replace(
                card_key(
                    f"{LOT}{card}",
                    card,
                    following(card),
                    ruling(card),
                    say("{card}, tapped {chosen} times", card=card_name(card), chosen=chosen.count(card)),
                ),
                chosen=chosen.count(card),
            )
            for card in row
        )
        for row in rows
    )


def _slots(cards: tuple[LotCard, ...], size: int) -> tuple[Face | None, ...]:
    faces: tuple[Face | None, ...] = tuple(face(card) for card in cards)
    return (*faces, *([None] * (size - len(faces))))


def _picks(state: BlindHenState) -> int:
    return len(state.paid) - len(state.payment) if state.winner == state.auctioneer else 0


def _events_since_sale(state: BlindHenState) -> int:
    return (1 if state.paid else 0) + _picks(state)


def _sale(state: BlindHenState) -> tuple[Name, int]:
    if state.winner is None or state.price is None:
        raise ValueError(state.phase)
    return state.winner, state.price

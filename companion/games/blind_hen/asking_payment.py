"""Blind Hen asks: which cards are paid."""

from dataclasses import replace

from companion.games.blind_hen.asking_parts import (
    ADJUST,
    PAY,
    card_key,
    newest,
    sale_crumbs,
    sale_of,
    tapped,
)
from companion.games.blind_hen.events import (
    AuctionVoided,
    CardsPaid,
)
from companion.games.blind_hen.faces import GRID
from companion.games.blind_hen.facts import (
    ChickenCard,
    LotCard,
    worth,
)
from companion.games.blind_hen.state import BlindHenState
from companion.games.blind_hen.suggesting import suggestions
from companion.games.blind_hen.wording import card_name
from companion.tracker import (
    ALLOWED,
    Answered,
    Crumb,
    Draft,
    Drafted,
    Key,
    Outcome,
    PickCards,
    Progress,
    refuse,
)
from companion.words import Name, Sentence, say


def what_is_paid(state: BlindHenState, draft: Draft) -> PickCards:
    """Ask for the payment; it is complete as soon as the price is reached, unless the table is adjusting it."""
    winner, price = sale_of(state)
    chosen = tapped(draft, PAY)
    reached = worth(tuple(card for card in chosen if isinstance(card, ChickenCard)))
    return PickCards(
        title=_payment_title(state, winner, price),
        rows=tuple(tuple(_payment_key(state, card, draft) for card in row) for row in GRID),
        crumbs=(*sale_crumbs(state), Crumb(text=say("Paid"), now=True), Crumb(text=say("Lot"))),
        aside=(
            *(_done_key(chosen, reached, price) if ADJUST in draft else ()),
            *_suggest_key(state),
            Key(id="void", text=say("Cannot pay"), outcome=Answered((AuctionVoided(),)), icon="repeat"),
        ),
        progress=Progress(reached=reached, needed=price),
        acting=winner,
        taken=newest(draft, PAY),
    )


def _done_key(chosen: tuple[LotCard, ...], reached: int, price: int) -> tuple[Key, ...]:
    """Return the key that ends an adjusted payment; greyed, but in its place, until the price is reached (BH-14)."""
    short = say("The cards reach {reached} of {price} (BH-14). Add a card.", reached=reached, price=price)
    enough = reached >= price
    return (
        Key(
            id="done",
            text=say("Done"),
            outcome=Answered((CardsPaid(cards=chosen),)),
            main=enough,
            refusal=None if enough else refuse("BH-14", short),
        ),
    )


def _payment_key(state: BlindHenState, card: ChickenCard, draft: Draft) -> Key:
    winner, price = sale_of(state)
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
        "{player} has no {card} to pay with (BH-11). Choose from {player}’s display.",
        player=winner,
        card=card_name(card),
    )
    ruling = ALLOWED if held else refuse("BH-11", missing)
    spoken = card_name(card)
    if held:
        own = say("{card}, {player} has {held}", card=spoken, player=winner, held=held)
        spoken = say("{card}, {chosen} chosen", card=own, chosen=taken)
    return replace(card_key(f"{PAY}{card}", card, outcome, ruling, spoken), held=held, chosen=taken)


def _suggest_key(state: BlindHenState) -> tuple[Key, ...]:
    winner, price = sale_of(state)
    best = suggestions(state.displays[winner], price)[0]
    return (Key(id="suggest", text=say("Suggest"), outcome=Answered((CardsPaid(cards=best),)), icon="suggest"),)


def _payment_title(state: BlindHenState, winner: Name, price: int) -> Sentence:
    if winner == state.auctioneer:
        return say("{player} lays out {price}", player=winner, price=price)
    return say("{player} pays {auctioneer} {price}", player=winner, auctioneer=state.auctioneer, price=price)

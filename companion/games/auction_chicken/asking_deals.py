"""Auction Chicken asks: which cards were dealt."""

from collections.abc import Iterable

from companion.games.auction_chicken.events import CardsDealt
from companion.games.auction_chicken.faces import GONE, GRID, face
from companion.games.auction_chicken.facts import DECK, Card, card
from companion.games.auction_chicken.judging import judge_card_dealt
from companion.games.auction_chicken.state import AuctionChickenState
from companion.games.auction_chicken.wording import card_name, card_names, full_name
from companion.tracker import Answered, Draft, Drafted, Face, Key, Outcome, PickCards
from companion.words import Sentence, say

DEALT = "deal:"


def what_is_dealt(state: AuctionChickenState, draft: Draft) -> PickCards:
    """Ask for the cards in the order dealt, one for each player (AC-09); the last one commits."""
    chosen = tapped_cards(draft)
    count = len(state.seating)
    left = len(DECK) - len(state.dealt) * count
    last = state.deals_left == 1
    title = say("Deal {count} cards", count=count)
    hint = say("Tap them in the order dealt. {left} cards are left.", left=left)
    return PickCards(
        title=say("The first lot: {count} cards", count=count) if last else title,
        hint=say("Tap them in any order. One of {left} stays aside.", left=left) if last else hint,
        rows=tuple(tuple(_card_key(state, own, draft) for own in row) for row in GRID),
        slots=_slots(chosen, count),
        in_slots=say("Chosen: {cards}", cards=card_names(chosen)) if chosen else None,
        taken=card_name(chosen[-1]) if chosen else None,
        covers_table=True,
    )


def deal_taps(cards: Iterable[Card]) -> Draft:
    """Return the taps of cards that were dealt."""
    return tuple(f"{DEALT}{own}" for own in cards)


def tapped_cards(draft: Draft) -> tuple[Card, ...]:
    """Return the cards that a draft names, in the order they were tapped."""
    return tuple(card(tap.removeprefix(DEALT)) for tap in draft)


def _card_key(state: AuctionChickenState, own: Card, draft: Draft) -> Key:
    """A card already seen is gone from the grid; one just chosen is given back by another tap."""
    tap = f"{DEALT}{own}"
    ruling = judge_card_dealt(state, own)
    chosen = tap in draft
    return Key(
        id=tap,
        text=card_name(own),
        spoken=_spoken(own, draft.index(tap) + 1) if chosen else full_name(own),
        outcome=_following(state, own, draft),
        face=face(own) if ruling.allowed else GONE,
        chosen=int(chosen),
        refusal=None if ruling.allowed else ruling,
    )


def _following(state: AuctionChickenState, own: Card, draft: Draft) -> Outcome:
    tap = f"{DEALT}{own}"
    if tap in draft:
        return Drafted(tuple(other for other in draft if other != tap))
    if len(draft) + 1 < len(state.seating):
        return Drafted((*draft, tap))
    return Answered((CardsDealt(cards=(*tapped_cards(draft), own)),))


def _spoken(own: Card, place: int) -> Sentence:
    return say("{card}, chosen as number {place}", card=full_name(own), place=place)


def _slots(chosen: tuple[Card, ...], count: int) -> tuple[Face | None, ...]:
    return (*map(face, chosen), *([None] * (count - len(chosen))))

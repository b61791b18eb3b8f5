"""Blind Hen asks: which cards are picked, revealed or put face up."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from companion.games.blind_hen.asking_parts import (
    COVERED,
    LOT,
    card_key,
    newest,
    next_suggestion,
    paid_crumb,
    sale_crumbs,
    sale_of,
    tapped,
)
from companion.games.blind_hen.events import (
    CardPicked,
    CardsOffered,
    LotRevealed,
)
from companion.games.blind_hen.faces import GRID, HIDDEN, face
from companion.games.blind_hen.facts import (
    CORN,
    FACE_UP,
    HEN,
    LOT_SIZE,
    LotCard,
)
from companion.games.blind_hen.judging import enough_left, in_auction, judge
from companion.games.blind_hen.state import BlindHenState
from companion.games.blind_hen.wording import card_name, card_names
from companion.tracker import (
    Answered,
    Crumb,
    Draft,
    Drafted,
    Face,
    Key,
    Outcome,
    PickCards,
    Ruling,
    refuse,
)
from companion.words import Listing, Sentence, say, say_many

PAYMENT_FIRST = refuse(
    "BH-17", say("The payment comes before the lot (BH-17). Undo the cards of the lot to choose another payment.")
)
NONE_CHOSEN = refuse("BH-18", say("One or two cards lie face up (BH-18). Tap the first one, then this key."))


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
                    _in_the_middle(card, middle[card]),
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
        crumbs=(*sale_crumbs(state), *paid_crumb(state), Crumb(text=say("Picks"), now=True), Crumb(text=say("Lot"))),
        aside=next_suggestion(state) if first else (),
        acting=picker,
    )


def what_is_the_lot(state: BlindHenState, draft: Draft) -> PickCards:
    """Ask for the three cards of the lot; those put face up are in their slots already."""
    cards = (*state.face_up, *tapped(draft, LOT, COVERED))

    def following(card: LotCard) -> Outcome:
        if len(cards) + 1 < LOT_SIZE:
            return Drafted((*draft, f"{LOT}{card}"))
        return Answered((LotRevealed(cards=(*cards, card)),))

    return PickCards(
        title=say("The lot"),
        hint=_lot_hint(state),
        rows=_all_cards(
            (*state.face_up, *tapped(draft, LOT)), following, lambda card: enough_left(state, (*cards, card), "cards")
        ),
        crumbs=(*sale_crumbs(state), *paid_crumb(state), Crumb(text=say("Lot"), now=True)),
        slots=_slots(state.face_up, draft, LOT_SIZE),
        in_slots=_chosen(state.face_up, draft),
        aside=_while_no_card_is_chosen(next_suggestion(state), draft),
        acting=state.winner,
        taken=newest(draft, LOT, COVERED),
        covers_table=True,
    )


def which_face_up(state: BlindHenState, draft: Draft) -> PickCards:
    """Ask which one or two cards the auctioneer put face up."""
    cards = tapped(draft, LOT, COVERED)
    most = max(FACE_UP)

    def following(card: LotCard) -> Outcome:
        if len(cards) + 1 < most:
            return Drafted((*draft, f"{LOT}{card}"))
        return Answered((CardsOffered(face_up=(*cards, card)),))

    only = Key(
        id="done",
        text=say("Only this one"),
        outcome=Answered((CardsOffered(face_up=cards),)),
        main=bool(cards),
        refusal=None if cards else NONE_CHOSEN,
    )
    return PickCards(
        title=say("Face-up cards"),
        hint=say("{player} turns over one or two of the three", player=state.auctioneer),
        rows=_all_cards(
            tapped(draft, LOT),
            following,
            lambda card: in_auction(state) or enough_left(state, (*cards, card), "face_up"),
        ),
        slots=_slots((), draft, most),
        in_slots=_chosen((), draft),
        aside=(only,),
        acting=state.auctioneer,
        taken=newest(draft, LOT, COVERED) or say("face-up cards"),
        covers_table=True,
    )


def _while_no_card_is_chosen(keys: tuple[Key, ...], draft: Draft) -> tuple[Key, ...]:
    """Grey keys once a card of the lot is chosen: the payment comes first (BH-17). They keep their place."""
    return tuple(replace(key, refusal=PAYMENT_FIRST) for key in keys) if draft else keys


def _lot_hint(state: BlindHenState) -> Sentence:
    winner, price = sale_of(state)
    if not state.paid:
        return say("{player} pays nothing", player=winner)
    return say(
        "{player} pays the price of {price} with {cards}", player=winner, price=price, cards=card_names(state.paid)
    )


def _all_cards(
    shown: tuple[LotCard, ...],
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
                    _taken_times(card, shown.count(card)),
                ),
                chosen=shown.count(card),
            )
            for card in row
        )
        for row in rows
    )


def _in_the_middle(card: LotCard, held: int) -> Sentence:
    return say("{card}, {held} in the middle", card=card_name(card), held=held) if held else card_name(card)


def _taken_times(card: LotCard, chosen: int) -> Sentence:
    return say("{card}, {chosen} chosen", card=card_name(card), chosen=chosen) if chosen else card_name(card)


def _chosen(face_up: tuple[LotCard, ...], draft: Draft) -> Sentence | None:
    """Return the same in words: what stays covered in its place is only a number (BH-23)."""
    covered = len(tapped(draft, COVERED))
    names: list[Sentence] = [card_name(card) for card in (*face_up, *tapped(draft, LOT))]
    if covered:
        names.append(say_many("{count} hidden card", "{count} hidden cards", count=covered))
    return say("Chosen: {cards}", cards=Listing(tuple(names))) if names else None


def _slots(face_up: tuple[LotCard, ...], draft: Draft, size: int) -> tuple[Face | None, ...]:
    """Return what lies in the places of a lot; a card that undo brought back stays covered if it is hidden by now."""
    taps = [tap for tap in draft if tap.startswith((LOT, COVERED))]
    faces = [
        *map(face, face_up),
        *(HIDDEN if tap.startswith(COVERED) else face(tapped((tap,), LOT)[0]) for tap in taps),
    ]
    return (*faces, *([None] * (size - len(faces))))

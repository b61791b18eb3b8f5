"""Blind Hen's final displays in the making, as plain values: what everybody has, and who owns which chicken."""

from dataclasses import dataclass, field, replace

from companion.games.blind_hen.facts import COLORS, CORN, HEN, ChickenCard, Color, FaceDownCard, lot_card
from companion.games.blind_hen.position import Commons, Holding, told
from companion.games.blind_hen.wording import card_name
from companion.games.game import FinalPosition
from companion.tracker import RefusedError, refuse
from companion.ui.drafts import Form
from companion.words import Name, say

CHICKENS = "wooden_chickens"
SUPPLY = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Heap:
    """What one player has, in the order of the taps; ``seen`` once the table has gone on from it."""

    taps: tuple[str, ...] = ()
    seen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalDisplays:
    """The heaps so far, whose is counted now, and who owns which wooden chicken."""

    heaps: dict[str, Heap] = field(default_factory=dict)
    at: str | None = None
    at_chickens: bool = False
    owners: dict[str, str] = field(default_factory=dict)


BlindHenTally = Form[FinalDisplays]


def heap_of(form: BlindHenTally, player: str) -> Heap:
    """Return what a player has so far."""
    return form.own.heaps.get(player, Heap())


def cards_of(form: BlindHenTally, player: str) -> tuple[str, ...]:
    """Return a player's chicken cards so far."""
    return tuple(tap for tap in heap_of(form, player).taps if tap not in {str(HEN), str(CORN)})


def pile_of(form: BlindHenTally, player: str, kind: FaceDownCard) -> int:
    """Return how many hens or corns a player has so far."""
    return heap_of(form, player).taps.count(str(kind))


def counting(form: BlindHenTally) -> Name:
    """Return whose cards are counted now."""
    return Name(form.own.at) if form.own.at in form.seating.players and form.own.at else form.seating.names[0]


def asked(form: BlindHenTally) -> tuple[Name, bool]:
    """Return what is asked now: whose cards, or who has the wooden chickens."""
    return counting(form), form.own.at_chickens and with_chickens(form)


def with_chickens(form: BlindHenTally) -> bool:
    """Whether the wooden chickens are counted, too."""
    return CHICKENS in form.seating.options


def begun(form: BlindHenTally) -> BlindHenTally:
    """Begin to count, or go on where it was left."""
    return replace(form, begun=True, own=replace(form.own, at_chickens=form.own.at_chickens and with_chickens(form)))


def gone_to(form: BlindHenTally, player: str) -> BlindHenTally:
    """Count another player's cards."""
    return replace(form, own=replace(_seen(form), at=player, at_chickens=False))


def gone_on(form: BlindHenTally) -> BlindHenTally:
    """Go to the next player who was not counted yet, and after the last to the wooden chickens."""
    following = next_player(form)
    if following is not None:
        return gone_to(form, following)
    return replace(form, own=replace(_seen(form), at_chickens=with_chickens(form)))


def next_player(form: BlindHenTally) -> Name | None:
    """Return who is counted next, clockwise, None when everybody is."""
    at = form.seating.names.index(counting(form))
    order = (*form.seating.names[at + 1 :], *form.seating.names[:at])
    return next((player for player in order if not heap_of(form, player).seen), None)


def added(form: BlindHenTally, player: str, what: str) -> BlindHenTally:
    """Add a card to what a player has; raises ``RefusedError`` when the game has no more of it (BH-24)."""
    heap = heap_of(form, player)
    grown = _with_heap(form, player, replace(heap, taps=(*heap.taps, what)))
    told(final_of(grown))
    return grown


def one_fewer(form: BlindHenTally, player: str, what: FaceDownCard) -> BlindHenTally:
    """Take a hen or a corn away again; raises ``RefusedError`` when there is none."""
    heap = heap_of(form, player)
    if str(what) not in heap.taps:
        reason = say("{player} has no {card} to take away.", player=player, card=card_name(what))
        raise RefusedError(refuse("BH-24", reason))
    at = len(heap.taps) - 1 - heap.taps[::-1].index(str(what))
    return _with_heap(form, player, replace(heap, taps=heap.taps[:at] + heap.taps[at + 1 :]))


def taken_back(form: BlindHenTally, player: str) -> BlindHenTally:
    """Take a player's last tap back."""
    heap = heap_of(form, player)
    return _with_heap(form, player, replace(heap, taps=heap.taps[:-1]))


def given(form: BlindHenTally, color: Color, owner: str) -> BlindHenTally:
    """Say who owns a wooden chicken, or that it is still in the supply."""
    return replace(form, own=replace(form.own, owners={**form.own.owners, str(color): owner}))


def supplied(form: BlindHenTally) -> BlindHenTally:
    """Say that all chickens nobody was named for are still in the supply."""
    owners = {str(color): owner_of(form, color) or SUPPLY for color in COLORS}
    return replace(form, own=replace(form.own, owners=owners))


def owner_of(form: BlindHenTally, color: Color) -> str | None:
    """Return who owns a wooden chicken, the supply, or None while nobody has said."""
    owner = form.own.owners.get(str(color))
    return owner if owner == SUPPLY or owner in form.seating.players else None


def chickens_open(form: BlindHenTally) -> bool:
    """Whether nobody has said yet where some wooden chicken is."""
    return with_chickens(form) and any(owner_of(form, color) is None for color in COLORS)


def final_of(form: BlindHenTally) -> FinalPosition[Holding, Commons]:
    """Return the final position that the form describes."""
    owners = {color: Name(owner) for color in COLORS if (owner := owner_of(form, color))}
    return FinalPosition(
        table=form.seating.table,
        holdings={
            player: Holding(
                display=_display(form, player),
                hens=pile_of(form, player, HEN),
                corns=pile_of(form, player, CORN),
            )
            for player in form.seating.names
        },
        commons=Commons(wooden_chickens=owners) if with_chickens(form) else Commons(),
    )


def _display(form: BlindHenTally, player: str) -> tuple[ChickenCard, ...]:
    cards = (_card(tap) for tap in heap_of(form, player).taps)
    return tuple(card for card in cards if isinstance(card, ChickenCard))


def _card(text: str) -> object:
    try:
        return lot_card(text)
    except ValueError:
        return None


def _with_heap(form: BlindHenTally, player: str, heap: Heap) -> BlindHenTally:
    return replace(form, own=replace(form.own, heaps={**form.own.heaps, player: heap}))


def _seen(form: BlindHenTally) -> FinalDisplays:
    player = counting(form)
    return replace(form.own, heaps={**form.own.heaps, player: replace(heap_of(form, player), seen=True)})

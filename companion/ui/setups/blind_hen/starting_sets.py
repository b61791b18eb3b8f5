"""Blind Hen's starting cards in the making, as plain values: who has which set, and what is asked for next."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.archive import Memory
from companion.games.blind_hen.facts import MOST_AUCTIONS, SETS, STARTING_CARDS, ChickenCard, chicken_card
from companion.games.blind_hen.state import Setup
from companion.tracker import RefusedError, refuse
from companion.ui.drafts import Form
from companion.words import Name, say

GAME = "blind-hen"
SavedSets = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """A player's cards in the order of the taps; done once the eighth is there, or once a late table says so."""

    letter: str | None = None
    cards: tuple[str, ...] = ()
    done: bool = False

    @property
    def known(self) -> tuple[ChickenCard, ...]:
        """The cards, without whatever else a file may hold."""
        return tuple(chicken_card(card) for card in self.cards if is_card(card))


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingCards:
    """The hands so far, and the question that is open.

    ``sets`` are starting sets, ``displays`` what lies there when the tracking begins ``late``, after so many auctions.
    ``asked`` is the player whose cards are entered, ``choosing`` when it is the letter that is asked.
    """

    sets: dict[str, Hand] = field(default_factory=dict)
    displays: dict[str, Hand] = field(default_factory=dict)
    asked: str | None = None
    choosing: bool = False
    late: int | None = None
    asking_late: bool = False

    @property
    def hands(self) -> dict[str, Hand]:
        """What the players begin with, by what this table begins with."""
        return self.sets if self.late is None else self.displays


BlindHenForm = Form[StartingCards]


def is_card(text: str) -> bool:
    """Whether a text names a chicken card; a file written by hand may hold anything."""
    try:
        chicken_card(text)
    except ValueError:
        return False
    return True


def saved_sets(memory: Memory) -> SavedSets:
    """Return the sets that the household has entered before, by their letters."""
    kept = memory.sets.get(GAME, {})
    return {letter: cards for letter, cards in kept.items() if cards and all(map(is_card, cards))}


def hand_of(form: BlindHenForm, player: str) -> Hand:
    """Return a player's cards so far."""
    return form.own.hands.get(player, Hand())


def without_cards(form: BlindHenForm) -> tuple[Name, ...]:
    """Return who has no cards yet, in seating order."""
    return tuple(player for player in form.seating.names if not hand_of(form, player).done)


def owner(form: BlindHenForm, letter: str) -> Name | None:
    """Return who at the table has the set of a letter."""
    return next((player for player in form.seating.names if hand_of(form, player).letter == letter), None)


def asked(form: BlindHenForm, player: str) -> BlindHenForm:
    """Ask for a player's cards: the letter first, or straight to the cards where some are known."""
    own = form.own
    choosing = own.late is None and player not in own.sets
    return replace(form, own=replace(own, asked=player, choosing=choosing, asking_late=False))


def closed(form: BlindHenForm) -> BlindHenForm:
    """Go back to the form; what was entered stays."""
    return replace(form, own=replace(form.own, asked=None, choosing=False, asking_late=False))


def other_set(form: BlindHenForm, player: str) -> BlindHenForm:
    """Ask for the letter again."""
    return replace(form, own=replace(form.own, asked=player, choosing=True))


def lettered(form: BlindHenForm, player: str, letter: str, saved: SavedSets) -> BlindHenForm:
    """Give a player the set of a letter: a saved one at once, else its cards are asked for.

    Raises ``RefusedError`` for another player's set; whoever has a set already swaps with its owner.
    """
    if form.own.asked != player:
        return form
    holder, hand = owner(form, letter), hand_of(form, player)
    if holder == player:
        return replace(form, own=replace(form.own, choosing=False))
    if holder is not None:
        if hand.letter is None:
            raise RefusedError(
                refuse(None, say("{player} has set {letter}. Tap another one.", player=holder, letter=letter))
            )
        swapped = {**form.own.sets, holder: hand, player: form.own.sets[holder]}
        return _next(replace(form, own=replace(form.own, sets=swapped)), player)
    if letter in saved:
        return _given(form, player, Hand(letter=letter, cards=saved[letter], done=True))
    cards = () if hand.done else hand.cards
    return _with_hand(form, player, Hand(letter=letter, cards=cards))


def unlettered(form: BlindHenForm, player: str) -> BlindHenForm:
    """Let a player's cards be entered without a letter."""
    hand = hand_of(form, player)
    return _with_hand(form, player, replace(hand, letter=None))


def card_added(form: BlindHenForm, player: str, card: str) -> BlindHenForm:
    """Add a card; the eighth of a starting set completes it and asks for the next player's.

    Raises ``RefusedError`` for a ninth.
    """
    if form.own.asked != player:
        return form
    hand = hand_of(form, player)
    if form.own.late is None and len(hand.cards) >= STARTING_CARDS:
        reason = say("These are {count} cards. Take one back first.", count=STARTING_CARDS)
        raise RefusedError(refuse("BH-24", reason))
    grown = replace(hand, cards=(*hand.cards, card))
    if form.own.late is None and len(grown.cards) == STARTING_CARDS:
        return _given(form, player, replace(grown, done=True))
    return _with_hand(form, player, grown)


def card_taken_back(form: BlindHenForm, player: str) -> BlindHenForm:
    """Take the last card back."""
    hand = hand_of(form, player)
    return _with_hand(form, player, replace(hand, cards=hand.cards[:-1], done=False))


def entered_anew(form: BlindHenForm, player: str) -> BlindHenForm:
    """Take all cards of a player back, the letter stays."""
    return _with_hand(form, player, Hand(letter=hand_of(form, player).letter))


def counted(form: BlindHenForm, player: str) -> BlindHenForm:
    """Say that a display is entered, however many cards it has: a table that begins late counts for itself."""
    return _given(form, player, replace(hand_of(form, player), done=True)) if form.own.asked == player else form


def late_asked(form: BlindHenForm) -> BlindHenForm:
    """Ask how many auctions were played before."""
    return replace(form, own=replace(form.own, asking_late=True, asked=None))


def begun_late(form: BlindHenForm, auctions: int | None) -> BlindHenForm:
    """Begin after so many auctions, or with the first one."""
    return replace(form, own=replace(form.own, late=auctions, asking_late=False, asked=None))


def setup_of(form: BlindHenForm) -> Setup:
    """Return the start that the form describes."""
    return Setup(
        auctioneer=form.seating.begins or Name(""),
        displays={player: hand_of(form, player).known for player in form.seating.names},
        auctions_before=min(form.own.late or 0, MOST_AUCTIONS),
    )


def sets_to_keep(form: BlindHenForm, saved: SavedSets) -> dict[str, tuple[str, ...]]:
    """Return the complete sets whose letters are not saved with these cards yet."""
    return {
        hand.letter: hand.cards
        for hand in form.own.sets.values()
        if hand.done and hand.letter in SETS and hand.letter is not None and saved.get(hand.letter) != hand.cards
    }


def _with_hand(form: BlindHenForm, player: str, hand: Hand) -> BlindHenForm:
    own = form.own
    seated = {
        name: held
        for name, held in own.hands.items()
        if name != player and (hand.letter is None or held.letter != hand.letter)
    }
    hands = {**seated, player: hand}
    changed = replace(own, sets=hands) if own.late is None else replace(own, displays=hands)
    return replace(form, own=replace(changed, asked=player, choosing=False))


def _given(form: BlindHenForm, player: str, hand: Hand) -> BlindHenForm:
    return _next(_with_hand(form, player, hand), player)


def _next(form: BlindHenForm, player: str) -> BlindHenForm:
    missing = without_cards(form)
    if not missing:
        return closed(form)
    at = form.seating.names.index(Name(player))
    order = (*form.seating.names[at:], *form.seating.names[:at])
    return asked(form, next(name for name in order if name in missing))

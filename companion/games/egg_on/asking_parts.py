"""What Egg On's questions share: keys of cards, passes, crumbs and the outlook of a wedding phase."""

from companion.games.egg_on.events import CrowPlayed, PlayerPassed, PlayerStuck, WeddingPlayed, WormPlayed
from companion.games.egg_on.facts import CROW, Card, Color, OtherCard, Worm
from companion.games.egg_on.mating import Verdict, appraisal
from companion.games.egg_on.moves import Play
from companion.games.egg_on.state import EggOnState, Phase
from companion.games.egg_on.telling_matings import mating_line
from companion.games.egg_on.wording import worm_name
from companion.tracker import Answered, Crumb, Drafted, Key, Outlook, Rewound, place_id
from companion.words import Sentence, say

SWAP = "swap"
PLACE = "place:"
WORM = "worm:"

Placed = tuple[str, Play]
"""A place of the board, and what would be played there."""


def card_tap(card: Card) -> str:
    """Return the id of a card's key.

    >>> card_tap(Worm.STARRED_TWO), card_tap(CROW)
    ('worm:2*', 'crow')
    """
    return f"{WORM}{card}" if isinstance(card, Worm) else str(card)


def tapped_card(tap: str) -> Card:
    """Return the card that a tap named."""
    return Worm(tap.removeprefix(WORM)) if tap.startswith(WORM) else OtherCard(tap)


def card_name(card: Card) -> Sentence:
    """Return what stands on a card's key."""
    match card:
        case Worm.FAKE:
            return say("Fake")
        case Worm():
            return worm_name(card)
        case _:
            return say("Crow") if card is CROW else say("Wedding")


def left_note(state: EggOnState, card: Card) -> Sentence:
    """Return how many of a card the player in turn may still have in hand or deck (EO-30)."""
    left = state.left(state.turn)[card]
    return say("{count} left", count=left) if left else say("played")


def plays_of(state: EggOnState, card: Card) -> tuple[Placed, ...]:
    """Return what the player in turn would do with a card at each place, allowed or not."""
    player = state.turn
    if card is CROW:
        return tuple(
            (place_id(female, target), CrowPlayed(player=player, female=female, target=target))
            for female in state.females
            for target in state.seating
        )
    return tuple((place_id(female, player), _laid(state, card, female)) for female in state.females)


def _laid(state: EggOnState, card: Card, female: Color) -> Play:
    if isinstance(card, Worm):
        return WormPlayed(player=state.turn, female=female, worm=card)
    return WeddingPlayed(player=state.turn, female=female)


def phase_crumbs(state: EggOnState) -> tuple[Crumb, ...]:
    """Return the parts of a wedding phase; the wedding cards are tapped to ask again from the newest one on."""
    if not state.in_phase:
        return ()
    weddings = say("Weddings")
    back = Key(id="back:weddings", text=weddings, outcome=Rewound(state.since_wedding, Drafted(())))
    now = state.phase is Phase.WEDDINGS
    return (
        Crumb(text=weddings, now=now, key=None if now else back),
        Crumb(text=say("Worms"), now=not now),
        Crumb(text=say("Mating")),
    )


def pass_keys(state: EggOnState) -> tuple[Key, ...]:
    """Return the keys to pass in a wedding phase: alone, or with everybody who is still asked in this part."""
    own = Key(
        id="pass",
        text=say("{player} passes", player=state.turn),
        outcome=Answered((PlayerPassed(player=state.turn),)),
        main=True,
    )
    if len(state.asked) == 1:
        return (own,)
    everyone = Answered(tuple(PlayerPassed(player=player) for player in state.asked))
    return (own, Key(id="everyone", text=say("Everyone passes"), outcome=everyone))


def stuck_key(state: EggOnState) -> tuple[Key, ...]:
    """Return the key that ends the game because a player has to play and cannot; only in a normal turn (EO-24)."""
    if state.in_phase:
        return ()
    text = say("{player} cannot play", player=state.turn)
    outcome = Answered((PlayerStuck(player=state.turn),))
    return (Key(id="cannot-play", text=text, outcome=outcome, icon="flag"),)


def outlook(state: EggOnState) -> Outlook | None:
    """Return what would mate if nothing more were played, all from open cards; nothing in a normal turn."""
    if not state.in_phase:
        return None
    wed = (one for one in appraisal(state) if one.verdict is not Verdict.NO_WEDDING_CARD)
    return Outlook(title=say("If nothing more is played"), lines=tuple(mating_line(one) for one in wed))

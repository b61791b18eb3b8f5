"""The rules of playing a worm or the fake worm."""

from companion.games.egg_on.events import WormPlayed
from companion.games.egg_on.facts import CROW, MALE_SET, WEDDING, Card, Color, Worm
from companion.games.egg_on.state import EggOnState, Phase
from companion.games.egg_on.wording import COLOR_NAMES, worm_name
from companion.tracker import ALLOWED, Ruling, refuse
from companion.words import Name, Sentence, say


def judge_worm(state: EggOnState, event: WormPlayed) -> Ruling:
    """A worm or the fake worm goes to any female, in a normal turn or in the worm part (EO-02, EO-17)."""
    return (
        after_weddings(state)
        or still_has(state, event.player, event.worm, "worm")
        or fake_returns(state, event.player, event.female, event.worm)
        or ALLOWED
    )


def after_weddings(state: EggOnState) -> Ruling | None:
    """Worms wait until nobody plays another wedding card (EO-16)."""
    if state.phase is not Phase.WEDDINGS:
        return None
    return refuse("EO-16", say("First the wedding cards (EO-16). Worms are played when everybody has passed."))


def still_has(state: EggOnState, player: Name, card: Card, field: str = "") -> Ruling | None:
    """Every male has one set of cards, and what is gone never returns (EO-30)."""
    if state.left(player)[card]:
        return None
    return refuse("EO-30", _used_up(player, card), field)


def fake_returns(state: EggOnState, player: Name, female: Color, worm: Worm) -> Ruling | None:
    """A fake worm that was taken from a female is not laid there again in the same wedding phase (EO-15)."""
    if worm is not Worm.FAKE or (player, female) not in state.fakes_taken:
        return None
    reason = say(
        "{player} took the fake worm from {female} in this wedding phase, so it does not go back there (EO-15).",
        player=player,
        female=COLOR_NAMES[female],
    )
    return refuse("EO-15", reason, "female")


def _used_up(player: Name, card: Card) -> Sentence:
    match card:
        case Worm.FAKE:
            return say("{player} has played the fake worm (EO-30).", player=player)
        case Worm():
            return say("{player} has no {worm} left (EO-30).", player=player, worm=worm_name(card))
        case _ if card is CROW:
            return say("{player} has played both crows (EO-30).", player=player)
        case _:
            return say("{player} has played all {count} wedding cards (EO-30).", player=player, count=MALE_SET[WEDDING])

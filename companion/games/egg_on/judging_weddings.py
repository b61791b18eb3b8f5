"""The rules of laying a wedding card."""

from companion.games.egg_on.events import WeddingPlayed
from companion.games.egg_on.facts import WEDDING
from companion.games.egg_on.judging_worms import still_has
from companion.games.egg_on.state import EggOnState, Phase
from companion.games.egg_on.wording import COLOR_NAMES
from companion.tracker import ALLOWED, Ruling, refuse
from companion.words import Listing, say


def judge_wedding(state: EggOnState, event: WeddingPlayed) -> Ruling:
    """The first card opens the wedding phase; later ones go to any female, one of a male at each (EO-16)."""
    return (
        before_worms(state)
        or still_has(state, event.player, WEDDING)
        or another_female(state, event)
        or (opens(state, event) if state.phase is Phase.NORMAL else None)
        or ALLOWED
    )


def before_worms(state: EggOnState) -> Ruling | None:
    """In the worm part no more wedding cards are laid (EO-17)."""
    if state.phase is not Phase.WORMS:
        return None
    return refuse("EO-17", say("The wedding cards are laid, now only worms are played (EO-17)."))


def another_female(state: EggOnState, event: WeddingPlayed) -> Ruling | None:
    """A male lays at most one wedding card before each female (EO-16)."""
    if event.player not in state.females[event.female].weddings:
        return None
    reason = say(
        "{player} has a wedding card at {female} already (EO-16). Choose another female.",
        player=event.player,
        female=COLOR_NAMES[event.female],
    )
    return refuse("EO-16", reason, "female")


def opens(state: EggOnState, event: WeddingPlayed) -> Ruling | None:
    """The first wedding card needs own worms at the female, worth more than anybody's there (EO-08, EO-09).

    A lone fake worm is no offer; with ``tied_first_wedding`` nobody's may be worth more.
    """
    own = state.total(event.female, event.player)
    if not own:
        reason = say(
            "The first wedding card needs a worm of {player} at {female}, and a fake one is worth nothing (EO-08).",
            player=event.player,
            female=COLOR_NAMES[event.female],
        )
        return refuse("EO-08", reason, "female")
    highest = state.highest(event.female)
    leaders = state.leaders(event.female)
    if leaders == (event.player,) or (event.player in leaders and state.has("tied_first_wedding")):
        return None
    if event.player in leaders:
        reason = say(
            "{players} tie at {total} for {female}. The first wedding needs the highest worms alone (EO-09).",
            players=Listing(leaders),
            total=highest,
            female=COLOR_NAMES[event.female],
        )
    else:
        reason = say(
            "{player} offers {female} {own}, but {rival} {total}. The first wedding needs the highest worms (EO-09).",
            player=event.player,
            female=COLOR_NAMES[event.female],
            own=own,
            rival=leaders[0],
            total=highest,
        )
    return refuse("EO-09", reason, "female")

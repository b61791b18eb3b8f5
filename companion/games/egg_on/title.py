"""Egg On as a value: everything that the rest of the program knows about it."""

from companion.games.egg_on.applying import apply, forced
from companion.games.egg_on.asking import about, ask, retrace
from companion.games.egg_on.events import EVENTS
from companion.games.egg_on.facts import SEATS, Color, Egg, Worm, egg
from companion.games.egg_on.judging import judge
from companion.games.egg_on.lessons import lesson
from companion.games.egg_on.portrait import portray
from companion.games.egg_on.position import Commons, Holding, told, tracked
from companion.games.egg_on.scoring import score
from companion.games.egg_on.start import start
from companion.games.egg_on.state import EggOnState, Ending, Phase, Setup
from companion.games.egg_on.telling import announce, chapter, log_line, progress, short
from companion.games.egg_on.wording import LINE_TITLES
from companion.games.game import Asking, Game, Option, Scoring, Telling, Vocabulary
from companion.tracker import Rules
from companion.words import say

OPTIONS = (
    Option(
        key="lucky_eggs",
        title=say("Lucky eggs"),
        explanation=say("Variant: shuffled decks, and crows in the worm part of a wedding phase (EO-10)"),
    ),
    Option(
        key="crow_digs",
        title=say("Crows dig"),
        explanation=say("A crow eats the uppermost worm that it likes (EO-12)"),
        rule="EO-12",
    ),
    Option(
        key="free_swap",
        title=say("Swaps are free"),
        explanation=say("One swap a turn before the play, not instead of it (EO-06)"),
        rule="EO-06",
    ),
    Option(
        key="tied_first_wedding",
        title=say("A tie may open a wedding phase"),
        explanation=say("The first wedding card needs the highest worms, but not alone (EO-09)"),
        rule="EO-09",
    ),
)


def is_over(state: EggOnState) -> bool:
    """Whether the last egg is awarded, or somebody could not play."""
    return state.phase is Phase.OVER


EGG_ON: Game[EggOnState, Setup, Holding, Commons] = Game(
    id="egg-on",
    title=say("Egg On"),
    seats=SEATS,
    options=OPTIONS,
    vocabulary=Vocabulary(
        events=EVENTS,
        setup=Setup,
        holding=Holding,
        commons=Commons,
        texts={Color: Color, Worm: Worm, Egg: egg},
    ),
    start=start,
    rules=Rules(judge=judge, apply=apply, forced=forced),
    asking=Asking(ask=ask, retrace=retrace, about=about, lesson=lesson),
    telling=Telling(progress=progress, chapter=chapter, log_line=log_line, short=short, announce=announce),
    portray=portray,
    is_over=is_over,
    scoring=Scoring(tracked=tracked, told=told, score=score, line_titles=LINE_TITLES),
    endings=tuple(Ending),
    ending=lambda state: state.ending,
    warnings=lambda state: state.warnings,
)

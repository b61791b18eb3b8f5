"""Blind Hen as a value: everything that the rest of the program knows about it."""

from companion.games.blind_hen.applying import apply, forced
from companion.games.blind_hen.asking import ask, retrace
from companion.games.blind_hen.asking_recounts import about
from companion.games.blind_hen.events import EVENTS
from companion.games.blind_hen.facts import SEATS, ChickenCard, Color, LotCard, chicken_card, lot_card
from companion.games.blind_hen.judging import judge
from companion.games.blind_hen.lessons import lesson
from companion.games.blind_hen.portrait import portray
from companion.games.blind_hen.position import Commons, Holding, told, tracked
from companion.games.blind_hen.scoring import score
from companion.games.blind_hen.start import start
from companion.games.blind_hen.state import BlindHenState, Ending, Phase, Setup
from companion.games.blind_hen.telling import announce, chapter, log_line, progress, short
from companion.games.blind_hen.wording import LINE_TITLES
from companion.games.game import Asking, FinalPosition, Game, Option, Telling, Vocabulary
from companion.scoring import ScoreSheet
from companion.tracker import Rules
from companion.words import Sentence, say

OPTIONS = (
    Option(
        key="wooden_chickens",
        title=say("Wooden chickens"),
        explanation=say("Expansion, 5 wooden pieces"),
    ),
    Option(
        key="zero_cards_rank",
        title=say("No cards can be second"),
        explanation=say("Players without a card of a colour rank too (BH-04, BH-05)"),
        rule="BH-04",
    ),
    Option(
        key="auctioneer_passes_left",
        title=say("The auctioneer passes left"),
        explanation=say("As in the 2007 edition, whoever wins (BH-20)"),
        rule="BH-20",
    ),
)


def score_state(state: BlindHenState) -> ScoreSheet:
    """Return the score of a session, or what it would be if it ended now."""
    return score(tracked(state), final=is_over(state))


def score_told(final: FinalPosition[Holding, Commons]) -> ScoreSheet:
    """Return the score of a tally; raises ``RefusedError``."""
    return score(told(final), final=True)


def warnings(state: BlindHenState) -> tuple[Sentence, ...]:
    """Return what was legal but worth a second look, in order."""
    return state.warnings


def is_over(state: BlindHenState) -> bool:
    """Whether the Game End card has been drawn."""
    return state.phase is Phase.OVER


def ending(state: BlindHenState) -> str | None:
    """Return why the game ended, None while it goes on."""
    return state.ending


def line_title(key: str) -> Sentence:
    """Return how the score sheet calls a line."""
    return LINE_TITLES[key]


def color(text: str) -> Color:
    """Return the colour of this name; raises ``ValueError``."""
    return Color(text)


BLIND_HEN: Game[BlindHenState, Setup, Holding, Commons] = Game(
    id="blind-hen",
    title=say("Blind Hen"),
    seats=SEATS,
    options=OPTIONS,
    vocabulary=Vocabulary(
        events=EVENTS,
        setup=Setup,
        holding=Holding,
        commons=Commons,
        texts={ChickenCard: chicken_card, LotCard: lot_card, Color: color},
    ),
    start=start,
    rules=Rules(judge=judge, apply=apply, forced=forced),
    asking=Asking(ask=ask, retrace=retrace, about=about, lesson=lesson),
    telling=Telling(progress=progress, chapter=chapter, log_line=log_line, short=short, announce=announce),
    portray=portray,
    warnings=warnings,
    is_over=is_over,
    score=score_state,
    count=score_told,
    line_title=line_title,
    endings=tuple(Ending),
    ending=ending,
)

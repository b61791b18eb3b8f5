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
from companion.games.game import Asking, Game, Option, Scoring, Telling, Vocabulary
from companion.tracker import Rules
from companion.words import say

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


def is_over(state: BlindHenState) -> bool:
    """Whether the Game End card has been drawn."""
    return state.phase is Phase.OVER


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
    is_over=is_over,
    scoring=Scoring(tracked=tracked, told=told, score=score, line_titles=LINE_TITLES),
    endings=tuple(Ending),
    ending=lambda state: state.ending,
    warnings=lambda state: state.warnings,
)

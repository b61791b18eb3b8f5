"""Rubbish Auction as a value: everything that the rest of the program knows about it."""

from companion.games.game import Asking, Game, Option, Scoring, Telling, Vocabulary
from companion.games.rubbish_auction.applying import apply, forced
from companion.games.rubbish_auction.asking import about, ask, retrace
from companion.games.rubbish_auction.events import EVENTS
from companion.games.rubbish_auction.facts import SEATS
from companion.games.rubbish_auction.judging import judge
from companion.games.rubbish_auction.lessons import lesson
from companion.games.rubbish_auction.portrait import portray
from companion.games.rubbish_auction.position import Commons, Holding, told, tracked
from companion.games.rubbish_auction.scoring import score
from companion.games.rubbish_auction.start import start
from companion.games.rubbish_auction.state import Ending, Phase, RubbishState, Setup
from companion.games.rubbish_auction.telling import announce, chapter, log_line, progress, short
from companion.games.rubbish_auction.wording import LINE_TITLES
from companion.tracker import Rules
from companion.words import say

OPTIONS = (
    Option(
        key="may_bid_nothing",
        title=say("A bid may be empty"),
        explanation=say("Nobody has to hold out a card; an empty bid blocks nothing (RA-04)"),
        rule="RA-04",
    ),
)


def is_over(state: RubbishState) -> bool:
    """Whether the geek cards are revealed."""
    return state.phase is Phase.OVER


def ending(state: RubbishState) -> str | None:
    """Return why the game ended, None while it goes on."""
    return Ending.ALL_AUCTIONED if is_over(state) else None


RUBBISH_AUCTION: Game[RubbishState, Setup, Holding, Commons] = Game(
    id="rubbish-auction",
    title=say("Rubbish Auction"),
    seats=SEATS,
    options=OPTIONS,
    vocabulary=Vocabulary(events=EVENTS, setup=Setup, holding=Holding, commons=Commons, texts={}),
    start=start,
    rules=Rules(judge=judge, apply=apply, forced=forced),
    asking=Asking(ask=ask, retrace=retrace, about=about, lesson=lesson),
    telling=Telling(progress=progress, chapter=chapter, log_line=log_line, short=short, announce=announce),
    portray=portray,
    is_over=is_over,
    scoring=Scoring(tracked=tracked, told=told, score=score, line_titles=LINE_TITLES),
    endings=tuple(Ending),
    ending=ending,
)

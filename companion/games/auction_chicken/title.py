"""Auction Chicken as a value: everything that the rest of the program knows about it."""

from companion.games.auction_chicken.applying import apply, forced
from companion.games.auction_chicken.asking import about, ask, retrace
from companion.games.auction_chicken.events import EVENTS
from companion.games.auction_chicken.facts import SEATS, Card, Suit, card
from companion.games.auction_chicken.judging import judge
from companion.games.auction_chicken.lessons import lesson
from companion.games.auction_chicken.portrait import portray
from companion.games.auction_chicken.position import Commons, Holding, told, tracked
from companion.games.auction_chicken.scoring import score
from companion.games.auction_chicken.start import start
from companion.games.auction_chicken.state import AuctionChickenState, Ending, Phase, Setup
from companion.games.auction_chicken.telling import announce, chapter, log_line, progress, short, stage
from companion.games.auction_chicken.wording import LINE_TITLES
from companion.games.game import Asking, Game, Option, Scoring, Telling, Vocabulary
from companion.tracker import Rules
from companion.words import say

OPTIONS = (
    Option(
        key="lone_ace_counts_tokens",
        title=say("A lone ace counts tokens"),
        explanation=say("An ace without a number card of its suit scores the tokens of its suit, not 0 (AC-02)"),
        rule="AC-02",
    ),
)


def is_over(state: AuctionChickenState) -> bool:
    """Whether all players have bid with all of their cards."""
    return state.phase is Phase.OVER


def ending(state: AuctionChickenState) -> str | None:
    """Return why the game ended, None while it goes on."""
    return Ending.HANDS_EMPTY if is_over(state) else None


AUCTION_CHICKEN: Game[AuctionChickenState, Setup, Holding, Commons] = Game(
    id="auction-chicken",
    title=say("Auction Chicken"),
    seats=SEATS,
    options=OPTIONS,
    vocabulary=Vocabulary(
        events=EVENTS,
        setup=Setup,
        holding=Holding,
        commons=Commons,
        texts={Card: card, Suit: Suit},
    ),
    start=start,
    rules=Rules(judge=judge, apply=apply, forced=forced),
    asking=Asking(ask=ask, retrace=retrace, about=about, lesson=lesson),
    telling=Telling(progress=progress, chapter=chapter, log_line=log_line, short=short, announce=announce, stage=stage),
    portray=portray,
    is_over=is_over,
    scoring=Scoring(tracked=tracked, told=told, score=score, line_titles=LINE_TITLES),
    endings=tuple(Ending),
    ending=ending,
)

"""One line a step for a table that plays Rubbish Auction with the app for the first time."""

from companion.games.rubbish_auction.state import RubbishState
from companion.tracker import FillTable, PickCards, PickPlayer, Question
from companion.words import Sentence, say


def lesson(_state: RubbishState, question: Question) -> Sentence | None:
    """Return what to tap now, None where the question itself says it."""
    match question:
        case PickPlayer():
            return say("Whoever bids first has the edge in a tie for highest.")
        case PickCards(secret=None, covers_table=False):
            return say("Geek cards stay secret. The app asks for them at the end.")
        case FillTable(heads=()):
            return say("Bid face down as always. Turn the cards over, then tap them.")
        case _:
            return None

"""One line a step for a table that plays Auction Chicken with the app for the first time."""

from companion.games.auction_chicken.state import AuctionChickenState, Phase
from companion.tracker import EnterAmount, Question
from companion.words import Sentence, say

LESSONS = {
    Phase.DEAL: say("Deal the cards face up, then tap them. The app puts them in order."),
    Phase.LINE: say("Tap the token that is placed, or that the card is taken. The Excuse follows by itself."),
    Phase.BIDS: say("Bid face down, turn all cards over, then tap what lies there."),
    Phase.TIE: say("Open the fists at the same time, then tap what was in them."),
    Phase.CHOOSE: say("Equal cards lie in the lot: tap the one that is taken."),
}


def lesson(state: AuctionChickenState, question: Question) -> Sentence | None:
    """Return what to do on the table before the tap; nothing where the cards that lie there are the question."""
    if state.phase is Phase.BIDS and not isinstance(question, EnterAmount):
        return None
    return LESSONS.get(state.phase)

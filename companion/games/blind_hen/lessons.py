"""One line a step for a table that plays Blind Hen with the app for the first time."""

from companion.games.blind_hen.state import BlindHenState, Phase
from companion.tracker import EnterAmount, PickCards, PickPlayer, Question
from companion.words import Sentence, say


def lesson(state: BlindHenState, question: Question) -> Sentence | None:
    """Return what to tap now, None where the question itself says it."""
    match question:
        case PickPlayer():
            return say("Bid aloud as always, then tap who won.")
        case EnterAmount():
            return say("Tap the price.") if question.key("back:winner") else say("Tap the bid, or the pass.")
        case PickCards():
            return _cards(state, question)
        case _:
            return None


def _cards(state: BlindHenState, question: Question) -> Sentence | None:
    match state.phase:
        case Phase.PAYMENT:
            return say("Tap the cards that are paid.")
        case Phase.PICKING:
            return say("Tap the card that was taken.")
        case Phase.REVEAL:
            return say("Tap all three cards. The third one goes on by itself.")
        case Phase.AUCTION if question.slots:
            return say("Tap the cards that lie face up.")
        case _:
            return None

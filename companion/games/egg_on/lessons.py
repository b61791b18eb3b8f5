"""One line a step for a table that plays Egg On with the app for the first time."""

from companion.games.egg_on.state import EggOnState, Phase
from companion.tracker import PickPlace, Question
from companion.words import Sentence, say

LESSONS = {
    Phase.NORMAL: say("Tap only what is played. Hands stay secret."),
    Phase.WEDDINGS: say("Whoever passes before laying a wedding card plays no worms in this phase."),
    Phase.WORMS: say("After the last worm the females choose, and the app says who mates."),
}


def lesson(state: EggOnState, question: Question) -> Sentence | None:
    """Return what the question does not say itself: that hands stay secret, and what follows by itself."""
    fresh = isinstance(question, PickPlace) and question.taken is None
    return LESSONS.get(state.phase) if fresh else None

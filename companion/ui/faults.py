"""What people are told when something does not work."""

from companion.archive import ArchiveError, NotSavedError
from companion.documents import DocumentError
from companion.tracker import RefusedError
from companion.words import Sentence, say


def fault_words(error: Exception) -> Sentence:
    """Return what to tell people about a fault: what, where, and what to do."""
    match error:
        case RefusedError(ruling=ruling):
            return ruling.reason
        case DocumentError(at="", reason=reason):
            return reason
        case DocumentError(at=at, reason=reason):
            return say("{at}: {reason}", at=at, reason=reason)
        case NotSavedError():
            return say("Could not save the last tap. Nothing else is lost. Free some space, then tap again.")
        case ArchiveError(sentence=sentence):
            return sentence
        case _:
            return say("This did not work. Nothing is lost; go back and try again.")

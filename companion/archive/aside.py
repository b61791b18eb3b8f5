"""Why a file was set aside, as far as it still tells."""

from dataclasses import dataclass
from pathlib import Path

from companion.archive.errors import DamagedFileError
from companion.archive.storage import read_rows
from companion.archive.values import JsonObject
from companion.documents import DocumentError, open_session, read_tally
from companion.words import Sentence, say

_TABLE = "envelope"


@dataclass(frozen=True, slots=True, kw_only=True)
class Aside:
    """A file that was set aside, and why."""

    name: str
    reason: Sentence


def why_aside(path: Path) -> Sentence:
    """Return why a file was set aside; it is read again, since earlier starts left no word."""
    try:
        rows = read_rows(path, _TABLE)
    except DamagedFileError:
        return say("The file breaks off, or something else wrote into it.")
    except OSError:
        return say("The file could not be opened.")
    document = rows[0].get("document") if len(rows) == 1 else None
    if not isinstance(document, dict):
        return say("What is in the file is not a saved session.")
    fault = _fault(document)
    if fault is None:
        return say("A copy of a session, or a file under a wrong name. It can be read.")
    return say("{at}: {reason}", at=fault.at, reason=fault.reason) if fault.at else fault.reason


def _fault(document: JsonObject) -> DocumentError | None:
    try:
        if document.get("format") == "companion/tally":
            read_tally(document)
            return None
        return open_session(document).fault
    except DocumentError as fault:
        return fault

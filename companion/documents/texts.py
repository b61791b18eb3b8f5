"""From the text of a file to the document in it."""

import json

from companion.documents.faults import DocumentError, JsonObject, JsonValue, missing
from companion.documents.head import SESSION, TALLY
from companion.documents.reading import read_object, read_text
from companion.documents.sessions import read_session
from companion.documents.tallies import read_tally
from companion.games.session import Session, Tally
from companion.words import say

MOST_DIGITS = 1000
"""Python prints numbers of 4300 digits at most; what is summed up of shorter ones stays below that."""


def parse(text: str | bytes) -> JsonObject:
    """Return the JSON object that a text holds; raises ``DocumentError`` for anything else."""
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        value = json.loads(decoded, object_pairs_hook=_unrepeated, parse_int=_number, parse_constant=_no_number)
    except UnicodeDecodeError:
        raise DocumentError(say("This file is not a text in UTF-8. Save it as one.")) from None
    except json.JSONDecodeError as error:
        reason = say("This is not JSON. Correct line {line}, column {column}.", line=error.lineno, column=error.colno)
        raise DocumentError(reason) from None
    except RecursionError:
        reason = say("This file is nested too deeply to be a session or a tally. Choose another one.")
        raise DocumentError(reason) from None
    except ValueError:
        raise DocumentError(say("A number in this file is too long. Shorten it.")) from None
    return read_object(value)


def read_document(document: JsonObject) -> Session | Tally:
    """Return the session or the tally that a document holds; raises ``DocumentError``."""
    if "format" not in document:
        reason = say("This file is not a session or tally of this app: it has no “format”.")
        raise DocumentError(reason, missing("format").at)
    match read_text(document["format"], "format"):
        case "companion/session":
            return read_session(document)
        case "companion/tally":
            return read_tally(document)
        case other:
            reason = say(
                "“{format}” is neither “{session}” nor “{tally}”. Choose another file.",
                format=other,
                session=SESSION,
                tally=TALLY,
            )
            raise DocumentError(reason, "format")


def dump(document: JsonObject) -> str:
    """Return a document as the text of a file for people: indented."""
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def dump_line(document: JsonObject) -> str:
    """Return a document as one line."""
    return json.dumps(document, ensure_ascii=False)


def _unrepeated(pairs: list[tuple[str, JsonValue]]) -> JsonObject:
    found: JsonObject = {}
    for key, value in pairs:
        read_text(key)
        if key in found:
            raise DocumentError(say("“{key}” stands twice in the same place. Keep one of them.", key=key))
        found[key] = value
    return found


def _number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError
    return int(digits)


def _no_number(name: str) -> JsonValue:
    raise DocumentError(say("{name} is not a number. Write a whole number.", name=name))

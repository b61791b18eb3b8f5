"""The contract of files in code: session, tally, score and state to and from JSON, strict, with the path of a fault."""

from companion.documents.faults import DocumentError, JsonObject, JsonValue
from companion.documents.results import write_score, write_state
from companion.documents.sessions import OpenedSession, open_session, read_session, write_session
from companion.documents.tallies import read_tally, write_tally
from companion.documents.texts import dump, dump_line, parse, read_document

__all__ = [
    "DocumentError",
    "JsonObject",
    "JsonValue",
    "OpenedSession",
    "dump",
    "dump_line",
    "open_session",
    "parse",
    "read_document",
    "read_session",
    "read_tally",
    "write_score",
    "write_session",
    "write_state",
    "write_tally",
]

"""A session as JSON: read strictly, or as far as it fits; written whole."""

from dataclasses import dataclass

from companion.documents.entries import read_entry, write_entry, writer
from companion.documents.faults import DocumentError, JsonObject, unknown
from companion.documents.head import (
    SESSION,
    VERSION,
    read_game,
    read_optional_text,
    read_optional_time,
    read_players,
    read_profiles,
    read_table,
    write_options,
    write_players,
)
from companion.documents.reading import read, read_list, sitting
from companion.games.session import RULES_VERSION, Session
from companion.tracker import RefusedError, begin

NEEDED = ("players", "setup", "log")
KEYS = {"format", "version", "id", "game", "options", "rules", "started_at", "finished_at", "note", *NEEDED}


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedSession:
    """A session as far as its log fits, and the fault where it stops fitting, None if all of it does."""

    session: Session
    fault: DocumentError | None = None


def read_session(document: JsonObject) -> Session:
    """Return the session of a document; raises ``DocumentError`` at the first fault."""
    opened = open_session(document)
    if opened.fault is not None:
        raise opened.fault
    return opened.session


def open_session(document: JsonObject) -> OpenedSession:
    """Return the session up to the last state that fits; raises ``DocumentError`` if it cannot even begin."""
    game = read_game(document, NEEDED)
    for key in document:
        if key not in KEYS:
            raise unknown(key)
    labels = _read_labels(document)
    players = read_players(document, game)
    table = read_table(document, game, players)
    with sitting(table.players):
        try:
            setup = read(game.id, document["setup"], game.vocabulary.setup)
            start = game.start(table, setup)
        except DocumentError as malformed:
            raise malformed.under("setup") from None
        except RefusedError as error:
            raise refused(error).under("setup") from None
        replay = begin(game.rules, start)
        fault: DocumentError | None = None
        for number, value in enumerate(read_list(document["log"], "log")):
            try:
                replay = replay.then(read_entry(game, value))
            except DocumentError as malformed:
                fault = malformed.under(f"log[{number}]")
                break
            except RefusedError as error:
                fault = refused(error)
                break
    session = Session(
        id=labels.id,
        game=game,
        table=table,
        setup=setup,
        replay=replay,
        profiles=read_profiles(players),
        rules=labels.rules,
        started_at=labels.started_at,
        finished_at=labels.finished_at,
        note=labels.note,
    )
    return OpenedSession(session=session, fault=fault)


def write_session(session: Session, before: JsonObject | None = None) -> JsonObject:
    """Return the document of a session, with the very entries of the one written ``before`` of a shorter log."""
    known = read_list(before["log"], "log") if before else []
    return {
        "format": SESSION,
        "version": VERSION,
        "id": session.id,
        "game": session.game.id,
        "options": write_options(session.game, session.table),
        "players": [*write_players(session.table.players, session.profiles)],
        "setup": writer(session.game.id).unstructure(session.setup),
        "rules": session.rules,
        "started_at": session.started_at,
        "finished_at": session.finished_at,
        "note": session.note,
        "log": [*known, *(write_entry(session.game, entry) for entry in session.replay.log[len(known) :])],
    }


def refused(error: RefusedError) -> DocumentError:
    """Return the refusal of a rule as the fault of a document."""
    return DocumentError(error.ruling.reason, error.at, error.ruling.rule)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Labels:
    id: str
    rules: str
    note: str
    started_at: str | None
    finished_at: str | None


def _read_labels(document: JsonObject) -> _Labels:
    return _Labels(
        id=read_optional_text(document, "id", ""),
        rules=read_optional_text(document, "rules", RULES_VERSION),
        started_at=read_optional_time(document, "started_at"),
        finished_at=read_optional_time(document, "finished_at"),
        note=read_optional_text(document, "note", ""),
    )

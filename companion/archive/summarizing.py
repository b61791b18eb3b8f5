"""What the list of sessions shows of a saved one."""

from companion.archive.envelope import Envelope
from companion.archive.summary import Summary
from companion.documents import DocumentError, open_session, read_tally
from companion.games.session import Session, Tally


def summarize(envelope: Envelope) -> Summary:
    """Return the row of a session or tally; raises ValueError for a document that cannot even begin."""
    try:
        saved = _read(envelope)
    except DocumentError as fault:
        raise ValueError(str(fault)) from fault
    sheet = saved.sheet
    table = saved.table if isinstance(saved, Session) else saved.final.table
    return Summary(
        id=envelope.id,
        kind="session" if isinstance(saved, Session) else "tally",
        game=saved.game.id,
        players=tuple(table.players),
        started_at=envelope.started_at,
        finished_at=envelope.finished_at,
        winners=tuple(sheet.winners) if sheet.final else (),
        best=max(seat.total for seat in sheet.seats) if sheet.final else None,
    )


def _read(envelope: Envelope) -> Session | Tally:
    if envelope.document.get("format") == "companion/tally":
        return read_tally(envelope.document)
    return open_session(envelope.document).session

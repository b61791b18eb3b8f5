"""Score and state as JSON: what scoring gives, and where a session stands."""

from companion.documents.faults import JsonObject, JsonValue
from companion.documents.head import SCORE, STATE, VERSION
from companion.games.session import Session, Tally
from companion.scoring import ScoreSheet, SeatScore


def write_score(scored: Session | Tally) -> JsonObject:
    """Return the score document of a session or tally."""
    sheet: ScoreSheet = scored.sheet
    return {
        "format": SCORE,
        "version": VERSION,
        "game": scored.game.id,
        "final": sheet.final,
        "players": [_write_seat(seat) for seat in sheet.seats],
        "winners": list(sheet.winners),
        "tie_break": None if sheet.tie_break is None else str(sheet.tie_break),
    }


def write_state(session: Session) -> JsonObject:
    """Return the state document of a session."""
    portrait: JsonObject = dict(session.game.portray(session.state))  # type: ignore[arg-type]
    return {"format": STATE, "version": VERSION, "game": session.game.id, **portrait}


def _write_seat(seat: SeatScore) -> JsonValue:
    return {
        "name": seat.name,
        "total": seat.total,
        "place": seat.place,
        "lines": [{"key": line.key, "points": line.points, "reason": str(line.reason)} for line in seat.lines],
    }

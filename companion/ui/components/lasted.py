"""How long a sitting was, in words."""

from datetime import datetime

from companion.games.session import Session
from companion.words import Sentence, say, say_many

HOUR, MOST_MINUTES = 60, 12 * 60


def lasted(session: Session) -> Sentence | None:
    """Return how long the sitting was, None when that is not known or makes no sense."""
    try:
        began, ended = (datetime.fromisoformat(moment or "") for moment in (session.started_at, session.finished_at))
        minutes = round((ended - began).total_seconds() / 60)
    except (TypeError, ValueError, OverflowError):
        return None
    if not 1 <= minutes <= MOST_MINUTES:
        return None
    if minutes < 2 * HOUR:
        return say_many("{count} minute", "{count} minutes", count=minutes)
    return say("{hours} h {minutes} min", hours=minutes // HOUR, minutes=minutes % HOUR)

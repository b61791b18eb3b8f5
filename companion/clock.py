"""The moment and a new name for a session: what the pure rooms are given from outside."""

import uuid
from datetime import UTC, datetime


def now() -> str:
    """Return this moment as a UTC text."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def new_id() -> str:
    """Return an id that no other session has."""
    return uuid.uuid4().hex

"""Sessions in and out of the app as files of the contract: bytes in, something found or a ``DocumentError`` out."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime

from companion.archive import Envelope, InvalidIdError, Summary, checked_id
from companion.documents import DocumentError, JsonObject, dump, parse, read_document
from companion.games import AnyGame
from companion.games.session import Session, Tally
from companion.words import Sentence, say

KIBIBYTE = 1024
LARGEST_DOCUMENT = 512 * KIBIBYTE
"""Ten times what a long session needs; a file made to keep the app busy is refused before it is read."""
LONGEST_NAMES = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionFile:
    """A file that may hold a session: its name, its bytes, and the time that a bundle gives it."""

    name: str
    content: bytes
    stamp: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A session or tally that a file holds, whole and checked; nothing has been added yet."""

    file: SessionFile
    saved: Session | Tally
    document: JsonObject

    @property
    def game(self) -> AnyGame:
        """The game that was played."""
        return self.saved.game

    @property
    def players(self) -> tuple[str, ...]:
        """Who played, clockwise."""
        return (self.saved.table if isinstance(self.saved, Session) else self.saved.final.table).players

    @property
    def id(self) -> str | None:
        """The id that the file gives, None when it gives none or one that cannot name a file."""
        if isinstance(self.saved, Tally):
            return None
        try:
            return checked_id(self.saved.id)
        except InvalidIdError:
            return None

    @property
    def told(self) -> Sentence:
        """What kind of thing this is and how far it goes."""
        if isinstance(self.saved, Tally):
            return say("only scored")
        return self.saved.game.telling.progress(self.saved.state)

    def envelope(self, session_id: str, now: str) -> Envelope:
        """Return what to save under an id; a document that names its id names this one."""
        stamp = self.file.stamp or now
        if isinstance(self.saved, Tally):
            return Envelope(id=session_id, document=self.document, started_at=stamp, finished_at=stamp)
        started = utc(self.saved.started_at) or now
        ended = not self.saved.running
        return Envelope(
            id=session_id,
            document={**self.document, "id": session_id},
            started_at=started,
            finished_at=(utc(self.saved.finished_at) or started) if ended else None,
        )


def check_document_size(size: int) -> None:
    """Refuse what is larger than any session; raises ``DocumentError``."""
    if size > LARGEST_DOCUMENT:
        raise DocumentError(say("This file is larger than {most} KiB.", most=LARGEST_DOCUMENT // KIBIBYTE))


def examine(file: SessionFile) -> Found:
    """Return what a file holds; raises ``DocumentError`` with the path of the first fault."""
    check_document_size(len(file.content))
    document = parse(file.content)
    return Found(file=file, saved=read_document(document), document=document)


def refusal(fault: DocumentError) -> Sentence:
    """Return the sentence about a file that is not added, with the place and the ruling."""
    if fault.at:
        return say(
            "This file was not added: {place}: {reason} Nothing was changed.",
            place=fault.at,
            reason=_closed(_with_rule(fault)),
        )
    return say("This file was not added: {reason} Nothing was changed.", reason=_closed(fault.reason))


def file_name(summary: Summary) -> str:
    """Return how the file of a session is called, in plain letters.

    >>> file_name(Summary(id="a1b2c3d4e5f6", kind="session", game="blind-hen", players=("Ada", "Jürgen", "李"),
    ...     started_at="2026-11-20T18:00:00Z"))
    'blind-hen-2026-11-20-ada-jurgen-a1b2c3d4.json'
    """
    names = "-".join(filter(None, map(_plain, summary.players)))[:LONGEST_NAMES].strip("-")
    parts = (summary.game, _day(summary.started_at), names, summary.id[:8])
    return f"{'-'.join(filter(None, parts))}.json"


def bundle_name(now: str) -> str:
    """Return how the file of all sessions is called on this day."""
    return f"henhouse-{_day(now)}.zip"


def file_bytes(document: JsonObject) -> bytes:
    """Return the bytes of a session file, in UTF-8."""
    text = dump(document)
    try:
        return text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace")


def utc(moment: str | None) -> str | None:
    """Return a time as the archive writes it, None for what is no time.

    >>> utc("2026-11-20T19:00:00+01:00"), utc("2026-11-20"), utc("yesterday")
    ('2026-11-20T18:00:00Z', '2026-11-20T00:00:00Z', None)
    """
    try:
        when = datetime.fromisoformat(moment) if moment else None
        if when is None:
            return None
        aware = when if when.tzinfo else when.replace(tzinfo=UTC)
        return aware.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    except (ValueError, OverflowError):
        return None


def _day(moment: str) -> str:
    known = utc(moment)
    return datetime.fromisoformat(known).astimezone().date().isoformat() if known else ""


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def _with_rule(fault: DocumentError) -> Sentence:
    if fault.rule is None or fault.rule in str(fault.reason):
        return fault.reason
    return say("{reason} ({rule})", reason=fault.reason, rule=fault.rule)


def _closed(reason: Sentence) -> Sentence:
    return reason if str(reason).endswith((".", "!", "?")) else say("{reason}.", reason=reason)

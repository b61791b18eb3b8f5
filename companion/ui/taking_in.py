"""Taking in session files: first everything is looked at, then what people agreed to is added."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum

from companion.archive import ArchiveError, Envelope, NotSavedError
from companion.documents import DocumentError
from companion.games.session import Tally
from companion.ui.bundles import files_in
from companion.ui.desk import Desk
from companion.ui.hosting import Hosting
from companion.ui.transfer import Found, SessionFile, examine, refusal
from companion.words import Sentence, say


class Keep(Enum):
    """Which of two sessions with the same id is kept."""

    SAVED = "saved"
    FILE = "file"
    BOTH = "both"


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash:
    """A session in a file whose id is saved already, with other contents."""

    found: Found
    id: str
    saved: Sentence


@dataclass(slots=True, kw_only=True)
class Lookout:
    """What was found in the files that were picked; nothing is added yet."""

    fresh: list[Found] = field(default_factory=list)
    clashes: list[Clash] = field(default_factory=list)
    known: list[Found] = field(default_factory=list)
    refused: list[tuple[str, Sentence]] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Added:
    """How many sessions were added, of how many, and why not all if so."""

    count: int
    of: int
    fault: ArchiveError | None = None


Step = Callable[[int, int], Awaitable[bool]]
"""Told how much is done, of how much; answers whether to go on."""


async def look_through(desk: Desk, picked: Iterable[tuple[str, bytes]], step: Step) -> Lookout | None:
    """Return what the picked files hold, None when it was stopped."""
    out, saved = Lookout(), _Saved(desk)
    files: list[SessionFile] = []
    for name, content in picked:
        try:
            for file in files_in(name, content):
                if isinstance(file, SessionFile):
                    files.append(file)
                else:
                    out.refused.append((file[0], refusal(file[1])))
                if not await step(0, len(files)):
                    return None
        except DocumentError as fault:
            out.refused.append((name, refusal(fault)))
    for done, file in enumerate(files):
        if not await step(done, len(files)):
            return None
        try:
            await _sort_in(saved, examine(file), out)
        except DocumentError as fault:
            out.refused.append((file.name, refusal(fault)))
    return out


async def add_all(host: Hosting, out: Lookout, keep: Keep, step: Step) -> Added:
    """Add what was found, each whole or not at all, until it is stopped or the disk is full."""
    wanted = _wanted(host.desk, out, keep)
    count = 0
    try:
        for envelope in wanted:
            if not await step(count, len(wanted)):
                break
            await host.add(envelope, more_to_come=True)
            count += 1
    except NotSavedError as fault:
        return Added(count=count, of=len(wanted), fault=fault)
    finally:
        host.desk.changed()
    return Added(count=count, of=len(wanted))


def _wanted(desk: Desk, out: Lookout, keep: Keep) -> list[Envelope]:
    taken = {summary.id for summary in desk.archive.summaries()}
    now, envelopes = desk.now(), []
    for found in out.fresh:
        session_id = desk.new_id() if found.id is None or found.id in taken else found.id
        taken.add(session_id)
        envelopes.append(found.envelope(session_id, now))
    if keep is not Keep.SAVED:
        for clash in out.clashes:
            session_id = clash.id if keep is Keep.FILE else desk.new_id()
            envelopes.append(clash.found.envelope(session_id, now))
    return envelopes


class _Saved:
    """The saved sessions as they are compared with those in files; each is read once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read: dict[str, Envelope | None] = {}
        self._tallies: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        self._sessions: set[str] = set()
        for summary in desk.archive.summaries():
            if summary.kind == "session":
                self._sessions.add(summary.id)
            else:
                self._tallies.setdefault((summary.game, summary.players), []).append(summary.id)

    async def like(self, found: Found) -> list[Envelope]:
        """Return the saved ones that may be the one in a file: of the same id, or tallies of the same people."""
        ids = self._tallies.get((found.game.id, tuple(found.players)), [])
        if not isinstance(found.saved, Tally):
            ids = [found.id] if found.id in self._sessions else []
        return [envelope for session_id in ids if (envelope := await self._envelope(session_id)) is not None]

    async def told(self, session_id: str) -> Sentence:
        """Return how far a saved session goes."""
        scored = await self._desk.scored(session_id)
        return say("only scored") if isinstance(scored, Tally) else scored.game.telling.progress(scored.state)

    async def _envelope(self, session_id: str) -> Envelope | None:
        if session_id not in self._read:
            try:
                self._read[session_id] = await self._desk.archive.load(session_id)
            except ArchiveError:
                self._read[session_id] = None
        return self._read[session_id]


async def _sort_in(saved: _Saved, found: Found, out: Lookout) -> None:
    alike = await saved.like(found)
    if any(found.document == other.document for other in out.fresh) or any(_same(found, one) for one in alike):
        out.known.append(found)
    elif found.id is not None and alike:
        out.clashes.append(Clash(found=found, id=found.id, saved=await saved.told(found.id)))
    else:
        out.fresh.append(found)


def _same(found: Found, saved: Envelope) -> bool:
    return {**found.document, "id": ""} == {**saved.document, "id": ""}

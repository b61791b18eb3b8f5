"""Saved sessions: one file each, a catalogue of them, and what the household remembers."""

from contextlib import suppress
from pathlib import Path
from typing import Self

from companion.archive.aside import Aside, why_aside
from companion.archive.catalogue import Catalogue, Row, read_catalogue
from companion.archive.envelope import Envelope, read_envelope, write_envelope
from companion.archive.errors import DamagedFileError, MissingSessionError, SetAsideError, UnusableFolderError
from companion.archive.folder import Folder
from companion.archive.household import Household
from companion.archive.inventory import Summarize, take_inventory
from companion.archive.lock import Lock
from companion.archive.saver import Saver, Settle, on_disk
from companion.archive.scribe import Scribe
from companion.archive.summary import Summary
from companion.archive.whole import remove_whole


class Archive:
    """The sessions of one folder, held by one process.

    A change has happened once its method returns; until then what was saved before is in force, on disk and in memory.
    Every method that is awaited raises ArchiveClosedError once the archive is closed.
    """

    def __init__(self, folder: Folder, summarize: Summarize, saver: Saver, lock: Lock) -> None:
        """Read what the folder holds; `open` is the way in, for it takes the lock. Raises OSError."""
        self._folder = folder
        self._summarize = summarize
        self._saver = saver
        self._lock = lock
        self._scribe = Scribe()
        known = folder.read(folder.catalogue, read_catalogue) or {}
        rows = take_inventory(folder, known, summarize)
        self._catalogue = Catalogue(folder.catalogue, rows)
        self._catalogue_is_behind = rows != known
        self.household = Household(folder, saver)

    @classmethod
    async def open(
        cls, folder: Path, summarize: Summarize, settle: Settle = on_disk, *, lock: Lock | None = None
    ) -> Self:
        """Open a folder, made if needed, as its only writer; raises ArchiveBusyError and UnusableFolderError.

        `summarize` makes the row of a session, or raises ValueError for one that makes no sense; its file is set aside.
        A storage that is no disk brings its own `settle`, which returns when all is lasting and raises OSError when
        it cannot be, and its own `lock`, taken already; the archive releases it.
        """
        held = lock
        try:
            held = held or _locked(folder)
            archive = cls(Folder(folder), summarize, Saver(folder, settle), held)
            if archive._catalogue_is_behind:
                await archive._write_catalogue()
        except BaseException as error:
            if held:
                held.release()
            if isinstance(error, OSError):
                raise UnusableFolderError(path=str(folder), reason=error.strerror or str(error)) from error
            raise
        return archive

    @property
    def where(self) -> Path:
        """The folder that holds everything."""
        return self._folder.catalogue.parent

    async def load(self, session_id: str) -> Envelope:
        """Read a session; raises MissingSessionError, its kind SetAsideError, and UnusableFolderError."""
        async with self._saver.turn():
            path = self._path_of_known(session_id)
            try:
                return read_envelope(path)
            except DamagedFileError as error:
                if not path.exists():
                    raise MissingSessionError(id=session_id) from error
                name = self._folder.set_aside(path)
                self._catalogue.drop(session_id)
                await self._write_catalogue()
                raise SetAsideError(id=session_id, name=name) from error
            except OSError as error:
                raise UnusableFolderError(path=str(path), reason=error.strerror or str(error)) from error

    async def save(self, envelope: Envelope) -> None:
        """Save a session, new or changed; raises NotSavedError, InvalidIdError, and ValueError as `summarize` does.

        Only the session's own file is written, unless its row changes: when it is new, finished, or no longer so.
        """
        path = self._folder.session(envelope.id)
        async with self._saver.saving(path):
            known = self._catalogue.get(envelope.id)
            summary = known if _plays_on(known, envelope) else self._summarize(envelope)
            write_envelope(path, envelope, summary if envelope.finished_at else None, self._scribe.encoded)
            await self._saver.settle()
            if summary and summary != known:
                self._catalogue.put(Row.of(summary, path.lstat()))
                await self._write_catalogue()

    async def delete(self, session_id: str) -> None:
        """Delete a session for good; raises MissingSessionError and NotSavedError."""
        async with self._saver.saving(self._folder.session(session_id)):
            remove_whole(self._path_of_known(session_id))
            await self._saver.settle()
            self._catalogue.drop(session_id)
            await self._write_catalogue()

    async def keep_copy(self, session_id: str) -> str:
        """Put a copy of a session's file, as it is, among those set aside and name it; raises as `delete` does."""
        async with self._saver.saving(self._folder.session(session_id)):
            name = self._folder.copy_aside(self._path_of_known(session_id))
            await self._saver.settle()
            return name

    def summaries(self) -> tuple[Summary, ...]:
        """Give what the list of sessions shows, the session started last first."""
        return self._catalogue.summaries()

    def knows(self, session_id: str) -> bool:
        """Tell whether a session of that id is saved."""
        return self._catalogue.get(session_id) is not None

    def set_aside(self) -> tuple[str, ...]:
        """Name the files that could not be read, and the copies kept, now and at earlier starts."""
        return self._folder.names_aside()

    def reasons_aside(self) -> tuple[Aside, ...]:
        """Give the same files with why each was set aside; they are read for it, so only on demand."""
        return tuple(Aside(name=name, reason=why_aside(self._folder.aside / name)) for name in self.set_aside())

    @property
    def where_aside(self) -> Path:
        """The folder that holds what was set aside."""
        return self._folder.aside

    def announce(self, where: str) -> None:
        """Leave word where this process serves, for a second one that finds the folder in use."""
        self._lock.announce(where)

    async def close(self) -> None:
        """Let the changes under way finish, refuse all later ones, and let the next process in."""
        await self._saver.close()
        self._lock.release()

    def _path_of_known(self, session_id: str) -> Path:
        if self._catalogue.get(session_id) is None:
            raise MissingSessionError(id=session_id)
        return self._folder.session(session_id)

    async def _write_catalogue(self) -> None:
        # The sessions themselves are safe by now, and a catalogue that lags behind is put right at the next start.
        with suppress(OSError):
            self._catalogue.write()
            await self._saver.settle()


def _plays_on(known: Summary | None, envelope: Envelope) -> bool:
    # A finished session may be corrected: then its winners change, though its time does not.
    return known is not None and known.running and envelope.finished_at is None


def _locked(folder: Path) -> Lock:
    from companion.archive.folder_lock import FolderLock  # noqa: PLC0415 - in a browser there is no such lock

    return FolderLock(folder)

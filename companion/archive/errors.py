"""What can go wrong with the archive, each in one sentence that says what, where and what to do."""

from companion.words import Sentence, mark


class ArchiveError(Exception):
    """Any refusal of the archive; `template` and `values` are kept apart so that the screens can translate it."""

    template: str

    def __init__(self, **values: str) -> None:
        """Keep the values and word the sentence in English."""
        self.values = values
        super().__init__(self.template.format(**values))

    @property
    def sentence(self) -> Sentence:
        """The same in words that can be translated."""
        return Sentence(self.template, tuple(self.values.items()))


class ArchiveBusyError(ArchiveError):
    """Another process holds the folder; `pid` and `where` say which one, as far as it left word."""

    template = mark("{folder} is in use by another Henhouse; close that one first, or choose another folder.")
    template_known = mark(
        "{folder} is in use by another Henhouse (process {pid}); close that one, or choose another folder."
    )
    template_served = mark(
        "{folder} is in use by another Henhouse (process {pid}); open {where}, or choose another folder."
    )

    def __init__(self, *, folder: str, pid: int | None = None, where: str = "") -> None:
        """Keep who holds the folder, and choose the sentence that says most."""
        self.pid = pid
        self.where = where
        if pid is not None:
            self.template = self.template_served if where else self.template_known
        super().__init__(folder=folder, pid=str(pid), where=where)


class ArchiveClosedError(ArchiveError):
    """The archive was closed before; another process may be writing by now."""

    template = mark("{folder} is closed; start Henhouse again to go on.")


class UnusableFolderError(ArchiveError):
    """The folder or a file in it cannot be used at all just now."""

    template = mark("{path} cannot be used ({reason}); free or repair it, or choose another folder, and try again.")


class NotSavedError(ArchiveError):
    """A change did not reach the disk; what was saved before is still there and in force."""

    template = mark(
        "{path} could not be saved ({reason}); what was saved before is unharmed, so make room and try again."
    )


class MissingSessionError(ArchiveError, LookupError):
    """No session of that id is saved."""

    template = mark("There is no saved session {id}; choose another one from the list.")


class SetAsideError(MissingSessionError):
    """The session was there, but its file has become unreadable and was set aside."""

    template = mark(
        "The file of this session could not be read. It is kept as {name} in the folder set-aside; choose another "
        "session."
    )


class InvalidIdError(ArchiveError, ValueError):
    """An id that must not become the name of a file."""

    template = mark("{id} cannot name a session; use 1 to 64 letters, digits, hyphens and underscores.")


class DamagedFileError(ArchiveError, ValueError):
    """The contents of a file are not what the archive writes; `key` is where that shows."""

    template = mark("The file is damaged at {key}; it is to be set aside.")

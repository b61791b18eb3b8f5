"""Saved sessions in TinyDB: one file each, a small catalogue, and nothing lost whenever the power goes."""

from companion.archive.archive import Archive
from companion.archive.aside import Aside
from companion.archive.envelope import Envelope, checked_id
from companion.archive.errors import (
    ArchiveBusyError,
    ArchiveClosedError,
    ArchiveError,
    InvalidIdError,
    MissingSessionError,
    NotSavedError,
    SetAsideError,
    UnusableFolderError,
)
from companion.archive.household import Household
from companion.archive.lock import Lock
from companion.archive.memory import Memory, Setting
from companion.archive.summary import Kind, Summary
from companion.archive.values import JsonObject, JsonValue

__all__ = [
    "Archive",
    "ArchiveBusyError",
    "ArchiveClosedError",
    "ArchiveError",
    "Aside",
    "Envelope",
    "Household",
    "InvalidIdError",
    "JsonObject",
    "JsonValue",
    "Kind",
    "Lock",
    "Memory",
    "MissingSessionError",
    "NotSavedError",
    "SetAsideError",
    "Setting",
    "Summary",
    "UnusableFolderError",
    "checked_id",
]

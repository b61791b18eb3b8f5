"""Comparing the catalogue with the files, and reading only those that changed behind its back."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.archive.catalogue import Row
from companion.archive.envelope import Envelope, read_summarized
from companion.archive.folder import Folder
from companion.archive.summary import Summary

Summarize = Callable[[Envelope], Summary]

_SUFFIX = ".json"


def take_inventory(folder: Folder, known: Mapping[str, Row], summarize: Summarize) -> dict[str, Row]:
    """Give a row for every session that can be read, by id; what cannot be is set aside. Raises OSError."""
    with os.scandir(folder.sessions) as entries:
        # All are listed first: setting one aside changes the folder that is being listed.
        files = [entry for entry in entries if entry.name.endswith(_SUFFIX)]
    rows = {}
    for file in files:
        session_id, status = file.name.removesuffix(_SUFFIX), file.stat(follow_symlinks=False)
        row = known.get(session_id)
        if row is None or not row.fits(status):
            summary = folder.read(Path(file.path), lambda path: _summary(path, summarize))
            row = Row.of(summary, status) if summary else None
        if row:
            rows[session_id] = row
    return rows


def _summary(path: Path, summarize: Summarize) -> Summary:
    """Give the summary in a file; that of a session in play, or one that does not fit, is made from the document."""
    envelope, stored = read_summarized(path)
    return stored or summarize(envelope)

"""Sessions to save, and ways to make a disk misbehave."""

import asyncio
import errno
import os
import stat
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from companion.archive import Archive, Envelope, JsonObject, Summary

T = TypeVar("T")

STEPS = ("file sync", "rename", "folder sync")


class PowerCut(BaseException):
    """Ends a save at once, as no OSError does: nothing after it runs."""


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def session(
    session_id: str = "first", entries: int = 3, *, finished: bool = False, started_at: str = "2026-11-21T18:00:00Z"
) -> Envelope:
    document: JsonObject = {
        "format": "companion/session",
        "game": "blind-hen",
        "players": [{"name": "Ada"}, {"name": "Bärbel"}],
        "log": [{"type": "bid", "amount": number} for number in range(entries)],
    }
    return Envelope(
        id=session_id,
        document=document,
        draft=("seat-1", "corn-2"),
        started_at=started_at,
        finished_at="2026-11-21T19:00:00Z" if finished else None,
        notice="Opened up to entry 3.",
    )


def log_of(envelope: Envelope) -> list[Any]:
    log = envelope.document["log"]
    assert isinstance(log, list)
    return log


def summarize(envelope: Envelope) -> Summary:
    players = envelope.document.get("players")
    if not isinstance(players, list):
        message = "a session without players makes no sense"
        raise ValueError(message)  # noqa: TRY004 - what the archive promises to understand
    done = envelope.finished_at is not None
    return Summary(
        id=envelope.id,
        kind="session",
        game="blind-hen",
        players=tuple(str(player["name"]) for player in players if isinstance(player, dict)),
        started_at=envelope.started_at,
        finished_at=envelope.finished_at,
        winners=("Ada",) if done else (),
        best=len(log_of(envelope)) if done else None,
    )


async def opened(folder: Path) -> Archive:
    return await Archive.open(folder, summarize)


def saved(folder: Path, *envelopes: Envelope) -> None:
    """Save sessions in a start of their own."""

    async def work() -> None:
        archive = await opened(folder)
        for envelope in envelopes:
            await archive.save(envelope)
        await archive.close()

    run(work())


def leftovers(folder: Path) -> list[str]:
    return [path.name for path in folder.rglob("*.new")]


def full_disk() -> OSError:
    return OSError(errno.ENOSPC, "No space left on device")


def break_at(monkeypatch: pytest.MonkeyPatch, step: str, error: BaseException, *, only: str = "") -> None:
    """Make one step of the safe write fail, for files whose path contains `only`."""
    real_sync, real_replace = os.fsync, os.replace

    def sync(handle: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        if step == ("folder sync" if is_folder else "file sync"):
            path = str(Path(f"/proc/self/fd/{handle}").readlink()) if only else ""
            if only in path:
                raise error
        real_sync(handle)

    def replace(source: str, target: Path | str) -> None:
        if step == "rename" and only in str(target):
            raise error
        real_replace(source, target)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", replace)


class Browser:
    """A storage whose writes last only once they settle."""

    def __init__(self) -> None:
        self.settled = 0
        self.under_way = 0
        self.full = False
        self.announced = ""
        self.released = False

    async def settle(self) -> None:
        assert self.under_way == 0
        self.under_way += 1
        await asyncio.sleep(0)
        self.under_way -= 1
        if self.full:
            raise full_disk()
        self.settled += 1

    def announce(self, where: str) -> None:
        self.announced = where

    def release(self) -> None:
        self.released = True

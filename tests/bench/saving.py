"""Saving one entry, beside the bare cost of writing and syncing the same bytes in the same run."""

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from companion.archive import Archive, Envelope
from companion.archive.envelope import write_envelope
from companion.archive.summarizing import summarize
from tests.bench.table import Figure
from tests.ui.seeds import recorded_session

RUNNING = "running"


def measure_saving(folder: Path, sessions: int, times: int) -> list[Figure]:
    """Return what one save costs with so many sessions in the folder."""
    return asyncio.run(_measure(folder, sessions, times))


async def _measure(folder: Path, sessions: int, times: int) -> list[Figure]:
    document = recorded_session()
    lying = folder / "sessions"
    lying.mkdir(parents=True)
    row = summarize(_envelope("s", document))
    for number in range(sessions):
        write_envelope(lying / f"s{number}.json", _envelope(f"s{number}", document), replace(row, id=f"s{number}"))
    began = time.perf_counter()
    archive = await Archive.open(folder, summarize)
    opened = _since(began)
    running = replace(_envelope(RUNNING, document), finished_at=None)
    await archive.save(running)
    content = (lying / f"{RUNNING}.json").read_bytes()
    saves, bare, safe = [], [], []
    for number in range(times):
        entry = replace(running, draft=(str(number % 10),))
        began = time.perf_counter()
        await archive.save(entry)
        saves.append(_since(began))
        bare.append(_timed(lambda: _write_and_sync(folder / "bare", content)))
        safe.append(_timed(lambda: _write_beside_and_replace(folder, content)))
    await archive.close()
    aim = f"{_ratio(saves, bare):.2f}x of the bare write (aim 2x and flat), {len(content)} bytes"
    return [
        Figure(name=f"open the archive, {sessions} sessions, catalogue rebuilt", times=[opened]),
        Figure(name=f"save one entry, {sessions} sessions", times=saves, aim=aim),
        Figure(name="  write and sync the same bytes", times=bare),
        Figure(name="  the same written beside, renamed, folder synced", times=safe),
    ]


def _envelope(session_id: str, document: dict[str, object]) -> Envelope:
    return Envelope(
        id=session_id,
        document={**document, "id": session_id},  # type: ignore[arg-type]
        started_at="2026-11-20T18:00:00Z",
        finished_at="2026-11-20T19:00:00Z",
    )


def _write_and_sync(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _write_beside_and_replace(folder: Path, content: bytes) -> None:
    _write_and_sync(folder / "safe.new", content)
    (folder / "safe.new").replace(folder / "safe")
    opened = os.open(folder, os.O_RDONLY)
    os.fsync(opened)
    os.close(opened)


def _timed(work: Callable[[], None]) -> float:
    began = time.perf_counter()
    work()
    return _since(began)


def _since(began: float) -> float:
    return (time.perf_counter() - began) * 1000


def _ratio(ours: list[float], bare: list[float]) -> float:
    return sorted(ours)[len(ours) // 2] / sorted(bare)[len(bare) // 2]

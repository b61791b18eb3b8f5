"""Sessions put into a data folder before the app opens it."""

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from companion.archive import Archive, Envelope
from companion.archive.summarizing import summarize

Document = dict[str, Any]
Result = TypeVar("Result")
CARDS = {
    "Ada": ["green-1", "green-3", "red-2", "red-2", "yellow-1", "yellow-3", "purple-1", "purple-2"],
    "Ben": ["red-1", "red-3", "yellow-2", "yellow-2", "purple-1", "purple-3", "blue-1", "blue-2"],
    "Cy": ["yellow-1", "yellow-3", "purple-2", "purple-2", "blue-1", "blue-3", "green-1", "green-2"],
    "Dora": ["purple-1", "purple-3", "blue-2", "blue-2", "green-1", "green-3", "red-1", "red-2"],
}
RECORDED = Path(__file__).parent.parent / "games" / "blind_hen" / "sessions"


def fresh_session(names: tuple[str, ...] = ("Ada", "Ben", "Cy", "Dora"), *, chickens: bool = True) -> Document:
    """Return a session in which nothing has happened yet."""
    return {
        "format": "companion/session",
        "version": 1,
        "id": "fresh",
        "game": "blind-hen",
        "options": {"wooden_chickens": chickens},
        "players": [{"name": name} for name in names],
        "setup": {"auctioneer": names[0], "displays": {name: CARDS[name] for name in names}},
        "started_at": "2026-11-21T18:00:00Z",
        "log": [],
    }


def recorded_session() -> Document:
    """Return the first recorded session: finished, with its whole log."""
    document: Document = json.loads(min(RECORDED.glob("*.json")).read_text("utf-8"))["session"]
    return document


def seed(folder: Path, *documents: Document) -> None:
    """Save documents under their own ids in a folder that no app has open."""
    _apart(_seed(folder, documents))


def saved(folder: Path, session_id: str) -> Envelope:
    """Return what a folder holds of a session, as the next start of the app would find it."""
    return _apart(_saved(folder, session_id))


def _apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something awaited in a thread of its own, since Playwright keeps a loop running in this one."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _seed(folder: Path, documents: tuple[Document, ...]) -> None:
    archive = await Archive.open(folder, summarize)
    for document in documents:
        await archive.save(
            Envelope(
                id=document["id"],
                document=document,
                started_at=document.get("started_at") or "2026-11-21T18:00:00Z",
                finished_at=document.get("finished_at"),
            )
        )
    await archive.close()


async def _saved(folder: Path, session_id: str) -> Envelope:
    archive = await Archive.open(folder, summarize)
    try:
        return await archive.load(session_id)
    finally:
        await archive.close()

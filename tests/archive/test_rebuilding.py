"""A lost catalogue is made anew from the summaries beside the sessions; what has none is played through again."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.archive import Archive, Envelope, Summary
from companion.archive.envelope import read_envelope, write_envelope
from tests.archive.samples import run, saved, session, summarize

FINISHED = session("one", finished=True)


def played_through(folder: Path) -> list[str]:
    """Lose the catalogue, open the archive, and return which sessions had to be played through for their rows."""
    (folder / "catalogue.json").unlink(missing_ok=True)
    asked: list[str] = []

    def counted(envelope: Envelope) -> Summary:
        asked.append(envelope.id)
        return summarize(envelope)

    async def work() -> None:
        archive = await Archive.open(folder, counted)
        for row in archive.summaries():
            assert row == summarize(read_envelope(folder / "sessions" / f"{row.id}.json"))
        await archive.close()

    run(work())
    return sorted(asked)


def change(folder: Path, session_id: str, **changed: Any) -> None:
    """Change the row of a session's file by another hand."""
    path = folder / "sessions" / f"{session_id}.json"
    stored = json.loads(path.read_bytes())
    row = stored["envelope"]["1"]
    for key, value in changed.items():
        row[key] = {**row[key], **value} if isinstance(value, dict) else value
    path.write_text(json.dumps(stored), encoding="utf-8")


def test_a_finished_session_is_listed_by_the_summary_beside_it(tmp_path: Path) -> None:
    saved(tmp_path, FINISHED, session("two", finished=True), session("three"))
    assert played_through(tmp_path) == ["three"]


def test_a_session_that_goes_on_again_leaves_no_summary_behind(tmp_path: Path) -> None:
    saved(tmp_path, FINISHED, session("one", entries=4))
    assert played_through(tmp_path) == ["one"]


def test_a_corrected_session_is_listed_as_it_is_now(tmp_path: Path) -> None:
    saved(tmp_path, FINISHED, session("one", entries=9, finished=True))
    assert played_through(tmp_path) == []


def test_a_file_of_an_older_app_has_no_summary_and_is_played_through(tmp_path: Path) -> None:
    (tmp_path / "sessions").mkdir()
    write_envelope(tmp_path / "sessions" / "one.json", FINISHED)
    assert played_through(tmp_path) == ["one"]


@pytest.mark.parametrize(
    "damage",
    [
        {"summary": "none"},
        {"summary": {"winners": "Ada"}},
        {"summary": {"made_from": 0}},
        {"summary": {"made_from": None}},
        {"summary": {"id": "two"}},
        {"summary": {"finished_at": None}},
        {"started_at": "2026-11-01T18:00:00Z"},
        {"document": {"players": [{"name": "Ida"}]}},
        {"document": {"log": [{"type": "bid", "amount": True}]}},
    ],
    ids=str,
)
def test_a_summary_that_does_not_fit_its_session_is_not_believed(tmp_path: Path, damage: dict[str, Any]) -> None:
    saved(tmp_path, FINISHED)
    change(tmp_path, "one", **damage)
    assert played_through(tmp_path) == ["one"]

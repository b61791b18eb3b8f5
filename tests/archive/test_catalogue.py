import json
import os
from pathlib import Path

import pytest

from companion.archive import Archive, Envelope, Summary
from tests.archive.samples import break_at, full_disk, opened, run, saved, session, summarize


def broken_catalogues() -> dict[str, bytes | None]:
    good = json.loads(
        '{"id":"one","kind":"session","game":"g","players":[],"started_at":"","finished_at":null,'
        '"winners":[],"best":null,"size":1,"mtime_ns":1}'
    )
    wrong = {"kind": "sitting", "players": "Ada", "best": 1.5, "size": True, "mtime_ns": None, "finished_at": 3}
    rows = [{**good, key: value} for key, value in wrong.items()] + [{}]
    return {
        "missing": None,
        "torn": b'{"sessions":{"1":',
        "no table": b"{}",
        "stale": json.dumps({"sessions": {"1": good, "2": {**good, "id": "gone", "kind": "tally"}}}).encode(),
        "nonsense": json.dumps({"sessions": {str(number): row for number, row in enumerate(rows)}}).encode(),
    }


@pytest.mark.parametrize(("kind", "content"), broken_catalogues().items(), ids=broken_catalogues().keys())
def test_the_catalogue_is_made_anew_from_the_sessions(tmp_path: Path, kind: str, content: bytes | None) -> None:
    saved(tmp_path, session("one"), session("two", finished=True, started_at="2026-11-22T18:00:00Z"))
    catalogue = tmp_path / "catalogue.json"
    good = sorted(json.loads(catalogue.read_bytes())["sessions"].values(), key=str)
    catalogue.unlink()
    if content is not None:
        catalogue.write_bytes(content)

    async def work() -> None:
        archive = await opened(tmp_path)
        expected = session("two", finished=True, started_at="2026-11-22T18:00:00Z"), session("one")
        assert archive.summaries() == tuple(summarize(envelope) for envelope in expected)
        assert archive.set_aside() == (("catalogue.json",) if kind == "torn" else ())

    run(work())
    assert sorted(json.loads(catalogue.read_bytes())["sessions"].values(), key=str) == good


def test_only_what_changed_is_read_again(tmp_path: Path) -> None:
    saved(tmp_path, session("one"), session("two"), session("three"), session("two", entries=9))
    (tmp_path / "sessions" / "three.json").unlink()
    asked = []

    def counted(envelope: Envelope) -> Summary:
        asked.append(envelope.id)
        return summarize(envelope)

    async def work() -> None:
        for expected in (["two"], []):
            asked.clear()
            archive = await Archive.open(tmp_path, counted)
            assert asked == expected
            assert {row.id for row in archive.summaries()} == {"one", "two"}
            await archive.close()

    run(work())


def test_a_full_disk_does_not_keep_the_archive_from_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(tmp_path, session())
    (tmp_path / "catalogue.json").unlink()

    async def work() -> None:
        with monkeypatch.context() as broken:
            break_at(broken, "file sync", full_disk())
            archive = await opened(tmp_path)
        assert archive.summaries() == (summarize(session()),)
        await archive.save(session("second"))
        assert len(json.loads((tmp_path / "catalogue.json").read_bytes())["sessions"]) == 2

    run(work())


@pytest.mark.parametrize("changed", ["size", "time"])
def test_a_file_changed_by_another_hand_is_read_again(tmp_path: Path, changed: str) -> None:
    saved(tmp_path, session(entries=3, finished=True))
    path = tmp_path / "sessions" / "first.json"
    times = path.stat()
    content = path.read_text(encoding="utf-8")
    if changed == "size":
        path.write_text(content.replace("Ada", "Adele"), encoding="utf-8")
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    else:
        path.write_text(content.replace("Ada", "Ida"), encoding="utf-8")
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns + 1000))

    async def work() -> None:
        archive = await opened(tmp_path)
        assert archive.summaries()[0].players[0] == ("Adele" if changed == "size" else "Ida")

    run(work())


def test_the_archive_knows_what_is_saved_and_no_longer_what_is_deleted(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session("one"))
        assert archive.knows("one")
        assert not archive.knows("two")
        await archive.delete("one")
        assert not archive.knows("one")

    run(work())

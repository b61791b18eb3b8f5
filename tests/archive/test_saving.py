import os
from dataclasses import replace
from pathlib import Path

import pytest

from companion.archive import (
    Archive,
    ArchiveClosedError,
    Envelope,
    InvalidIdError,
    MissingSessionError,
    SetAsideError,
    Summary,
)
from tests.archive.samples import (
    log_of,
    opened,
    run,
    saved,
    session,
    summarize,
)


def test_a_saved_session_is_there_at_the_next_start(tmp_path: Path) -> None:
    saved(tmp_path, session(entries=2), session(entries=5))

    async def work() -> None:
        archive = await opened(tmp_path)
        assert await archive.load("first") == session(entries=5)
        assert archive.summaries() == (summarize(session()),)
        assert archive.set_aside() == ()

    run(work())
    assert {path.name for path in tmp_path.iterdir()} >= {"sessions", "catalogue.json", "set-aside", "lock"}


def test_the_session_started_last_comes_first(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        for session_id, day in (("b", "21"), ("a", "23"), ("c", "22")):
            await archive.save(session(session_id, started_at=f"2026-11-{day}T18:00:00Z"))
        assert [row.id for row in archive.summaries()] == ["a", "c", "b"]
        assert archive.summaries() is archive.summaries()

    run(work())


def test_an_entry_touches_its_session_and_lists_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session())
        before = (tmp_path / "catalogue.json").stat()
        written, real_replace = [], os.replace

        def replaced(source: str, target: Path | str) -> None:
            written.append(Path(target).name)
            real_replace(source, target)

        def listed(*_: object) -> None:
            pytest.fail("an entry must not list the folder")

        monkeypatch.setattr(os, "replace", replaced)
        monkeypatch.setattr(os, "scandir", listed)
        monkeypatch.setattr(os, "listdir", listed)
        await archive.save(session(entries=4))
        after = (tmp_path / "catalogue.json").stat()
        assert written == ["first.json", "first.json.new"]
        assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)

    run(work())


def test_an_entry_reads_no_other_session_and_asks_for_no_summary(tmp_path: Path) -> None:
    asked = []

    def counted(envelope: Envelope) -> Summary:
        asked.append(envelope.id)
        return summarize(envelope)

    async def work() -> None:
        archive = await Archive.open(tmp_path, counted)
        await archive.save(session())
        await archive.save(session(entries=4))
        await archive.save(session(entries=5))
        assert asked == ["first"]

    run(work())


def test_finishing_correcting_and_going_on_change_the_row(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session())
        for envelope in (session(finished=True), session(entries=7, finished=True), session(entries=8)):
            await archive.save(envelope)
            assert archive.summaries() == (summarize(envelope),)
            stored = (tmp_path / "catalogue.json").read_text(encoding="utf-8")
            assert f'"best":{"null" if envelope.finished_at is None else len(log_of(envelope))},' in stored

    run(work())


def test_a_finished_session_saved_unchanged_writes_no_row(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session(finished=True))
        before = (tmp_path / "catalogue.json").stat().st_ino
        await archive.save(replace(session(finished=True), notice=""))
        assert (tmp_path / "catalogue.json").stat().st_ino == before

    run(work())


def test_a_deleted_session_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session("one"))
        await archive.save(session("two"))
        await archive.delete("one")
        assert [row.id for row in archive.summaries()] == ["two"]
        for act in (archive.load, archive.delete, archive.keep_copy):
            with pytest.raises(MissingSessionError, match="no saved session one"):
                await act("one")
        await archive.close()
        archive = await opened(tmp_path)
        assert [row.id for row in archive.summaries()] == ["two"]

    run(work())


def test_a_session_that_somebody_deleted_is_missing_and_can_be_deleted(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session())
        (tmp_path / "sessions" / "first.json").unlink()
        with pytest.raises(MissingSessionError):
            await archive.load("first")
        await archive.delete("first")
        assert archive.summaries() == ()

    run(work())


def test_a_session_damaged_while_open_is_set_aside(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session("one"))
        await archive.save(session("two"))
        (tmp_path / "sessions" / "one.json").write_bytes(b"{")
        with pytest.raises(SetAsideError, match=r"one\.json in the folder set-aside"):
            await archive.load("one")
        assert archive.set_aside() == ("one.json",)
        assert (tmp_path / "set-aside" / "one.json").read_bytes() == b"{"
        assert [row.id for row in archive.summaries()] == ["two"]
        assert await archive.load("two") == session("two")

    run(work())


def test_a_copy_is_kept_as_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session())
        content = (tmp_path / "sessions" / "first.json").read_bytes()
        names = [await archive.keep_copy("first") for _ in range(3)]
        assert names == ["first.json", "first-2.json", "first-3.json"]
        assert archive.set_aside() == tuple(names)
        await archive.save(session(entries=1))
        assert all((tmp_path / "set-aside" / name).read_bytes() == content for name in names)
        await archive.close()
        archive = await opened(tmp_path)
        assert set(archive.set_aside()) == set(names)

    run(work())


@pytest.mark.parametrize(
    "session_id", ["", "../catalogue", "a/b", "a\\b", ".", "..", "a.json", "a\n", "a\0", "ä", "x" * 65, "/etc/passwd"]
)
def test_an_id_that_could_leave_the_folder_is_refused(tmp_path: Path, session_id: str) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        with pytest.raises(InvalidIdError):
            await archive.save(session(session_id))
        for act in (archive.delete, archive.keep_copy):
            with pytest.raises(InvalidIdError):
                await act(session_id)
        with pytest.raises(MissingSessionError):
            await archive.load(session_id)
        assert list((tmp_path / "sessions").iterdir()) == []

    run(work())


def test_a_session_that_makes_no_sense_is_not_written(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        with pytest.raises(ValueError, match="makes no sense"):
            await archive.save(replace(session(), document={}))
        assert list((tmp_path / "sessions").iterdir()) == []

    run(work())


def test_a_closed_archive_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session())
        await archive.close()
        await archive.close()
        archive.announce("http://192.0.2.1:8000")
        for act in (
            archive.save(session(entries=9)),
            archive.delete("first"),
            archive.load("first"),
            archive.keep_copy("first"),
            archive.household.change_setting("sound", value=True),
        ):
            with pytest.raises(ArchiveClosedError, match="is closed"):
                await act
        assert not (tmp_path / "lock.json").exists()

    run(work())

import errno
import json
import os
from pathlib import Path

import pytest

from companion.archive import Archive, Envelope, Summary, UnusableFolderError
from tests.archive.samples import Browser, break_at, full_disk, leftovers, opened, run, saved, session


def damaged(field: str, value: object) -> bytes:
    row: dict[str, object] = {
        "id": "bad",
        "started_at": "",
        "finished_at": None,
        "notice": "",
        "draft": [],
        "document": {"players": []},
    }
    return json.dumps({"envelope": {"1": {**row, field: value}}}).encode()


DAMAGED = {
    "empty": b"",
    "torn": b'{"envelope":{"1":{"id":"bad"',
    "zeros": b"\0" * 4096,
    "no UTF-8": b"\xff\xfe{}",
    "another program's": b'{"_default":{}}',
    "a list": b"[1,2]",
    "two rows": b'{"envelope":{"1":{},"2":{}}}',
    "no fields": b'{"envelope":{"1":{}}}',
    "another id": damaged("id", "good"),
    "no draft": damaged("draft", None),
    "numbers in the draft": damaged("draft", [1]),
    "no text": damaged("started_at", 3),
    "a time that is none": damaged("finished_at", 3),
    "no document": damaged("document", []),
    "no players": damaged("document", {"players": 3}),
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_session_is_set_aside_and_the_rest_opens(tmp_path: Path, content: bytes) -> None:
    saved(tmp_path, session("good"))
    (tmp_path / "sessions" / "bad.json").write_bytes(content)

    async def work() -> None:
        for _ in range(2):
            archive = await opened(tmp_path)
            assert archive.set_aside() == ("bad.json",)
            assert [row.id for row in archive.summaries()] == ["good"]
            assert await archive.load("good") == session("good")
            await archive.close()

    run(work())
    assert (tmp_path / "set-aside" / "bad.json").read_bytes() == content
    assert not (tmp_path / "sessions" / "bad.json").exists()


def test_files_set_aside_never_replace_each_other(tmp_path: Path) -> None:
    for content in (b"1", b"2", b"3"):
        saved(tmp_path)
        (tmp_path / "sessions" / "bad.json").write_bytes(content)
    saved(tmp_path)
    contents = {path.name: path.read_bytes() for path in (tmp_path / "set-aside").iterdir()}
    assert contents == {"bad.json": b"1", "bad-2.json": b"2", "bad-3.json": b"3"}


def test_what_cannot_be_a_session_is_set_aside_or_left_alone(tmp_path: Path) -> None:
    saved(tmp_path, session("good"))
    (tmp_path / "sessions" / "a folder.json").mkdir()
    (tmp_path / "sessions" / "folder.json").mkdir()
    (tmp_path / "sessions" / "good (copy).json").write_bytes((tmp_path / "sessions" / "good.json").read_bytes())
    (tmp_path / "sessions" / ".DS_Store").write_bytes(b"")
    (tmp_path / "sessions" / "good.json.crswap").write_bytes(b"")

    async def work() -> None:
        archive = await opened(tmp_path)
        assert set(archive.set_aside()) == {"a folder.json", "folder.json", "good (copy).json"}
        assert [row.id for row in archive.summaries()] == ["good"]

    run(work())
    assert {path.name for path in (tmp_path / "sessions").iterdir()} == {"good.json", ".DS_Store", "good.json.crswap"}


def refuse_reading(monkeypatch: pytest.MonkeyPatch, name: str, number: int) -> None:
    real = Path.read_bytes

    def read_bytes(path: Path) -> bytes:
        if path.name == name:
            raise OSError(number, os.strerror(number))
        return real(path)

    monkeypatch.setattr(Path, "read_bytes", read_bytes)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO])
def test_a_file_that_the_system_refuses_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    saved(tmp_path, session("good"), session("bad"))
    (tmp_path / "catalogue.json").unlink()
    refuse_reading(monkeypatch, "bad.json", number)

    async def work() -> None:
        archive = await opened(tmp_path)
        assert archive.set_aside() == ("bad.json",)
        assert [row.id for row in archive.summaries()] == ["good"]

    run(work())


def test_a_passing_fault_sets_nothing_aside_and_frees_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(tmp_path, session("good"), session("other"))
    (tmp_path / "catalogue.json").unlink()

    async def work() -> None:
        with monkeypatch.context() as broken:
            refuse_reading(broken, "other.json", errno.EMFILE)
            with pytest.raises(UnusableFolderError, match="Too many open files"):
                await opened(tmp_path)
        archive = await opened(tmp_path)
        assert {row.id for row in archive.summaries()} == {"good", "other"}
        assert archive.set_aside() == ()

    run(work())


@pytest.mark.parametrize("moved", [True, False])
def test_a_damaged_file_that_is_hard_to_move_is_named_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, moved: bool
) -> None:
    saved(tmp_path, session("good"))
    bad = tmp_path / "sessions" / "bad.json"
    bad.write_bytes(b"{")

    def rename(path: Path, _: Path) -> None:
        raise PermissionError(errno.EACCES, f"{path} is open elsewhere")

    async def work() -> None:
        with monkeypatch.context() as broken:
            if moved:
                break_at(broken, "folder sync", full_disk())
            else:
                broken.setattr(Path, "rename", rename)
            archive = await opened(tmp_path)
        assert archive.set_aside() == ("bad.json",)
        assert [row.id for row in archive.summaries()] == ["good"]

    run(work())
    assert bad.exists() is not moved
    assert (tmp_path / "set-aside" / "bad.json").exists() is moved


def test_half_written_files_are_cleared_away(tmp_path: Path) -> None:
    saved(tmp_path, session())
    for place in (
        "sessions/first.json.new",
        "sessions/first.json.before.new",
        "sessions/other.json.new",
        "catalogue.json.new",
        "household.json.before.new",
    ):
        (tmp_path / place).write_bytes(b"{")
    (tmp_path / "sessions" / "stuck.json.new").mkdir()
    own = ["sessions/first.json.old", "sessions/first.json.of-mine.new", "household.json.bak"]
    for place in own:
        (tmp_path / place).write_bytes(b"somebody's own")
    saved(tmp_path)
    assert sorted(leftovers(tmp_path)) == ["first.json.of-mine.new", "stuck.json.new"]
    assert all((tmp_path / place).exists() for place in own)
    assert list((tmp_path / "set-aside").iterdir()) == []


def test_a_place_that_can_be_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(UnusableFolderError, match="free or repair it"):
        run(opened(tmp_path / "file" / "archive"))


def test_an_archive_that_does_not_open_frees_its_lock(tmp_path: Path) -> None:
    saved(tmp_path, session())
    (tmp_path / "catalogue.json").unlink()

    def faulty(_: Envelope) -> Summary:
        message = "a mistake in the program"
        raise RuntimeError(message)

    async def work() -> None:
        browser = Browser()
        with pytest.raises(RuntimeError):
            await Archive.open(tmp_path, faulty, lock=browser)
        assert browser.released
        archive = await opened(tmp_path)
        assert archive.set_aside() == ()

    run(work())


def test_what_is_set_aside_stays_so_after_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(tmp_path)
    (tmp_path / "sessions" / "bad.json").write_bytes(b"{")
    synced, real_sync = [], os.fsync

    def sync(handle: int) -> None:
        synced.append(Path(f"/proc/self/fd/{handle}").readlink().name)
        real_sync(handle)

    monkeypatch.setattr(os, "fsync", sync)
    saved(tmp_path)
    assert synced == ["set-aside", "sessions"]

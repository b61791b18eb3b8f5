import errno
import json
import os
from pathlib import Path

import pytest
from tinydb import TinyDB, where

from companion.archive.errors import DamagedFileError
from companion.archive.storage import SafeStorage, read_rows, sync_folder, write_rows, write_whole
from tests.archive.samples import STEPS, PowerCut, break_at, full_disk

OLD, NEW = b"the old one, whole", b"the new one, just as whole and longer"


def test_it_serves_as_any_storage_of_tinydb(tmp_path: Path) -> None:
    path = tmp_path / "hens.json"
    with TinyDB(path, storage=SafeStorage) as hens:
        assert hens.all() == []
        hens.insert_multiple([{"name": "Ada", "eggs": 1}, {"name": "Bärbel", "eggs": 2}])
        hens.update({"eggs": 3}, where("name") == "Ada")
        hens.remove(where("name") == "Bärbel")
    with TinyDB(path, storage=SafeStorage) as hens:
        assert hens.all() == [{"name": "Ada", "eggs": 3}]


def test_files_are_compact_and_readable(tmp_path: Path) -> None:
    write_rows(tmp_path / "one.json", "hens", [{"name": "Bärbel", "eggs": 2}])
    expected = '{"hens":{"1":{"name":"Bärbel","eggs":2}}}'
    assert (tmp_path / "one.json").read_bytes() == expected.encode()


def test_half_a_surrogate_pair_comes_back(tmp_path: Path) -> None:
    write_rows(tmp_path / "one.json", "hens", [{"name": "\ud83d ü"}])
    assert read_rows(tmp_path / "one.json", "hens") == [{"name": "\ud83d ü"}]


def test_what_json_does_not_know_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        write_rows(tmp_path / "one.json", "hens", [{"eggs": float("nan")}])
    assert list(tmp_path.iterdir()) == []


def test_writing_rows_replaces_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    write_rows(path, "hens", [{"name": "Ada"}, {"name": "Cy"}])
    write_rows(path, "hens", [{"name": "Dot"}])
    assert read_rows(path, "hens") == [{"name": "Dot"}]
    write_rows(path, "hens", [])
    assert read_rows(path, "hens") == []


def test_rows_of_a_missing_file_are_none(tmp_path: Path) -> None:
    assert read_rows(tmp_path / "none.json", "hens") == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[]", b"3", b'{"hens":[]}', b'{"hens":{"one":{}}}', b'{"hens":{"1":[]}}', b"[" * 200_000],
    ids=["empty", "torn", "no UTF-8", "a list", "a number", "no table", "no number", "no row", "endless"],
)
def test_damaged_files_are_told_apart(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "hens.json").write_bytes(content)
    with pytest.raises(DamagedFileError):
        read_rows(tmp_path / "hens.json", "hens")


def test_every_step_happens_in_its_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, steps = tmp_path / "one.json", []
    path.write_bytes(OLD)
    real_sync, real_replace = os.fsync, os.replace

    def sync(handle: int) -> None:
        real_sync(handle)
        place = Path(f"/proc/self/fd/{handle}").readlink()
        steps.append(("sync", place.name, path.read_bytes()))

    def replace(source: Path, target: Path) -> None:
        assert source.read_bytes() == NEW
        real_replace(source, target)
        steps.append(("rename", target.name, path.read_bytes()))

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", replace)
    write_whole(path, NEW)
    assert steps == [("sync", "one.json.new", OLD), ("rename", "one.json", NEW), ("sync", tmp_path.name, NEW)]


@pytest.mark.parametrize("step", STEPS)
def test_after_a_power_cut_the_file_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "one.json"
    write_whole(path, OLD)
    with monkeypatch.context() as broken:
        break_at(broken, step, PowerCut())
        with pytest.raises(PowerCut):
            write_whole(path, NEW)
    assert path.read_bytes() == (NEW if step == "folder sync" else OLD)
    write_whole(path, NEW)
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("before", [OLD, None], ids=["a file before", "no file before"])
def test_after_an_error_the_old_file_is_in_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, before: bytes | None
) -> None:
    path = tmp_path / "one.json"
    if before:
        write_whole(path, before)
    with monkeypatch.context() as broken:
        break_at(broken, step, full_disk())
        with pytest.raises(OSError, match="No space"):
            write_whole(path, NEW)
    assert (path.read_bytes() if path.exists() else None) == before
    assert not (tmp_path / "one.json.new").exists()
    write_whole(path, NEW)
    assert path.read_bytes() == NEW


def test_an_error_while_putting_back_leaves_the_new_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, calls = tmp_path / "one.json", []
    write_whole(path, OLD)
    real_sync = os.fsync

    def sync(handle: int) -> None:
        calls.append(handle)
        if len(calls) > 1:
            raise full_disk()
        real_sync(handle)

    monkeypatch.setattr(os, "fsync", sync)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, NEW)
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("number", [errno.EACCES, errno.EINVAL, errno.ENOTSUP])
@pytest.mark.parametrize("call", ["open", "fsync"])
def test_a_platform_that_syncs_no_folders_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, call, refuse)
    sync_folder(tmp_path)


def test_a_folder_that_fails_to_sync_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    break_at(monkeypatch, "folder sync", OSError(errno.EIO, "Input/output error"))
    with pytest.raises(OSError, match="Input/output"):
        sync_folder(tmp_path)


def test_the_file_is_plain_json(tmp_path: Path) -> None:
    write_rows(tmp_path / "one.json", "hens", [{"eggs": 3}])
    assert json.loads((tmp_path / "one.json").read_text(encoding="utf-8")) == {"hens": {"1": {"eggs": 3}}}

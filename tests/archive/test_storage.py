import json
from pathlib import Path

import pytest
from tinydb import TinyDB, where

from companion.archive.errors import DamagedFileError
from companion.archive.storage import SafeStorage, read_rows, write_rows


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


def test_the_file_is_plain_json(tmp_path: Path) -> None:
    write_rows(tmp_path / "one.json", "hens", [{"eggs": 3}])
    assert json.loads((tmp_path / "one.json").read_text(encoding="utf-8")) == {"hens": {"1": {"eggs": 3}}}

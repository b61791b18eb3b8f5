import json
from pathlib import Path
from typing import Any

import pytest

from companion.archive.aside import why_aside
from tests.archive.samples import opened, run
from tests.documents.samples import SESSION, tally


def lying(folder: Path, document: Any, table: str = "envelope") -> Path:
    file = folder / "one.json"
    file.write_text(json.dumps({table: {"1": {"id": "one", "document": document}}}), "utf-8")
    return file


@pytest.mark.parametrize("content", [b"", b'{"envelope":', b"[1]", b"\xff"])
def test_a_torn_file_is_said_to_break_off(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "one.json"
    file.write_bytes(content)
    assert str(why_aside(file)) == "The file breaks off, or something else wrote into it."


def test_what_the_system_does_not_open_is_said_so(tmp_path: Path) -> None:
    folder = tmp_path / "folder.json"
    folder.mkdir()
    assert str(why_aside(folder)) == "The file could not be opened."


def test_another_programs_file_is_no_session(tmp_path: Path) -> None:
    other = "What is in the file is not a saved session."
    assert str(why_aside(lying(tmp_path, {}, table="household"))) == other
    assert str(why_aside(lying(tmp_path, [1]))) == other


def test_a_fault_in_a_session_is_named_with_its_place(tmp_path: Path) -> None:
    assert str(why_aside(lying(tmp_path, {**SESSION, "game": 3}))) == "game: There should be a text here."
    late = {**SESSION, "log": [{"type": "bid", "player": "Ada", "amount": 99}]}
    assert str(why_aside(lying(tmp_path, late))).startswith("log[0].amount: Ada’s display holds 3, so 99 is too much")
    bare = str(why_aside(lying(tmp_path, {"format": "companion/tally"})))
    assert bare == "version: This is needed, but missing. Add it."


@pytest.mark.parametrize("document", [SESSION, tally()], ids=["session", "tally"])
def test_a_copy_that_was_kept_can_be_read(tmp_path: Path, document: dict[str, Any]) -> None:
    told = str(why_aside(lying(tmp_path, document)))
    assert told == "A copy of a session, or a file under a wrong name. It can be read."


def test_the_archive_names_each_file_with_its_reason_and_their_folder(tmp_path: Path) -> None:
    (tmp_path / "sessions").mkdir()
    (tmp_path / "sessions" / "bad.json").write_bytes(b"{")

    async def work() -> None:
        archive = await opened(tmp_path)
        (aside,) = archive.reasons_aside()
        assert (aside.name, str(aside.reason)) == ("bad.json", "The file breaks off, or something else wrote into it.")
        assert archive.where_aside == tmp_path / "set-aside"
        await archive.close()

    run(work())

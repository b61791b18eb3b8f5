"""An app of its own reads a picked file where it lies; a browser’s word for a place here is worth nothing."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import flet as ft

from companion.ui.fetching import Fetched, Fetcher

SECRET = b"not for browsers"


async def always(_done: int, _of: int) -> bool:
    return True


async def nothing(_: ft.FilePickerResultEvent) -> None:
    return None


async def bring(folder: Path, path: Path, *, own: bool) -> Fetched:
    async def refuse(_: object) -> None:
        raise RuntimeError

    page = SimpleNamespace(
        session=SimpleNamespace(connection=SimpleNamespace(local_data_transport=own)),
        get_upload_url=lambda name, _: f"/upload/{name}",
    )
    fetcher = Fetcher(folder, nothing)
    fetcher.picker = cast("ft.FilePicker", SimpleNamespace(upload=refuse))
    picked = ft.FilePickerFile(id=1, name="a.json", size=len(SECRET), path=str(path))
    brought = await fetcher.fetch(cast("Any", page), [picked], always)
    assert brought is not None
    return brought


def test_an_app_of_its_own_reads_the_file_where_it_lies(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(SECRET)
    assert asyncio.run(bring(tmp_path, tmp_path / "a.json", own=True)).files == [("a.json", SECRET)]


def test_a_file_that_is_gone_again_is_said(tmp_path: Path) -> None:
    brought = asyncio.run(bring(tmp_path, tmp_path / "gone.json", own=True))
    assert [str(reason) for _, reason in brought.refused] == [
        "This file was not added: It could not be read. Pick it again. Nothing was changed."
    ]


def test_a_browser_cannot_name_a_file_of_this_machine(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(SECRET)
    assert asyncio.run(bring(tmp_path, tmp_path / "a.json", own=False)).files == []

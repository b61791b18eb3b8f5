"""Files that come in from the phone, small ones and huge ones."""

import json
from pathlib import Path

import pytest

from tests.ui.house import House
from tests.ui.phone import Phone
from tests.ui.seeds import recorded_session

MEGABYTE = 1_000_000


def pick(phone: Phone, *files: Path) -> None:
    phone.see("open-file")
    with phone.page.expect_file_chooser() as choosing:
        phone.tap("open-file")
    choosing.value.set_files([str(file) for file in files])


def huge(folder: Path, name: str, megabytes: int) -> Path:
    file = folder / name
    with file.open("wb") as opened:
        opened.truncate(megabytes * MEGABYTE)
    return file


@pytest.mark.parametrize(
    ("name", "megabytes", "most"),
    [("huge.json", 40, "512 KiB"), ("huge.json", 200, "512 KiB"), ("a.zip", 200, "64 MiB")],
)
def test_a_huge_file_is_refused_before_it_is_sent_and_the_page_lives_on(
    phone: Phone, house: House, tmp_path: Path, name: str, megabytes: int, most: str
) -> None:
    sent: list[str] = []
    phone.page.on("request", lambda request: sent.append(request.method) if request.method == "PUT" else None)
    phone.go("/sessions")
    pick(phone, huge(tmp_path, name, megabytes))
    phone.says(f"This file is larger than {most}.")
    phone.tap("fine")
    phone.gone("fine")
    phone.tap("settings", "back")
    assert sent == []
    assert list((house.data / "sessions").iterdir()) == []


def test_small_files_come_in_beside_a_huge_one(phone: Phone, house: House, tmp_path: Path) -> None:
    small = [tmp_path / "first.json", tmp_path / "ä second.json"]
    for number, file in enumerate(small):
        file.write_text(json.dumps({**recorded_session(), "id": f"from-a-file-{number}"}), "utf-8")
    phone.go("/sessions")
    pick(phone, *small, huge(tmp_path, "huge.json", 40))
    phone.says("2 sessions found.")
    phone.says("This file is larger than 512 KiB.")
    phone.tap("add", "fine")
    phone.tap("fine", "session-from-a-file-0")
    phone.see("session-from-a-file-1")
    assert len(list((house.data / "sessions").iterdir())) == 2
    assert list((house.data / "incoming").iterdir()) == []


def test_an_empty_file_is_refused_with_a_sentence(phone: Phone, tmp_path: Path) -> None:
    phone.go("/sessions")
    pick(phone, huge(tmp_path, "empty.json", 0))
    phone.says("This file was not added")

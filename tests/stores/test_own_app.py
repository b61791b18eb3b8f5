"""The app as the stores’ builds hold it: packed by the builder’s rules, started as its template does."""

import json
import os
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.ui.settling import DEAF_SECONDS
from tests.process import ROOT, Process, start_python
from tests.ui.seeds import fresh_session, saved, seed

DART = Path(__file__).with_name("dart.py")


@dataclass
class Device:
    """A process that plays the device; each tap is answered with all texts that came since."""

    process: Process

    def tap(self, tapped: str, then: str) -> list[str]:
        """Tap a control and return what the page said until another one came."""
        self.process.tell(json.dumps([tapped, then]) + "\n")
        said: list[str] = json.loads(self.process.line())
        return said

    def see(self, identifier: str) -> list[str]:
        """Wait for a control and return what the page said until it came."""
        return self.tap("", identifier)


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the app's folder with what the builder leaves of it."""
    folder = tmp_path_factory.mktemp("packed") / "app"
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["flet"]["app"]["exclude"]
    left_out = {*told, "build"}

    def ignored(place: str, names: list[str]) -> list[str]:
        at = Path(place).relative_to(ROOT)
        return [name for name in names if (at / name).as_posix() in left_out or name[0] == "." or name == "__pycache__"]

    shutil.copytree(ROOT, folder, ignore=ignored)
    return folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return the folder that the platform gives to the app."""
    folder = tmp_path / "own"
    folder.mkdir()
    return folder


def start(packed: Path, own: Path, *languages: str) -> Device:
    surroundings = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        "FLET_PLATFORM": "android",
        "FLET_APP_STORAGE_DATA": str(own),
        "FLET_ASSETS_DIR": str(packed / "assets"),
    }
    words = (str(DART), str(packed), str(DEAF_SECONDS), *languages)
    return Device(process=start_python(*words, place=own, surroundings=surroundings, errors=None))


@pytest.fixture
def devices() -> Iterator[list[Device]]:
    started: list[Device] = []
    yield started
    for device in started:
        device.process.kill()


def test_it_starts_without_a_server_in_the_languages_of_the_device(
    packed: Path, own: Path, devices: list[Device]
) -> None:
    device = start(packed, own, "fr", "de")
    devices.append(device)
    assert "Blindes Huhn" in device.see("new-blind-hen")


def test_what_was_tapped_lies_in_the_folder_of_the_app_when_the_system_ends_it(
    packed: Path, own: Path, devices: list[Device]
) -> None:
    seed(own / "sessions", fresh_session())
    device = start(packed, own, "en")
    devices.append(device)
    device.see("continue")
    device.tap("continue", "key-winner:Ben")
    device.tap("key-winner:Ben", "key-amount:4")
    device.process.kill()
    kept = saved(own / "sessions", "fresh")
    assert kept.draft, kept
    again = start(packed, own, "en")
    devices.append(again)
    again.see("continue")
    assert "Undo: Ben won the auction" in again.tap("continue", "key-amount:4")


def test_a_folder_that_another_henhouse_holds_is_said(packed: Path, own: Path, devices: list[Device]) -> None:
    first = start(packed, own, "en")
    devices.append(first)
    first.see("new-blind-hen")
    second = start(packed, own, "en")
    devices.append(second)
    assert any("is in use by another Henhouse" in text for text in second.see("refusal"))

"""Screens that are imported when they are first shown, or in a quiet moment."""

import asyncio
import subprocess
import sys

import pytest

from companion.ui import later
from companion.ui.app import SCREENS
from companion.ui.later import Later, bring_all


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_there_when_it_is_wanted(path: str) -> None:
    screen = SCREENS[path]
    assert callable(getattr(screen.bring(), screen.component))


def test_a_start_imports_none_of_them() -> None:
    asked = "import sys, companion.ui.app; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    found = set(done.stdout.split())
    assert "companion.ui.screens.home" in found
    assert found.isdisjoint(f"companion.ui.screens.{screen.module}" for screen in SCREENS.values())
    assert found.isdisjoint({"companion.ui.boards", "companion.ui.questions", "companion.ui.setups"})


def test_a_screen_that_cannot_be_brought_keeps_none_of_the_others_away(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    brought: list[str] = []

    def bring(module: str) -> None:
        if module.endswith("table"):
            raise ImportError(module)
        brought.append(module)

    monkeypatch.setattr(later, "FIRST_PICTURE", 0)
    monkeypatch.setattr(later, "import_module", bring)
    asyncio.run(bring_all([Later("table", "TableScreen"), Later("score", "Score")]))
    assert brought == ["companion.ui.screens.score"]
    assert "could not be imported" in caplog.text


def test_in_a_quiet_moment_they_are_brought_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    async def sleep(seconds: float) -> None:
        happened.append(f"{seconds} s")

    monkeypatch.setattr(later, "import_module", happened.append)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(bring_all([Later("table", "TableScreen"), Later("score", "Score")]))
    assert happened == [
        "1.0 s",
        "companion.ui.screens.table",
        "0.05 s",
        "companion.ui.screens.score",
        "0.05 s",
    ]

import asyncio
from pathlib import Path

import pytest

from companion.archive import (
    Archive,
    NotSavedError,
)
from tests.archive.samples import (
    Browser,
    run,
    session,
    summarize,
)


def test_a_browser_settles_every_save_before_it_returns(tmp_path: Path) -> None:
    async def work() -> None:
        browser = Browser()
        archive = await Archive.open(tmp_path, summarize, browser.settle, lock=browser)
        await archive.save(session())
        before = browser.settled
        await asyncio.gather(*(archive.save(session(entries=number)) for number in range(5)))
        await archive.household.remember_people(["Ada"])
        await archive.keep_copy("first")
        assert browser.settled == before + 7
        assert await archive.load("first") == session(entries=4)
        archive.announce("this tab")
        await archive.close()
        assert browser.announced == "this tab"
        assert browser.released
        assert not (tmp_path / "lock").exists()

    run(work())


def test_a_browser_out_of_room_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        browser = Browser()
        archive = await Archive.open(tmp_path, summarize, browser.settle, lock=browser)
        browser.full = True
        with pytest.raises(NotSavedError):
            await archive.save(session())
        with pytest.raises(NotSavedError):
            await archive.household.remember_people(["Ada"])
        assert archive.summaries() == ()
        assert archive.household.memory.people == ()
        browser.full = False
        await archive.save(session())
        assert archive.summaries() == (summarize(session()),)

    run(work())


def test_a_save_under_way_ends_before_the_archive_closes(tmp_path: Path) -> None:
    async def work() -> None:
        browser = Browser()
        archive = await Archive.open(tmp_path, summarize, browser.settle, lock=browser)
        saving = asyncio.create_task(archive.save(session()))
        await asyncio.sleep(0)
        await archive.close()
        assert saving.done()
        await saving
        assert browser.settled == 2

    run(work())

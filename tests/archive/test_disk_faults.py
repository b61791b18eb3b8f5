import resource
from pathlib import Path

import pytest

from companion.archive import (
    NotSavedError,
    UnusableFolderError,
)
from tests.archive.samples import (
    STEPS,
    PowerCut,
    break_at,
    full_disk,
    leftovers,
    log_of,
    opened,
    run,
    session,
    summarize,
)


def test_a_passing_fault_sets_nothing_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session())

        def refuse(_: Path) -> bytes:
            raise OSError(24, "Too many open files")

        with monkeypatch.context() as broken:
            broken.setattr(Path, "read_bytes", refuse)
            with pytest.raises(UnusableFolderError, match="Too many open files"):
                await archive.load("first")
        assert await archive.load("first") == session()

    run(work())


@pytest.mark.parametrize("step", STEPS)
def test_a_full_disk_leaves_the_session_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session(entries=2))
        rows = archive.summaries()
        for envelope in (session(entries=3), session(entries=3, finished=True), session("new")):
            with monkeypatch.context() as broken:
                break_at(broken, step, full_disk())
                with pytest.raises(NotSavedError, match="No space left on device"):
                    await archive.save(envelope)
            assert await archive.load("first") == session(entries=2)
            assert archive.summaries() == rows
            assert {path.name for path in (tmp_path / "sessions").iterdir()} == {"first.json"}
        await archive.save(session("new"))
        await archive.save(session(entries=3, finished=True))
        assert await archive.load("first") == session(entries=3, finished=True)
        assert {row.id for row in archive.summaries()} == {"first", "new"}

    run(work())


def test_a_file_that_may_grow_no_further_is_a_full_disk(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session(entries=2))
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
        try:
            with pytest.raises(NotSavedError):
                await archive.save(session(entries=2000))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert await archive.load("first") == session(entries=2)
        await archive.save(session(entries=2000))
        assert await archive.load("first") == session(entries=2000)

    run(work())


@pytest.mark.parametrize("step", STEPS)
def test_a_power_cut_loses_nothing_that_was_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    async def cut() -> None:
        archive = await opened(tmp_path)
        await archive.save(session(entries=2))
        with monkeypatch.context() as broken:
            break_at(broken, step, PowerCut())
            with pytest.raises(PowerCut):
                await archive.save(session(entries=3, finished=True))
        await archive.close()

    async def look() -> None:
        archive = await opened(tmp_path)
        envelope = await archive.load("first")
        assert len(log_of(envelope)) == (3 if step == "folder sync" else 2)
        assert archive.summaries() == (summarize(envelope),)
        assert archive.set_aside() == ()
        assert leftovers(tmp_path / "sessions") == []

    run(cut())
    run(look())


@pytest.mark.parametrize("error", [full_disk(), PowerCut()], ids=["full disk", "power cut"])
def test_the_catalogue_may_fail_and_is_put_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session("one"))
        with monkeypatch.context() as broken:
            break_at(broken, "rename", error, only="catalogue.json")
            try:
                await archive.save(session("two"))
                await archive.delete("one")
            except PowerCut:
                pass
            else:
                assert [row.id for row in archive.summaries()] == ["two"]
        rows = archive.summaries()
        await archive.close()
        archive = await opened(tmp_path)
        assert archive.summaries() == rows
        await archive.close()

    run(work())


def test_a_delete_that_fails_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session())
        with monkeypatch.context() as broken:
            break_at(broken, "folder sync", full_disk())
            with pytest.raises(NotSavedError):
                await archive.delete("first")
        await archive.delete("first")
        assert archive.summaries() == ()

    run(work())


@pytest.mark.parametrize("step", STEPS)
def test_a_copy_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.save(session())
        with monkeypatch.context() as broken:
            break_at(broken, step, full_disk())
            with pytest.raises(NotSavedError):
                await archive.keep_copy("first")
        assert archive.set_aside() == ()
        assert await archive.keep_copy("first") == "first.json"

    run(work())

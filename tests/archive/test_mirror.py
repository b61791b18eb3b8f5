import itertools
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from companion.archive import Archive, Envelope, MissingSessionError, NotSavedError, Summary
from companion.archive.mirror import Mirror, Stored
from tests.archive.samples import Browser, full_disk, run, session, summarize


class Drawer:
    """A store as a browser has one: it outlives every tab, and may be full."""

    def __init__(self) -> None:
        self.held: dict[str, Stored] = {}
        self.full = self.shut = False
        self.done: list[str] = []
        self._clock = itertools.count(1_800_000_000_000, 7)

    async def files(self) -> Sequence[Stored]:
        if self.shut:
            raise full_disk()
        return tuple(self.held.values())

    async def write(self, path: str, content: bytes) -> int:
        if self.full:
            raise full_disk()
        self.done.append(f"write {path}")
        self.held[path] = Stored(path=path, content=content, changed=next(self._clock))
        return self.held[path].changed

    async def remove(self, path: str) -> None:
        self.done.append(f"remove {path}")
        del self.held[path]


async def a_tab(folder: Path, drawer: Drawer) -> Archive:
    """Open the archive as a new tab does: its folder is empty, the store is not."""
    mirror = Mirror(folder, drawer)
    await mirror.fill()
    return await Archive.open(folder, summarize, mirror.settle, lock=Browser())


def test_the_next_tab_finds_what_the_last_one_saved(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        first = await a_tab(tmp_path / "first", drawer)
        await first.save(session("one"))
        await first.save(session("two", finished=True))
        await first.household.remember_people(["Ada"])
        second = await a_tab(tmp_path / "second", drawer)
        assert await second.load("one") == session("one")
        assert second.summaries() == first.summaries()
        assert second.household.memory.people == ("Ada",)

    run(work())


def test_a_save_brings_only_what_changed(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        archive = await a_tab(tmp_path, drawer)
        for name in ("one", "two", "three"):
            await archive.save(session(name))
        drawer.done.clear()
        await archive.save(session("two", entries=9))
        assert drawer.done == ["write sessions/two.json"]

    run(work())


def test_a_change_that_leaves_the_size_as_it_was_is_brought_all_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        archive = await a_tab(tmp_path / "first", drawer)
        for draft in ("a", "b", "c", "d"):
            await archive.save(replace(session("one"), draft=(draft,)))
        later = await a_tab(tmp_path / "later", drawer)
        assert (await later.load("one")).draft == ("d",)

    run(work())


def test_a_deleted_session_is_deleted_in_the_store(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        archive = await a_tab(tmp_path / "first", drawer)
        await archive.save(session("one"))
        await archive.delete("one")
        assert not any(path.startswith("sessions/") for path in drawer.held)
        later = await a_tab(tmp_path / "later", drawer)
        with pytest.raises(MissingSessionError):
            await later.load("one")

    run(work())


def test_a_file_is_in_its_new_place_before_it_leaves_the_old_one(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        await drawer.write("sessions/broken.json", b"not a session")
        drawer.done.clear()
        archive = await a_tab(tmp_path, drawer)
        assert archive.set_aside() == ("broken.json",)
        await archive.save(session("one"))
        moves = [done for done in drawer.done if "broken" in done]
        assert moves == ["write set-aside/broken.json", "remove sessions/broken.json"]

    run(work())


def test_a_full_store_says_so_and_what_was_saved_before_is_in_force(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        archive = await a_tab(tmp_path / "first", drawer)
        await archive.save(session("one"))
        drawer.full = True
        with pytest.raises(NotSavedError):
            await archive.save(session("one", entries=9))
        assert await archive.load("one") == session("one")
        drawer.full = False
        await archive.save(session("two"))
        later = await a_tab(tmp_path / "later", drawer)
        assert await later.load("one") == session("one")

    run(work())


def test_what_could_neither_be_brought_nor_taken_back_is_brought_with_the_next_change(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        archive = await a_tab(tmp_path / "first", drawer)
        await archive.save(session("one"))
        drawer.full = drawer.shut = True
        with pytest.raises(NotSavedError):
            await archive.save(session("one", entries=9))
        drawer.full = drawer.shut = False
        await archive.save(session("two"))
        assert await archive.load("one") == session("one", entries=9)
        later = await a_tab(tmp_path / "later", drawer)
        assert await later.load("one") == session("one", entries=9)

    run(work())


def test_a_folder_that_cannot_be_filled_deletes_nothing_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        drawer = Drawer()
        mirror = Mirror(tmp_path, drawer)
        for name in ("one", "two"):
            await drawer.write(name, b"kept")
        await mirror.fill()
        removed: list[Path] = []
        monkeypatch.setattr(Path, "unlink", lambda path: removed.append(path) if not removed else stuck())
        with pytest.raises(OSError, match="No space"):
            await mirror.fill()
        monkeypatch.undo()
        removed[0].unlink()
        await mirror.settle()
        assert set(drawer.held) == {"one", "two"}

    run(work())


def stuck() -> None:
    raise full_disk()


def test_an_unchanged_store_is_not_read_through_again(tmp_path: Path) -> None:
    async def work() -> None:
        def looked_through(envelope: Envelope) -> Summary:
            raise AssertionError(envelope)

        drawer = Drawer()
        archive = await a_tab(tmp_path / "first", drawer)
        for name in ("one", "two"):
            await archive.save(session(name, finished=True))
        drawer.done.clear()
        mirror = Mirror(tmp_path / "second", drawer)
        await mirror.fill()
        second = await Archive.open(tmp_path / "second", looked_through, mirror.settle, lock=Browser())
        assert [summary.id for summary in second.summaries()] == ["two", "one"]
        assert drawer.done == []

    run(work())


def test_a_store_that_is_full_at_the_start_still_opens(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        drawer.full = True
        archive = await a_tab(tmp_path / "first", drawer)
        assert archive.summaries() == ()

    run(work())


def test_what_was_half_written_is_not_brought(tmp_path: Path) -> None:
    async def work() -> None:
        drawer = Drawer()
        mirror = Mirror(tmp_path, drawer)
        (tmp_path / "catalogue.json.new").write_text("half", encoding="utf-8")
        await mirror.settle()
        assert drawer.held == {}

    run(work())

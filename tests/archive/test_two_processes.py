import subprocess
import sys
from pathlib import Path

import pytest

from companion.archive import ArchiveBusyError
from companion.archive.folder_lock import FolderLock
from tests.archive.samples import leftovers, log_of, opened, run, saved, session
from tests.process import start_python

SECOND = """
import asyncio, sys
from pathlib import Path
from companion.archive import Archive, ArchiveBusyError
try:
    asyncio.run(Archive.open(Path(sys.argv[1]), print))
except ArchiveBusyError as busy:
    print(busy.pid, busy.where, busy, sep="|")
"""

HOLDER = """
import asyncio, sys
from pathlib import Path
from tests.archive.samples import opened, session
async def hold():
    archive = await opened(Path(sys.argv[1]))
    archive.announce("http://192.0.2.1:8000")
    print("held", flush=True)
    sys.stdin.read()
asyncio.run(hold())
"""

WRITER = """
import asyncio, sys
from pathlib import Path
from tests.archive.samples import opened, session
async def write():
    archive = await opened(Path(sys.argv[1]))
    number = 0
    while True:
        number += 1
        await archive.save(session("played", number))
        if number % 10 == 0:
            await archive.save(session(f"new-{number}", finished=True))
            await archive.household.remember_people([f"Player {number}"])
        print(number, flush=True)
asyncio.run(write())
"""


def second(folder: Path) -> str:
    command = [sys.executable, "-c", SECOND, str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_second_process_is_told_who_has_the_folder(tmp_path: Path) -> None:
    saved(tmp_path, session())
    with start_python("-c", HOLDER, str(tmp_path)) as holder:
        assert holder.line() == "held\n"
        (tmp_path / "sessions" / "first.json.new").write_bytes(b"the first process is writing this")
        before = contents(tmp_path)
        pid, where, sentence = second(tmp_path).split("|")
        assert (pid, where) == (str(holder.running.pid), "http://192.0.2.1:8000")
        assert f"(process {pid}); open http://192.0.2.1:8000" in sentence
        assert contents(tmp_path) == before
        holder.hang_up()
        assert holder.wait() == 0
    assert second(tmp_path) == ""


def test_a_holder_without_an_address_is_known_by_its_number(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        with pytest.raises(ArchiveBusyError, match=r"\(process \d+\); close that one") as busy:
            await opened(tmp_path)
        assert busy.value.where == ""
        await archive.save(session())
        await archive.close()
        await (await opened(tmp_path)).close()

    run(work())


@pytest.mark.parametrize("word", [b"", b"[]", b'{"pid":"7","where":""}', b'{"pid":7}', None])
def test_a_holder_whose_word_is_lost_still_holds(tmp_path: Path, word: bytes | None) -> None:
    lock = FolderLock(tmp_path)
    (tmp_path / "lock.json").unlink()
    if word is not None:
        (tmp_path / "lock.json").write_bytes(word)
    with pytest.raises(ArchiveBusyError, match="another Henhouse; close that one first") as busy:
        FolderLock(tmp_path)
    assert (busy.value.pid, busy.value.where) == (None, "")
    lock.release()


def test_a_lock_holds_without_room_for_its_word(tmp_path: Path) -> None:
    (tmp_path / "lock.json.new").mkdir(parents=True)
    lock = FolderLock(tmp_path)
    lock.announce("http://192.0.2.1:8000")
    with pytest.raises(ArchiveBusyError):
        FolderLock(tmp_path)
    lock.release()
    lock.release()
    FolderLock(tmp_path).release()


@pytest.mark.parametrize("acknowledged", [1, 10, 37, 120])
def test_killed_at_any_moment_every_save_that_returned_is_there(tmp_path: Path, acknowledged: int) -> None:
    with start_python("-c", WRITER, str(tmp_path)) as writer:
        lines = [writer.line() for _ in range(acknowledged)]
        writer.kill()
        lines += [line for line in writer.rest() if line.endswith("\n")]
    last = int(lines[-1])
    assert last >= acknowledged

    async def look() -> None:
        archive = await opened(tmp_path)
        assert archive.set_aside() == ()
        assert leftovers(tmp_path / "sessions") == []
        assert len(log_of(await archive.load("played"))) in {last, last + 1}
        known = {row.id for row in archive.summaries()}
        assert known >= {"played", *(f"new-{number}" for number in range(10, last + 1, 10))}
        for session_id in known - {"played"}:
            assert await archive.load(session_id) == session(session_id, finished=True)
        assert set(archive.household.memory.people) >= {f"Player {number}" for number in range(10, last + 1, 10)}
        await archive.save(session("played", last + 2))

    run(look())

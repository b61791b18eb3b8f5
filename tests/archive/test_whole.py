import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.archive.whole import remove_whole, sync_folder, write_whole
from tests.archive.samples import STEPS, PowerCut, break_at, full_disk, leftovers

OLDEST, OLD, NEW = b"the oldest", b"the old one, whole", b"the new one, just as whole and longer"


def refuse(monkeypatch: pytest.MonkeyPatch, call: str, number: int) -> None:
    """Let one call of the system fail like this."""

    def refused(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, call, refused)


def write_broken_off(monkeypatch: pytest.MonkeyPatch, path: Path, step: str, error: BaseException) -> None:
    """Write the new version, of which one step fails."""
    with monkeypatch.context() as broken:
        break_at(broken, step, error)
        with pytest.raises(type(error)) as told:
            write_whole(path, NEW)
    assert told.value is error


@pytest.fixture(params=["second names", "no second names", "no system with second names"])
def path(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a file, where the file system knows second names for it, where it does not, and in a browser."""
    with monkeypatch.context() as narrow:
        if request.param == "no second names":
            refuse(narrow, "link", errno.EPERM)
        if request.param == "no system with second names":
            narrow.delattr(os, "link")
        yield tmp_path / "one.json"


def test_every_step_happens_in_its_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, steps = tmp_path / "one.json", []
    write_whole(path, b"the oldest, and longer than all that come after it")
    write_whole(path, OLD)
    real_sync, real_replace, real_link = os.fsync, os.replace, os.link

    def sync(handle: int) -> None:
        real_sync(handle)
        place = Path(f"/proc/self/fd/{handle}").readlink()
        steps.append(("sync", place.name, path.read_bytes()))
        if place != tmp_path:
            assert place.read_bytes() == NEW

    def replace(source: str, target: Path | str) -> None:
        real_replace(source, target)
        steps.append((f"rename {Path(source).name}", Path(target).name, path.read_bytes()))

    def link(source: Path, target: str) -> None:
        real_link(source, target)
        steps.append(("second name", Path(target).name, path.read_bytes()))

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr(os, "link", link)
    write_whole(path, NEW)
    assert steps == [
        ("sync", "one.json.new", OLD),
        ("second name", "one.json.before.new", OLD),
        ("rename one.json.new", "one.json", NEW),
        ("sync", tmp_path.name, NEW),
        ("rename one.json.before.new", "one.json.new", NEW),
    ]


@pytest.mark.parametrize("step", STEPS)
def test_what_is_in_force_after_an_error_is_lasting(path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    lasting: set[int] = set()
    real_sync = os.fsync

    def sync(handle: int) -> None:
        real_sync(handle)
        lasting.add(os.fstat(handle).st_ino)

    monkeypatch.setattr(os, "fsync", sync)
    write_whole(path, OLD)
    write_broken_off(monkeypatch, path, step, full_disk())
    assert path.stat().st_ino in lasting


def test_the_version_before_stays_beside_until_the_next(path: Path) -> None:
    for version in (OLDEST, OLD, NEW):
        write_whole(path, version)
    assert path.read_bytes() == NEW
    assert Path(f"{path}.new").read_bytes() == OLD
    assert leftovers(path.parent) == ["one.json.new"]


def test_the_next_version_is_written_in_the_room_of_the_last_but_one(path: Path) -> None:
    write_whole(path, NEW)
    write_whole(path, OLD)
    room = Path(f"{path}.new").stat().st_ino
    write_whole(path, OLDEST)
    assert path.stat().st_ino == room
    assert path.read_bytes() == OLDEST


def test_room_that_somebody_else_has_under_another_name_is_left_alone(tmp_path: Path) -> None:
    path, copy = tmp_path / "one.json", tmp_path / "a copy that takes no room"
    write_whole(path, OLDEST)
    copy.hardlink_to(path)
    write_whole(path, OLD)
    write_whole(path, NEW)
    assert (path.read_bytes(), copy.read_bytes()) == (NEW, OLDEST)


def test_a_name_that_leads_elsewhere_is_never_written_through(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "one.json", tmp_path / "somebody's own"
    elsewhere.write_bytes(OLDEST)
    path.symlink_to(elsewhere)
    for version in (OLD, NEW, OLD, NEW):
        write_whole(path, version)
        assert (path.read_bytes(), elsewhere.read_bytes()) == (version, OLDEST)


def test_room_that_may_not_be_written_to_is_given_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_whole(path, OLDEST)
    path.chmod(0o444)
    write_whole(path, OLD)
    read_only, real_open = Path(f"{path}.new").stat().st_ino, os.open

    def opened(place: str | Path, flags: int, mode: int = 0o777) -> int:
        """The tests may run as root, who may write to everything."""
        if flags & os.O_WRONLY and Path(place).exists() and Path(place).stat().st_ino == read_only:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real_open(place, flags, mode)

    monkeypatch.setattr(os, "open", opened)
    write_whole(path, NEW)
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("before", [(OLD,), (OLDEST, OLD)], ids=["one before", "two before"])
def test_after_a_power_cut_the_file_is_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str, before: tuple[bytes, ...]
) -> None:
    for version in before:
        write_whole(path, version)
    write_broken_off(monkeypatch, path, step, PowerCut())
    assert path.read_bytes() == (NEW if step == "folder sync" else OLD)
    write_whole(path, NEW)
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("before", [(), (OLD,), (OLDEST, OLD)], ids=["none before", "one before", "two before"])
def test_after_an_error_the_old_file_is_in_force(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str, before: tuple[bytes, ...]
) -> None:
    for version in before:
        write_whole(path, version)
    write_broken_off(monkeypatch, path, step, full_disk())
    assert (path.read_bytes() if path.exists() else None) == (before[-1] if before else None)
    assert leftovers(path.parent) == []
    write_whole(path, NEW)
    assert path.read_bytes() == NEW


def test_an_error_while_putting_back_leaves_the_new_file_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_whole(path, OLD)
    real_replace = os.replace

    def replace(source: str, target: Path | str) -> None:
        if source.endswith(".before.new"):
            raise full_disk()
        real_replace(source, target)

    with monkeypatch.context() as broken:
        break_at(broken, "folder sync", full_disk())
        broken.setattr(os, "replace", replace)
        with pytest.raises(OSError, match="No space"):
            write_whole(path, NEW)
    assert path.read_bytes() == NEW
    write_whole(path, OLDEST)
    assert path.read_bytes() == OLDEST


def test_where_folders_are_not_synced_nothing_is_written_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash may then bring the version before back, so it must stay whole."""
    real_open = os.open

    def opened(place: str | Path, flags: int, mode: int = 0o777) -> int:
        if Path(place).is_dir():
            raise OSError(errno.EACCES, "Permission denied")
        return real_open(place, flags, mode)

    monkeypatch.setattr(os, "open", opened)
    for version in (OLDEST, OLD, NEW):
        write_whole(path, version)
        assert leftovers(path.parent) == []
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("before", [(), (OLD,), (OLDEST, OLD)], ids=["none before", "one before", "two before"])
def test_a_removed_file_leaves_nothing_beside(path: Path, before: tuple[bytes, ...]) -> None:
    for version in before:
        write_whole(path, version)
    remove_whole(path)
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize("number", [errno.EACCES, errno.EINVAL, errno.ENOTSUP])
@pytest.mark.parametrize("call", ["open", "fsync"])
def test_a_platform_that_syncs_no_folders_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    assert sync_folder(tmp_path)
    refuse(monkeypatch, call, number)
    assert not sync_folder(tmp_path)


def test_a_folder_that_fails_to_sync_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    break_at(monkeypatch, "folder sync", OSError(errno.EIO, "Input/output error"))
    with pytest.raises(OSError, match="Input/output"):
        sync_folder(tmp_path)

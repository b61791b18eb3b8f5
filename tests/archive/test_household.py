import json
from pathlib import Path

import pytest

from companion.archive import JsonValue, Memory, NotSavedError
from tests.archive.samples import STEPS, break_at, full_disk, opened, run, saved


def test_it_begins_empty_and_writes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        assert archive.household.memory == Memory()

    run(work())
    assert not (tmp_path / "household.json").exists()


def test_people_used_last_come_first_and_once(tmp_path: Path) -> None:
    async def work() -> None:
        household = (await opened(tmp_path)).household
        await household.remember_people(["Ada", "Ben", "Cy"])
        await household.remember_people(["Dot", "BEN", "dot"])
        assert list(household.memory.people) == ["Dot", "BEN", "Ada", "Cy"]
        await household.forget_person("ada")
        assert list(household.memory.people) == ["Dot", "BEN", "Cy"]
        await household.remember_people(name for name in ("Straße", "STRASSE"))
        assert list(household.memory.people) == ["Straße", "Dot", "BEN", "Cy"]

    run(work())


def test_all_of_it_is_there_at_the_next_start(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        household = archive.household
        await household.remember_people(["Ada", "Bärbel"])
        await household.keep_set("egg-on", "A", ["swap", "worm"])
        await household.keep_set("egg-on", "B", ["crow"])
        await household.keep_set("egg-on", "A", ["worm"])
        await household.keep_set("blind-hen", "A", [])
        await household.change_setting("language", "de")
        await household.change_setting("sound", value=True)
        await household.change_setting("size", 3)
        await household.keep_setup("new-game", {"players": ["Ada"], "options": None})
        await household.keep_setup("tally", [1, 2.5])
        await household.keep_table("egg-on", {"players": ["Ada", "Bärbel"]})
        await archive.close()
        memory = (await opened(tmp_path)).household.memory
        assert memory == household.memory
        assert memory == Memory(
            people=("Ada", "Bärbel"),
            sets={"egg-on": {"A": ("worm",), "B": ("crow",)}, "blind-hen": {"A": ()}},
            settings={"language": "de", "sound": True, "size": 3},
            setups={"new-game": {"players": ["Ada"], "options": None}, "tally": [1, 2.5]},
            last_tables={"egg-on": {"players": ["Ada", "Bärbel"]}},
        )
        assert memory.settings["sound"] is True

    run(work())


def test_what_is_forgotten_is_gone_and_may_have_been_before(tmp_path: Path) -> None:
    async def work() -> None:
        household = (await opened(tmp_path)).household
        await household.keep_set("egg-on", "A", ["worm"])
        await household.keep_setup("tally", 1)
        for _ in range(2):
            await household.forget_set("egg-on", "A")
            await household.drop_setup("tally")
        assert household.memory == Memory(sets={"egg-on": {}})

    run(work())


def test_a_setup_changed_in_place_is_still_saved(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        names: list[JsonValue] = ["Ada"]
        await archive.household.keep_setup("new-game", names)
        names.append("Ben")
        await archive.household.keep_setup("new-game", names)
        await archive.close()
        assert (await opened(tmp_path)).household.memory.setups == {"new-game": ["Ada", "Ben"]}

    run(work())


@pytest.mark.parametrize("step", STEPS)
def test_a_full_disk_leaves_it_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    async def work() -> None:
        archive = await opened(tmp_path)
        await archive.household.remember_people(["Ada"])
        with monkeypatch.context() as broken:
            break_at(broken, step, full_disk())
            with pytest.raises(NotSavedError, match=r"household\.json could not be saved"):
                await archive.household.remember_people(["Ben"])
        assert archive.household.memory.people == ("Ada",)
        await archive.household.remember_people(["Cy"])
        await archive.close()
        assert (await opened(tmp_path)).household.memory.people == ("Cy", "Ada")

    run(work())


def damaged(field: str, value: object) -> bytes:
    row: dict[str, object] = {"people": [], "sets": {}, "settings": {}, "setups": {}, "last_tables": {}}
    return json.dumps({"household": {"1": {**row, field: value}}}).encode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b'{"household":{"1":{}}}',
        damaged("people", [1]),
        damaged("sets", {"egg-on": []}),
        damaged("sets", {"egg-on": {"A": "worm"}}),
        damaged("settings", {"language": None}),
        damaged("last_tables", {"egg-on": 1}),
    ],
)
def test_an_unreadable_file_is_set_aside_and_an_empty_one_begins(tmp_path: Path, content: bytes) -> None:
    saved(tmp_path)
    (tmp_path / "household.json").write_bytes(content)

    async def work() -> None:
        archive = await opened(tmp_path)
        assert archive.household.memory == Memory()
        assert archive.set_aside() == ("household.json",)
        await archive.household.remember_people(["Ada"])

    run(work())
    assert (tmp_path / "set-aside" / "household.json").read_bytes() == content

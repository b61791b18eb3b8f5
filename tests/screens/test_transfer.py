import asyncio
import io
import itertools
import json
import zipfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from companion.archive import Archive, Envelope, Summary
from companion.archive.summarizing import summarize
from companion.documents import DocumentError
from companion.ui.bundles import Bundle, files_in, packed
from companion.ui.desk import Desk
from companion.ui.finding import Wanted, by_month, find, people
from companion.ui.taking_in import Keep, Lookout, add_all, look_through
from companion.ui.transfer import LARGEST_DOCUMENT, SessionFile, bundle_name, examine, file_bytes, refusal
from tests.screens.hosts import host

Document = dict[str, Any]
Result = TypeVar("Result")
NOW = "2026-11-21T18:00:00Z"
RECORDED = Path(__file__).parent.parent / "games" / "blind_hen" / "sessions" / "four_players.json"
TALLY = {
    "format": "companion/tally",
    "version": 1,
    "game": "blind-hen",
    "players": [{"name": name, "display": ["green-1"], "hens": 0, "corns": 0} for name in ("Ada", "Ben", "Cy")],
}


def recorded(**changed: object) -> Document:
    document: Document = json.loads(RECORDED.read_text(encoding="utf-8"))["session"]
    return {**document, "id": "recorded", **changed}


def content(document: Document) -> bytes:
    return json.dumps(document).encode()


def zipped(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as bundle:
        for name, inside in files.items():
            bundle.writestr(name, inside)
    return made.getvalue()


async def at_once(_done: int, _total: int) -> bool:
    return True


def with_desk(folder: Path, work: Callable[[Desk], Coroutine[Any, Any, Result]]) -> Result:
    async def run() -> Result:
        archive = await Archive.open(folder, summarize)
        numbers = itertools.count(1)
        try:
            return await work(Desk(archive, clock=lambda: NOW, new_id=lambda: f"new-{next(numbers)}"))
        finally:
            await archive.close()

    return asyncio.run(run())


async def looked(desk: Desk, *picked: bytes) -> Lookout:
    files = [(f"file-{number}.json", one) for number, one in enumerate(picked)]
    out = await look_through(desk, files, at_once)
    assert out is not None
    return out


async def brought_in(desk: Desk, *picked: bytes, keep: Keep = Keep.SAVED) -> int:
    return (await add_all(host(desk), await looked(desk, *picked), keep, at_once)).count


def summary(**changed: object) -> Summary:
    usual: dict[str, Any] = {
        "id": "a1b2c3d4e5",
        "kind": "session",
        "game": "blind-hen",
        "players": ("Ada", "Ben"),
        "started_at": NOW,
    }
    return Summary(**{**usual, **changed})


def test_a_session_comes_in_as_it_is(tmp_path: Path) -> None:
    document = recorded()

    async def work(desk: Desk) -> tuple[int, Document, tuple[Summary, ...]]:
        count = await brought_in(desk, content(document))
        return count, dict(await host(desk).document("recorded")), desk.archive.summaries()

    count, saved, rows = with_desk(tmp_path, work)
    assert (count, saved, [row.id for row in rows]) == (1, document, ["recorded"])


def test_a_damaged_session_is_named_with_its_place_and_nothing_changes(tmp_path: Path) -> None:
    document = recorded()
    document["log"][0] = {"type": "bid", "player": "Zed", "amount": 1}

    async def work(desk: Desk) -> tuple[Lookout, int]:
        out = await looked(desk, content(document))
        return out, len(desk.archive.summaries())

    out, saved = with_desk(tmp_path, work)
    assert saved == 0
    assert (out.fresh, out.clashes, out.known) == ([], [], [])
    text = str(out.refused[0][1])
    assert text.startswith("This file was not added: log[0].player: ")
    assert text.endswith(" Nothing was changed.")


@pytest.mark.parametrize("damaged", [b"", b"hello", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"a":1,"a":2}'])
def test_what_is_no_session_is_refused_in_a_sentence(damaged: bytes) -> None:
    with pytest.raises(DocumentError) as fault:
        examine(SessionFile(name="x.json", content=damaged))
    assert str(refusal(fault.value)).endswith(". Nothing was changed.")


def test_a_huge_document_is_refused() -> None:
    with pytest.raises(DocumentError, match="larger"):
        examine(SessionFile(name="x.json", content=b" " * (LARGEST_DOCUMENT + 1)))


def test_the_same_file_again_changes_nothing(tmp_path: Path) -> None:
    async def work(desk: Desk) -> tuple[int, int]:
        await brought_in(desk, content(recorded()), content(TALLY))
        out = await looked(desk, content(recorded()), content(TALLY))
        return len(out.known), len(out.fresh) + len(out.clashes)

    assert with_desk(tmp_path, work) == (2, 0)


@pytest.mark.parametrize(
    ("keep", "notes"),
    [
        (Keep.SAVED, {"recorded": "old"}),
        (Keep.FILE, {"recorded": "new"}),
        (Keep.BOTH, {"recorded": "old", "new-1": "new"}),
    ],
)
def test_two_of_the_same_id(tmp_path: Path, keep: Keep, notes: dict[str, str]) -> None:
    async def work(desk: Desk) -> dict[str, object]:
        await brought_in(desk, content(recorded(note="old")))
        await desk.open("recorded")
        out = await looked(desk, content(recorded(note="new")))
        assert [clash.id for clash in out.clashes] == ["recorded"]
        await add_all(host(desk), out, keep, at_once)
        opened = desk.table("recorded")
        assert opened is not None
        assert opened.session.note == notes["recorded"]
        return {row.id: (await host(desk).document(row.id))["note"] for row in desk.archive.summaries()}

    assert with_desk(tmp_path, work) == notes


@pytest.mark.parametrize("session_id", ["../../etc/passwd", "", "a b", "x" * 65])
def test_an_id_that_cannot_name_a_file_gets_a_new_one(tmp_path: Path, session_id: str) -> None:
    async def work(desk: Desk) -> list[object]:
        await brought_in(desk, content(recorded(id=session_id)))
        return [(await host(desk).document(row.id))["id"] for row in desk.archive.summaries()]

    assert with_desk(tmp_path, work) == ["new-1"]


def test_a_time_that_is_none_becomes_now(tmp_path: Path) -> None:
    async def work(desk: Desk) -> list[str]:
        await brought_in(desk, content(recorded(started_at="yesterday")))
        return [row.started_at for row in desk.archive.summaries()]

    assert with_desk(tmp_path, work) == [NOW]


def test_all_sessions_out_and_in_again(tmp_path: Path) -> None:
    async def out(desk: Desk) -> tuple[bytes, list[Document]]:
        await brought_in(desk, content(recorded()), content(recorded(id="running", log=[], finished_at=None)))
        day = "2026-10-09T18:00:00Z"
        await host(desk).add(Envelope(id="tally", document=TALLY, started_at=day, finished_at=day))
        bundle = Bundle()
        for row in desk.archive.summaries():
            bundle.add(row, await host(desk).document(row.id))
        return bundle.finish(), [dict(await host(desk).document(row.id)) for row in desk.archive.summaries()]

    made, documents = with_desk(tmp_path / "one", out)

    async def back(desk: Desk) -> tuple[list[Document], list[tuple[str, str | None]]]:
        assert await brought_in(desk, made) == 3
        rows = desk.archive.summaries()
        return [dict(await host(desk).document(row.id)) for row in rows], [
            (row.started_at, row.finished_at) for row in rows
        ]

    again, times = with_desk(tmp_path / "two", back)
    assert again == documents
    assert times[-1] == ("2026-10-09T18:00:00Z", "2026-10-09T18:00:00Z")
    assert {bool(finished) for _, finished in times} == {True, False}


def test_one_damaged_file_of_a_bundle_leaves_the_others_alone(tmp_path: Path) -> None:
    made = zipped({"good.json": content(recorded()), "bad.json": b"{", "notes.txt": b"-", "__MACOSX/x.json": b"-"})

    async def work(desk: Desk) -> tuple[int, list[str]]:
        out = await looked(desk, made)
        return len(out.fresh), [name for name, _ in out.refused]

    assert with_desk(tmp_path, work) == (1, ["bad.json"])


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        (b"PK\x03\x04 nonsense", "damaged"),
        (zipped({"a.json": b"{}"})[:-30], "damaged"),
        (zipped({"readme.txt": b"hello"}), "no session file"),
        (zipped({}), "no session file"),
        (zipped({f"{number}.json": b"" for number in range(5001)}), "more than 5000 files"),
        (zipped({f"{number}.json": bytes(1024 * 1024) for number in range(65)}), "more than 64 MiB"),
    ],
)
def test_a_bad_bundle_is_refused(made: bytes, reason: str) -> None:
    with pytest.raises(DocumentError, match=reason):
        list(files_in("x.zip", made))


def test_a_file_packed_in_a_strange_way_is_refused_alone() -> None:
    strange, too_large = files_in(
        "x.zip", zipped({"a.json": b"{}", "b.json": bytes(LARGEST_DOCUMENT + 1)}, zipfile.ZIP_LZMA)
    )
    assert isinstance(strange, tuple)
    assert isinstance(too_large, tuple)


def test_stopping_adds_no_more(tmp_path: Path) -> None:
    async def once(done: int, _total: int) -> bool:
        return done < 1

    async def work(desk: Desk) -> tuple[int, int, int]:
        out = await looked(desk, *(content(recorded(id=f"number-{number}")) for number in range(3)))
        added = await add_all(host(desk), out, Keep.SAVED, once)
        return added.count, added.of, len(desk.archive.summaries())

    assert with_desk(tmp_path, work) == (1, 3, 1)


def test_two_alike_in_one_bundle_have_names_of_their_own() -> None:
    bundle = Bundle()
    bundle.add(summary(id="same-start-1"), TALLY)
    bundle.add(summary(id="same-start-2"), TALLY)
    names = zipfile.ZipFile(io.BytesIO(bundle.finish())).namelist()
    assert len(set(names)) == 2
    assert bundle_name(NOW) == "henhouse-2026-11-21.zip"


def test_files_set_aside_are_packed_as_they_are_and_one_that_is_gone_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "torn.json").write_bytes(b"{")
    with zipfile.ZipFile(io.BytesIO(packed([tmp_path / "gone.json", tmp_path / "torn.json"]))) as bundle:
        assert {name: bundle.read(name) for name in bundle.namelist()} == {"torn.json": b"{"}


def test_half_a_character_can_be_handed_out() -> None:
    assert file_bytes({"note": "\ud800"})


def test_finding_by_words_game_and_person() -> None:
    saved = [summary(id="1", players=("Ada", "Änne")), summary(id="2", players=("Ada", "Ben")), summary(id="3")]

    def found(**wanted: str) -> list[str]:
        return [one.id for one in find(saved, Wanted(**wanted), lambda _: "Blind Hen")]

    assert found() == ["1", "2", "3"]
    assert found(text="blind än") == ["1"]
    assert found(text="no one") == []
    assert found(person="ben") == ["2", "3"]
    assert found(game="egg-on") == []
    assert people(saved) == ("Ada", "Ben", "Änne")


def test_months_in_order() -> None:
    saved = [summary(started_at="2026-11-02"), summary(started_at="2026-11-01"), summary(started_at="2026-10-31")]
    assert [(month, len(rows)) for month, rows in by_month(saved, lambda moment: moment[:7])] == [
        ("2026-11", 2),
        ("2026-10", 1),
    ]


def test_the_archive_says_where_it_lies(tmp_path: Path) -> None:
    async def work(desk: Desk) -> Path:
        return desk.archive.where

    assert with_desk(tmp_path, work) == tmp_path

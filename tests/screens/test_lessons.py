"""The hints of a first table: gone for good once the game is learned."""

import asyncio
from pathlib import Path

import pytest

from companion.archive import Archive, Memory, NotSavedError
from companion.archive.summarizing import summarize
from companion.games import GAMES
from companion.games.game import Table
from companion.ui.desk import Desk
from companion.ui.lessons import key_of, learn, learned
from companion.words import Name
from tests.games.blind_hen.table import cards
from tests.screens.hosts import HOSTS_OWN, host

GAME = GAMES["blind-hen"]
NOW = "2026-11-21T18:00:00Z"


def test_a_new_household_has_learned_nothing() -> None:
    assert not learned(Memory(), GAME)
    assert learned(Memory(settings={key_of(GAME): True}), GAME)


def test_the_first_table_played_to_its_end_has_learned_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        archive = await Archive.open(tmp_path, summarize)
        desk = Desk(archive, lambda: NOW, lambda: "s-1")
        table = Table(players=(Name("Ada"), Name("Ben"), Name("Cy")))
        setup = GAME.vocabulary.setup(
            auctioneer=Name("Ada"), displays={name: cards("green-1") for name in table.players}
        )
        session_id = await host(desk).start(GAME, table, setup)
        opened = await desk.open(session_id)
        await desk.tap(session_id, "winner:Ben", opened.version, HOSTS_OWN)
        await desk.undo(session_id, (await desk.open(session_id)).version, HOSTS_OWN)
        assert not learned(desk.memory, GAME)
        await desk.tap(session_id, "end", (await desk.open(session_id)).version, HOSTS_OWN)
        assert learned(desk.memory, GAME)
        await archive.close()
        again = await Archive.open(tmp_path, summarize)
        assert learned(again.household.memory, GAME)
        await again.close()

    asyncio.run(work())


def test_what_cannot_be_remembered_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        archive = await Archive.open(tmp_path, summarize)

        async def full(*_: object, **__: object) -> None:
            raise NotSavedError(path="household.json", reason="No space left on device")

        monkeypatch.setattr(archive.household, "change_setting", full)
        await learn(archive.household, GAME)
        assert not learned(archive.household.memory, GAME)
        await archive.close()

    asyncio.run(work())

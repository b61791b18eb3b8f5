"""Bids that went round with the phone: no tap, no undo and no late finger leads back to one (RA-06)."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from companion.archive import Archive
from companion.archive.summarizing import summarize
from companion.games import GAMES
from companion.games.game import Table
from companion.games.rubbish_auction.asking_bids import PASS_THE_PHONE
from companion.tracker import FillTable
from companion.ui.desk import Desk
from companion.ui.open_table import OpenTable
from companion.words import Name
from tests.games.recorded import recorded_of
from tests.screens.hosts import HOSTS_OWN, host

GAME = GAMES["rubbish-auction"]
NOW = "2026-11-21T18:00:00Z"
Play = Callable[[Desk, str], Awaitable[None]]


def at_table(folder: Path, play: Play) -> None:
    """Play at a table of two whose phone goes round, from an item of the auctioneer's to whatever is played."""

    async def work() -> None:
        archive = await Archive.open(folder, summarize)
        desk = Desk(archive, lambda: NOW, lambda: "s-1")
        await host(desk).set_habit(PASS_THE_PHONE, value=True)
        table = Table(players=(Name("Ada"), Name("Ben")))
        session_id = await host(desk).start(GAME, table, GAME.vocabulary.setup(auctioneer=Name("Ada")))
        await tap(desk, session_id, "item:0", "first:Ada")
        await play(desk, session_id)
        await archive.close()

    asyncio.run(work())


async def tap(desk: Desk, session_id: str, *keys: str) -> OpenTable:
    for key in keys:
        opened = await desk.open(session_id)
        await desk.tap(session_id, key, opened.version, HOSTS_OWN)
    return await desk.open(session_id)


async def undo(desk: Desk, session_id: str) -> OpenTable:
    await desk.undo(session_id, (await desk.open(session_id)).version, HOSTS_OWN)
    return await desk.open(session_id)


def test_undo_takes_back_the_own_taps_and_stops_at_a_bid_that_is_done(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        done = await tap(desk, session_id, "hidden:Ada:4", "done:Ada")
        assert done.undo_words(desk.habits) is None
        assert await undo(desk, session_id) == done
        own = await tap(desk, session_id, "hidden:Ben:0")
        assert str(own.undo_words(desk.habits)) == "hidden card"
        assert (await undo(desk, session_id)).draft == done.draft
        assert (await undo(desk, session_id)).draft == done.draft

    at_table(tmp_path, play)


def test_the_offer_is_taken_back_only_while_no_bid_is_in(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        assert (await undo(desk, session_id)).draft == ("item:0",)
        await tap(desk, session_id, "first:Ada", "hidden:Ada:4", "done:Ada")
        assert len((await undo(desk, session_id)).session.replay.timeline.placed) == 1

    at_table(tmp_path, play)


def test_a_key_of_somebody_elses_bid_does_nothing(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        done = await tap(desk, session_id, "hidden:Ada:4", "done:Ada")
        assert await tap(desk, session_id, "hidden:Ada:0", "done:Ada", "card:Ada:0", "score", "reveal") == done

    at_table(tmp_path, play)


def test_who_taps_a_card_twice_may_still_choose_how_bids_are_entered(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        openly = await tap(desk, session_id, "hidden:Ada:4", "hidden:Ada:4", "all-at-once")
        assert isinstance(openly.question(desk.habits), FillTable)
        hidden = await tap(desk, session_id, "card:Ben:0", "card:Ben:0", "pass-the-phone")
        assert hidden.question(desk.habits).secret is not None
        assert hidden.draft == ()

    at_table(tmp_path, play)


def test_hidden_bids_are_neither_in_the_session_nor_in_what_is_exported(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        await tap(desk, session_id, "hidden:Ada:4", "done:Ada", "hidden:Ben:3", "done:Ben")
        written = str(await host(desk).document(session_id))
        assert "hidden" not in written
        assert "bids" not in written
        revealed = await tap(desk, session_id, "reveal")
        assert revealed.session.state.fame == {"Ada": 20, "Ben": 30}

    at_table(tmp_path, play)


def test_a_result_is_gone_with_the_next_question_and_stays_while_the_same_one_collects_taps() -> None:
    whole = recorded_of(GAME)[0].session
    at_geeks = replace(whole, replay=whole.replay.taken_back())
    resting = OpenTable(session=at_geeks)
    first = at_geeks.table.players[0]
    said = resting.announcements(frozenset())
    assert said
    assert OpenTable(session=at_geeks, draft=(f"geek:{first}:0",)).announcements(frozenset()) == said
    offering = replace(whole, replay=whole.replay.rewound(5))
    left = offering.state.items.index(offering.state.left[0])
    assert OpenTable(session=offering).announcements(frozenset())
    assert OpenTable(session=offering, draft=(f"item:{left}",)).announcements(frozenset()) == ()

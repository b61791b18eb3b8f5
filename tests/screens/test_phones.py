"""The phones at a table: what each may do, what it may show, and what is said to a finger that came too late."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from companion.archive import Archive
from companion.archive.summarizing import summarize
from companion.games import GAMES
from companion.games.game import Table
from companion.games.rubbish_auction.asking_bids import PASS_THE_PHONE
from companion.tracker import RefusedError, Secret
from companion.ui.desk import Desk
from companion.ui.feeling import VIBRATION
from companion.ui.hands import Hand
from companion.ui.hosting import hosting
from companion.ui.kit import Kit, Lasting
from companion.ui.language import tongue
from companion.ui.looks import LIGHT
from companion.ui.open_table import OpenTable
from companion.ui.overtaking import overtaken
from companion.ui.phones import HOST, Doors, Invitation, Phones, Role
from companion.words import Name
from tests.games.recorded import recorded_of
from tests.screens.hosts import HOSTS_OWN, host

GAME = GAMES["rubbish-auction"]
NOW = "2026-11-21T18:00:00Z"
ADA, BEN, CY = Name("Ada"), Name("Ben"), Name("Cy")
OPEN = Invitation(address="http://x", code="s", whole="http://x/join?k=s", picture=b"")


def invited() -> tuple[Phones, list[str]]:
    """Return phones with open doors, and the list of those whose connections were shut."""
    shut: list[str] = []
    phones = Phones(lambda: None)
    phones.invite(OPEN, Doors(renew=lambda: OPEN, shut=shut.append))
    return phones, shut


def test_who_joins_may_only_look_until_the_host_says_otherwise() -> None:
    phones, _ = invited()
    phones.join("a")
    with pytest.raises(RefusedError, match="only looks on"):
        phones.may_enter("a")
    phones.allow("a", Role.SCOREKEEPER)
    phones.may_enter("a")
    phones.allow("a", Role.ONLOOKER)
    with pytest.raises(RefusedError):
        phones.may_enter("a")
    phones.allow(HOST, Role.ONLOOKER)
    phones.may_enter(HOST)


def test_a_phone_that_nobody_knows_may_nothing() -> None:
    phones, _ = invited()
    for act in (phones.may_enter, lambda phone: phones.may_look(phone, ADA), lambda phone: phones.sit(phone, ADA)):
        with pytest.raises(RefusedError, match="no longer at the table"):
            act("a")
    assert phones.author("a") is None


def test_what_the_host_still_does_with_a_phone_that_has_gone_does_nothing() -> None:
    phones, _ = invited()
    phones.join("a")
    phones.send_away("a")
    phones.free("a")
    phones.allow("a", Role.SCOREKEEPER)
    phones.send_away("a")
    assert [phone.id for phone in phones.known] == [HOST]


def test_a_seat_is_taken_once_and_freed_by_the_host() -> None:
    phones, _ = invited()
    phones.join("a")
    phones.join("b")
    phones.sit("a", ADA)
    with pytest.raises(RefusedError, match="Another phone has taken Ada’s seat"):
        phones.sit("b", ADA)
    with pytest.raises(RefusedError, match="This is Ada’s phone"):
        phones.sit("a", BEN)
    with pytest.raises(RefusedError, match="This is Ada’s phone"):
        phones.sit("a", None)
    phones.free("a")
    freed = phones.find("a")
    assert freed is not None
    assert not freed.asked
    phones.sit("b", ADA)
    phones.sit("a", None)


def test_hidden_cards_show_on_the_phone_of_their_seat_and_on_the_one_that_all_share() -> None:
    phones, _ = invited()
    for phone_id, person in (("a", ADA), ("b", BEN), ("c", None)):
        phones.join(phone_id)
        phones.sit(phone_id, person)
    may = [phone.id for phone in phones.known if phone.may_look(ADA)]
    assert may == [HOST, "a"]
    phones.sit(HOST, CY)
    assert [phone.id for phone in phones.known if phone.may_look(ADA)] == ["a"]
    phones.free(HOST)
    assert [phone.id for phone in phones.known if phone.may_look(ADA)] == [HOST, "a"]


def test_the_host_is_named_for_a_secret_only_while_its_phone_is_shared() -> None:
    phones, _ = invited()
    assert str(phones.where_seen(ADA)) == "Ada sees and enters this alone, on Ada’s own phone or the host’s."
    phones.sit(HOST, CY)
    assert str(phones.where_seen(ADA)).endswith("on Ada’s own phone. To use the host’s phone, free its seat first.")


def test_an_entry_is_by_who_looks_through_the_phone_else_by_the_phone() -> None:
    assert Phones(lambda: None).author(HOST) is None
    phones, _ = invited()
    phones.join("a")
    assert (phones.author(HOST), phones.author("a")) == ("host", "phone 2")
    phones.sit("a", BEN)
    assert phones.author("a") == "Ben"


def test_a_new_code_sends_every_guest_away_and_keeps_the_host() -> None:
    phones, shut = invited()
    phones.join("a")
    phones.join("b")
    phones.send_away("a")
    phones.send_away(HOST)
    assert shut == ["a"]
    phones.renew()
    assert shut == ["a", "b"]
    assert [phone.id for phone in phones.known] == [HOST]


def test_without_doors_there_is_no_code_to_renew() -> None:
    phones = Phones(lambda: None)
    phones.renew()
    assert phones.invitation is None


def at_desk(folder: Path, play: Callable[[Desk, str], Awaitable[None]]) -> None:
    """Play at a table of three in Rubbish Auction with Ben's and Cy's phones, of which Cy's only looks on."""

    async def work() -> None:
        archive = await Archive.open(folder, summarize)
        desk = Desk(archive, lambda: NOW, lambda: "s-1")
        desk.phones.invite(OPEN, Doors(renew=lambda: OPEN, shut=lambda _: None))
        for phone_id, person in (("ben", BEN), ("cy", CY)):
            desk.phones.join(phone_id)
            desk.phones.sit(phone_id, person)
        desk.phones.allow("ben", Role.SCOREKEEPER)
        session_id = await host(desk).start(GAME, Table(players=(ADA, BEN, CY)), GAME.vocabulary.setup(auctioneer=ADA))
        await desk.open(session_id)
        await play(desk, session_id)
        await archive.close()

    asyncio.run(work())


BENS, CYS = Hand(phone="ben", page="b"), Hand(phone="cy", page="c")


async def tap(desk: Desk, session_id: str, hand: Hand, *keys: str) -> None:
    for key in keys:
        await desk.tap(session_id, key, (await desk.open(session_id)).version, hand)


def test_a_phone_that_only_looks_on_changes_nothing_whatever_it_sends(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        await tap(desk, session_id, BENS, "item:0", "first:Ada")
        before = await desk.open(session_id)
        for act in (desk.undo, desk.redo):
            with pytest.raises(RefusedError, match="only looks on"):
                await act(session_id, before.version, CYS)
        with pytest.raises(RefusedError, match="only looks on"):
            await desk.tap(session_id, "card:Ada:0", before.version, CYS)
        with pytest.raises(RefusedError, match="only looks on"):
            await desk.give_up(session_id, CYS)
        assert await desk.open(session_id) is before

    at_desk(tmp_path, play)


def kit_on(desk: Desk, phone_id: str) -> Kit:
    """What every part of a screen on a phone needs."""
    return Kit(
        look=LIGHT,
        say=tongue("en"),
        desk=desk,
        go=lambda _: None,
        report=lambda _: None,
        measured=lambda _: None,
        lasting=Lasting(page="p"),
        here=phone_id,
    )


def test_what_the_host_does_not_want_of_a_device_guests_have_all_the_same(tmp_path: Path) -> None:
    async def play(desk: Desk, _: str) -> None:
        assert kit_on(desk, HOST).wants(VIBRATION)
        await host(desk).set_habit(VIBRATION, value=False)
        assert not kit_on(desk, HOST).wants(VIBRATION)
        assert kit_on(desk, "ben").wants(VIBRATION)

    at_desk(tmp_path, play)


def test_what_only_the_host_does_no_other_hand_gets(tmp_path: Path) -> None:
    async def play(desk: Desk, _: str) -> None:
        with pytest.raises(RefusedError, match="Only the host can do this"):
            hosting(desk, BENS)

    at_desk(tmp_path, play)


def test_what_only_one_player_may_see_only_that_players_phone_enters(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        await host(desk).set_habit(PASS_THE_PHONE, value=True)
        await tap(desk, session_id, BENS, "item:0", "first:Ada")
        with pytest.raises(RefusedError, match="Only Ada may see and enter this"):
            await tap(desk, session_id, BENS, "hidden:Ada:0")
        await tap(desk, session_id, HOSTS_OWN, "hidden:Ada:0", "done:Ada")
        await tap(desk, session_id, BENS, "hidden:Ben:0")

    at_desk(tmp_path, play)


def test_a_secret_tap_is_taken_back_only_on_its_players_phone(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        await host(desk).set_habit(PASS_THE_PHONE, value=True)
        await tap(desk, session_id, BENS, "item:0", "first:Ada")
        await tap(desk, session_id, HOSTS_OWN, "hidden:Ada:0")
        tapped = await desk.open(session_id)
        with pytest.raises(RefusedError, match="Only Ada may see and enter this"):
            await desk.undo(session_id, tapped.version, BENS)
        assert await desk.open(session_id) is tapped
        await desk.undo(session_id, tapped.version, HOSTS_OWN)
        assert (await desk.open(session_id)).draft == ()

    at_desk(tmp_path, play)


def test_a_finger_that_came_too_late_is_told_who_was_faster(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        desk.phones.allow("cy", Role.SCOREKEEPER)
        seen = (await desk.open(session_id)).version
        await desk.tap(session_id, "item:0", seen, BENS)
        with pytest.raises(RefusedError, match="Ben’s phone was faster: item 1"):
            await desk.tap(session_id, "item:1", seen, CYS)
        await desk.tap(session_id, "item:1", seen, BENS)
        assert (await desk.open(session_id)).draft == ("item:0",), "the own second tap is dropped without a word"
        await tap(desk, session_id, BENS, "first:Ada")
        seen = (await desk.open(session_id)).version
        await desk.undo(session_id, seen, CYS)
        with pytest.raises(RefusedError, match="Cy’s phone was faster and took back an entry"):
            await desk.undo(session_id, seen, BENS)
        seen = (await desk.open(session_id)).version
        await desk.redo(session_id, seen, HOSTS_OWN)
        with pytest.raises(RefusedError, match="The host’s phone was faster: "):
            await desk.redo(session_id, seen, CYS)

    at_desk(tmp_path, play)


def test_nobody_is_told_what_another_has_bid_in_secret(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        await host(desk).set_habit(PASS_THE_PHONE, value=True)
        await tap(desk, session_id, BENS, "item:0", "first:Ben", "hidden:Ben:3")
        table = await desk.open(session_id)
        assert str(overtaken(table, desk.phones, CYS, desk.habits)) == "Ben’s phone was faster: hidden card."
        await tap(desk, session_id, BENS, "done:Ben")
        table = await desk.open(session_id)
        assert str(overtaken(table, desk.phones, CYS, desk.habits)) == "Ben’s phone was faster. This is asked now."

    at_desk(tmp_path, play)


def test_another_page_of_the_same_phone_and_a_phone_that_has_gone_have_names_of_their_own(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        await tap(desk, session_id, BENS, "item:0")
        table = await desk.open(session_id)
        other = Hand(phone="ben", page="another tab")
        assert str(overtaken(table, desk.phones, other, desk.habits)).startswith("Another page was faster: ")
        desk.phones.send_away("ben")
        assert str(overtaken(table, desk.phones, CYS, desk.habits)).startswith("Another phone was faster: ")
        assert overtaken(table, desk.phones, BENS, desk.habits) is None

    at_desk(tmp_path, play)


def test_every_entry_says_whose_phone_it_came_from(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        await tap(desk, session_id, BENS, "item:0", "first:Ada")
        await desk.undo(session_id, (await desk.open(session_id)).version, HOSTS_OWN)
        await desk.redo(session_id, (await desk.open(session_id)).version, BENS)
        log = (await desk.open(session_id)).session.replay.log
        assert [entry.by for entry in log] == ["Ben", "host", "Ben"]

    at_desk(tmp_path, play)


def test_guests_see_what_runs_and_what_ended_since_the_host_began(tmp_path: Path) -> None:
    async def play(desk: Desk, session_id: str) -> None:
        assert desk.lies_open(session_id)
        await desk.give_up(session_id, HOSTS_OWN)
        assert desk.lies_open(session_id)
        later = Desk(desk.archive, lambda: "2026-11-22T18:00:00Z", lambda: "s-2")
        assert not later.lies_open(session_id)
        assert not later.lies_open("unknown")

    at_desk(tmp_path, play)


def test_what_a_recount_counts_openly_any_phone_that_enters_takes_back(tmp_path: Path) -> None:
    game = GAMES["blind-hen"]

    async def play(desk: Desk, _: str) -> None:
        recorded = recorded_of(game)[0].session
        session_id = await host(desk).start(game, recorded.table, recorded.setup)
        player = recorded.table.players[0]
        await tap(desk, session_id, BENS, f"recount:{player}")
        begun = await desk.open(session_id)
        openly = next(key.id for row in begun.question(desk.habits).rows for key in row if key.refusal is None)
        hidden = next(key for row in secret_of(begun, desk).rows for key in row if key.refusal is None)
        await tap(desk, session_id, BENS, openly)
        await desk.undo(session_id, (await desk.open(session_id)).version, BENS)
        assert (await desk.open(session_id)).draft == begun.draft
        await tap(desk, session_id, HOSTS_OWN, hidden.id)
        with pytest.raises(RefusedError, match="may see and enter this"):
            await desk.undo(session_id, (await desk.open(session_id)).version, BENS)

    at_desk(tmp_path, play)


def secret_of(table: OpenTable, desk: Desk) -> Secret:
    """Return what only one player may see of what is asked."""
    secret = table.question(desk.habits).secret
    assert secret is not None
    return secret

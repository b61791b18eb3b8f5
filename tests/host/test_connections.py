"""Connections through the gate: who may open one, and until when it stays open."""

import asyncio
from typing import Any

import pytest

from tests.host.asking import LAN, OWN, PORT, Message, Table, at_gate, scope_of


async def connect(
    table: Table, cookie: str, origin: str = OWN, **more: Any
) -> tuple[list[Message], asyncio.Task[None]]:
    """Open a websocket; returns what is sent to it, and the connection as it goes on."""
    told: list[Message] = []
    waiting = asyncio.Event()
    first = [{"type": "websocket.connect"}]

    async def receive() -> Message:
        if not first:
            await waiting.wait()
        return first.pop()

    async def send(message: Message) -> None:
        told.append(message)

    path = more.pop("path", "/ws")
    scope = scope_of("websocket", path, cookie=cookie, at=LAN, of="192.0.2.9", origin=origin, **more)
    task = asyncio.ensure_future(table.gate(scope, receive, send))
    for _ in range(5):
        await asyncio.sleep(0)
    return told, task


@pytest.mark.parametrize(("known", "origin"), [(False, OWN), (True, "http://hens.example"), (True, "")])
def test_a_connection_is_refused_before_there_is_a_page_behind_it(known: bool, origin: str) -> None:  # noqa: FBT001
    async def play(table: Table) -> None:
        cookie = (await table.join()).cookie if known else f"{table.door.cookie}=guessed"
        told, task = await connect(table, cookie, origin)
        await task
        assert told == [{"type": "websocket.close", "code": 4403}]
        assert table.inside.came == []

    at_gate(play)


ELSEWHERE = [
    {"path": "/"},
    {"path": "/lost"},
    {"path": "/ws/"},
    {"path": "/join?k=x"},
    {"host": "hens.example:8550"},
    {"host": f"{LAN}:80"},
    {"host": f"hens.example:{PORT}", "origin": f"http://hens.example:{PORT}"},
    {"origin": "http://["},
]


@pytest.mark.parametrize("how", ELSEWHERE, ids=str)
def test_a_phone_that_was_let_in_may_connect_at_one_place_by_our_own_name(how: dict[str, str]) -> None:
    async def play(table: Table) -> None:
        told, task = await connect(table, (await table.join()).cookie, **how)
        await task
        assert told == [{"type": "websocket.close", "code": 4403}]
        assert table.inside.came == []

    at_gate(play)


@pytest.mark.parametrize("by_itself", [True, False], ids=["by itself", "stopped"])
def test_a_connection_whose_app_ends_leaves_nothing_that_waits(*, by_itself: bool) -> None:
    async def play(table: Table) -> None:
        table.inside.ends = by_itself
        _, task = await connect(table, (await table.join()).cookie)
        if not by_itself:
            task.cancel()
        await asyncio.wait({task})
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    at_gate(play)


def test_a_new_code_closes_what_guests_have_open() -> None:
    async def play(table: Table) -> None:
        told, task = await connect(table, (await table.join()).cookie)
        assert told == [{"type": "websocket.accept"}]
        assert not task.done()
        table.phones.renew()
        await asyncio.wait_for(task, 5)
        assert told[1:] == [{"type": "websocket.close", "code": 4403}]

    at_gate(play)


def test_a_phone_that_is_sent_away_takes_no_other_with_it() -> None:
    async def play(table: Table) -> None:
        one, gone = await connect(table, (await table.join()).cookie)
        other, stays = await connect(table, (await table.join()).cookie)
        table.phones.send_away(table.phones.known[1].id)
        await asyncio.wait_for(gone, 5)
        assert one[-1]["type"] == "websocket.close"
        assert other == [{"type": "websocket.accept"}]
        assert not stays.done()
        table.phones.renew()
        await stays

    at_gate(play)


def test_no_page_is_taken_up_by_another_phone() -> None:
    async def play(table: Table) -> None:
        for _ in range(2):
            _, task = await connect(table, (await table.join()).cookie)
            table.phones.renew()
            await task
        names = [dict(scope["headers"])[b"user-agent"] for scope in table.inside.came]
        assert len(set(names)) == 2, "Flet tells pages apart by the browser's name"

    at_gate(play)

"""The gate in front of a table with several phones: what is served to whom."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from companion.host.patience import MOST_ADDRESSES, MOST_WAITING, Patience
from companion.ui.phones import HOST, MOST, Role
from tests.host.asking import HERE, LAN, PORT, Message, Table, scope_of

OWN = f"http://{LAN}:{PORT}"
PATHS = [
    "/",
    "/table/x",
    "/main.dart.js",
    "/manifest.json",
    "/assets/fonts/roboto.woff2",
    "/upload?f=x",
    "/docs",
    "/icon.svg",
]


def at_gate(play: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
    async def work() -> None:
        await play(Table())

    asyncio.run(work())


def test_without_the_code_nothing_is_served_but_the_page_that_asks_for_it() -> None:
    async def play(table: Table) -> None:
        for path in PATHS:
            for method in ("GET", "HEAD", "POST", "PUT"):
                answer = await table.ask(path, method=method)
                assert answer.status == 403
                assert "Join the table" in answer.text
                assert "<script" not in answer.text
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert table.code not in answer.text
        assert table.inside.came == []

    at_gate(play)


def test_the_page_that_asks_for_the_code_speaks_the_browsers_language() -> None:
    async def play(table: Table) -> None:
        text = (await table.ask("/", language=b"de-AT")).text
        assert "An den Tisch kommen" in text
        assert "Zum Tisch</button>" in text

    at_gate(play)


def test_who_gives_the_code_is_let_in_and_stays_in() -> None:
    async def play(table: Table) -> None:
        answer = await table.join()
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")
        for wanted in ("HttpOnly", "SameSite=Strict", "Path=/"):
            assert wanted in answer.headers["set-cookie"]
        assert table.code not in answer.text
        assert table.code not in answer.cookie
        page = await table.ask("/", cookie=answer.cookie)
        assert "the app" in page.text
        assert "access-control-allow-origin" not in page.headers
        assert table.inside.phones == [table.phones.known[1].id]
        assert table.phones.known[1].role is Role.ONLOOKER

    at_gate(play)


def test_a_code_may_be_typed_in_capitals_and_without_its_strokes() -> None:
    async def play(table: Table) -> None:
        typed = table.code.upper().replace("-", " ").encode()
        answer = await table.ask("/join", method="POST", body=b"k=" + typed.replace(b" ", b"+"), origin=OWN)
        assert answer.status == 200
        assert answer.cookie

    at_gate(play)


def test_a_phone_that_scans_twice_is_one_phone() -> None:
    async def play(table: Table) -> None:
        first = await table.join()
        again = await table.join(cookie=first.cookie)
        assert again.cookie == first.cookie
        assert len(table.phones.known) == 2

    at_gate(play)


@pytest.mark.parametrize("code", ["", "wrong", "ä", "%00", "x" * 5000])
def test_a_wrong_code_lets_nobody_in(code: str) -> None:
    async def play(table: Table) -> None:
        answer = await table.join(code)
        assert answer.status == 403
        assert answer.cookie == ""
        assert len(table.phones.known) == 1

    at_gate(play)


def test_an_old_code_and_an_old_cookie_let_nobody_in() -> None:
    async def play(table: Table) -> None:
        old_code, old = table.code, (await table.join()).cookie
        table.phones.renew()
        assert table.code != old_code
        assert (await table.ask("/", cookie=old)).status == 403
        assert (await table.join(old_code)).status == 403
        assert [phone.id for phone in table.phones.known] == [HOST]
        assert (await table.join()).status == 200

    at_gate(play)


def test_a_form_that_is_too_long_is_a_wrong_code() -> None:
    async def play(table: Table) -> None:
        body = b"k=" + table.code.encode() + b"&x=" + b"x" * 2000
        assert (await table.ask("/join", method="POST", body=body)).status == 403

    at_gate(play)


FOREIGN = [
    {"host": "hens.example:8550"},
    {"host": f"{LAN}:80"},
    {"host": f"{HERE}:{PORT}"},
    {"origin": "http://hens.example"},
    {"origin": f"http://{LAN}:80"},
    {"origin": "null"},
]


@pytest.mark.parametrize("how", FOREIGN, ids=str)
def test_foreign_names_and_foreign_pages_are_refused_even_with_the_cookie(how: dict[str, str]) -> None:
    async def play(table: Table) -> None:
        cookie = (await table.join()).cookie
        answer = await table.ask("/", cookie=cookie, **how)
        assert (answer.status, answer.text) == (403, "This address serves its own pages only.\n")
        assert (await table.join(**how)).cookie == ""
        assert table.inside.came == []

    at_gate(play)


def test_the_host_is_who_gives_the_hosts_code_on_this_machine() -> None:
    async def play(table: Table) -> None:
        path = f"/host?k={table.door.host_code}"
        here = await table.ask(path, at=HERE, of=HERE)
        await table.ask("/", at=HERE, of=HERE, cookie=here.cookie)
        assert table.inside.phones == [HOST]
        assert (await table.ask("/host?k=wrong", at=HERE, of=HERE)).cookie == ""
        assert (await table.ask(f"/host?k={table.code}", at=HERE, of=HERE)).cookie == ""
        assert (await table.ask(f"/join?k={table.door.host_code}", at=HERE, of=HERE)).cookie == ""
        assert (await table.ask(path)).cookie == "", "from another machine"
        assert (await table.ask("/", cookie=here.cookie)).status == 403, "the host's cookie on another machine"

    at_gate(play)


def test_the_hosts_page_outlives_a_new_code() -> None:
    async def play(table: Table) -> None:
        here = await table.ask(f"/host?k={table.door.host_code}", at=HERE, of=HERE)
        table.phones.renew()
        assert "the app" in (await table.ask("/", at=HERE, of=HERE, cookie=here.cookie)).text

    at_gate(play)


async def connect(table: Table, cookie: str, origin: str = OWN) -> tuple[list[Message], asyncio.Task[None]]:
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

    scope = scope_of("websocket", "/ws", cookie=cookie, at=LAN, of="192.0.2.9", origin=origin)
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


def test_more_phones_than_a_table_has_push_the_oldest_out() -> None:
    async def play(table: Table) -> None:
        cookies = [(await table.join()).cookie for _ in range(MOST + 1)]
        assert len(table.phones.known) == MOST + 1, "with the host's"
        assert (await table.ask("/", cookie=cookies[0])).status == 403
        assert (await table.ask("/", cookie=cookies[1])).status == 200

    at_gate(play)


def test_each_wrong_code_waits_longer_and_a_right_one_not_at_all() -> None:
    async def play(table: Table) -> None:
        for _ in range(8):
            await table.join("wrong")
        assert table.waits[:4] == [0.25, 0.5, 1.0, 2.0]
        assert max(table.waits) == 8.0
        assert (await table.join(of="192.0.2.50")).status == 200
        assert (await table.join()).status == 200, "the same address, with the right code"
        await table.join("wrong")
        assert table.waits[-1] == 0.25, "its own are forgotten"

    at_gate(play)


def test_wrong_codes_from_many_addresses_slow_all_of_them_down() -> None:
    async def play(table: Table) -> None:
        for number in range(12):
            await table.join("wrong", of=f"192.0.2.{number + 20}")
        assert table.waits[:8] == [0.25] * 8
        assert table.waits[8:] == [0.25, 0.5, 1.0, 2.0]

    at_gate(play)


class Waiting:
    """A patience whose waits end when they are told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.open = asyncio.Event()
        self.patience = Patience(clock=lambda: self.now, sleep=self._sleep)

    async def _sleep(self, _: float) -> None:
        await self.open.wait()

    async def guess(self, address: str) -> asyncio.Task[None]:
        task = asyncio.ensure_future(self.patience.wrong(address))
        await asyncio.sleep(0)
        return task


def test_who_waits_for_an_answer_gets_no_second_try_meanwhile() -> None:
    async def work() -> None:
        waiting = Waiting()
        guess = await waiting.guess("a")
        assert not waiting.patience.may_try("a")
        assert waiting.patience.may_try("b")
        waiting.open.set()
        await guess
        assert waiting.patience.may_try("a")

    asyncio.run(work())


def test_many_who_guess_keep_nobody_out_and_fill_no_memory() -> None:
    async def work() -> None:
        waiting = Waiting()
        guesses = [await waiting.guess(f"address {number}") for number in range(3 * MOST_ADDRESSES)]
        held = [guess for guess in guesses if not guess.done()]
        assert len(held) == MOST_WAITING
        assert waiting.patience.may_try("a new address")
        assert not waiting.patience.may_try(f"address {3 * MOST_ADDRESSES - 1}"), "it was wrong, and very many wait"
        assert len(waiting.patience._by_address) == MOST_ADDRESSES  # noqa: SLF001
        waiting.open.set()
        await asyncio.gather(*guesses)

    asyncio.run(work())


def test_wrong_codes_are_forgotten_after_a_while() -> None:
    async def work() -> None:
        now, waits = [1000.0], []

        async def sleep(seconds: float) -> None:
            waits.append(seconds)

        patience = Patience(clock=lambda: now[0], sleep=sleep)
        for _ in range(4):
            await patience.wrong("a")
        now[0] += 3600
        await patience.wrong("a")
        assert waits == [0.25, 0.5, 1.0, 2.0, 0.25]

    asyncio.run(work())

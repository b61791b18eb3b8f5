"""Who guesses the code waits, and keeps nobody else out."""

import asyncio

from companion.host.patience import MOST_ADDRESSES, MOST_WAITING, Patience
from tests.host.asking import Table, at_gate


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


def test_even_the_right_code_is_not_looked_at_while_a_wrong_one_from_there_waits() -> None:
    async def play(table: Table) -> None:
        waiting = Waiting()
        table.door.patience = waiting.patience
        guess = asyncio.ensure_future(table.join("wrong"))
        await asyncio.sleep(0)
        refused = await table.join()
        assert (refused.status, refused.cookie) == (429, "")
        assert (await table.join(of="192.0.2.50")).status == 200
        waiting.open.set()
        assert (await guess).status == 403
        assert (await table.join()).status == 200

    at_gate(play)


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

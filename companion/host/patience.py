"""Who guesses the code is made to wait: the longer, the more wrong codes came, from one address and from all."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

LONGEST_WAIT = 8.0
FIRST_WAIT = 0.25
MOST_ADDRESSES = 256
MOST_WAITING = 16
FORGOTTEN_AFTER = 300.0
FREE_FOR_ALL = 8
"""So many wrong codes of the whole network in a row cost nothing more than those of one address."""


@dataclass(slots=True)
class Tries:
    """Wrong codes in a row, when the newest came, and whether one is waiting for its answer now."""

    wrong: int = 0
    newest: float = 0.0
    waiting: bool = False


class Patience:
    """Slows wrong codes down, and keeps a bounded number of addresses.

    A right code never waits for its answer, but no code of an address is looked at while a wrong one from there still
    waits: otherwise guesses side by side would cost nothing.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """Begin without a wrong code; clock and sleep count seconds."""
        self._clock = clock
        self._sleep = sleep
        self._by_address: OrderedDict[str, Tries] = OrderedDict()
        self._all = Tries()
        self._waiting = 0

    def may_try(self, address: str) -> bool:
        """Whether a code from this address is looked at now.

        One that is still waiting gets no second try meanwhile; when very many wait, only those are looked at that
        never were wrong, so that guessing keeps nobody out.
        """
        tries = self._by_address.get(address)
        if tries is None or self._forgotten(tries):
            return True
        return not tries.waiting and self._waiting < MOST_WAITING

    async def wrong(self, address: str) -> None:
        """Remember a wrong code, and wait before it is answered."""
        tries = self._tries(address)
        for counted in (tries, self._all):
            if self._forgotten(counted):
                counted.wrong = 0
            counted.wrong += 1
            counted.newest = self._clock()
        if self._waiting >= MOST_WAITING:
            return
        tries.waiting = True
        self._waiting += 1
        try:
            await self._sleep(max(_wait(tries.wrong), _wait(self._all.wrong - FREE_FOR_ALL)))
        finally:
            tries.waiting = False
            self._waiting -= 1

    def right(self, address: str) -> None:
        """Forget the wrong codes of an address that has found the right one."""
        self._by_address.pop(address, None)

    def _tries(self, address: str) -> Tries:
        tries = self._by_address.setdefault(address, Tries())
        self._by_address.move_to_end(address)
        while len(self._by_address) > MOST_ADDRESSES:
            self._by_address.popitem(last=False)
        return tries

    def _forgotten(self, tries: Tries) -> bool:
        return not tries.waiting and self._clock() - tries.newest > FORGOTTEN_AFTER


def _wait(wrong: int) -> float:
    """Return the seconds that so many wrong codes in a row cost.

    >>> [_wait(wrong) for wrong in (0, 1, 2, 3, 6, 100)]
    [0.0, 0.25, 0.5, 1.0, 8.0, 8.0]
    """
    return 0.0 if wrong < 1 else min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(wrong - 1, 16))

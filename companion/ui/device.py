"""The device in the hand: its screen stays on while a table is open, and it ticks under the finger where it can."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import flet as ft

log = logging.getLogger("henhouse")
SHOWN_SECONDS = 0.03
"""After this long what a tap changed is on its way to the screen; the tick never stands before it."""
BETWEEN_TICKS = 0.12
ANSWER_SECONDS = 5
"""How long a device may take to say that it obeyed; what it says after that is of no use."""


class Device:
    """What a page asks of the device it is on. Where that cannot or must not do it, nothing is said."""

    def __init__(self) -> None:
        """Ask for nothing yet; what does the asking is made when it is needed, since that needs the page."""
        self._wakelock: ft.Wakelock | None = None
        self._haptics: ft.HapticFeedback | None = None
        self._holders: set[object] = set()
        self._held: bool | None = False
        self._turn = asyncio.Lock()

    async def hold_awake(self, holder: object) -> None:
        """Keep the screen on until every holder has let go."""
        self._holders.add(holder)
        await self._settle()

    async def let_sleep(self, holder: object) -> None:
        """Say that this holder needs the screen no more; the next table may hold it already."""
        self._holders.discard(holder)
        await self._settle()

    async def came_back(self) -> None:
        """Ask again after the page was loaded anew, which made the device forget what it was asked before."""
        async with self._turn:
            self._held = False
        await self._settle()

    async def accepted(self) -> None:
        """Tick once, lightly: what was tapped stands in the log."""
        await asyncio.sleep(SHOWN_SECONDS)
        await self._tick()

    async def refused(self) -> None:
        """Tick twice: what was tapped was not done."""
        await self.accepted()
        await asyncio.sleep(BETWEEN_TICKS)
        await self._tick()

    async def _settle(self) -> None:
        async with self._turn:
            wanted = bool(self._holders)
            if wanted == self._held:
                return
            self._wakelock = self._wakelock or ft.Wakelock()
            lock = self._wakelock
            self._held = None  # not known until the device has answered: the asking may be cut off
            if await _asked(lock.enable if wanted else lock.disable):
                self._held = wanted

    async def _tick(self) -> None:
        self._haptics = self._haptics or ft.HapticFeedback()
        await _asked(self._haptics.light_impact)


async def _asked(ask: Callable[[], Awaitable[None]]) -> bool:
    """Ask the device for something and tell whether it obeyed."""
    try:
        await asyncio.wait_for(ask(), ANSWER_SECONDS)
    except (RuntimeError, TimeoutError):
        log.debug("the device does not do that", exc_info=True)
        return False
    return True

"""The screen of the device stays on as long as somebody needs it, whatever cuts off the asking."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from companion.ui.device import Device

Play = Callable[[Device, "Wakelock"], Awaitable[None]]


class Wakelock:
    """What a device would do; it obeys at once, but ``answers`` only while that is set."""

    def __init__(self) -> None:
        self.on = False
        self.asked = asyncio.Event()
        self.answers = asyncio.Event()
        self.answers.set()

    async def enable(self) -> None:
        self.on = True
        self.asked.set()
        await self.answers.wait()

    async def disable(self) -> None:
        self.on = False
        await self.answers.wait()


def on_device(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    async def work() -> None:
        wakelock = Wakelock()
        monkeypatch.setattr("flet.Wakelock", lambda: wakelock)
        await play(Device(), wakelock)

    asyncio.run(work())


def test_the_screen_stays_on_until_every_holder_has_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(device: Device, wakelock: Wakelock) -> None:
        await device.hold_awake("table")
        await device.hold_awake("next table")
        await device.let_sleep("table")
        assert wakelock.on
        await device.let_sleep("next table")
        assert not wakelock.on

    on_device(monkeypatch, play)


def test_a_table_that_is_left_while_the_device_is_asked_lets_the_screen_go_dark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(device: Device, wakelock: Wakelock) -> None:
        wakelock.answers.clear()
        asking = asyncio.create_task(device.hold_awake("table"))
        await wakelock.asked.wait()
        asking.cancel()
        await asyncio.wait([asking])
        wakelock.answers.set()
        await device.let_sleep("table")
        assert not wakelock.on

    on_device(monkeypatch, play)


def test_a_page_that_is_loaded_anew_while_the_device_is_asked_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(device: Device, wakelock: Wakelock) -> None:
        wakelock.answers.clear()
        asking = asyncio.create_task(device.hold_awake("table"))
        await wakelock.asked.wait()
        back = asyncio.create_task(device.came_back())
        await asyncio.sleep(0)
        wakelock.on = False
        wakelock.answers.set()
        await asyncio.gather(asking, back)
        assert wakelock.on

    on_device(monkeypatch, play)

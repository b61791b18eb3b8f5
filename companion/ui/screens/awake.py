"""The screen stays on while a table is open, and hides what is secret when the app is left."""

import asyncio
from collections.abc import Callable

import flet as ft

from companion.ui.hooks import use_kept
from companion.ui.kit import Kit

AWAKE = "awake"
"""The setting that lets the screen go dark at a table when it is off; it is on until somebody says otherwise."""
LONGEST_LOOK = 10
AWAY = {ft.AppLifecycleState.HIDE, ft.AppLifecycleState.INACTIVE, ft.AppLifecycleState.PAUSE}


def use_awake(kit: Kit) -> None:
    """Keep the screen on as long as this part is shown, unless the settings say otherwise; a hook."""
    device, here = kit.lasting.device, use_kept(object)
    wanted = kit.wants(AWAKE)

    async def follow() -> None:
        await (device.hold_awake(here) if wanted else device.let_sleep(here))

    async def leave() -> None:
        await device.let_sleep(here)

    ft.use_effect(follow, [wanted], cleanup=leave)


def use_left(left: Callable[[], None]) -> None:
    """Call ``left`` when the app goes out of sight; a hook."""
    page = ft.context.page

    def changed(event: ft.AppLifecycleStateChangeEvent) -> None:
        if event.state in AWAY:
            left()

    def follow() -> None:
        page.on_app_lifecycle_state_change = changed
        page.on_disconnect = lambda _: left()

    ft.use_effect(follow, [])


def use_limit(looking: object, stop: Callable[[], None]) -> None:
    """End a look after ten seconds: a finger that was called away never says that it has left; a hook."""

    async def wait() -> None:
        if looking:
            await asyncio.sleep(LONGEST_LOOK)
            stop()

    ft.use_effect(wait, [looking])

"""The screen stays on while a table is open, and hides what is secret when the app is left."""

import asyncio
import logging
from collections.abc import Callable

import flet as ft

from companion.ui.hooks import use_kept

log = logging.getLogger("henhouse")
LONGEST_LOOK = 10
AWAY = {ft.AppLifecycleState.HIDE, ft.AppLifecycleState.INACTIVE, ft.AppLifecycleState.PAUSE}


def use_awake() -> None:
    """Keep the phone's screen on as long as this part is shown, where the phone allows it; a hook."""
    lock = use_kept(ft.Wakelock)

    async def hold() -> None:
        try:
            await lock.enable()  # type: ignore[no-untyped-call]
        except RuntimeError:
            log.debug("the phone does not let the screen stay on", exc_info=True)

    async def release() -> None:
        try:
            await lock.disable()  # type: ignore[no-untyped-call]
        except RuntimeError:
            log.debug("the screen could not be released", exc_info=True)

    ft.use_effect(hold, [], cleanup=release)


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

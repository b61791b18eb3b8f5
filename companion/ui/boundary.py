"""Nothing that goes wrong in one part of a screen takes the rest with it."""

import functools
import logging
from collections.abc import Awaitable, Callable
from typing import ParamSpec

import flet as ft

log = logging.getLogger("henhouse")
P = ParamSpec("P")


def part(render: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """Make a component of a function; when it fails, say so in its place and go on (flet.md A, 1)."""

    @ft.component
    @functools.wraps(render)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
        try:
            return render(*args, **kwargs)
        except Exception:
            log.exception("a part of the screen failed")
            return ft.Text("This part could not be shown. Go back and open it again; nothing is lost.")

    return guarded


def handler(
    act: Callable[[], Awaitable[None] | None], failed: Callable[[Exception], None]
) -> Callable[..., Awaitable[None]]:
    """Return an event handler that hands every fault to ``failed`` instead of covering the screen (flet.md A, 2)."""

    async def handle(_: object = None) -> None:
        try:
            result = act()
            if result is not None:
                await result
        except Exception as error:
            log.debug("a tap failed", exc_info=True)
            failed(error)

    return handle

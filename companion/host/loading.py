"""The app while it is being loaded: whoever talks to it already waits."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

App = TypeVar("App", bound=ASGIApp)
MEANWHILE = 0.0005
"""So many seconds whoever loads may keep the interpreter before others are answered; Python's own rule is ten times it.
"""


class Loading(Generic[App]):
    """An app that another thread loads, so that meanwhile others can be answered."""

    def __init__(self, load: Callable[[], App]) -> None:
        """Begin to load."""
        self.loaded = asyncio.ensure_future(asyncio.to_thread(_politely, load))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what comes, as soon as there is somebody to take it; a page may have gone away until then."""
        try:
            app = await asyncio.shield(self.loaded)
        except asyncio.CancelledError:  # the server ends, and nobody else listens to this task
            if scope["type"] == "websocket":
                await send({"type": "websocket.close"})
            return
        with suppress(WebSocketDisconnect):
            await app(scope, receive, send)


def _politely(load: Callable[[], App]) -> App:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(MEANWHILE)
    try:
        return load()
    finally:
        sys.setswitchinterval(usual)

"""Every address answers with the app's page or with a plain sentence, never with a message of the machinery."""

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any  # ASGI's own messages are maps of anything

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
AsgiApp = Callable[[Message, Receive, Send], Awaitable[None]]

MACHINERY = frozenset({"/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json", "/oauth_callback"})
"""Addresses that FastAPI and Flet answer by themselves and that this app has no use for."""
LONGEST = 255
"""More than any address of ours, and as much as file systems take in a name."""
FIRST_ERROR = 400
NOTHING_HERE = b"Nothing lives at this address of Henhouse. Remove what follows the number after the colon to begin.\n"


class OwnAddresses:
    """Stands in front of the app and leaves it only the addresses that it can answer."""

    def __init__(self, inner: AsgiApp) -> None:
        """Stand in front of an app."""
        self.inner = inner

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let the page itself say that an odd address leads nowhere; answer in words what is no page at all."""
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        asked_for = scope["method"] in {"GET", "HEAD"}
        if asked_for and b"//" in scope["raw_path"]:
            await _lead_to(re.sub(b"/+", b"/", scope["raw_path"]), send)
        elif asked_for and _is_odd(scope["path"]):
            await self.inner({**scope, "path": "/", "raw_path": b"/"}, receive, send)
        else:
            await self.inner(scope, receive, _in_words(send))


def _is_odd(path: str) -> bool:
    return path in MACHINERY or not path.isprintable() or len(path.encode()) > LONGEST


async def _lead_to(path: bytes, send: Send) -> None:
    """Lead to the address without the doubled strokes, which a browser would take for the name of another machine."""
    await send({"type": "http.response.start", "status": 308, "headers": [(b"location", path)]})
    await send({"type": "http.response.body"})


def _in_words(send: Send) -> Send:
    """Put a sentence in the place of an error that is meant for programs."""
    replaced = False

    async def sending(message: Message) -> None:
        nonlocal replaced
        if message["type"] == "http.response.start":
            replaced = message["status"] >= FIRST_ERROR and _is_json(message["headers"])
            if replaced:
                message["headers"] = [(b"content-type", b"text/plain"), (b"content-length", b"%d" % len(NOTHING_HERE))]
        elif replaced:
            if message.get("more_body"):
                return
            message = {"type": "http.response.body", "body": NOTHING_HERE}
        await send(message)

    return sending


def _is_json(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(name.lower() == b"content-type" and value.startswith(b"application/json") for name, value in headers)

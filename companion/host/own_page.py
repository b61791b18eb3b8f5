"""The page that Flet serves, with what is ours in it: a splash instead of Flet's, and the way back when it is lost."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from companion.host.addresses import Message, Send
from companion.host.returning import COMES_BACK, LOST, WAKES
from companion.ui.language import LANGUAGES, tongue
from companion.ui.looks import DARK, LIGHT

Change: TypeAlias = tuple[bytes, bytes]
"""What stands in Flet's page, and what stands there instead."""

HEAD, BODY = b"<head>", b"<body>"
VIEWPORT = b'<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'


def _filled(text: str) -> bytes:
    """Fill in the colours of both looks, and what is told in every language."""
    words = {code: tongue(code)(LOST) for code in LANGUAGES}
    values = {"page": LIGHT.page, "ink": LIGHT.ink, "dark_page": DARK.page, "dark_ink": DARK.ink}
    for name, value in {**values, "words": json.dumps(words)}.items():
        text = text.replace(f"@{name}@", value)
    return text.encode()


SPLASH = _filled((Path(__file__).parent / "splash.html").read_text("utf-8"))
RETURN = _filled(COMES_BACK)
ICON: Change = (b"icons/apple-touch-icon-192.png", b"icon-192.png")
ON_THIS_MACHINE: Sequence[Change] = (ICON, (HEAD, HEAD + VIEWPORT + RETURN), (BODY, BODY + SPLASH))
"""For pages on the machine that serves them."""
ON_OTHER_PHONES: Sequence[Change] = (ICON, (HEAD, HEAD + VIEWPORT + RETURN + WAKES), (BODY, BODY + SPLASH))
"""For pages on other phones, which sleep and lose the network."""


def with_own(send: Send, changes: Sequence[Change]) -> Send:
    """Return what sends the same, and makes these changes in a whole page."""
    start: Message | None = None

    async def sending(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start" and _is_page(message):
            start = message
        elif start is not None:
            body = message.get("body", b"")
            begun, start = start, None
            if HEAD in body:
                for found, instead in changes:
                    body = body.replace(found, instead, 1)
                begun["headers"] = [*_without_length(begun), *_length(body, message)]
                message = {**message, "body": body}
            await send(begun)
            await send(message)
        else:
            await send(message)

    return sending


def _is_page(start: Message) -> bool:
    return any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in start["headers"])


def _without_length(start: Message) -> list[tuple[bytes, bytes]]:
    return [pair for pair in start["headers"] if pair[0].lower() != b"content-length"]


def _length(body: bytes, message: Message) -> list[tuple[bytes, bytes]]:
    return [] if message.get("more_body") else [(b"content-length", b"%d" % len(body))]

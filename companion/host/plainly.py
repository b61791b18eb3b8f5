"""What the app refuses is told in a plain sentence, never in a message of the machinery."""

from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

FIRST_ERROR = 400
NOTHING_HERE = b"Nothing lives at this address of Henhouse. Remove what follows the number after the colon to begin.\n"


class Plainly:
    """Stands in front of an app and puts a sentence in the place of errors that are meant for programs."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand in front of an app."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a question on, and the answer back."""
        await self.app(scope, receive, _in_words(send) if scope["type"] == "http" else send)


def _in_words(send: Send) -> Send:
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


def _is_json(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(name.lower() == b"content-type" and value.startswith(b"application/json") for name, value in headers)

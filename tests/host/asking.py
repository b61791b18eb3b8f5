"""Requests to a gate as a server would hand them in, without a server."""

import asyncio
from collections.abc import Callable, Coroutine, MutableMapping
from dataclasses import dataclass, field
from typing import Any

from companion.host.doors import Doorway
from companion.host.gate import Gate
from companion.ui.phones import Phones
from companion.ui.visit import phone_here

HERE, LAN, PORT = "127.0.0.1", "192.0.2.7", 8550
OWN = f"http://{LAN}:{PORT}"
Message = MutableMapping[str, Any]


@dataclass
class Inside:
    """The app behind the gate: it remembers what came through, and keeps a websocket open until it is closed.

    With ``ends`` it closes each websocket itself, at once.
    """

    came: list[Message] = field(default_factory=list)
    phones: list[str] = field(default_factory=list)
    ends: bool = False

    async def __call__(self, scope: Message, receive: Any, send: Any) -> None:
        self.came.append(scope)
        self.phones.append(phone_here.get())
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            while not self.ends and (await receive())["type"] != "websocket.disconnect":
                pass
            return
        page = b"<html><head></head>the app</html>"
        headers = [(b"content-type", b"text/html; charset=utf-8"), (b"access-control-allow-origin", b"*")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": page})


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    text: str

    @property
    def cookie(self) -> str:
        return self.headers.get("set-cookie", "").split(";")[0]


class Table:
    """A gate with its door and phones, and an app behind it."""

    def __init__(self) -> None:
        self.phones = Phones(lambda: None)
        self.addresses = [LAN]
        self.door = Doorway(self.phones, lambda: tuple(self.addresses), PORT)
        self.inside = Inside()
        self.gate = Gate(self.inside, self.door, "<svg/>")
        self.waits: list[float] = []
        self.door.patience._sleep = self._wait  # noqa: SLF001 - a test does not wait

    async def _wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        await asyncio.sleep(0)

    @property
    def code(self) -> str:
        assert self.phones.invitation is not None
        return self.phones.invitation.code

    async def ask(self, path: str, *, cookie: str = "", at: str = LAN, of: str = "192.0.2.9", **more: Any) -> Answer:
        """Ask for an address, at an own address of the machine, from somewhere."""
        told: list[Message] = []
        body = [{"type": "http.request", "body": more.pop("body", b"")}]
        meanwhile = more.pop("meanwhile", None)

        async def receive() -> Message:
            if meanwhile is not None:
                meanwhile()
            return body.pop(0) if body else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(dict(message))

        await self.gate(scope_of("http", path, cookie=cookie, at=at, of=of, **more), receive, send)
        headers = {name.decode().lower(): value.decode() for name, value in told[0]["headers"]}
        return Answer(told[0]["status"], headers, b"".join(one.get("body", b"") for one in told[1:]).decode())

    async def join(self, code: str | None = None, **more: Any) -> Answer:
        return await self.ask(f"/join?k={self.code if code is None else code}", **more)


def scope_of(kind: str, path: str, *, cookie: str, at: str, of: str, **more: Any) -> Message:
    host = more.get("host", f"{at}:{PORT}")
    headers = [(b"host", host.encode()), (b"user-agent", b"Browser"), (b"accept-language", more.get("language", b"en"))]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    if more.get("origin"):
        headers.append((b"origin", more["origin"].encode()))
    headers += more.get("headers", ())
    where, _, asked = path.partition("?")
    return {
        "type": kind,
        "method": more.get("method", "GET"),
        "path": where,
        "raw_path": where.encode(),
        "query_string": asked.encode(),
        "headers": headers,
        "server": (at, PORT),
        "client": (of, 50000),
    }


def at_gate(play: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
    async def work() -> None:
        await play(Table())

    asyncio.run(work())

"""The app at a local address: nothing that the page loads or asks for leaves the machine."""

import asyncio
import contextlib
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.host.client import Client
from companion.host.doors import HERE, Doorway
from companion.host.gate import Gate
from companion.host.loading import Loading
from companion.host.network import own_addresses
from companion.host.page import TALK, own_page
from companion.host.plainly import Plainly
from companion.host.requests import headers_of, refuse, same_origin, with_policy
from companion.ui.desk import Desk
from companion.ui.phones import HOST
from companion.ui.visit import accepted_languages, phone_here
from companion.web.ports import at_port

if TYPE_CHECKING:
    from fastapi import FastAPI

USUAL_PORT = 8550
EVERYWHERE = "0.0.0.0"  # noqa: S104 - the whole point of --lan, and only there


class LocalOnly:
    """Answers this machine's own pages and nobody else, and tells them to stay here."""

    def __init__(self, inner: ASGIApp, hosts: frozenset[str]) -> None:
        """Stand in front of an app that is served under these names."""
        self.inner = inner
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it comes from a page of this origin."""
        if scope["type"] not in {"http", "websocket"}:
            await self.inner(scope, receive, send)
            return
        headers = headers_of(scope)
        talks_elsewhere = scope["type"] == "websocket" and scope["path"] != TALK
        if (
            talks_elsewhere
            or headers.get("host") not in self.hosts
            or not same_origin(headers.get("origin"), self.hosts)
        ):
            await refuse(scope, receive, send)
            return
        accepted_languages.set(headers.get("accept-language", ""))
        phone_here.set(HOST)
        await self.inner(scope, receive, with_policy(send))


def listening_socket(port: int | None, *, lan: bool = False) -> socket.socket:
    """Return a socket at the wanted port; without a wish at the usual one, or any free one. Raises ``OSError``.

    It listens on this machine only, with ``lan`` in the networks that the machine is in.
    """
    return at_port(port, USUAL_PORT, lambda number: _bound(EVERYWHERE if lan else HERE, number))


def _bound(address: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((address, port))
    except OSError:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the address to open in a browser."""
    return f"http://{HERE}:{listener.getsockname()[1]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """How the app is served: for whom, at which socket, with which artwork, and what follows once it stands.

    ``door`` is None when nobody but this machine's own pages is let in.
    """

    listener: socket.socket
    assets: Path
    door: Doorway | None
    opened: str | None
    ready: Callable[[], None]


def open_door(desk: Desk, listener: socket.socket) -> Doorway:
    """Let the phones of the local network in that give the code."""
    return Doorway(desk.phones, own_addresses, listener.getsockname()[1])


async def serve(desk: Desk, serving: Serving) -> None:
    """Serve the app until somebody stops it, and open a browser at an address if that is wanted. Raises ``OSError``.

    The browser already loads the page while Flet and the screens are still being imported.
    """
    page = own_page(elsewhere=serving.door is not None)
    app = Loading(partial(_talk, desk))
    server = uvicorn.Server(_config(Client(Plainly(app), page, serving.assets), serving))
    running = asyncio.create_task(server.serve(sockets=[serving.listener]))
    try:
        while not server.started and not running.done():  # noqa: ASYNC110 - uvicorn tells it by a flag alone
            await asyncio.sleep(0.01)
        if server.started:
            serving.ready()
            if serving.opened is not None:
                with contextlib.suppress(webbrowser.Error):
                    webbrowser.open(serving.opened)
            loaded = await app.loaded
            async with loaded.router.lifespan_context(loaded):
                await running
    finally:
        server.should_exit = True
        await running


def _talk(desk: Desk) -> "FastAPI":
    from companion.host.talk import talk  # noqa: PLC0415 - this is the import that others must not wait for

    return talk(desk)


def _config(app: ASGIApp, serving: Serving) -> uvicorn.Config:
    return uvicorn.Config(
        _gate(app, serving),
        log_level="error",
        ws="websockets-sansio",
        timeout_graceful_shutdown=1,
        lifespan="off",
        proxy_headers=False,  # who a request comes from decides who is the host, and here nobody speaks for others
    )


def _gate(inner: ASGIApp, serving: Serving) -> ASGIApp:
    if serving.door is not None:
        return Gate(inner, serving.door, (serving.assets / "icon.svg").read_text("utf-8"))
    port = serving.listener.getsockname()[1]
    return LocalOnly(inner, frozenset({f"{HERE}:{port}", f"localhost:{port}"}))

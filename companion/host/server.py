"""The app at a local address: nothing that the page loads or asks for leaves the machine."""

import asyncio
import contextlib
import secrets
import shutil
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import flet_web.fastapi
import uvicorn
from flet.controls.types import WebRenderer

from companion.host.addresses import AsgiApp, Message, OwnAddresses, Receive, Send
from companion.host.doors import HERE, Doorway
from companion.host.fonts import OwnFonts
from companion.host.gate import Gate
from companion.host.mended import mend_server
from companion.host.network import own_addresses
from companion.host.own_page import ON_THIS_MACHINE, with_own
from companion.host.requests import headers_of, refuse, same_origin, with_policy
from companion.ui.app import app
from companion.ui.bundles import LARGEST_FILE
from companion.ui.desk import Desk
from companion.ui.phones import HOST
from companion.ui.visit import accepted_languages, phone_here
from companion.web.page import DESCRIPTION, NAME
from companion.web.ports import at_port

USUAL_PORT = 8550
EVERYWHERE = "0.0.0.0"  # noqa: S104 - the whole point of --lan, and only there


class LocalOnly:
    """Answers this machine's own pages and nobody else, and tells them to stay here."""

    def __init__(self, inner: AsgiApp, hosts: frozenset[str]) -> None:
        """Stand in front of an app that is served under these names."""
        self.inner = inner
        self.hosts = hosts

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Pass a request on when it comes from a page of this origin."""
        if scope["type"] not in {"http", "websocket"}:
            await self.inner(scope, receive, send)
            return
        headers = headers_of(scope)
        if headers.get("host") not in self.hosts or not same_origin(headers.get("origin"), self.hosts):
            await refuse(scope, receive, send)
            return
        accepted_languages.set(headers.get("accept-language", ""))
        phone_here.set(HOST)
        await self.inner(scope, receive, with_policy(with_own(send, ON_THIS_MACHINE)))


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


async def serve(desk: Desk, serving: Serving) -> bool:
    """Serve the app until somebody stops it, and open a browser at an address if that is wanted.

    Returns whether it ever stood.
    """
    mend_server()
    server = uvicorn.Server(_config(desk, serving))
    running = asyncio.create_task(_run(server, serving.listener))
    while not server.started and not running.done():  # noqa: ASYNC110 - uvicorn tells it by a flag alone
        await asyncio.sleep(0.01)
    if server.started:
        serving.ready()
        if serving.opened is not None:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(serving.opened)
    await running
    return server.started


async def _run(server: uvicorn.Server, listener: socket.socket) -> None:
    """Run the server until its end, also where it would end the whole program because it could not start."""
    with contextlib.suppress(SystemExit):
        await server.serve(sockets=[listener])


def _emptied(folder: Path) -> str:
    """Return the path of a folder, without what an earlier run may have left there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(exist_ok=True)
    return str(folder)


def _config(desk: Desk, serving: Serving) -> uvicorn.Config:
    flet_app = flet_web.fastapi.app(
        app(desk, phone_here.get),
        assets_dir=str(serving.assets),
        app_name=NAME,
        app_short_name=NAME,
        app_description=DESCRIPTION,
        no_cdn=True,
        web_renderer=WebRenderer.AUTO,
        session_timeout_seconds=4 * 3600,
        upload_dir=_emptied(desk.incoming),
        max_upload_size=LARGEST_FILE,
        secret_key=secrets.token_hex(),
    )
    return uvicorn.Config(
        _gate(OwnFonts(OwnAddresses(flet_app)), serving),
        log_level="error",
        ws="websockets-sansio",
        timeout_graceful_shutdown=1,
        lifespan="on",
        proxy_headers=False,  # who a request comes from decides who is the host, and here nobody speaks for others
    )


def _gate(inner: AsgiApp, serving: Serving) -> AsgiApp:
    if serving.door is not None:
        return Gate(inner, serving.door, (serving.assets / "icon.svg").read_text("utf-8"))
    port = serving.listener.getsockname()[1]
    return LocalOnly(inner, frozenset({f"{HERE}:{port}", f"localhost:{port}"}))

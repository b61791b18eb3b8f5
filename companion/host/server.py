"""The app at a local address: nothing that the page loads or asks for leaves the machine."""

import asyncio
import contextlib
import secrets
import shutil
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import flet_web.fastapi
import uvicorn
from flet.controls.types import WebRenderer

from companion.host.addresses import AsgiApp, Message, OwnAddresses, Receive, Send
from companion.host.fonts import OwnFonts
from companion.host.mended import mend_server
from companion.ui.app import accepted_languages, app
from companion.ui.bundles import LARGEST_FILE
from companion.ui.desk import Desk

HERE = "127.0.0.1"
USUAL_PORT = 8550
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:"
)
"""What a page may load: its own origin and nothing else (flet.md C)."""


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
        headers = {name.decode("latin1"): value.decode("latin1") for name, value in scope["headers"]}
        if headers.get("host") not in self.hosts or not self._own(headers.get("origin")):
            await _refuse(scope, receive, send)
            return
        accepted_languages.set(headers.get("accept-language", ""))
        await self.inner(scope, receive, _with_policy(send))

    def _own(self, origin: str | None) -> bool:
        return origin is None or urlsplit(origin).netloc in self.hosts


def _with_policy(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [pair for pair in message["headers"] if pair[0].lower() != b"access-control-allow-origin"]
            message["headers"] = [*kept, (b"content-security-policy", POLICY.encode())]
        await send(message)

    return sending


async def _refuse(scope: Message, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b"This address serves its own pages only.\n"})


def listening_socket(port: int | None) -> socket.socket:
    """Return a socket at the wanted port; without a wish at the usual one, or any free one. Raises ``OSError``."""
    wishes = (USUAL_PORT, 0) if port is None else (port,)
    for number, wish in enumerate(wishes):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HERE, wish))
        except OSError:
            listener.close()
            if number == len(wishes) - 1:
                raise
        else:
            return listener
    raise AssertionError(wishes)


def address_of(listener: socket.socket) -> str:
    """Return the address to open in a browser."""
    return f"http://{HERE}:{listener.getsockname()[1]}"


async def serve(
    desk: Desk, listener: socket.socket, assets: Path, *, open_browser: bool, ready: Callable[[], None]
) -> None:
    """Serve the app until somebody stops it."""
    mend_server()
    port = listener.getsockname()[1]
    server = uvicorn.Server(_config(desk, port, assets))
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not running.done():  # noqa: ASYNC110 - uvicorn tells it by a flag alone
        await asyncio.sleep(0.01)
    ready()
    if open_browser:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address_of(listener))
    await running


def _emptied(folder: Path) -> str:
    """Return the path of a folder, without what an earlier run may have left there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(exist_ok=True)
    return str(folder)


def _config(desk: Desk, port: int, assets: Path) -> uvicorn.Config:
    flet_app = flet_web.fastapi.app(
        app(desk),
        assets_dir=str(assets),
        app_name="Henhouse",
        app_short_name="Henhouse",
        app_description="A companion for auction card games",
        no_cdn=True,
        web_renderer=WebRenderer.AUTO,
        session_timeout_seconds=4 * 3600,
        upload_dir=_emptied(desk.incoming),
        max_upload_size=LARGEST_FILE,
        secret_key=secrets.token_hex(),
    )
    gate = LocalOnly(OwnFonts(OwnAddresses(flet_app)), frozenset({f"{HERE}:{port}", f"localhost:{port}"}))
    return uvicorn.Config(gate, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=1, lifespan="on")

"""Phones that join a table in the local network, and what is sent to them."""

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgpack
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack
from playwright.sync_api import Browser, WebSocket
from playwright.sync_api import TimeoutError as NeverCame
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.ui.house import House, start_house
from tests.ui.phone import PATIENCE, Phone, new_phone
from tests.ui.seeds import Document, seed

AT_ONCE = """([identifier, moment]) => {
  const find = id => document.querySelector(`[flt-semantics-identifier="${id}"]`);
  const key = find(identifier);
  window.told = '';
  const look = new MutationObserver(() => { window.told = find('refusal')?.innerText || window.told });
  look.observe(document.querySelector('flt-semantics-host'), {subtree: true, childList: true, attributes: true});
  window.tapped = null;
  setTimeout(() => { window.tapped = key.isConnected; key.click(); }, moment - Date.now());
}"""
"""Taps a key at a moment, notes whether it was still there, and what the screen says to the finger from then on."""

PACKET = b"\x00"
LEAD = 400
"""Milliseconds in which all phones surely know when to tap."""

SOON = 5_000
"""Milliseconds in which a finger is surely told what has become of its tap."""

TABLE = "/table/fresh"


@dataclass
class Table:
    """A house with other phones in it."""

    browser: Browser
    house: House
    host: Phone
    opened: list[Phone] = field(default_factory=list)

    def phone(self, address: str | None = None) -> Phone:
        """Return a phone in the same network that has not joined yet; it may call the house by another address."""
        phone = new_phone(self.browser, address or self.house.outer)
        self.opened.append(phone)
        return phone

    def join(self, who: str | None = None, *, enters: bool = False, phone: Phone | None = None) -> Phone:
        """Let a phone join and say whose it is; the host lets it enter, if it does."""
        phone = phone or self.phone()
        phone.page.goto(phone.address + self.house.joining)
        phone.wake()
        phone.tap("only-looking" if who is None else f"sit-{who}", "history")
        if enters:
            self.allow(len(self.opened) + 1)
            phone.see("undo")
            phone.settle()
        return phone

    def allow(self, number: int) -> None:
        """Let the phone with this number enter, or no more; the host's page comes back to the table."""
        self.host.go("/phones")
        self.host.tap(f"may-enter-{number}")
        self.host.settle()
        self.host.tap("back", "settings")


@contextmanager
def lan_table(browser: Browser, data: Path, *documents: Document) -> Iterator[Table]:
    """Open a house to other phones, with these sessions, and its host's page."""
    seed(data, *documents)
    house = start_house(data, lan=True)
    host = new_phone(browser, house.address)
    table = Table(browser=browser, house=house, host=host)
    try:
        host.page.goto(house.address + house.hosting)
        host.wake()
        host.see("phones")
        yield table
    finally:
        for phone in (host, *table.opened):
            phone.page.context.close()
        house.stop()


@dataclass
class Heard:
    """Everything that is sent to a page."""

    frames: list[bytes] = field(default_factory=list)

    def __contains__(self, text: str) -> bool:
        return any(text.encode() in frame for frame in self.frames)


def listen(phone: Phone) -> Heard:
    """Keep what is sent to a page from its next connection on."""
    heard = Heard()

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.frames.append(data if isinstance(data, bytes) else data.encode()))

    phone.page.on("websocket", opened)
    return heard


def taps_sent(phone: Phone) -> list[int]:
    """Keep which controls a page says were tapped, from its next connection on.

    A browser that redraws a key just then loses the tap, and nobody else can know of it.
    """
    sent: list[int] = []

    def hear(frame: bytes | str) -> None:
        said = msgpack.unpackb(frame[1:], strict_map_key=False) if isinstance(frame, bytes) else []
        if said[:1] == [MessageAction.CONTROL_EVENT.value] and said[1]["name"] == "click":
            sent.append(said[1]["target"])

    phone.page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


def log_of(data: Path) -> list[Document]:
    """Return the log of the table as it lies in the folder now."""
    saved = json.loads((data / "sessions" / "fresh.json").read_text("utf-8"))
    log: list[Document] = saved["envelope"]["1"]["document"]["log"]
    return log


def tap_at_once(*taps: tuple[Phone, str]) -> bool:
    """Let several phones tap at the same moment; returns whether each key was still there when it was tapped."""
    for phone, identifier in taps:
        phone.see(identifier)
    moment = taps[0][0].page.evaluate("() => Date.now()") + LEAD
    for phone, identifier in taps:
        phone.page.evaluate(AT_ONCE, [identifier, moment])
    for phone, _ in taps:
        phone.page.wait_for_function("() => window.tapped !== null", timeout=PATIENCE)
    return all(phone.page.evaluate("() => window.tapped") for phone, _ in taps)


def told(phone: Phone) -> str:
    """Return what the screen has said to the finger since it tapped."""
    return str(phone.page.evaluate("() => window.told"))


def told_soon(phone: Phone) -> str:
    """Return what the screen says to the finger; nothing where the browser itself has lost the tap in a redraw."""
    with suppress(NeverCame):
        phone.page.wait_for_function("() => window.told !== ''", timeout=SOON)
    return told(phone)


def ask(house: House, path: str, cookie: str = "") -> tuple[int, str, str]:
    """Return status, cookie and text of what a guest's request is answered."""
    connection = http.client.HTTPConnection(urlsplit(house.outer).netloc, timeout=30)
    connection.request("GET", path, headers={"Cookie": cookie} if cookie else {})
    answer = connection.getresponse()
    told = answer.status, (answer.getheader("set-cookie") or "").split(";")[0], answer.read().decode("utf-8", "replace")
    connection.close()
    return told


class RawPhone:
    """A guest without a browser: it speaks to the server as it likes."""

    def __init__(self, house: House, cookie: str, route: str, session: str = "") -> None:
        """Open a page of its own, or take up one if the server allows it; raises what the server's refusal raises."""
        self.session = ""
        self.keys: dict[str, int] = {}
        self.ids: set[int] = set()
        netloc = urlsplit(house.outer).netloc
        self.line: ClientConnection = connect(
            f"ws://{netloc}/ws",
            origin=Origin(f"http://{netloc}"),
            additional_headers={"Cookie": cookie},
            max_size=None,
            legacy=True,
        )
        page = {"route": route, "width": 390, "height": 844, "web": True, "pwa": False, "platform": "android"}
        self._send(MessageAction.REGISTER_CLIENT, {"session_id": session, "page_name": "", "page": page})
        self.hear()

    def click(self, control: int) -> None:
        """Say that a control was tapped, whether there is one or not."""
        self._send(MessageAction.CONTROL_EVENT, {"target": control, "name": "click", "data": None})

    def hear(self, seconds: float = 1.0) -> None:
        """Take in what is sent until nothing comes for a while: the ids of all controls, and where the keys are."""
        while True:
            try:
                frame = self.line.recv(timeout=seconds)
            except TimeoutError:
                return
            if isinstance(frame, bytes):
                self._learn(msgpack.unpackb(frame[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False))

    def _learn(self, told: Any) -> None:
        if isinstance(told, dict):
            if isinstance(told.get("_i"), int):
                self.ids.add(told["_i"])
            self.session = told.get("session_id") or self.session
            content = told.get("content")
            if "identifier" in told and isinstance(content, dict):
                self.keys[told["identifier"]] = content["_i"]
        for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
            self._learn(part)

    def _send(self, action: MessageAction, body: dict[str, Any]) -> None:
        self.line.send(PACKET + msgpack.packb([action.value, body]))

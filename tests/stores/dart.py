"""Plays Flet's Dart part for an app that was packed for the stores, in a process of its own.

It offers the module ``dart_bridge``, runs ``main.py`` as the builder's template does, registers as a page, taps what it
is told by standard input, and writes what the page says after each tap to standard output, a JSON list a line.
"""

import importlib.abc
import json
import os
import queue
import runpy
import sys
import threading
import time
import types
from collections.abc import Iterator
from typing import Any

import msgpack

PORT = 7
PATIENCE = 30
A_MOMENT = 0.1
REGISTER, PATCH, EVENT, CALL = 1, 2, 3, 5
DETAILS = (
    "available_ram_size board bootloader brand device display fingerprint free_disk_size hardware host id "
    "is_low_ram_device is_physical_device manufacturer model name physical_ram_size product supported_32_bit_abis "
    "supported_64_bit_abis supported_abis system_features tags total_disk_size type"
)
"""What a device tells of itself besides its languages; the app asks for none of it."""
PAGE_ID = 1
PAGE = {"route": "/", "platform": "android", "web": False, "width": 390, "height": 844, "media": {}}

VERSION = "base_os code_name incremental preview_sdk release sdk security_patch"
DEVICE = {**dict.fromkeys(DETAILS.split()), "version": dict.fromkeys(VERSION.split())}


class Absent(importlib.abc.MetaPathFinder):
    """Knows that the packages that serve are not there on a phone."""

    names = frozenset({"flet_web", "uvicorn", "websockets", "fastapi", "starlette", "platformdirs", "sqlite3"})

    def find_spec(self, name: str, *_: object) -> None:
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(name=name)


class Dart:
    """One page, as Flutter would hold it: every control that was ever sent, and the newest first."""

    def __init__(self, deaf: float, languages: list[str]) -> None:
        self.deaf = deaf
        self.languages = languages
        self.coming: queue.Queue[bytes] = queue.Queue()
        self.to_python: Any = None
        self.ready = threading.Event()
        self.news: list[Any] = []

    def module(self) -> types.ModuleType:
        made = types.ModuleType("dart_bridge")
        made.set_enqueue_handler_func = self._listen  # type: ignore[attr-defined]
        made.send_bytes = lambda _, packet: self.coming.put(packet)  # type: ignore[attr-defined]
        return made

    def _listen(self, port: int, handler: Any) -> None:
        if port == PORT and handler is not None:
            self.to_python = handler
            self.ready.set()

    def say(self, action: int, body: dict[str, Any]) -> None:
        self.to_python(b"\x00" + msgpack.packb([action, body]))

    def open_page(self) -> None:
        assert self.ready.wait(PATIENCE), "the app never opened its side of the bridge"
        self.say(REGISTER, {"session_id": None, "page_name": "", "page": PAGE})

    def hear(self) -> None:
        """Take in the next message; answer what the app asks the device."""
        action, body = msgpack.unpackb(self.coming.get(timeout=PATIENCE)[1:], strict_map_key=False)
        if action == CALL:
            known = {"locales": [{"language_code": code} for code in self.languages]}
            answer = DEVICE | known if body["name"] == "get_device_info" else None
            reply = {"control_id": body["control_id"], "call_id": body["call_id"], "result": answer, "error": None}
            self.say(CALL, reply)
            if body["name"] == "push_route":
                self.say(EVENT, {"target": PAGE_ID, "name": "route_change", "data": {"route": body["args"]["route"]}})
        elif action in {REGISTER, PATCH}:
            self.news.append(body)
        else:
            raise AssertionError(body)

    def find(self, identifier: str) -> dict[str, Any]:
        """Return the control with an id, when it has come."""
        while True:
            for body in reversed(self.news):
                for node in nodes(body):
                    if node.get("identifier") == identifier:
                        return node
            self.hear()

    def tap(self, identifier: str) -> None:
        here = next(node for node in nodes(self.find(identifier)) if node.get("on_click"))
        self.news.clear()
        time.sleep(self.deaf + A_MOMENT)  # keys that have just come up do not hear
        self.say(EVENT, {"target": here["_i"], "name": "click", "data": None})

    def said(self) -> list[str]:
        texts = (node.get(key) for body in self.news for node in nodes(body) for key in ("value", "label"))
        return [text for text in texts if isinstance(text, str)]


def nodes(tree: Any) -> Iterator[dict[str, Any]]:
    """Walk through everything that a message holds."""
    if isinstance(tree, dict):
        yield tree
        tree = list(tree.values())
    if isinstance(tree, list):
        for part in tree:
            yield from nodes(part)


def main() -> None:
    folder, deaf, *languages = sys.argv[1:]
    dart = Dart(float(deaf), languages)
    sys.meta_path.insert(0, Absent())
    sys.modules["dart_bridge"] = dart.module()
    sys.path.insert(0, folder)
    sys.argv = [""]
    os.environ["FLET_DART_BRIDGE_PORT"] = str(PORT)
    threading.Thread(target=runpy.run_module, args=("main",), kwargs={"run_name": "__main__"}, daemon=True).start()
    dart.open_page()
    for line in sys.stdin:
        tapped, then = json.loads(line)
        if tapped:
            dart.tap(tapped)
        dart.find(then)
        print(json.dumps(dart.said()), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()

"""Whoever talks to the app while it is being loaded waits, and is answered then."""

import asyncio
import sys
import threading
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from companion.host.loading import MEANWHILE, Loading


async def receive() -> Any:
    return {}


async def send(_: Any) -> None:
    pass


def test_what_comes_while_the_app_is_loaded_reaches_it_then() -> None:
    go_on, came, intervals = threading.Event(), [], []

    async def app(scope: Any, *_: Any) -> None:
        came.append(scope["path"])

    def load() -> Any:
        intervals.append(sys.getswitchinterval())
        assert go_on.wait(30)
        return app

    async def ask_twice() -> None:
        loading = Loading(load)
        asked = [asyncio.ensure_future(loading({"type": "http", "path": path}, receive, send)) for path in ("/1", "/2")]
        await asyncio.sleep(0.05)
        assert came == []
        asked.pop().cancel()
        go_on.set()
        await asked.pop()

    usual = sys.getswitchinterval()
    asyncio.run(ask_twice())
    assert came == ["/1"], "who goes away meanwhile takes nobody along"
    assert intervals == [pytest.approx(MEANWHILE)]
    assert sys.getswitchinterval() == usual, "afterwards nobody is hurried"


def test_who_still_waits_when_the_server_ends_is_told_so_and_nothing_fails() -> None:
    go_on, told = threading.Event(), []

    async def hear(message: Any) -> None:
        told.append(message)

    def load() -> Any:
        assert go_on.wait(30)
        return None

    async def ask_and_end() -> None:
        loading = Loading(load)
        asked = [asyncio.ensure_future(loading({"type": kind}, receive, hear)) for kind in ("websocket", "http")]
        await asyncio.sleep(0.05)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked)
        go_on.set()

    asyncio.run(ask_and_end())
    assert told == [{"type": "websocket.close"}]


def test_a_page_that_has_gone_meanwhile_is_no_fault() -> None:
    async def app(*_: Any) -> None:
        raise WebSocketDisconnect

    async def ask() -> None:
        await Loading(lambda: app)({"type": "websocket"}, receive, send)

    asyncio.run(ask())


def test_an_app_that_cannot_be_loaded_fails_everyone_who_asks() -> None:
    def load() -> Any:
        raise ModuleNotFoundError(name="flet")

    async def ask() -> None:
        await Loading(load)({}, receive, send)

    with pytest.raises(ModuleNotFoundError):
        asyncio.run(ask())

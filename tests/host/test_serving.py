"""The server itself: what follows once it stands, and whom it believes where a request comes from."""

import asyncio
import http.client
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn

from companion.host import server
from companion.host.server import Serving, listening_socket, serve
from companion.ui.desk import Desk
from tests.host.asking import Message
from tests.ui.guests import TABLE, RawPhone, ask
from tests.ui.house import start_house
from tests.ui.seeds import fresh_session, seed


async def fine(scope: Message, receive: Any, send: Any) -> None:
    assert scope["type"] == "lifespan"
    for word in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{word}.complete"})


async def broken(scope: Message, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "lifespan.startup.failed", "message": f"no {scope['type']}"})


class Opening:
    """Serves an app that ends itself as soon as it stands, and remembers what followed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.followed: list[str] = []

    def serve(self, app: Any) -> bool:
        config = uvicorn.Config(app, log_level="critical", lifespan="on")
        made = uvicorn.Server(config)

        def ready() -> None:
            self.followed.append("ready")
            made.should_exit = True

        with listening_socket(0) as listener, self.monkeypatch.context() as machine:
            machine.setattr(server, "mend_server", lambda: None)
            machine.setattr(server, "_config", lambda *_: config)
            machine.setattr(uvicorn, "Server", lambda _: made)
            machine.setattr(server.webbrowser, "open", self.followed.append)
            serving = Serving(listener=listener, assets=Path(), door=None, opened="http://x", ready=ready)
            return asyncio.run(serve(Desk.__new__(Desk), serving))


def test_once_it_stands_it_says_so_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opening = Opening(monkeypatch)
    assert opening.serve(fine)
    assert opening.followed == ["ready", "http://x"]


def test_an_app_that_fails_while_it_starts_is_not_said_to_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    opening = Opening(monkeypatch)
    assert not opening.serve(broken)
    assert opening.followed == []


def test_settings_that_cannot_be_used_are_a_failure_and_nothing_else_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    def unusable(_: uvicorn.Config) -> None:
        raise ValueError("unusable")

    monkeypatch.setattr(uvicorn.Config, "load", unusable)
    opening = Opening(monkeypatch)
    with pytest.raises(ValueError, match="unusable"):
        opening.serve(fine)
    assert opening.followed == []


def test_nobody_says_for_others_where_a_request_comes_from(tmp_path: Path) -> None:
    house = start_house(tmp_path, lan=True)
    asked = http.client.HTTPConnection(urlsplit(house.address).netloc, timeout=30)
    asked.request("GET", house.hosting, headers={"X-Forwarded-For": "192.0.2.9"})
    answer = asked.getresponse()
    assert (answer.status, bool(answer.getheader("set-cookie"))) == (200, True), "it came from here, whatever it says"
    asked.close()
    house.stop()


def test_a_page_is_taken_up_by_its_own_phone_and_by_no_other(tmp_path: Path) -> None:
    seed(tmp_path, fresh_session())
    house = start_house(tmp_path, lan=True)
    ben, cy = (ask(house, house.joining)[1] for _ in range(2))
    bens = RawPhone(house, ben, TABLE)
    assert bens.session
    cys = RawPhone(house, cy, TABLE, session=bens.session)
    assert cys.session not in {"", bens.session}
    bens.line.close()
    again = RawPhone(house, cy, TABLE, session=bens.session)
    assert again.session not in {"", bens.session}, "also when the page's own phone is away"
    assert RawPhone(house, ben, TABLE, session=bens.session).session == bens.session
    house.stop()

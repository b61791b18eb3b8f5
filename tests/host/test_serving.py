"""The server itself: what follows once it stands, and whom it believes where a request comes from."""

import asyncio
import contextlib
import http.client
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import uvicorn
from starlette.applications import Starlette

from companion.__main__ import assets_folder
from companion.host import server
from companion.host.server import Serving, listening_socket, serve
from companion.ui.desk import Desk
from tests.ui.guests import TABLE, RawPhone, ask
from tests.ui.house import start_house
from tests.ui.seeds import fresh_session, seed

PATIENCE = 30


class Opening:
    """Serves an app that ends itself once it is loaded, and remembers what followed what."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.followed: list[str] = []
        self.opened = threading.Event()
        self.made: list[uvicorn.Server] = []

    @contextlib.asynccontextmanager
    async def standing(self, _: Starlette) -> AsyncIterator[None]:
        self.followed.append("begun")
        self.made[0].should_exit = True
        yield
        self.followed.append("ended")

    def load(self, _: Desk) -> Starlette:
        assert self.opened.wait(PATIENCE), "nobody waits for what is loaded"
        self.followed.append("loaded")
        return Starlette(lifespan=self.standing)

    def open(self, address: str) -> None:
        self.followed.append(address)
        self.opened.set()

    def serve(self) -> None:
        plain = uvicorn.Server

        def remembered(config: uvicorn.Config) -> uvicorn.Server:
            self.made.append(plain(config))
            return self.made[0]

        with listening_socket(0) as listener, self.monkeypatch.context() as machine:
            machine.setattr(server, "_talk", self.load)
            machine.setattr(uvicorn, "Server", remembered)
            machine.setattr(server.webbrowser, "open", self.open)
            serving = Serving(
                listener=listener,
                assets=assets_folder(),
                door=None,
                opened="http://x",
                ready=lambda: self.followed.append("ready"),
            )
            asyncio.run(serve(Desk.__new__(Desk), serving))


def test_the_browser_is_opened_before_the_app_is_loaded_and_the_app_ends_with_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opening = Opening(monkeypatch)
    opening.serve()
    assert opening.followed == ["ready", "http://x", "loaded", "begun", "ended"]


def test_an_app_that_cannot_be_loaded_ends_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Desk) -> Starlette:
        raise ModuleNotFoundError(name="flet")

    opening = Opening(monkeypatch)
    monkeypatch.setattr(opening, "load", broken)
    with pytest.raises(ModuleNotFoundError):
        opening.serve()
    assert opening.followed == ["ready", "http://x"]


def test_flet_and_the_screens_are_not_imported_before_the_server_stands() -> None:
    asked = "import sys, companion.host.server, companion.ui.desk; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    slow = {"fastapi", "flet_web.fastapi", "flet.controls.page", "companion.ui.app", "companion.ui.kit"}
    assert slow.isdisjoint(done.stdout.split())


@pytest.mark.parametrize("fault", [ValueError("unusable"), OSError("taken")])
def test_a_server_that_cannot_begin_is_a_failure_and_nothing_else_follows(
    monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def unusable(_: uvicorn.Config) -> None:
        raise fault

    monkeypatch.setattr(uvicorn.Config, "load", unusable)
    opening = Opening(monkeypatch)
    opening.opened.set()
    with pytest.raises(type(fault), match=str(fault)):
        opening.serve()
    assert [word for word in opening.followed if word != "loaded"] == []


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

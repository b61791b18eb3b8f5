"""What a browser loads is answered by ourselves, from the first moment on; what it says goes on to the app."""

import asyncio
import json
from typing import Any

import pytest

from companion.__main__ import assets_folder
from companion.host.client import FLETS, Client

PAGE = b"<html>the page</html>"


class Asked:
    """A client with an app behind it that remembers what came through, and one answer of it."""

    def __init__(self, path: str, method: str = "GET", **headers: str) -> None:
        self.came: list[str] = []
        self.told: list[Any] = []
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        }
        asyncio.run(Client(self.app, PAGE, assets_folder())(scope, self.receive, self.send))

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        del receive
        self.came.append(scope["method"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"the app"})

    async def receive(self) -> Any:
        return await asyncio.get_running_loop().create_future()  # a browser that asks and says nothing more

    async def send(self, message: Any) -> None:
        self.told.append(message)

    @property
    def status(self) -> int:
        return int(self.told[0]["status"])

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.told[0]["headers"]}

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.told[1:])


PLACES = ["/", "/sessions", "/history/ab%", "/docs", "/upload", "/ws", "/art", "/x.html"]
FLETS_OWN = ["/index.html", "/index.html/", "/art/../index.html"]
OUTSIDE = ["/../pyproject.toml", "/art/../../pyproject.toml"]


@pytest.mark.parametrize("path", [*PLACES, *FLETS_OWN])
def test_every_place_in_the_app_is_the_page(path: str) -> None:
    asked = Asked(path)
    assert (asked.status, asked.headers["content-type"], asked.body) == (200, "text/html; charset=utf-8", PAGE)
    assert asked.came == []


@pytest.mark.parametrize("path", ["/history/\0", "/history/\n", "/" + "x" * 300])
def test_an_address_that_no_file_can_have_is_the_page_too(path: str) -> None:
    assert Asked(path).body == PAGE


@pytest.mark.parametrize(
    "path", ["/no.png", "/assets/fonts/no.woff2", "/../pyproject.toml", "/art/../../pyproject.toml"]
)
def test_a_file_that_is_not_there_is_missing_and_nothing_outside_is_shown(path: str) -> None:
    asked = Asked(path)
    assert (asked.status, asked.body) == (404, PAGE)


def test_the_artwork_comes_before_what_flet_has_under_the_same_name() -> None:
    assert Asked("/favicon.png").body == (assets_folder() / "favicon.png").read_bytes() != b""
    assert Asked("/flutter.js").body == (FLETS / "flutter.js").read_bytes()


@pytest.mark.parametrize("name", ["main.dart.wasm", "main.dart.js"])
def test_a_large_file_comes_whole_and_in_few_pieces(name: str) -> None:
    asked = Asked(f"/{name}")
    assert asked.body == (FLETS / name).read_bytes()
    assert len(asked.told) < 15


@pytest.mark.parametrize(
    ("name", "kind"), [("main.dart.mjs", "text/javascript"), ("main.dart.wasm", "application/wasm")]
)
def test_a_file_is_sent_as_what_it_is_whatever_the_machine_thinks(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starlette.responses.guess_type", lambda _: ("text/plain", None))
    headers = Asked(f"/{name}").headers
    assert (headers["content-type"], headers["x-content-type-options"]) == (kind, "nosniff")


def test_what_has_not_changed_is_not_sent_again() -> None:
    first = Asked("/icon.svg")
    again = Asked("/icon.svg", if_none_match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert first.headers["cache-control"] == again.headers["cache-control"] == "no-cache"


def test_flutter_may_draw_in_a_thread_of_its_own() -> None:
    for path in ("/", "/main.dart.mjs", "/canvaskit/skwasm.js"):
        asked = Asked(path, range="bytes=zz-")
        assert asked.status == 200
        headers = asked.headers
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-embedder-policy"] == "require-corp"


def test_the_fonts_and_the_manifest_are_ours() -> None:
    fonts = {font["family"] for font in json.loads(Asked("/assets/FontManifest.json").body)}
    assert fonts == {"MaterialIcons", "Roboto"}
    manifest, again = (json.loads(Asked(path).body) for path in ("/manifest.json", "/manifest.json/"))
    assert manifest == again
    assert manifest["name"] == "Henhouse"
    assert all(Asked(f"/{icon['src']}").headers["content-type"] == "image/png" for icon in manifest["icons"])


def test_doubled_strokes_lead_to_the_address_without_them() -> None:
    asked = Asked("//elsewhere.example//x")
    assert (asked.status, asked.headers["location"]) == (308, "/elsewhere.example/x")


@pytest.mark.parametrize("method", ["PUT", "POST", "DELETE"])
def test_what_asks_for_nothing_to_load_goes_on_to_the_app(method: str) -> None:
    asked = Asked("/", method)
    assert (asked.came, asked.body) == ([method], b"the app")

import http.client
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from companion.site.serving import listening


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    for name in ("a.mjs", "a.js", "a.wasm", "a.json", "a.svg", "index.html"):
        (tmp_path / name).write_text(name, "utf-8")
    (tmp_path / "bare").mkdir()
    server = listening(tmp_path, 0)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    thread.join()
    server.server_close()


def get(address: str, path: str, **headers: str) -> http.client.HTTPResponse:
    asked = http.client.HTTPConnection(urlsplit(f"//{address}").netloc)
    asked.request("GET", path, headers=headers)
    answer = asked.getresponse()
    answer.read()
    asked.close()
    return answer


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript"),
        ("a.js", "text/javascript"),
        ("a.wasm", "application/wasm"),
        ("a.json", "application/json"),
        ("a.svg", "image/svg+xml"),
        ("", "text/html"),
    ],
)
def test_every_file_comes_with_its_kind_and_is_asked_for_again(address: str, name: str, kind: str) -> None:
    answer = get(address, f"/{name}")
    assert answer.status == 200
    assert answer.headers.get_content_type() == kind
    assert answer.headers["Cache-Control"] == "no-cache"


def test_what_has_not_changed_is_not_sent_again(address: str) -> None:
    since = get(address, "/a.js").headers["Last-Modified"]
    assert get(address, "/a.js", **{"If-Modified-Since": since}).status == 304


def test_folders_are_not_listed(address: str) -> None:
    assert get(address, "/bare/").status == 404


def test_it_listens_on_this_machine_alone(tmp_path: Path) -> None:
    with listening(tmp_path, 0) as server:
        assert server.server_address[0] == "127.0.0.1"

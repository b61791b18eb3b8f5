"""What stands in Flet's page instead of Flet's own: our splash, our icon, and the way back when it is lost."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from flet_web import get_package_web_dir

from companion.host.addresses import Message
from companion.host.joining import page_of
from companion.host.own_page import ON_OTHER_PHONES, ON_THIS_MACHINE, Change, with_own

FLETS = (Path(get_package_web_dir()) / "index.html").read_bytes()
PLACES = [ON_THIS_MACHINE, ON_OTHER_PHONES]


def sent(body: bytes, kind: bytes, changes: Sequence[Change]) -> tuple[dict[bytes, bytes], bytes]:
    """Return the headers and the body that a browser gets."""
    got: list[Message] = []

    async def send(message: Message) -> None:
        got.append(message)

    async def answer() -> None:
        own = with_own(send, changes)
        headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body))]
        await own({"type": "http.response.start", "status": 200, "headers": headers})
        await own({"type": "http.response.body", "body": body})

    asyncio.run(answer())
    return dict(got[0]["headers"]), got[1]["body"]


@pytest.mark.parametrize("changes", PLACES)
def test_flets_page_gets_our_splash_and_our_icon(changes: Sequence[Change]) -> None:
    headers, page = sent(FLETS, b"text/html; charset=utf-8", changes)
    assert b'<div id="splash"' in page
    assert b'href="icon-192.png"' in page
    assert b"apple-touch-icon-192" not in page, "Flet's own"
    assert b"page@" not in page, "every colour is filled in"
    assert headers[b"content-length"] == b"%d" % len(page)


@pytest.mark.parametrize("changes", PLACES)
def test_every_page_comes_back_when_its_connection_is_lost(changes: Sequence[Change]) -> None:
    _, page = sent(FLETS, b"text/html", changes)
    assert page.index(b"location.reload") < page.index(b"python.js"), "before Flet takes the connection"
    assert b"Nothing is lost: this page comes back by itself." in page
    assert b"Nichts ist verloren" in page
    assert b"@" not in page[: page.index(b"python.js")], "everything is filled in"


def test_only_phones_load_anew_after_a_sleep() -> None:
    assert b"visibilitychange" in sent(FLETS, b"text/html", ON_OTHER_PHONES)[1]
    assert b"visibilitychange" not in sent(FLETS, b"text/html", ON_THIS_MACHINE)[1]


def test_what_is_no_page_is_left_alone() -> None:
    headers, body = sent(b"<head>", b"text/plain", ON_OTHER_PHONES)
    assert (headers[b"content-length"], body) == (b"6", b"<head>")
    assert sent(b"a part of a page", b"text/html", ON_OTHER_PHONES)[1] == b"a part of a page"


def test_only_a_browser_on_the_hosts_machine_is_told_how_it_becomes_the_host_again() -> None:
    asked = "Are you the host? Open the address that the terminal shows"
    assert asked in page_of({}, "<svg/>", on_the_hosts=True)
    assert asked not in page_of({}, "<svg/>")

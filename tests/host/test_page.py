"""What stands in Flet's page instead of Flet's own: our splash, our icon, and the way back when it is lost."""

import pytest

from companion.host.joining import page_of
from companion.host.page import own_page

PLACES = pytest.mark.parametrize("elsewhere", [False, True])


@PLACES
def test_flets_page_gets_our_splash_and_our_icon(*, elsewhere: bool) -> None:
    page = own_page(elsewhere=elsewhere)
    assert b'<div id="splash"' in page
    assert b'href="icon-192.png"' in page
    assert b"apple-touch-icon-192" not in page, "Flet's own"
    assert b"<title>Henhouse</title>" in page


@PLACES
def test_it_loads_nothing_from_elsewhere(*, elsewhere: bool) -> None:
    assert b"flet.noCdn=true;" in own_page(elsewhere=elsewhere)


@PLACES
def test_every_page_comes_back_when_its_connection_is_lost(*, elsewhere: bool) -> None:
    page = own_page(elsewhere=elsewhere)
    assert page.index(b"location.reload") < page.index(b"python.js"), "before Flet takes the connection"
    assert b"Nothing is lost: this page comes back by itself." in page
    assert b"Nichts ist verloren" in page
    assert b"page@" not in page, "every colour is filled in"
    assert b"@" not in page[: page.index(b"python.js")], "everything is filled in"


def test_only_phones_load_anew_after_a_sleep() -> None:
    assert b"visibilitychange" in own_page(elsewhere=True)
    assert b"visibilitychange" not in own_page(elsewhere=False)


def test_only_a_browser_on_the_hosts_machine_is_told_how_it_becomes_the_host_again() -> None:
    asked = "Are you the host? Open the address that the terminal shows"
    assert asked in page_of({}, "<svg/>", on_the_hosts=True)
    assert asked not in page_of({}, "<svg/>")

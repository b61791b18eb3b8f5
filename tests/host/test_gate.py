"""The gate in front of a table with several phones: what is served to whom."""

import pytest

from companion.ui.phones import HOST, MOST, Role
from companion.words import Name
from tests.host.asking import OWN, PORT, Table, at_gate

PATHS = [
    "/",
    "/table/x",
    "/main.dart.js",
    "/manifest.json",
    "/assets/fonts/roboto.woff2",
    "/upload?f=x",
    "/docs",
    "/icon.svg",
]


def test_without_the_code_nothing_is_served_but_the_page_that_asks_for_it() -> None:
    async def play(table: Table) -> None:
        for path in PATHS:
            for method in ("GET", "HEAD", "POST", "PUT"):
                answer = await table.ask(path, method=method)
                assert answer.status == 403
                assert "Join the table" in answer.text
                assert "<script" not in answer.text
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert table.code not in answer.text
        assert table.inside.came == []

    at_gate(play)


def test_the_page_that_asks_for_the_code_speaks_the_browsers_language() -> None:
    async def play(table: Table) -> None:
        text = (await table.ask("/", language=b"de-AT")).text
        assert "An den Tisch kommen" in text
        assert "Zum Tisch</button>" in text

    at_gate(play)


def test_who_gives_the_code_is_let_in_and_stays_in() -> None:
    async def play(table: Table) -> None:
        answer = await table.join()
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")
        for wanted in ("HttpOnly", "SameSite=Lax", "Path=/"):
            assert wanted in answer.headers["set-cookie"]
        assert table.code not in answer.text
        assert table.code not in answer.cookie
        page = await table.ask("/", cookie=answer.cookie)
        assert "the app" in page.text
        assert "access-control-allow-origin" not in page.headers
        assert table.inside.phones == [table.phones.known[1].id]
        assert table.phones.known[1].role is Role.ONLOOKER

    at_gate(play)


def test_a_code_may_be_typed_in_capitals_and_without_its_strokes() -> None:
    async def play(table: Table) -> None:
        typed = table.code.upper().replace("-", " ").encode()
        answer = await table.ask("/join", method="POST", body=b"k=" + typed.replace(b" ", b"+"), origin=OWN)
        assert answer.status == 200
        assert answer.cookie

    at_gate(play)


def test_a_phone_that_scans_twice_is_one_phone() -> None:
    async def play(table: Table) -> None:
        first = await table.join()
        again = await table.join(cookie=first.cookie)
        assert again.cookie == first.cookie
        assert len(table.phones.known) == 2

    at_gate(play)


FOREIGN_COOKIES = [
    "{}",
    "other=1; {}",
    'note={{"a": 1}}; {}',
    "na me=x; {}",
    "=; ;; {}; last",
    'open="; {}',
    "täst=ä;{}",
]


@pytest.mark.parametrize("kept", FOREIGN_COOKIES)
def test_cookies_of_other_servers_on_the_machine_hide_ours_not(kept: str) -> None:
    async def play(table: Table) -> None:
        cookie = (await table.join()).cookie
        assert (await table.ask("/", cookie=kept.format(cookie))).status == 200
        assert (await table.ask("/", cookie=kept.format(f"x{cookie}"))).status == 403

    at_gate(play)


def test_to_ask_for_the_head_alone_lets_nobody_in() -> None:
    async def play(table: Table) -> None:
        for method in ("HEAD", "PUT", "OPTIONS"):
            answer = await table.join(method=method)
            assert (answer.status, answer.cookie) == (403, "")
        assert [phone.id for phone in table.phones.known] == [HOST]

    at_gate(play)


def test_a_phone_that_is_sent_away_while_its_form_is_on_the_way_joins_anew() -> None:
    async def play(table: Table) -> None:
        first = (await table.join()).cookie
        known = table.phones.known[1].id
        body = b"k=" + table.code.encode()
        again = await table.ask(
            "/join", method="POST", body=body, cookie=first, meanwhile=lambda: table.phones.send_away(known)
        )
        assert again.status == 200
        assert again.cookie not in {"", first}

    at_gate(play)


def test_a_page_elsewhere_cannot_spend_the_tries_of_who_looks_at_it() -> None:
    async def play(table: Table) -> None:
        for path in ("/join?k=wrong", "/host?k=wrong"):
            picture = [(b"sec-fetch-site", b"cross-site"), (b"sec-fetch-dest", b"image")]
            assert (await table.ask(path, headers=picture)).text == "This address serves its own pages only.\n"
        assert table.waits == []
        link = [(b"sec-fetch-site", b"cross-site"), (b"sec-fetch-dest", b"document")]
        assert (await table.join(headers=link)).status == 200

    at_gate(play)


@pytest.mark.parametrize("code", ["", "wrong", "ä", "%00", "x" * 5000])
def test_a_wrong_code_lets_nobody_in(code: str) -> None:
    async def play(table: Table) -> None:
        answer = await table.join(code)
        assert answer.status == 403
        assert answer.cookie == ""
        assert len(table.phones.known) == 1

    at_gate(play)


def test_an_old_code_and_an_old_cookie_let_nobody_in() -> None:
    async def play(table: Table) -> None:
        old_code, old = table.code, (await table.join()).cookie
        table.phones.renew()
        assert table.code != old_code
        answer = await table.ask("/", cookie=old)
        assert (answer.status, "the code is new, or the host has sent it away" in answer.text) == (403, True)
        assert "no longer at the table" not in (await table.ask("/")).text
        assert (await table.join(old_code)).status == 403
        assert [phone.id for phone in table.phones.known] == [HOST]
        assert (await table.join()).status == 200

    at_gate(play)


def test_a_form_that_is_too_long_is_a_wrong_code() -> None:
    async def play(table: Table) -> None:
        body = b"k=" + table.code.encode() + b"&x=" + b"x" * 2000
        assert (await table.ask("/join", method="POST", body=body)).status == 403

    at_gate(play)


def test_more_phones_than_a_table_has_push_the_oldest_out() -> None:
    async def play(table: Table) -> None:
        cookies = [(await table.join()).cookie for _ in range(MOST + 1)]
        assert len(table.phones.known) == MOST + 1, "with the host's"
        assert (await table.ask("/", cookie=cookies[0])).status == 403
        assert (await table.ask("/", cookie=cookies[1])).status == 200

    at_gate(play)


def test_more_phones_than_a_table_has_push_nobody_from_a_seat() -> None:
    async def play(table: Table) -> None:
        phones, cookies = table.phones, [(await table.join()).cookie for _ in range(MOST)]
        seated, enters, looks, gone = (phone.id for phone in phones.known[1:5])
        phones.sit(seated, Name("Ada"))
        phones.allow(enters, Role.SCOREKEEPER)
        phones.sit(looks, None)
        await table.join()
        left = {phone.id for phone in phones.known}
        assert {seated, enters, looks} < left
        assert gone not in left
        assert (await table.ask("/", cookie=cookies[0])).status == 200
        for _ in range(2 * MOST):
            await table.join()
        left = {phone.id for phone in phones.known}
        assert {seated, enters, looks} < left

    at_gate(play)


def test_each_wrong_code_waits_longer_and_a_right_one_not_at_all() -> None:
    async def play(table: Table) -> None:
        for _ in range(8):
            await table.join("wrong")
        assert table.waits[:4] == [0.25, 0.5, 1.0, 2.0]
        assert max(table.waits) == 8.0
        assert (await table.join(of="192.0.2.50")).status == 200
        assert (await table.join()).status == 200, "the same address, with the right code"
        await table.join("wrong")
        assert table.waits[-1] == 0.25, "its own are forgotten"

    at_gate(play)


def test_wrong_codes_from_many_addresses_slow_all_of_them_down() -> None:
    async def play(table: Table) -> None:
        for number in range(12):
            await table.join("wrong", of=f"192.0.2.{number + 20}")
        assert table.waits[:8] == [0.25] * 8
        assert table.waits[8:] == [0.25, 0.5, 1.0, 2.0]

    at_gate(play)


def test_a_new_invitation_shows_where_the_machine_is_found_now() -> None:
    async def play(table: Table) -> None:
        assert table.door.how_to_join().startswith(f"Other phones in this network join at {OWN}/join?k=")
        table.addresses[:] = []
        table.phones.renew()
        assert table.door.how_to_join().startswith("This machine is in no network, so no other phone can join")
        assert table.phones.invitation is not None
        assert not table.phones.invitation.reachable, "the screen says so, too"
        table.addresses[:] = ["192.0.2.80", "198.51.100.5"]
        table.phones.renew()
        invitation = table.phones.invitation
        assert invitation is not None
        assert invitation.whole == f"http://192.0.2.80:{PORT}/join?k={table.code}"
        assert invitation.others == (f"http://198.51.100.5:{PORT}",)
        assert invitation.whole in table.door.how_to_join()

    at_gate(play)

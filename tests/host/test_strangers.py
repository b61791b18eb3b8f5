"""Who asks under a foreign name, from a foreign page or from another machine, and who is the host."""

import pytest

from companion.ui.phones import HOST
from tests.host.asking import HERE, LAN, OWN, PORT, Table, at_gate

FOREIGN = [
    {"host": "hens.example:8550"},
    {"host": f"{LAN}:80"},
    {"host": f"{HERE}:{PORT}"},
    {"origin": "http://hens.example"},
    {"origin": f"http://{LAN}:80"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": f"https://{LAN}:{PORT}"},
    {"origin": f"http://hens.example@{LAN}:{PORT}"},
    {"origin": OWN, "method": "POST", "host": "hens.example:8550"},
    {"origin": "http://hens.example", "method": "POST"},
]


@pytest.mark.parametrize("how", FOREIGN, ids=str)
def test_foreign_names_and_foreign_pages_are_refused_even_with_the_cookie(how: dict[str, str]) -> None:
    async def play(table: Table) -> None:
        cookie = (await table.join()).cookie
        answer = await table.ask("/", cookie=cookie, **how)
        assert (answer.status, answer.text) == (403, "This address serves its own pages only.\n")
        assert (await table.join(**how)).cookie == ""
        assert table.inside.came == []

    at_gate(play)


def test_the_host_is_who_gives_the_hosts_code_on_this_machine() -> None:
    async def play(table: Table) -> None:
        path = f"/host?k={table.door.host_code}"
        here = await table.ask(path, at=HERE, of=HERE)
        await table.ask("/", at=HERE, of=HERE, cookie=here.cookie)
        assert table.inside.phones == [HOST]
        assert (await table.ask("/host?k=wrong", at=HERE, of=HERE)).cookie == ""
        assert (await table.ask(f"/host?k={table.code}", at=HERE, of=HERE)).cookie == ""
        assert (await table.ask(f"/join?k={table.door.host_code}", at=HERE, of=HERE)).cookie == ""
        assert (await table.ask(path)).cookie == "", "from another machine"
        assert (await table.ask("/", cookie=here.cookie)).status == 403, "the host's cookie on another machine"

    at_gate(play)


def test_the_hosts_page_outlives_a_new_code() -> None:
    async def play(table: Table) -> None:
        here = await table.ask(f"/host?k={table.door.host_code}", at=HERE, of=HERE)
        table.phones.renew()
        assert "the app" in (await table.ask("/", at=HERE, of=HERE, cookie=here.cookie)).text

    at_gate(play)


FROM_ELSEWHERE = [(LAN, "192.0.2.9"), (LAN, LAN), (LAN, HERE), (HERE, "192.0.2.9"), (HERE, "10.127.0.1")]


@pytest.mark.parametrize(("at", "of"), FROM_ELSEWHERE)
def test_who_is_not_on_this_machine_at_its_inner_address_is_never_the_host(at: str, of: str) -> None:
    async def play(table: Table) -> None:
        path = f"/host?k={table.door.host_code}"
        assert (await table.ask(path, at=at, of=of)).cookie == ""
        cookie = (await table.ask(path, at=HERE, of=HERE)).cookie
        assert (await table.ask("/", at=at, of=of, cookie=cookie)).status == 403
        assert table.inside.came == []

    at_gate(play)

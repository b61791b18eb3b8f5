"""Where a machine is found, and at which port it listens."""

import socket
from contextlib import closing
from typing import Any, Self

import pytest
import segno

from companion.host import network
from companion.host.network import drawn, own_addresses, picture_of
from companion.host.server import EVERYWHERE, USUAL_PORT, listening_socket
from tests.host.asking import HERE


class Ways:
    """Stands for sockets that are asked for the way to somewhere: each answers with the next of these addresses."""

    def __init__(self, *answers: str | None) -> None:
        self.answers = list(answers)

    def __call__(self, *_: object) -> "Ways":
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if not self.answers or self.answers[0] is None:
            del self.answers[:1]
            raise OSError

    def getsockname(self) -> tuple[str | None, int]:
        return self.answers.pop(0), 9


def found(monkeypatch: pytest.MonkeyPatch, ways: Ways, by_name: list[str] | None) -> tuple[str, ...]:
    def look_up(_: str) -> tuple[str, list[str], list[str]]:
        if by_name is None:
            raise OSError
        return "", [], by_name

    with monkeypatch.context() as machine:
        machine.setattr(network.socket, "socket", ways)
        machine.setattr(network.socket, "gethostbyname_ex", look_up)
        return own_addresses()


def test_the_way_out_comes_first_and_each_address_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = Ways("192.0.2.7", "192.0.2.7", None, "198.51.100.5", "192.0.2.7")
    assert found(monkeypatch, ways, ["203.0.113.1", "192.0.2.7"]) == ("192.0.2.7", "198.51.100.5", "203.0.113.1")


def test_addresses_at_which_no_other_machine_finds_this_one_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, Ways("127.0.0.1", "169.254.3.4", "0.0.0.0"), ["127.0.1.1"]) == ()  # noqa: S104


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, Ways(), None) == ()


def test_an_address_is_shown_as_a_picture_and_as_letters() -> None:
    address = "http://192.0.2.7:8550/join?k=abcd-efgh-2345-6789"
    assert picture_of(address).startswith(b"\x89PNG")
    assert picture_of(address) != picture_of(address + "x")
    lines = drawn(address).splitlines()
    modules = segno.make(address, error="m", micro=False).symbol_size(border=0)[0]
    assert len(lines) >= modules // 2, "two rows of the picture in a line of letters"


def at(listener: socket.socket) -> tuple[Any, ...]:
    where: tuple[Any, ...] = listener.getsockname()
    return where


def test_it_listens_on_this_machine_only_unless_the_network_is_asked_for() -> None:
    with closing(listening_socket(0)) as own, closing(listening_socket(0, lan=True)) as everywhere:
        assert at(own)[0] == HERE
        assert at(everywhere)[0] == EVERYWHERE


def test_a_port_that_is_wished_for_is_the_one_or_none() -> None:
    with closing(listening_socket(0)) as taken:
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            listening_socket(at(taken)[1])


def test_without_a_wish_another_port_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(listening_socket(0)) as taken:
        taken.listen()
        monkeypatch.setattr("companion.host.server.USUAL_PORT", at(taken)[1])
        with closing(listening_socket(None)) as listener:
            assert at(listener)[1] not in {0, at(taken)[1], USUAL_PORT}

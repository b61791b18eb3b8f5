import errno
from collections.abc import Callable

import pytest

from companion.web.ports import at_port

USUAL, WANTED, TAKEN = 8550, 9000, OSError(errno.EADDRINUSE, "taken")


def open_at(*free: int) -> Callable[[int], int]:
    def listen(port: int) -> int:
        if port not in free:
            raise TAKEN
        return port

    return listen


def test_without_a_wish_it_is_the_usual_port_or_any_free_one() -> None:
    assert at_port(None, USUAL, open_at(USUAL, 0)) == USUAL
    assert at_port(None, USUAL, open_at(0)) == 0


def test_a_wanted_port_is_taken_or_refused_but_never_another_one() -> None:
    assert at_port(WANTED, USUAL, open_at(WANTED, USUAL, 0)) == WANTED
    with pytest.raises(OSError, match="taken"):
        at_port(WANTED, USUAL, open_at(USUAL, 0))

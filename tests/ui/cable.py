"""A cable between a phone and the house that can be pulled out, as a network does that goes away."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit

CHUNK = 65536


class Cable:
    """Passes on what is said between a phone and a house; ``pull`` cuts every conversation, ``plug`` allows new ones.

    After ``muffle`` new ones begin, and nothing is ever said in them, as in a network that swallows everything.

    The phone calls the house by the cable's own end, and the house wants its own name: that is exchanged on the way.
    """

    def __init__(self, address: str) -> None:
        """Lay a cable to the house at this address."""
        netloc = urlsplit(address).netloc
        host, _, port = netloc.partition(":")
        self._house = (host, int(port))
        self._listener = socket.create_server((host, 0))
        self.address = f"http://{host}:{self._listener.getsockname()[1]}"
        self._names = urlsplit(self.address).netloc.encode(), netloc.encode()
        self._plugged = True
        self._muffled = False
        self._open: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def pull(self) -> None:
        """Cut everything, and let nothing through until it is plugged in again."""
        self._plugged = False
        opened, self._open = self._open, []
        for end in opened:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def muffle(self) -> None:
        """Cut everything, and let new calls wait for an answer that never comes."""
        self.pull()
        self._muffled = True

    def plug(self) -> None:
        """Let conversations through again."""
        self._plugged, self._muffled = True, False

    def _serve(self) -> None:
        while True:
            phone, _ = self._listener.accept()
            if self._muffled:
                self._open.append(phone)
                continue
            if not self._plugged:
                phone.close()
                continue
            house = socket.create_connection(self._house)
            self._open += [phone, house]
            for one, other, names in ((phone, house, self._names), (house, phone, None)):
                threading.Thread(target=_pass_on, args=(one, other, names), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket, names: tuple[bytes, bytes] | None) -> None:
    with suppress(OSError):
        while chunk := one.recv(CHUNK):
            other.sendall(chunk.replace(*names) if names else chunk)
        other.shutdown(socket.SHUT_WR)

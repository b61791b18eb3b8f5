"""Where this machine is found in the local network, and an address as a picture for a phone's camera."""

import contextlib
import io
import socket
from collections.abc import Iterator

import segno

FAR_AWAY = ("10.255.255.255", "172.31.255.255", "192.168.255.255", "192.0.2.1", "198.51.100.1")
"""An address in each range that homes use and two that nobody has: asked for the way there, nothing is sent."""


def own_addresses() -> tuple[str, ...]:
    """Return the addresses of this machine in the networks that it is in, the most likely one first."""
    found = dict.fromkeys([*_on_the_way(), *_by_name()])
    return tuple(address for address in found if not address.startswith(("127.", "0.", "169.254.")))


def _on_the_way() -> Iterator[str]:
    for far in reversed(FAR_AWAY):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked, contextlib.suppress(OSError):
            asked.connect((far, 9))
            yield str(asked.getsockname()[0])


def _by_name() -> Iterator[str]:
    with contextlib.suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]


def picture_of(address: str) -> bytes:
    """Return an address as a QR code in PNG, dark on white with its quiet edge, as cameras want it."""
    picture = io.BytesIO()
    segno.make(address, error="m", micro=False).save(picture, kind="png", scale=8, border=4)
    return picture.getvalue()


def drawn(address: str) -> str:
    """Return an address as a QR code of letters, for a terminal."""
    letters = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(letters, compact=True)
    return letters.getvalue()

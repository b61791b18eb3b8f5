"""The real app as a process of its own: started, asked, killed."""

import re
import socket
from dataclasses import dataclass
from pathlib import Path

from companion.host.network import own_addresses
from tests.process import Process, start_python

OPEN = re.compile(r"open at (http://[^/\s]+)(\S*)")
OPEN_TO_ALL = re.compile(OPEN.pattern + r"[\s\S]*join at http://[^/\s]+(/\S+)")
DEAFER = """
from companion import __main__
from companion.ui import settling
settling.DEAF_SECONDS = {seconds}
__main__.main()
"""


@dataclass
class House:
    """A running ``companion`` with its data folder and address.

    With other phones at the table, ``hosting`` is the path that makes a browser the host's, ``joining`` the one that
    lets a guest's in.
    """

    process: Process
    data: Path
    address: str
    hosting: str = "/"
    joining: str = ""

    @property
    def outer(self) -> str:
        """The address of the house in the network, as from another machine; without a network another inner one.

        Who is the host is decided elsewhere for machines that are really others: see tests/host/test_gate.py.
        """
        return self.address.replace("127.0.0.1", next(iter(own_addresses()), "127.0.0.2"))

    def kill(self) -> None:
        """End it like a power cut."""
        self.process.kill()

    def stop(self) -> None:
        """End it politely, and by force if it will not."""
        self.process.stop()


def free_port() -> int:
    """Return a port that nobody uses just now."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def start_house(data: Path, port: int = 0, *, deaf: float | None = None, lan: bool = False) -> House:
    """Start the app on a data folder and wait until it says where it is open.

    ``deaf`` changes for how many seconds new keys are deaf, for a machine that draws more slowly than a finger bounces.
    """
    program = ["-m", "companion"] if deaf is None else ["-c", DEAFER.format(seconds=deaf)]
    options = ["--lan"] if lan else []
    process = start_python(*program, "--data", str(data), "--port", str(port), "--no-browser", *options)
    found = process.until(OPEN_TO_ALL if lan else OPEN)
    return House(process=process, data=data, address=found[1], hosting=found[2] or "/", joining=found[3] if lan else "")

"""The real app as a process of its own: started, asked, killed."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from companion.host.network import own_addresses

ROOT = Path(__file__).parent.parent.parent
OPEN = re.compile(r"open at (http://[^/\s]+)(\S*)")
JOIN = re.compile(r"join at http://[^/\s]+(/\S+)")
PATIENCE = 60
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

    process: subprocess.Popen[str]
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
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._listen_no_more()

    def stop(self) -> None:
        """End it politely, and by force if it will not."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        self._listen_no_more()

    def _listen_no_more(self) -> None:
        if self.process.stdout:
            self.process.stdout.close()


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
    process = subprocess.Popen(
        [sys.executable, *program, "--data", str(data), "--port", str(port), "--no-browser", *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said = []
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        line = process.stdout.readline() if process.stdout else ""
        said.append(line)
        house = _open(process, data, "".join(said), lan=lan)
        if house is not None:
            return house
        if not line and process.poll() is not None:
            break
    message = f"the app did not open: {''.join(said)}"
    raise AssertionError(message)


def _open(process: subprocess.Popen[str], data: Path, said: str, *, lan: bool) -> House | None:
    found, join = OPEN.search(said), JOIN.search(said)
    if found is None or (lan and join is None):
        return None
    return House(process=process, data=data, address=found[1], hosting=found[2] or "/", joining=join[1] if join else "")

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

ROOT = Path(__file__).parent.parent.parent
OPEN = re.compile(r"open at (http://\S+)")
PATIENCE = 60
DEAFER = """
from companion import __main__
from companion.ui import settling
settling.DEAF_SECONDS = {seconds}
__main__.main()
"""


@dataclass
class House:
    """A running ``companion`` with its data folder and address."""

    process: subprocess.Popen[str]
    data: Path
    address: str

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


def start_house(data: Path, port: int = 0, *, deaf: float | None = None) -> House:
    """Start the app on a data folder and wait until it says where it is open.

    ``deaf`` changes for how many seconds new keys are deaf, for a machine that draws more slowly than a finger bounces.
    """
    program = ["-m", "companion"] if deaf is None else ["-c", DEAFER.format(seconds=deaf)]
    process = subprocess.Popen(
        [sys.executable, *program, "--data", str(data), "--port", str(port), "--no-browser"],
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
        found = OPEN.search(line)
        if found:
            return House(process=process, data=data, address=found[1])
        if not line and process.poll() is not None:
            break
    message = f"the app did not open: {''.join(said)}"
    raise AssertionError(message)

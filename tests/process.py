"""Processes that a test starts and listens to: what they say, and no longer than they have time for it."""

import os
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parent.parent
PATIENCE = 60
"""Seconds in which a process surely does what a test waits for, on a machine that is busy."""


@dataclass
class Process:
    """A process of Python's; a thread of its own reads what it says, so that its silence keeps nobody waiting."""

    running: subprocess.Popen[str]
    said: list[str] = field(default_factory=list)
    _lines: queue.SimpleQueue[str | None] = field(default_factory=queue.SimpleQueue)
    _reader: threading.Thread | None = None
    _end: threading.Timer | None = None

    def listen(self) -> None:
        """Begin to read what it says."""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def limit(self) -> None:
        """Let it live no longer than a test has time; who reads what it says without this class is not kept waiting."""
        self._end = threading.Timer(PATIENCE, self.running.kill)
        self._end.daemon = True
        self._end.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def code(self) -> int | None:
        """The exit code, None as long as it runs."""
        return self.running.poll()

    def line(self, patience: float = PATIENCE) -> str:
        """Return the next line that it says; raise ``AssertionError``, and kill it, when none comes in time."""
        try:
            line = self._lines.get(timeout=max(patience, 0))
        except queue.Empty:
            line = None
        if line is None:
            self._lines.put(None)
            self.kill()
            message = f"the process said nothing more after: {''.join(self.said)}"
            raise AssertionError(message)
        self.said.append(line)
        return line

    def until(self, wanted: re.Pattern[str], patience: float = PATIENCE) -> re.Match[str]:
        """Return what is wanted as soon as it has said it; when it never does, kill it and raise ``AssertionError``."""
        deadline = time.monotonic() + patience
        while True:
            found = wanted.search("".join(self.said))
            if found:
                return found
            self.line(deadline - time.monotonic())

    def tell(self, text: str) -> None:
        """Write to its standard input."""
        assert self.running.stdin
        self.running.stdin.write(text)
        self.running.stdin.flush()

    def hang_up(self) -> None:
        """Close its standard input."""
        assert self.running.stdin
        with suppress(BrokenPipeError):
            self.running.stdin.close()

    def rest(self) -> list[str]:
        """Return every line that nobody has heard yet of a process that has ended."""
        self.running.wait(PATIENCE)
        lines: list[str] = []
        while (line := self._lines.get(timeout=PATIENCE)) is not None:
            lines.append(line)
        self._lines.put(None)
        return lines

    def wait(self, patience: float = PATIENCE) -> int:
        """Wait for its end, and return the exit code."""
        return self.running.wait(patience)

    def kill(self) -> None:
        """End it like a power cut."""
        self.running.kill()
        self._leave()

    def stop(self) -> None:
        """End it politely, and by force if it will not."""
        self.running.terminate()
        try:
            self.running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.running.kill()
        self._leave()

    def _leave(self) -> None:
        self.running.wait(PATIENCE)
        if self._reader:
            self._reader.join(PATIENCE)
        if self._end:
            self._end.cancel()
        for stream in (self.running.stdin, self.running.stdout, self.running.stderr):
            if stream:
                with suppress(BrokenPipeError):
                    stream.close()

    def _read(self) -> None:
        assert self.running.stdout
        for line in self.running.stdout:
            self._lines.put(line)
        self._lines.put(None)


def start_python(
    *words: str,
    place: Path = ROOT,
    surroundings: Mapping[str, str] | None = None,
    errors: int | None = subprocess.STDOUT,
    heard: bool = True,
) -> Process:
    """Start ``python`` with these words, and listen to it, or leave that with a limit to the test.

    ``errors`` is where its standard error goes: to the rest, if nothing else is said.
    """
    process = Process(
        subprocess.Popen(
            [sys.executable, *words],
            cwd=place,
            env={**os.environ, "PYTHONUNBUFFERED": "1"} if surroundings is None else surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    )
    if heard:
        process.listen()
    else:
        process.limit()
    return process

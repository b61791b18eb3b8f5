"""Runs the command line: here, with streams of our own, or as a process of its own."""

import io
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import companion
from companion import cli

ROOT = Path(companion.__file__).parents[1]
APP = 77


@dataclass(frozen=True)
class Told:
    """What a command told, and its exit code."""

    code: int | str | None
    out: str
    err: str

    @property
    def refused(self) -> bool:
        """Whether this is how bad input is refused: exit code 2, one line, nothing on standard output."""
        one_line = self.err.startswith("error: ") and self.err.endswith("\n") and self.err.count("\n") == 1
        return (self.code, self.out, one_line) == (2, "", True)


class Terminal:
    """Stands for the terminal of a command that runs in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def run(self, *words: str, given: str | bytes | None = b"") -> Told:
        """Run a command with this on standard input; None is a standard input that is closed."""
        typed = io.BytesIO(given.encode() if isinstance(given, str) else given or b"")
        out, err = (io.TextIOWrapper(io.BytesIO(), "ascii", write_through=True) for _ in range(2))
        with self.monkeypatch.context() as streams:
            streams.setattr(sys, "stdin", None if given is None else io.TextIOWrapper(typed))
            streams.setattr(sys, "stdout", out)
            streams.setattr(sys, "stderr", err)
            try:
                code: int | str | None = cli.main(words, lambda _: APP, lambda _: APP)
            except SystemExit as leaving:
                code = leaving.code
        return Told(code, _text(out), _text(err))


def started(*words: str | bytes, given: bytes = b"", options: tuple[str, ...] = ()) -> Told:
    """Return what ``python -m companion`` tells as a process of its own."""
    done = subprocess.run(
        [sys.executable, *options, "-m", "companion", *words], input=given, capture_output=True, cwd=ROOT, check=False
    )
    return Told(done.returncode, done.stdout.decode(), done.stderr.decode())


def _text(stream: io.TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()

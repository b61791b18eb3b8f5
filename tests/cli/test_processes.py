"""The real command, as a process of its own."""

import contextlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import cli
from companion.__main__ import build_site
from companion.documents import dump, dump_line, read_document, write_score
from companion.site import command
from tests.cli.running import APP, ROOT, Terminal, started
from tests.documents.samples import tally
from tests.process import start_python

TALLY = dump(tally()).encode()

ONLY_FOR_THE_APP = ("flet", "uvicorn", "tinydb", "platformdirs", "companion.ui", "companion.archive", "companion.host")


def test_the_score_of_a_file_leaves_with_0(tmp_path: Path) -> None:
    file = tmp_path / "Zoë’s tally.json"
    file.write_bytes(TALLY)
    told = started("score", str(file), "--json")
    assert (told.code, told.err) == (0, "")
    assert json.loads(told.out) == write_score(read_document(tally()))


def test_bad_input_leaves_with_2_in_one_line() -> None:
    told = started("score", "-", given=b"{}")
    assert told.refused
    assert told.err.startswith("error: format: This file is not a session or tally of this app")


def test_wrong_words_leave_with_2_in_one_line() -> None:
    assert started("scroe").refused


def test_lines_leave_with_0_whatever_is_in_them() -> None:
    told = started("score", "--lines", given=b"hens\n\n" + dump_line(tally()).encode() + b"\n\xff\n")
    assert (told.code, told.err) == (0, "")
    assert [next(iter(json.loads(line))) for line in told.out.splitlines()] == ["error", "format", "error"]


@pytest.mark.parametrize("words", [("score", "-"), ("state", "--lines")], ids=" ".join)
def test_standard_input_that_is_closed_is_told_without_a_traceback(words: tuple[str, ...]) -> None:
    closed = ["/bin/sh", "-c", 'exec "$@" <&-', "sh", sys.executable, "-m", "companion", *words]
    done = subprocess.run(closed, capture_output=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"error: Standard input is closed. Name a file instead.\n"


@pytest.mark.parametrize("words", [("score", "-"), ("score", "--lines"), ("state", "-", "--json")], ids=" ".join)
def test_standard_output_that_is_closed_is_told_without_a_traceback(words: tuple[str, ...]) -> None:
    closed = ["/bin/sh", "-c", 'exec "$@" >&-', "sh", sys.executable, "-m", "companion", *words]
    done = subprocess.run(closed, input=TALLY, capture_output=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (1, b"error: Standard output is closed.\n")


def test_with_both_outputs_closed_the_exit_code_tells() -> None:
    closed = ["/bin/sh", "-c", 'exec "$@" >&- 2>&-', "sh", sys.executable, "-m", "companion", "score", "-"]
    assert subprocess.run(closed, input=TALLY, capture_output=True, cwd=ROOT, check=False).returncode == 1


@pytest.mark.parametrize("words", [("score", "-"), ("score", "--lines")], ids=" ".join)
def test_who_reads_nothing_at_all_sees_no_traceback(words: tuple[str, ...]) -> None:
    piped = ["/bin/sh", "-c", '"$@" | head -0', "sh", sys.executable, "-m", "companion", *words]
    done = subprocess.run(piped, input=dump_line(tally()).encode(), capture_output=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_who_closes_the_pipe_has_read_enough() -> None:
    line = dump_line(tally()) + "\n"
    words = ("-m", "companion", "score", "--lines")
    with start_python(*words, surroundings=os.environ, errors=subprocess.PIPE, heard=False) as process:
        out, err = process.running.stdout, process.running.stderr
        assert out
        assert err
        process.tell(line)
        assert json.loads(out.readline())["format"] == "companion/score"
        out.close()
        with contextlib.suppress(BrokenPipeError):
            for _ in range(3):
                process.tell(line)
        process.hang_up()
        assert err.read() == ""
        assert process.wait() == 0


class TestOutputThatFails:
    """The same inside this process, where the streams can be made to fail at will."""

    def broken(self, monkeypatch: pytest.MonkeyPatch, output: int, *words: str) -> tuple[int, str]:
        told = io.StringIO()
        with os.fdopen(output, "w") as out, monkeypatch.context() as streams:
            streams.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TALLY)))
            streams.setattr(sys, "stdout", out)
            streams.setattr(sys, "stderr", told)
            code = cli.main(words or ("score", "-"), lambda _: -1, build_site)
        return code, told.getvalue()

    def test_a_closed_pipe_is_fine(self, monkeypatch: pytest.MonkeyPatch) -> None:
        reader, writer = os.pipe()
        os.close(reader)
        assert self.broken(monkeypatch, writer) == (0, "")

    def test_any_other_failure_is_told_in_one_line(self, monkeypatch: pytest.MonkeyPatch) -> None:
        only_for_reading = os.open(os.devnull, os.O_RDONLY)
        assert self.broken(monkeypatch, only_for_reading) == (1, "error: Bad file descriptor\n")

    def test_who_closes_the_pipe_still_gets_the_offline_app(self, monkeypatch: pytest.MonkeyPatch) -> None:
        made = []

        def run(folder: Path, _: Path, tell: Callable[[object], None]) -> None:
            for _ in range(3):
                tell("The site is here.")
            made.append(folder)

        monkeypatch.setattr(command, "run", run)
        reader, writer = os.pipe()
        os.close(reader)
        assert self.broken(monkeypatch, writer, "site", "app") == (0, "")
        assert made == [Path("app")]


@pytest.mark.parametrize("port", ["70000", "65536", "-1", "1e3", "²", "x", "", "9" * 5000])
def test_a_number_that_is_no_port_is_said_to_be_none(port: str, terminal: Terminal) -> None:
    for words in (("--port", port), ("site", "app", "--serve", "--port", port)):
        told = terminal.run(*words)
        assert told.refused
        assert "--port" in told.err


@pytest.mark.parametrize("port", ["0", "80", "65535"])
def test_a_port_is_taken_as_it_is(port: str, terminal: Terminal) -> None:
    assert terminal.run("--port", port).code == APP


def test_scoring_waits_for_nothing_that_only_the_app_needs() -> None:
    told = started("score", "-", given=TALLY, options=("-X", "importtime"))
    assert told.code == 0
    imported = {line.rpartition("|")[2].strip() for line in told.err.splitlines() if line.startswith("import time:")}
    assert "companion.documents" in imported
    assert not {name for name in imported if name.startswith(ONLY_FOR_THE_APP)}

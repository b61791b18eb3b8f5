"""Runs the tests that play in a real browser: two files at a time, each in a process that is ended in time.

A test mostly waits for a screen, so two share a machine well. On a busy machine Chromium now and then stops answering
for good, and Playwright waits as long as it does. So what failed in a file is run once more, by itself and with a
browser of its own; of a file that hung nobody knows what had passed, so all of it is.

A second run hides what goes wrong only now and then. Where tests look for just that, for what two fingers or a kill do
at a bad moment, a failure is final, and only a browser that hung is forgiven. Every second run is listed at the end.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from pathlib import Path

ROOT = Path(__file__).parent.parent
AT_ONCE = 2
PATIENCE = 900
"""Seconds for a file; the longest takes a quarter of that on two cores."""

SILENCE = 240
"""Seconds for a test; one that takes longer has hung, and ends its process."""

LONGEST = "test_killing"
"""Whose one test kills twenty times, and so has twice the time."""

HUNG = 124
SILENT = re.compile(r"Timeout \(\d+:\d\d:\d\d(\.\d+)?\)!")
"""What Python's own watchdog says before it ends a test that has hung."""

RACES = ("test_killing", "test_lan", "test_two_pages")
"""Files whose tests look for what goes wrong now and then."""

OPTIONS = ("-v", "-v", "--durations=3", "-o", "faulthandler_exit_on_timeout=true")


class Ending(Enum):
    """How the run of a file ended."""

    FINE = "fine"
    FAILED = "failed"
    HUNG = "hung"


Runs = Mapping[str, tuple[Ending, ...]]
"""How each run of each file ended."""


def main() -> int:
    """Run every file of ``tests/ui``; return 0 when each of them passed."""
    files = sorted((ROOT / "tests" / "ui").glob("test_*.py"))
    with ThreadPoolExecutor(max_workers=AT_ONCE) as pool:
        runs = dict(zip((file.name for file in files), pool.map(_run, files), strict=True))
    for line in second_runs(runs):
        print(line, flush=True)
    return verdict(runs)


def verdict(runs: Runs) -> int:
    """Return 0 when the last run of every file was fine, however the others died.

    >>> verdict({"test_a.py": (Ending.FAILED, Ending.FINE)}), verdict({"test_a.py": (Ending.FINE,)})
    (0, 0)
    >>> verdict({"test_a.py": (Ending.FINE,), "test_b.py": (Ending.HUNG, Ending.FAILED)})
    1
    """
    return int(any(endings[-1] is not Ending.FINE for endings in runs.values()))


def second_runs(runs: Runs) -> list[str]:
    """Return what is said about files that were run a second time.

    >>> second_runs({"test_a.py": (Ending.HUNG, Ending.FINE), "test_b.py": (Ending.FINE,)})
    ['--- run a second time: test_a.py: hung, then fine']
    """
    return [
        f"--- run a second time: {name}: {', then '.join(ending.value for ending in endings)}"
        for name, endings in runs.items()
        if len(endings) > 1
    ]


def ending_of(code: int, text: str) -> Ending:
    """Return how a run ended that left with this code and said this.

    >>> ending_of(0, "").value, ending_of(1, "1 failed").value, ending_of(-11, "").value
    ('fine', 'failed', 'failed')
    >>> ending_of(HUNG, "").value, ending_of(1, "test_a Timeout (0:08:00)!").value
    ('hung', 'hung')
    >>> ending_of(1, "TimeoutError: Timeout 30000ms exceeded").value
    'failed'
    """
    if code == 0:
        return Ending.FINE
    return Ending.HUNG if code == HUNG or SILENT.search(text) else Ending.FAILED


def may_run_again(name: str, ending: Ending) -> bool:
    """Whether a file is given a second chance.

    >>> [may_run_again("test_lan_answers.py", ending) for ending in Ending]
    [False, False, True]
    >>> [may_run_again("test_back.py", ending) for ending in Ending]
    [False, True, True]
    """
    return ending is Ending.HUNG or (ending is Ending.FAILED and not name.startswith(RACES))


def _run(file: Path) -> tuple[Ending, ...]:
    with tempfile.TemporaryDirectory() as memory:
        first = _once(file, memory)
        return (first, _once(file, memory, "--last-failed")) if may_run_again(file.name, first) else (first,)


def _once(file: Path, memory: str, *again: str) -> Ending:
    began = time.monotonic()
    silence = f"faulthandler_timeout={2 * SILENCE if file.stem == LONGEST else SILENCE}"
    command = [sys.executable, "-m", "pytest", *OPTIONS, *again, "-o", silence, "-o", f"cache_dir={memory}"]
    with tempfile.TemporaryFile() as said:
        running = subprocess.Popen(
            [*command, str(file.relative_to(ROOT))], cwd=ROOT, stdout=said, stderr=said, start_new_session=True
        )
        try:
            code = running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            code = HUNG
        _end(running)
        said.seek(0)
        text = said.read().decode("utf-8", "replace") if code else ""
    ending = ending_of(code, text)
    took = time.monotonic() - began
    print(f"{text}--- {file.name}{' once more' if again else ''}: {ending.value}, {took:.0f} s", flush=True)
    return ending


def _end(running: subprocess.Popen[bytes]) -> None:
    """End the process with everything that it started and left: the browser, its driver, the app."""
    try:
        os.killpg(running.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    finally:
        running.wait()


if __name__ == "__main__":
    sys.exit(main())

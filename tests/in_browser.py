"""Runs the tests that play in a real browser: two files at a time, each in a process that is ended in time.

A test mostly waits for a screen, so two share a machine well. On a busy machine Chromium now and then stops answering
for good, and Playwright waits as long as it does. So a test that hung or failed is run once more, by itself and with a
browser of its own, and the run says so. What is wrong in the app fails twice.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
AT_ONCE = 2
PATIENCE = 900
"""Seconds for a file; the longest takes a quarter of that on two cores."""

SILENCE = 480
"""Seconds for a test; one that takes longer has hung, and ends its process."""

HUNG = 124
OPTIONS = (
    "-v",
    "-v",
    "--durations=3",
    "-o",
    f"faulthandler_timeout={SILENCE}",
    "-o",
    "faulthandler_exit_on_timeout=true",
)


def main() -> int:
    """Run every file of ``tests/ui``; return 0 when each of them passed."""
    files = sorted((ROOT / "tests" / "ui").glob("test_*.py"))
    with ThreadPoolExecutor(max_workers=AT_ONCE) as pool:
        return max(pool.map(_run, files))


def _run(file: Path) -> int:
    """Run one file; what hung or failed in it once more, without what had passed already."""
    with tempfile.TemporaryDirectory() as memory:
        return _once(file, memory) and _once(file, memory, "--last-failed")


def _once(file: Path, memory: str, *again: str) -> int:
    began = time.monotonic()
    command = [sys.executable, "-m", "pytest", *OPTIONS, *again, "-o", f"cache_dir={memory}"]
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
    word = {0: "fine", HUNG: "hung"}.get(code, "failed")
    print(f"{text}--- {file.name}{' once more' if again else ''}: {word}, {time.monotonic() - began:.0f} s", flush=True)
    return code


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

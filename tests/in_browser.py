"""Runs the tests that play in a real browser, a file at a time, each in a process of its own that is ended in time.

A browser that has stopped answering cannot be waited for from within: Playwright waits as long as it does.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 420
"""Seconds for a file; the longest takes a quarter of that on two cores."""

HUNG = 124


def main() -> int:
    """Run every file of ``tests/ui`` with the arguments of this command; return 0 when each of them passed."""
    files = sorted((ROOT / "tests" / "ui").glob("test_*.py"))
    return max([_run(file, sys.argv[1:]) for file in files])


def _run(file: Path, arguments: Sequence[str]) -> int:
    """Run one file, and once more where it hung; a test that failed is not repeated."""
    code = _once(file, arguments)
    return _once(file, arguments) if code == HUNG else code


def _once(file: Path, arguments: Sequence[str]) -> int:
    began = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-v", "-v", *arguments, str(file.relative_to(ROOT))]
    running = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
    try:
        code = running.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        code = HUNG
    _end(running)
    said = {0: "fine", HUNG: "hung"}.get(code, "failed")
    print(f"--- {file.name}: {said}, {time.monotonic() - began:.0f} s", flush=True)
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

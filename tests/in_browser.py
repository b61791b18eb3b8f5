"""Runs the tests that play in a real browser: two files at a time, each in a process that is ended in time.

A test mostly waits for a screen, so two share a machine well. A browser that has stopped answering cannot be waited
for from within: Playwright waits as long as it does.
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
PATIENCE = 600
"""Seconds for a file; the longest takes a third of that on two cores."""

SILENCE = 240
"""Seconds after which a test that still runs says where it is."""

HUNG = 124


def main() -> int:
    """Run every file of ``tests/ui``; return 0 when each of them passed."""
    files = sorted((ROOT / "tests" / "ui").glob("test_*.py"))
    with ThreadPoolExecutor(max_workers=AT_ONCE) as pool:
        return max(pool.map(_run, files))


def _run(file: Path) -> int:
    """Run one file, and once more where it hung; a test that failed is not repeated."""
    code = _once(file)
    return _once(file) if code == HUNG else code


def _once(file: Path) -> int:
    began = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-v", "-v", "-o", f"faulthandler_timeout={SILENCE}", "--durations=3"]
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
    print(f"{text}--- {file.name}: {word}, {time.monotonic() - began:.0f} s", flush=True)
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

"""Runs every check and test, one after the other; the first that fails ends the run."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.chromium import NO_CHROMIUM, find_chromium

ROOT = Path(__file__).parent.parent
PYTHON = (sys.executable, "-m")
ON_ALL_CORES = ("--numprocesses=auto", "--dist=loadfile")
"""What a file shares, such as a built site, is made once a file."""
STEPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("format", (*PYTHON, "ruff", "format", "--check", ".")),
    ("style", (*PYTHON, "ruff", "check", ".")),
    ("types", (*PYTHON, "mypy")),
    ("rooms look one way", (str(Path(sys.executable).with_name("lint-imports")),)),
    (
        "pure rooms",
        (*PYTHON, "pytest", "--ignore=tests/ui", *ON_ALL_CORES, "--cov", "--cov-report=", "--cov-fail-under=0"),
    ),
    ("nothing left untested", (*PYTHON, "coverage", "report")),
    ("in a real browser", (*PYTHON, "tests.in_browser")),
    ("measurements, small", (*PYTHON, "tests.bench", "--small")),
)


def main() -> int:
    """Run all steps; return 0 when each of them passed."""
    if find_chromium() is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 2
    for name, command in STEPS:
        began = time.monotonic()
        print(f"--- {name}: {' '.join(command[1:])}", flush=True)
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False)
        if done.returncode:
            print(f"--- {name}: failed", flush=True)
            return 1
        print(f"--- {name}: fine, {time.monotonic() - began:.0f} s", flush=True)
    print("--- everything is fine", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

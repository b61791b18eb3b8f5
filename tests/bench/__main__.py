"""Prints a table of what the app costs on this machine."""

import argparse
import tempfile
from pathlib import Path

from tests.bench.browsing import measure_browser
from tests.bench.offline import measure_offline
from tests.bench.phones import measure_phones
from tests.bench.replaying import measure_replay
from tests.bench.saving import measure_saving
from tests.bench.table import Figure, print_table

SIZES = (10, 1_000, 10_000)
SMALL_SIZES = (10, 100)


def main() -> None:
    """Measure everything, at full or at small size."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--small", action="store_true", help="few repetitions and few sessions")
    small = parser.parse_args().small
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        for size in SMALL_SIZES if small else SIZES:
            figures += measure_saving(Path(folder) / str(size), size, times=20 if small else 200)
        figures += measure_replay(times=20 if small else 200)
        figures += measure_browser(Path(folder) / "browser", times=5 if small else 60, starts=1 if small else 5)
        figures += measure_phones(Path(folder) / "phones", times=3 if small else 30)
        figures += measure_offline(Path(folder) / "offline", starts=1 if small else 5)
    print_table(figures)


if __name__ == "__main__":
    main()

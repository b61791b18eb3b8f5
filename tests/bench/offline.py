"""The offline app: what a phone loads before it can begin, and how long it takes until somebody can tap."""

import gzip
import shutil
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from companion.site.build import Site
from companion.site.client import needed_with
from tests.bench.table import Figure
from tests.site.building import build_site
from tests.ui.phone import PATIENCE
from tests.ui.pocket import Pocket, hosted

MEGABYTE = 1_000_000
LATER = 3
SHOWN = "() => performance.getEntriesByName('shown')[0].startTime"
HAS_ALL = "() => navigator.serviceWorker.controller !== null"


def measure_offline(folder: Path, starts: int) -> list[Figure]:
    """Print what there is to load, and return the times of starts: in a new browser, the next one, and later ones.

    The browser keeps what it has compiled, but only from the second start on; so later ones are what a table sees.
    """
    site = build_site(folder / "henhouse")
    print(_weight(site))
    first, second, later = [], [], []
    with sync_playwright() as playwright, hosted(site.folder) as host:
        for number in range(starts):
            profile = folder / f"profile-{number}"
            first.append(_start(playwright, profile, host.address))
            second.append(_start(playwright, profile, host.address))
            later.extend(_start(playwright, profile, host.address) for _ in range(LATER))
            shutil.rmtree(profile, ignore_errors=True)
    return [
        Figure(name="offline app, first start in a new browser", times=first, aim="below 4500 ms"),
        Figure(name="offline app, second start", times=second),
        Figure(name="offline app, later start", times=later, aim="below 2500 ms"),
    ]


def _weight(site: Site) -> str:
    files = [path.relative_to(site.folder).as_posix() for path in site.folder.rglob("*") if path.is_file()]
    needed = [site.folder / name for name in needed_with("skwasm", files)]
    raw = sum(path.stat().st_size for path in needed)
    packed = sum(min(path.stat().st_size, len(gzip.compress(path.read_bytes()))) for path in needed)
    return (
        f"offline app, first start: {len(needed)} files, {raw / MEGABYTE:.1f} MB, "
        f"{packed / MEGABYTE:.1f} MB compressed (aim below 15 MB)"
    )


def _start(playwright: Playwright, profile: Path, address: str) -> float:
    """Return the milliseconds until the first screen stands, and leave the browser with all that it needs."""
    pocket = Pocket(playwright=playwright, profile=profile)
    phone = pocket.open(address)
    shown = float(phone.page.evaluate(SHOWN))
    phone.page.wait_for_function(HAS_ALL, timeout=PATIENCE)
    pocket.close()
    return shown

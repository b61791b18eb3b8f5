"""What a person waits for: from a tap to the changed screen, and from the command to the first screen."""

import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.table import Figure
from tests.ui.house import start_house
from tests.ui.phone import PATIENCE, Phone, chromium, new_phone
from tests.ui.seeds import fresh_session, seed

REAL = 2
"""Pixels to the point, as on a real phone."""

UNTIL_SHOWN = """([tapped, wanted, patience]) => new Promise((shown, fail) => {
  const find = id => document.querySelector(`[flt-semantics-identifier="${id}"]`);
  const began = performance.now();
  const look = new MutationObserver(() => {
    if (find(wanted)) { look.disconnect(); shown(performance.now() - began); }
  });
  look.observe(document.querySelector('flt-semantics-host'), {subtree: true, childList: true, attributes: true});
  setTimeout(() => fail(new Error(`${wanted} never came up after ${tapped}`)), patience);
  find(tapped).click();
})"""


def measure_browser(folder: Path, times: int, starts: int) -> list[Figure]:
    """Return the times of taps, and of starts of the whole app."""
    seed(folder, fresh_session())
    with chromium() as browser:
        first_screen = [_command_to_screen(browser, folder) for _ in range(starts)]
        house = start_house(folder)
        phone = new_phone(browser, house.address, density=REAL)
        phone.go("/table/fresh")
        phone.see("key-winner:Ben")
        taps: list[float] = []
        for _ in range(times):
            taps.append(_tap_to_screen(phone, "key-winner:Ben", "key-amount:6"))
            taps.append(_tap_to_screen(phone, "key-amount:6", "key-pay:blue-1"))
            taps.append(_tap_to_screen(phone, "undo", "key-amount:6"))
            taps.append(_tap_to_screen(phone, "undo", "key-winner:Ben"))
        house.stop()
    return [
        Figure(name="tap to changed screen", times=taps, aim="below 60 ms at the median"),
        Figure(name="command to first usable screen", times=first_screen, aim="below 2500 ms"),
    ]


def _tap_to_screen(phone: Phone, tapped: str, wanted: str) -> float:
    phone.see(tapped)
    phone.settle()
    return float(phone.page.evaluate(UNTIL_SHOWN, [tapped, wanted, PATIENCE]))


def _command_to_screen(browser: Browser, folder: Path) -> float:
    began = time.perf_counter()
    house = start_house(folder)
    phone = new_phone(browser, house.address, density=REAL)
    phone.open("/")
    phone.see("continue")
    waited = (time.perf_counter() - began) * 1000
    phone.page.context.close()
    house.stop()
    return waited

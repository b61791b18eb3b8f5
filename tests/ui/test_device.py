"""The device at a table: its screen stays on there and only there, and it ticks; both are asked of the browser."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.ui.phone import PATIENCE, Phone
from tests.ui.seeds import fresh_session
from tests.ui.test_tap_budgets import RESTING, at_table

SPY = """() => {
  globalThis.ticks = []; globalThis.screen_on = 0; globalThis.asked = 0;
  navigator.vibrate = length => { globalThis.ticks.push(length); return true };
  const request = async () => {
    globalThis.asked += 1;
    if (globalThis.unwilling) throw new DOMException('not now', 'NotAllowedError');
    globalThis.screen_on += 1;
    const lock = new EventTarget();
    lock.released = false;
    lock.release = async () => {
      if (lock.released) return;
      lock.released = true; globalThis.screen_on -= 1; lock.dispatchEvent(new Event('release')) };
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', {value: {request}, configurable: true});
}"""
LIGHT = 20
"""Milliseconds that are felt as a tick, not as a buzz."""
A_WHILE = 600
"""Milliseconds in which a tick would have come."""


def spied(phone: Phone) -> None:
    phone.page.add_init_script(f"({SPY})()")
    phone.reload()
    phone.see(RESTING)
    phone.settle()


def wait(phone: Phone, condition: str) -> None:
    phone.page.wait_for_function(f"() => {condition}", timeout=PATIENCE)


def ticks(phone: Phone) -> Any:
    phone.page.wait_for_timeout(A_WHILE)
    return phone.page.evaluate("() => globalThis.ticks.length")


def test_the_screen_stays_on_at_the_table_and_nowhere_else(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        spied(phone)
        wait(phone, "screen_on === 1")
        phone.tap("score", "to-table")
        wait(phone, "screen_on === 0")
        phone.tap("to-table", RESTING)
        wait(phone, "screen_on === 1")
        phone.tap("back", "settings")
        wait(phone, "screen_on === 0")
        phone.tap("settings", "awake")
        phone.tap("awake")
        phone.page.wait_for_timeout(A_WHILE)
        phone.tap("back", "continue")
        asked = phone.page.evaluate("() => asked")
        phone.tap("continue", RESTING)
        phone.page.wait_for_timeout(A_WHILE)
        assert phone.page.evaluate("() => [asked, screen_on]") == [asked, 0], "it was switched off in the settings"


def test_a_page_that_is_loaded_anew_asks_for_the_screen_again(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        spied(phone)
        wait(phone, "screen_on === 1")
        phone.reload()
        wait(phone, "screen_on === 1")


def test_a_device_that_will_not_stay_on_plays_on_without(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.page.add_init_script("globalThis.unwilling = true")
        spied(phone)
        wait(phone, "asked > 0")
        phone.tap("key-winner:Ben", "key-amount:4")
        assert phone.page.evaluate("() => screen_on") == 0


def test_an_entry_that_is_saved_ticks_once_and_lightly(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        spied(phone)
        phone.tap("key-winner:Ben", "key-amount:4")
        assert ticks(phone) == 0, "nothing stands in the log yet"
        phone.tap("key-amount:4", "key-suggest")
        assert ticks(phone) == 1, "the sale does"
        phone.tap("undo", "key-amount:4")
        assert ticks(phone) == 2
        assert all(length <= LIGHT for length in phone.page.evaluate("() => globalThis.ticks"))


def test_a_tap_that_the_rules_refuse_ticks_twice(browser: Browser, tmp_path: Path) -> None:
    document = fresh_session()
    document["setup"]["displays"]["Ben"] = []
    document["setup"]["auctions_before"] = 11
    with at_table(browser, tmp_path, document) as phone:
        spied(phone)
        phone.tap("key-winner:Ben")
        wait(phone, "ticks.length === 2")
        assert ticks(phone) == 2


def test_the_settings_keep_the_device_still(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.go("/settings")
        phone.tap("vibration")
        phone.page.wait_for_timeout(A_WHILE)
        phone.go("/table/fresh")
        spied(phone)
        phone.tap("key-winner:Ben", "key-amount:4")
        phone.tap("key-amount:4", "key-suggest")
        assert ticks(phone) == 0

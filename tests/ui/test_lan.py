"""Every phone at the table: who is let in, who may enter, and how a phone comes back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from websockets.exceptions import InvalidStatus

from tests.ui.cable import Cable
from tests.ui.guests import TABLE, RawPhone, Table, ask, lan_table, log_of
from tests.ui.phone import PATIENCE, Phone
from tests.ui.seeds import fresh_session
from tests.ui.test_lan_secrets import holding
from tests.ui.test_tap_budgets import RESTING

SLEEP = """seconds => {
  let hidden = true;
  Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
  const now = Date.now;
  Date.now = () => now() + 1000 * seconds;
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Hides the page and shows it again after so many seconds, of which nobody has to wait for one."""

UNDO = "Undo: recount of Ben"
A_WHILE = 2_000
"""Milliseconds in which a page that loads itself anew has surely begun to."""


def test_joining_takes_the_code_and_an_old_one_is_worth_nothing(browser: Browser, tmp_path: Path) -> None:
    with lan_table(browser, tmp_path, fresh_session()) as table:
        phone = table.phone()
        phone.page.goto(table.house.outer + TABLE)
        expect(phone.page.get_by_role("heading")).to_have_text("Join the table")
        phone.page.fill("#code", "wrong")
        phone.page.get_by_role("button").click()
        expect(phone.page.get_by_role("alert")).to_contain_text("This is not the code")
        phone.page.fill("#code", table.house.joining.partition("=")[2].upper())
        phone.page.get_by_role("button").click()
        phone.wake()
        phone.tap("sit-Ben", "history")
        table.host.tap("phones", "new-code")
        table.host.tap("new-code")
        expect(phone.page.get_by_role("heading")).to_have_text("Join the table", timeout=PATIENCE)
        phone.page.goto(table.house.outer + table.house.joining)
        expect(phone.page.get_by_role("alert")).to_contain_text("This is not the code")
        expect(table.host.page.locator('[flt-semantics-identifier="phone-2"]')).to_have_count(0)
        table.host.go("/")
        table.host.see("continue")


def test_an_onlooker_changes_nothing_through_the_raw_connection(browser: Browser, tmp_path: Path) -> None:
    with lan_table(browser, tmp_path, holding("Ben")) as table:
        before = log_of(tmp_path)
        with pytest.raises(InvalidStatus):
            RawPhone(table.house, "", TABLE)
        _, cookie, _ = ask(table.house, table.house.joining)
        raw = RawPhone(table.house, cookie, TABLE)
        assert "seat-Ben" in raw.keys, "the table is shown"
        assert not [key for key in raw.keys if key.startswith("key-")]
        table.allow(2)
        raw.hear()
        winner = raw.keys["key-winner:Ben"]
        table.host.go(TABLE)
        table.host.see(RESTING)
        table.allow(2)
        for control in (winner, *range(max(raw.ids) + 200)):
            raw.click(control)
        raw.hear()
        table.host.go(TABLE)
        table.host.see(RESTING)
        expect(table.host.see("undo")).to_have_text(UNDO)
        assert log_of(tmp_path) == before
        assert "settings" not in raw.keys
        for path in ("/settings", "/sessions", "/new/blind-hen", "/phones", "/tally/blind-hen"):
            other = RawPhone(table.house, cookie, path)
            assert set(other.keys) <= {"home"}, path
            other.line.close()
        raw.line.close()
        expect(table.host.see("undo")).to_have_text(UNDO)
        assert log_of(tmp_path) == before


@contextmanager
def cy_behind_a_cable(browser: Browser, folder: Path) -> Iterator[tuple[Table, Cable, Phone]]:
    """Open a table, and a phone on which Cy looks on, whose network can be cut."""
    with lan_table(browser, folder, fresh_session()) as table:
        cable = Cable(table.house.outer)
        looking = table.join("Cy", phone=table.phone(cable.address))
        table.host.tap("continue", RESTING)
        yield table, cable, looking


def test_a_phone_that_lost_the_network_or_was_reloaded_comes_back_to_the_same_place(
    browser: Browser, tmp_path: Path
) -> None:
    with cy_behind_a_cable(browser, tmp_path) as (table, cable, looking):
        cable.pull()
        table.host.tap("key-winner:Ben", "key-amount:6")
        table.host.tap("key-amount:6", "key-pay:red-3")
        with looking.page.expect_event("load", timeout=PATIENCE):
            cable.plug()
        looking.wake()
        looking.says("Ben pays")
        looking.reload()
        looking.says("Ben pays")
        assert looking.page.url == cable.address + TABLE
        looking.tap("back", "continue")
        looking.says("Cy’s phone")


def test_a_phone_that_slept_comes_back_to_the_same_place_when_the_network_does(
    browser: Browser, tmp_path: Path
) -> None:
    with cy_behind_a_cable(browser, tmp_path) as (_, cable, looking):
        for lose in (cable.pull, cable.muffle):
            lose()
            looking.page.evaluate(SLEEP, 3600)
            looking.page.wait_for_timeout(A_WHILE)
            assert looking.page.url == cable.address + TABLE, "no page about a missing network"
            with looking.page.expect_event("load", timeout=PATIENCE):
                cable.plug()
            looking.wake()
            looking.see("history")
        with looking.page.expect_event("load", timeout=PATIENCE):
            looking.page.evaluate(SLEEP, 3600)
        looking.wake()
        assert looking.page.url == cable.address + TABLE
        looking.tap("back", "continue")
        looking.says("Cy’s phone")

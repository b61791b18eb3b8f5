"""A page that is loaded anew, at whatever moment, shows where the table stands and answers the next tap."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.ui.phone import PATIENCE
from tests.ui.seeds import fresh_session
from tests.ui.test_tap_budgets import RESTING, at_table, buy


def test_a_reload_in_the_middle_of_a_change_leaves_a_page_that_answers(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        buy(phone)
        for _ in range(3):
            phone.hold("pile-Ben")
            phone.see("keep-holding")
            phone.let_go()
            phone.gone("keep-holding")
            phone.hold("pile-Ben")
            phone.see("keep-holding")
            phone.reload()
            phone.let_go()
            phone.see(RESTING)
            phone.gone("keep-holding")
        phone.find("key-winner:Cy").click()
        phone.reload()
        expect(phone.see("undo")).to_have_text("Undo: Cy won the auction", timeout=PATIENCE)
        phone.tap("key-amount:3", "key-suggest")

"""What one phone enters, all others show; when two answer at once, one answer counts and the other finger is told."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.ui.guests import Table, lan_table, log_of, tap_at_once, taps_sent, told, told_soon
from tests.ui.phone import PATIENCE, Phone
from tests.ui.seeds import fresh_session
from tests.ui.test_tap_budgets import RESTING, buy

ROUNDS = 20
MOST_ATTEMPTS = 3 * ROUNDS


def test_what_one_phone_enters_all_others_show_and_the_log_says_who_it_was(browser: Browser, tmp_path: Path) -> None:
    with lan_table(browser, tmp_path, fresh_session()) as table:
        ben = table.join("Ben", enters=True)
        looking = table.join()
        assert not looking.has("key-winner:Cy")
        assert not looking.has("undo")
        assert table.host.has("continue")
        table.host.tap("continue", RESTING)
        buy(ben)
        for phone in (table.host, looking):
            phone.says("Ben is the auctioneer")
        ben.tap("key-winner:Cy", "key-amount:3")
        table.host.see("key-amount:3")
        looking.says("Price")
        table.host.tap("undo", RESTING)
        table.host.settle()
        table.host.tap("undo", "redo")
        log = log_of(tmp_path)
        assert {entry["by"] for entry in log if entry["type"] != "undo"} == {"Ben"}
        assert {entry["by"] for entry in log if entry["type"] == "undo"} == {"host"}


def test_of_two_phones_that_answer_at_once_one_answers_and_the_other_is_told(browser: Browser, tmp_path: Path) -> None:
    with lan_table(browser, tmp_path, fresh_session()) as table:
        (ben, bens), (cy, cys) = heard(table, "Ben"), heard(table, "Cy")
        table.host.tap("continue", RESTING)
        table.host.tap("history", "back")
        ben.tap("key-log-bids", "key-amount:3")
        cy.see("key-amount:3")
        rounds = attempts = 0
        while rounds < ROUNDS:
            attempts += 1
            assert attempts <= MOST_ATTEMPTS, f"only {rounds} times both taps left their browsers"
            for phone in (ben, cy):
                phone.settle()
            before = len(bens), len(cys)
            tap_at_once((ben, "key-amount:3"), (cy, "key-amount:5"))
            expect(ben.see("undo")).to_contain_text("Ada bid", timeout=PATIENCE)
            expect(cy.see("undo")).to_have_text(ben.see("undo").inner_text(), timeout=PATIENCE)
            bid = log_of(tmp_path)[-1]
            winner, loser, name = (ben, cy, "Ben") if bid["by"] == "Ben" else (cy, ben, "Cy")
            assert bid["amount"] == (3 if winner is ben else 5)
            loser.settle()
            if (len(bens), len(cys)) == (before[0] + 1, before[1] + 1):  # else a browser has lost its tap in a redraw
                rounds += 1
                assert told_soon(loser) == f"{name}’s phone was faster: Ada bid {bid['amount']}."
            assert told(winner) == ""
            assert [entry["type"] for entry in log_of(tmp_path)] == [*["bid", "undo"] * (attempts - 1), "bid"], (
                "one bid"
            )
            loser.tap("undo", "redo")
            winner.see("redo")
        for phone in (ben, cy):
            phone.tap("history", "back")
        entered = [str(entry["amount"]) for entry in log_of(tmp_path) if entry["type"] == "bid"]
        for phone in (ben, cy, table.host):
            assert re.findall(r"Taken back: Ada bids (\d)", phone.read()) == entered[::-1]
        assert ben.read() == cy.read() == table.host.read()


def heard(table: Table, who: str) -> tuple[Phone, list[int]]:
    """Return a phone that has joined and may enter, and the taps that leave its browser."""
    phone = table.phone()
    sent = taps_sent(phone)
    return table.join(who, enters=True, phone=phone), sent

"""Every phone at the table: who is let in, what each shows, and what happens when two answer at once."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from websockets.exceptions import InvalidStatus

from tests.ui.cable import Cable
from tests.ui.guests import RawPhone, ask, lan_table, listen, tap_at_once
from tests.ui.phone import PATIENCE, Phone
from tests.ui.seeds import Document, fresh_session
from tests.ui.test_tap_budgets import RESTING, buy

ROUNDS = 20
TABLE = "/table/fresh"


def log_of(data: Path) -> list[Document]:
    """Return the log as it lies in the folder now."""
    (file,) = [path for path in (data / "sessions").glob("*.json") if "fresh" in path.name]
    log: list[Document] = json.loads(file.read_text("utf-8"))["document"]["log"]
    return log


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


def test_two_phones_that_answer_at_once_make_one_answer_and_the_other_is_told(browser: Browser, tmp_path: Path) -> None:
    with lan_table(browser, tmp_path, fresh_session()) as table:
        ben, cy = table.join("Ben", enters=True), table.join("Cy", enters=True)
        ben.tap("key-log-bids", "key-amount:3")
        cy.see("key-amount:3")
        for number in range(ROUNDS):
            for phone in (ben, cy):
                phone.settle()
            tap_at_once((ben, "key-amount:3"), (cy, "key-amount:5"))
            expect(ben.see("undo")).to_contain_text("Ada bid", timeout=PATIENCE)
            expect(cy.see("undo")).to_have_text(ben.see("undo").inner_text(), timeout=PATIENCE)
            bids = [entry for entry in log_of(tmp_path) if entry["type"] == "bid"]
            assert len(bids) == number + 1
            winner, loser, name = (ben, cy, "Ben") if bids[-1]["by"] == "Ben" else (cy, ben, "Cy")
            assert bids[-1]["amount"] == (3 if winner is ben else 5)
            expect(loser.see("refusal")).to_contain_text(f"{name}’s phone was faster: Ada bid", timeout=PATIENCE)
            assert not winner.has("refusal")
            loser.settle()
            loser.tap("undo", "redo")
            winner.see("redo")
        texts = []
        for phone in (ben, cy, table.host):
            phone.go("/history/fresh")
            phone.says("Ada bid")
            texts.append(phone.read())
        assert texts[0] == texts[1] == texts[2]
        log = log_of(tmp_path)
        assert [entry["type"] for entry in log] == ["bid", "undo"] * ROUNDS


def test_an_onlooker_changes_nothing_through_the_raw_connection(browser: Browser, tmp_path: Path) -> None:
    with lan_table(browser, tmp_path, fresh_session()) as table:
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
        expect(table.host.see("undo")).to_have_text("Nothing to undo")
        assert log_of(tmp_path) == []
        assert "settings" not in raw.keys
        for path in ("/settings", "/sessions", "/new/blind-hen", "/phones", "/tally/blind-hen"):
            other = RawPhone(table.house, cookie, path)
            assert set(other.keys) <= {"home"}, path
            other.line.close()
        raw.line.close()
        expect(table.host.see("undo")).to_have_text("Nothing to undo")


def test_a_phone_that_lost_the_network_or_was_reloaded_comes_back_to_the_same_place(
    browser: Browser, tmp_path: Path
) -> None:
    with lan_table(browser, tmp_path, fresh_session()) as table:
        cable = Cable(table.house.outer)
        looking = table.join("Cy", phone=table.phone(cable.address))
        table.host.tap("continue", RESTING)
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


def holding(name: str) -> Document:
    """Return a session in which Ben has a pile worth looking at."""
    session = fresh_session()
    displays = session["setup"]["displays"]
    session["log"] = [
        {"type": "recount", "player": name, "display": displays[name], "hens": 3, "corns": 4},
    ]
    return session


def test_hidden_cards_are_sent_to_the_phone_of_their_seat_alone(browser: Browser, tmp_path: Path) -> None:
    with lan_table(browser, tmp_path, holding("Ben")) as table:
        ben, cy, looking = table.phone(), table.phone(), table.phone()
        heard = []
        for phone, who in ((ben, "sit-Ben"), (cy, "sit-Cy"), (looking, "only-looking")):
            heard.append(listen(phone))
            phone.page.goto(table.house.outer + table.house.joining)
            phone.wake()
            phone.tap(who, "history")
        for phone in (cy, looking):
            phone.hold("pile-Ben")
            phone.page.wait_for_timeout(1200)
            assert not phone.has("keep-holding")
            phone.let_go()
            phone.tap("seat-Ben", "close")
            assert not phone.has("hold-to-look")
            phone.tap("close")
        ben.hold("pile-Ben")
        ben.see("keep-holding")
        ben.says("Blind Hens")
        ben.let_go()
        ben.gone("keep-holding")
        ben.hold("pile-Cy")
        ben.page.wait_for_timeout(1200)
        assert not ben.has("keep-holding")
        ben.let_go()
        table.host.tap("continue", RESTING)
        table.host.hold("pile-Ben")
        table.host.see("keep-holding")
        table.host.let_go()
        table.host.gone("keep-holding")
        table.host.tap("seat-Ben", "key-recount:Ben")
        table.host.tap("key-recount:Ben", "show-secret")
        for phone in (cy, looking):
            phone.says("Recount")
        table.host.tap("show-secret", "key-more:hen")
        table.host.tap("key-more:hen")
        table.host.says("Ben’s pile: 4 Blind Hens")
        table.host.tap("hide-secret", "show-secret")
        told_ben, told_cy, told_looking = heard
        assert "Golden Corns" in told_ben
        for told in (told_cy, told_looking):
            assert len(told.frames) > 3
            for secret in ("Blind Hens", "Golden Corns", "Ben’s pile: ", "more:hen"):
                assert secret not in told


def rubbish() -> Document:
    return {
        "format": "companion/session",
        "version": 1,
        "id": "fresh",
        "game": "rubbish-auction",
        "players": [{"name": name} for name in ("Ada", "Ben", "Cy")],
        "setup": {"auctioneer": "Ada"},
        "started_at": "2026-11-21T18:00:00Z",
        "log": [{"type": "offer", "item": "item 1", "first_bidder": "Ada"}],
    }


def covered(phone: Phone) -> None:
    phone.see("show-secret")
    assert not phone.has("hide-secret")
    assert "bid:" not in phone.read()


def test_a_phone_reloaded_in_the_middle_of_a_hand_over_reveals_nothing(browser: Browser, tmp_path: Path) -> None:
    with lan_table(browser, tmp_path, rubbish()) as table:
        ada, ben = table.join("Ada", enters=True), table.join("Ben", enters=True)
        told_ben = listen(ben)
        ben.reload()
        ada.tap("key-pass-the-phone", "show-secret")
        ben.see("others-secret")
        assert not ben.has("show-secret")
        ada.tap("show-secret", "hide-secret")
        ada.tap("key-hidden:Ada:4")
        ada.says("Ada’s bid: 10")
        told_ada = listen(ada)
        ada.reload()
        covered(ada)
        assert "Ada’s bid" not in told_ada
        ada.tap("show-secret", "key-done:Ada")
        ada.tap("key-done:Ada", "others-secret")
        ben.tap("show-secret", "key-hidden:Ben:3")
        assert len(told_ben.frames) > 3
        for secret in ("Ada’s bid", "hidden:Ada", "done:Ada"):
            assert secret not in told_ben

"""Hidden cards are shown on the phone of their seat and on the one that all share; to others they are not even sent."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.ui.guests import lan_table, listen
from tests.ui.phone import Phone
from tests.ui.seeds import Document, fresh_session
from tests.ui.test_tap_budgets import RESTING


def holding(name: str) -> Document:
    """Return a session in which Ben has a pile worth looking at."""
    session = fresh_session()
    displays = session["setup"]["displays"]
    session["log"] = [
        {"type": "recount", "player": name, "display": displays[name], "hens": 3, "corns": 4},
    ]
    return session


def said_of(phone: Phone, identifier: str) -> str:
    """Return what a screen reader says of something."""
    found = phone.see(identifier)
    return f"{found.get_attribute('aria-label') or ''}{found.inner_text()}"


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
            assert "hold to look" not in said_of(phone, "pile-Ben")
            phone.tap("seat-Ben", "close")
            assert not phone.has("hold-to-look")
            phone.tap("close")
        assert "hold to look" in said_of(ben, "pile-Ben")
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

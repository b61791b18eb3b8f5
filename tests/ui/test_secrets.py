"""What a pile hides is seen only by who asked for it, on that phone, for a short while (BH-23)."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import fresh_session
from tests.ui.test_tap_budgets import at_table, buy


def counting_dora(phone: Phone) -> None:
    """Open Dora's recount and hand her the phone."""
    phone.tap("seat-Dora", "key-recount:Dora")
    phone.tap("key-recount:Dora", "show-secret")
    assert not phone.has("key-more:hen")
    phone.tap("show-secret", "key-more:hen")


def test_a_recounted_pile_is_covered_again(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        counting_dora(phone)
        phone.tap("key-more:hen")
        phone.says("Dora’s pile: 1 Blind Hen")
        other = new_phone(browser, phone.address)
        other.go("/table/fresh")
        other.see("show-secret")
        assert not other.has("key-more:hen"), "another phone sees the recount, but not the pile"
        assert "Dora’s pile" not in other.read()
        other.page.context.close()
        phone.tap("hide-secret", "show-secret")
        assert not phone.has("key-more:hen")
        phone.tap("show-secret", "key-more:hen")
        phone.reload()
        phone.see("show-secret")
        assert not phone.has("key-more:hen"), "a reload covers the pile"
        phone.tap("show-secret", "key-more:hen")
        phone.gone("key-more:hen")
        phone.says("Undo: last tap of counting")


def test_what_undo_brings_back_of_a_lot_stays_covered(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        buy(phone)
        phone.tap("undo", "redo")
        phone.says("Undo: hidden card")
        phone.tap("undo")
        phone.says("Undo: green 4")

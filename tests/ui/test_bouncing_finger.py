"""A finger that bounces answers one question, and not also the next one, whose keys have only just come up."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.ui.phone import PATIENCE
from tests.ui.seeds import fresh_session
from tests.ui.test_tap_budgets import RESTING, at_table

DEAF = 2.0
"""Seconds: a bounce is to come within them, however slowly this machine draws."""


def test_a_double_tap_answers_one_question(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session(), deaf=DEAF) as phone:
        undo = phone.see("undo")
        assert phone.tap_twice("key-winner:Cy", "key-amount:6") == "key-amount:7"
        phone.tap("undo", RESTING)
        phone.tap("key-winner:Ben", "key-amount:6")
        assert phone.tap_twice("key-amount:11", "key-suggest").startswith("key-pay:")
        expect(undo).to_have_text("Undo: price 11", timeout=PATIENCE)
        phone.tap("key-suggest", "key-lot:hen")
        for card in ("green-4", "hen"):
            phone.tap(f"key-lot:{card}")
            phone.settle()
        assert phone.tap_twice("key-lot:red-4", RESTING).startswith("key-winner:")
        expect(undo).to_have_text("Undo: Ben bought for 11", timeout=PATIENCE)


def test_undo_can_be_tapped_as_fast_as_one_likes(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("key-winner:Ben", "key-amount:6")
        phone.tap("key-amount:6", "key-suggest")
        undo = phone.see("undo")
        undo.click()
        expect(undo).to_have_text("Undo: Ben won the auction", timeout=PATIENCE)
        undo.click()
        phone.says("Nothing to undo")

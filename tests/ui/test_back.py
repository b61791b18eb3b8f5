"""The back gesture never loses an entry, at whatever moment it comes, and what was uncovered is covered again."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.ui.phone import Phone
from tests.ui.seeds import CARDS, fresh_session
from tests.ui.test_rubbish_auction import GAME as RUBBISH
from tests.ui.test_rubbish_auction import type_names
from tests.ui.test_rubbish_fit import five
from tests.ui.test_tap_budgets import RESTING, at_table
from tests.ui.test_whole_session import add_people

HOME = "settings"
DORAS_PILE = "Dora’s pile"


def there_and_back(phone: Phone, then: str) -> None:
    """Make the back gesture, see the home screen without secrets, and come again."""
    phone.page.go_back()
    phone.see(HOME)
    phone.gone("undo")
    said = phone.read()
    assert DORAS_PILE not in said
    assert "Keep holding" not in said
    phone.page.go_forward()
    phone.see(then)
    phone.settle()


def come_from_home(phone: Phone, then: str = RESTING) -> None:
    phone.go("/")
    phone.tap("continue", then)


def test_a_half_made_entry_waits(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        come_from_home(phone)
        phone.tap("key-winner:Ben", "key-amount:4")
        there_and_back(phone, "key-amount:4")
        phone.says("Undo: Ben won the auction")
        phone.tap("key-amount:4", "key-pay:red-1")
        phone.tap("key-pay:red-1")
        phone.says("Undo: red 1")
        there_and_back(phone, "key-pay:red-3")
        phone.says("Undo: red 1")
        phone.tap("key-pay:red-3", "key-lot:hen")


def test_an_open_sheet_is_closed_and_its_secret_covered(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        come_from_home(phone)
        phone.tap("seat-Dora", "look-timed")
        phone.tap("look-timed")
        phone.says(DORAS_PILE)
        there_and_back(phone, RESTING)
        assert DORAS_PILE not in phone.read()
        phone.gone("look-timed")
        phone.tap("key-winner:Ben", "key-amount:4")


def test_a_look_at_a_pile_ends(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        come_from_home(phone)
        phone.hold("pile-Dora")
        phone.see("keep-holding")
        there_and_back(phone, RESTING)
        phone.gone("keep-holding")
        phone.let_go()
        assert DORAS_PILE not in phone.read()
        phone.tap("key-winner:Ben", "key-amount:4")


def test_a_recount_waits_covered(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        come_from_home(phone)
        phone.tap("seat-Dora", "key-recount:Dora")
        phone.tap("key-recount:Dora", "show-secret")
        phone.tap("show-secret", "key-more:hen")
        phone.tap("key-more:hen")
        phone.says("Dora’s pile: 1 Blind Hen")
        there_and_back(phone, "show-secret")
        assert not phone.has("key-more:hen")
        phone.tap("show-secret", "key-more:hen")
        phone.says("Dora’s pile: 1 Blind Hen")


def test_names_and_cards_of_a_new_game_are_still_there(phone: Phone) -> None:
    phone.go("/")
    phone.tap("new-blind-hen", "new-person")
    add_people(phone)
    there_and_back(phone, "seat-Dora")
    for letter in ("letter-A", "card-green-1"):
        phone.tap("main" if letter == "letter-A" else "letter-A", letter)
    for card in CARDS["Ada"][:3]:
        phone.tap(f"card-{card}")
    phone.says("3 of 8")
    there_and_back(phone, "card-green-1")
    phone.says("3 of 8")
    for card in CARDS["Ada"][3:]:
        phone.tap(f"card-{card}")
    phone.gone("card-green-1")


def test_names_of_items_are_still_there(phone: Phone) -> None:
    phone.go("/")
    phone.tap(f"new-{RUBBISH}", "new-person")
    add_people(phone)
    type_names(phone, "Cracked teapot", "Left boot")
    phone.page.keyboard.type("Myst")
    phone.page.wait_for_timeout(300)
    there_and_back(phone, "done")
    phone.tap("done", "items")
    phone.says("“Cracked teapot”, “Left boot”, “Myst”")


def test_a_tally_waits(phone: Phone) -> None:
    phone.go("/")
    phone.tap("just-score", "tally-blind-hen")
    phone.tap("tally-blind-hen", "new-person")
    add_people(phone)
    phone.tap("main", "card-green-1")
    for card in CARDS["Ada"]:
        phone.tap(f"card-{card}")
    phone.tap("more-hen")
    phone.says("1 of 12 at the table")
    there_and_back(phone, "card-green-1")
    phone.says("1 of 12 at the table")


def test_a_hidden_bid_waits_behind_its_cover(browser: Browser, tmp_path: Path) -> None:
    document = five("fresh", {"type": "offer", "item": "Left boot", "first_bidder": "Alexandra"})
    with at_table(browser, tmp_path, document, resting="key-pass-the-phone") as phone:
        come_from_home(phone, "key-pass-the-phone")
        phone.tap("key-pass-the-phone", "show-secret")
        phone.tap("show-secret", "key-hidden:Alexandra:0")
        phone.tap("key-hidden:Alexandra:4")
        phone.says("Alexandra’s bid: 10")
        there_and_back(phone, "show-secret")
        assert "Alexandra’s bid" not in phone.read()
        assert not phone.has("key-hidden:Alexandra:4")
        phone.tap("show-secret", "key-hidden:Alexandra:0")
        phone.says("Alexandra’s bid: 10")

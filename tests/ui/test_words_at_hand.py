"""What the screens say to those who are new, and where they lead: hints, set-aside files, ways back, labels."""

import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.phone import Phone
from tests.ui.seeds import fresh_session, recorded_session, seed
from tests.ui.table_talk import add_people
from tests.ui.test_tap_budgets import RESTING, at_table, buy
from tests.ui.test_whole_session import PLAYERS

LABELS = """() => [...document.querySelectorAll('flt-semantics[role="button"]')].map(
  e => e.getAttribute('aria-label') || e.textContent.trim())"""
STRIP_TOP = 776


def buttons(phone: Phone) -> list[str]:
    found: list[str] = phone.page.evaluate(LABELS)
    return found


def all_said_once(phone: Phone) -> None:
    labels = buttons(phone)
    assert all(labels), labels
    assert sorted(set(labels)) == sorted(labels)


def test_a_first_table_has_a_line_a_step_until_one_tap_sends_them_away(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.says("Bid aloud as always, then tap who won.")
        phone.tap("key-winner:Ben", "key-amount:6")
        phone.says("Tap the price.")
        phone.tap("key-amount:6", "key-pay:red-3")
        phone.says("Tap the cards that are paid.")
        lowest: Any = phone.see("key-void").bounding_box()
        assert lowest["y"] + lowest["height"] <= STRIP_TOP, "the keys stay on the screen"
        phone.tap("lesson-read")
        phone.gone("lesson")
        phone.reload()
        phone.see("key-pay:red-3")
        assert not phone.has("lesson")


def test_a_result_leaves_no_room_for_a_hint(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.see("lesson")
        buy(phone)
        phone.says("No chicken moves")
        phone.gone("lesson")


def test_a_hint_pushes_no_key_away_and_turns_none_into_a_bare_icon(browser: Browser, tmp_path: Path) -> None:
    document = fresh_session()
    document["players"].append({"name": "Emil"})
    document["setup"]["displays"]["Emil"] = ["red-1"] * 8
    with at_table(browser, tmp_path, document) as phone:
        phone.says("Face-up cards")
        phone.page.set_viewport_size({"width": 390, "height": 700})
        phone.gone("lesson")


def test_cards_put_face_up_stay_in_sight_and_are_said(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("key-face-up", "key-lot:hen")
        phone.tap("key-lot:green-4", "key-done")
        phone.tap("key-lot:hen", RESTING)
        expect(phone.see("slots")).to_have_text("Face up: green 4 and Blind Hen")
        phone.tap("key-winner:Ben", "key-amount:3")
        phone.says("Face up: green 4 and Blind Hen")


def test_nobody_who_passed_is_read_as_a_winner_and_greyed_bids_say_why(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("key-log-bids", "key-amount:1")
        phone.tap("key-amount:3", "key-pass")
        assert any(label.startswith("Bid 2, not possible: The highest bid is 3") for label in buttons(phone))
        phone.tap("key-pass", "crumb-back:Ben")
        phone.tap("key-skip", RESTING)
        labels = buttons(phone)
        assert "Ada won for 3" in labels
        assert any(label.startswith("Ben passed, not possible: ") for label in labels)
        all_said_once(phone)
        phone.see("more")


def test_a_table_that_is_only_looked_at_has_no_buttons(browser: Browser, tmp_path: Path) -> None:
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("key-end", "score-Ada-total")
        phone.tap("step-through", "later")
        assert phone.see("cell-Ada-green").get_attribute("role") != "button"
        assert phone.see("seat-Ada").get_attribute("role") != "button"


@pytest.mark.parametrize("path", ["/", "/sessions", "/settings", "/new/blind-hen", "/tally/blind-hen"])
def test_every_button_of_a_screen_has_a_label_of_its_own(phone: Phone, path: str) -> None:
    phone.go(path)
    all_said_once(phone)


def test_a_chosen_owner_of_a_chicken_is_said_to_be_chosen(phone: Phone) -> None:
    phone.go("/tally/blind-hen")
    add_people(phone, *PLAYERS)
    phone.tap("option-wooden_chickens")
    phone.tap("main", "card-green-1")
    for _ in range(4):
        phone.tap("main")
        phone.settle()
    phone.tap("chicken-green-Ada")
    phone.says("Ada has the green wooden chicken, and 0 cards of the colour, chosen")


def test_the_main_key_of_a_new_game_names_who_is_missing_and_asks_for_the_next_name(phone: Phone) -> None:
    phone.go("/new/blind-hen")
    phone.tap("main", "add-person")
    phone.page.keyboard.type("Ada")
    phone.page.keyboard.press("Enter")
    phone.says("Add 2 more players")
    phone.gone("add-person")
    phone.tap("main", "add-person")
    phone.page.keyboard.type("Ben")
    phone.page.keyboard.press("Enter")
    phone.says("Add 1 more player")


def test_back_leads_to_where_one_set_out(browser: Browser, tmp_path: Path) -> None:
    seed(tmp_path, {**recorded_session(), "id": "rec"})
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.tap("back", "go-sessions")
        phone.tap("go-sessions", "more-rec")
        all_said_once(phone)
        phone.tap("session-rec", "score-Ada-total")
        all_said_once(phone)
        phone.tap("back", "more-rec")
        expect(phone.page).to_have_url(f"{phone.address}/sessions")
        phone.tap("session-fresh", RESTING)
        phone.tap("key-end", "score-Ada-total")
        phone.tap("back", "new-blind-hen")
        expect(phone.page).to_have_url(f"{phone.address}/")


def test_the_note_about_set_aside_files_leads_to_their_names_and_folder_and_saves_them(
    browser: Browser, tmp_path: Path
) -> None:
    (tmp_path / "sessions").mkdir()
    for number in range(6):
        (tmp_path / "sessions" / f"torn{number}.json").write_bytes(b"{")
    with at_table(browser, tmp_path, fresh_session()) as phone:
        phone.go("/")
        phone.says("6 files were set aside")
        phone.tap("set-aside", "aside-torn5.json")
        phone.says("The file breaks off, or something else wrote into it.")
        phone.says("set-aside.")
        with phone.page.expect_download() as saving:
            phone.tap("export-aside")
        with zipfile.ZipFile(saving.value.path()) as saved:
            assert {name: saved.read(name) for name in saved.namelist()} == {f"torn{n}.json": b"{" for n in range(6)}

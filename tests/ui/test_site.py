"""The offline app: it plays on without a network, and loses nothing that it has shown."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.site.client import RENDERERS
from companion.site.pages import write_service_worker
from tests.ui.half_played import PLAYED, bring, half_played
from tests.ui.house import free_port
from tests.ui.phone import PATIENCE, Phone
from tests.ui.pocket import GONE, Host, Pocket, copied, hosted, kept_offline
from tests.ui.staying import outside
from tests.ui.table_talk import totals
from tests.ui.test_whole_session import AUCTIONS, PLAYERS, WINNERS, buy, lot

KILLS = 3


def play(phone: Phone, numbers: range) -> None:
    for number in numbers:
        buy(phone, WINNERS[number % 4], lot(number))


def test_a_session_from_a_file_is_played_on_with_the_network_and_to_its_end_without(
    shown: Host, pocket: Pocket, tmp_path: Path
) -> None:
    port = free_port()
    with hosted(shown.folder, port) as host:
        phone = pocket.open(host.address)
        bring(phone, tmp_path, half_played())
        phone.tap("session-half", "key-winner:Ada")
        play(phone, range(PLAYED, PLAYED + 2))
        phone.tap("key-winner:Ada", "key-amount:1")
        kept_offline(phone)
    pocket.close()
    phone = pocket.open(host.address)
    phone.tap("continue", "key-amount:1")
    phone.tap("undo", "key-winner:Ada")
    play(phone, range(PLAYED + 2, AUCTIONS))
    phone.tap("key-end", "score-Ada-total")
    told = totals(phone, PLAYERS)
    pocket.close()
    phone = pocket.open(host.address)
    phone.tap("session-half", "score-Ada-total")
    assert totals(phone, PLAYERS) == told
    phone.tap("step-through", "later")
    phone.tap("later")
    expect(phone.page.get_by_text("Auction").first).to_be_attached(timeout=PATIENCE)


def test_an_entry_that_the_screen_has_shown_survives_the_end_of_the_browser(
    shown: Host, pocket: Pocket, tmp_path: Path
) -> None:
    phone = pocket.open(shown.address)
    bring(phone, tmp_path, half_played())
    phone.tap("session-half", "key-winner:Ada")
    for kill in range(KILLS):
        winner = WINNERS[kill % 4]
        undo = phone.see("undo")
        phone.see(f"key-winner:{winner}").click()
        expect(undo).to_have_text(f"Undo: {winner} won the auction", timeout=PATIENCE)
        pocket.kill()
        phone = pocket.open(shown.address)
        phone.tap("continue", "key-amount:1")
        expect(phone.see("undo")).to_have_text(f"Undo: {winner} won the auction")
        phone.tap("undo", "key-winner:Ada")


def test_a_second_tab_is_told_and_opens_when_the_first_is_closed(shown: Host, pocket: Pocket, tmp_path: Path) -> None:
    first = pocket.open(shown.address)
    bring(first, tmp_path, half_played())
    assert pocket.context
    second = Phone(page=pocket.context.new_page(), address=shown.address)
    second.page.goto(shown.address)
    expect(second.page.get_by_text("Henhouse is open in another tab.")).to_be_visible(timeout=PATIENCE)
    assert second.page.locator("flutter-view").count() == 0
    assert second.page.workers == []
    first.tap("session-half", "key-winner:Ada")
    first.tap("key-winner:Ben", "key-amount:1")
    first.page.close()
    second.page.wait_for_function(GONE, timeout=PATIENCE)
    second.wake()
    second.tap("continue", "key-amount:1")


def test_it_works_below_a_path_and_asks_nobody_else(shown: Host, pocket: Pocket, tmp_path: Path) -> None:
    copied(shown.folder, tmp_path / "web" / "games" / "hens")
    with hosted(tmp_path / "web") as host:
        phone = pocket.open(f"{host.address}games/hens/")
        phone.tap("settings", "look-dark")
        phone.tap("back", "new-blind-hen")
        kept_offline(phone)
    pocket.close()
    phone = pocket.open(f"{host.address}games/hens/")
    phone.see("new-blind-hen")
    assert pocket.failed == []
    assert outside == []
    programs = {by_service_worker for url, by_service_worker in pocket.asked if url.endswith("/program.bin")}
    assert programs == {True, False}, "what workers and the service worker ask must be seen, or it proves nothing"
    assert renderers(pocket, f"{host.address}games/hens/") == {"skwasm"}


def renderers(pocket: Pocket, address: str) -> set[str]:
    """Return what a browser has loaded as a whole to draw with, for now or for later."""
    loaded = {url.removeprefix(address) for url, _ in pocket.asked}
    return {name for name, files in RENDERERS.items() if loaded >= {*files}}


@pytest.mark.parametrize(
    ("lacks", "renderer"), [("delete Intl.v8BreakIterator", "full"), ("WebAssembly.validate = () => false", "chromium")]
)
def test_other_browsers_draw_in_their_own_way_and_start_without_a_network_too(
    shown: Host, pocket: Pocket, tmp_path: Path, lacks: str, renderer: str
) -> None:
    folder = copied(shown.folder, tmp_path / "site")
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<head>", f"<head><script>{lacks}</script>", 1), "utf-8")
    write_service_worker(folder)
    with hosted(folder) as host:
        phone = pocket.open(host.address)
        phone.see("new-blind-hen")
        kept_offline(phone)
    pocket.close()
    phone = pocket.open(host.address)
    phone.tap("new-blind-hen")
    assert pocket.failed == []
    assert renderers(pocket, host.address) == {renderer}

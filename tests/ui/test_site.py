"""The offline app: it plays on without a network, loses nothing that it has shown, and never mixes two versions."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect, sync_playwright

from companion.archive import Envelope
from companion.documents import write_session
from companion.site.pages import write_service_worker
from companion.ui.open_table import OpenTable
from tests.ui.house import free_port
from tests.ui.phone import PATIENCE, Phone
from tests.ui.pocket import Host, Pocket, copied, hosted, start, start_host
from tests.ui.seeds import Document, fresh_session
from tests.ui.test_files_in import pick
from tests.ui.test_killing import after, table_of
from tests.ui.test_whole_session import AUCTIONS, WINNERS, buy, lot, totals

PLAYED = 16
UNUSED_LIBRARY = "https://cdn.jsdelivr.net/npm/@rive-app/"
"""Flutter's client asks for an animation library that nothing here uses; the page's policy and the service worker stop
it, so that it never leaves the browser."""
KILLS = 4
NAMES = """async () => {
  const home = await (await navigator.storage.getDirectory()).getDirectoryHandle("henhouse");
  const names = [];
  for await (const name of (await home.getDirectoryHandle("sessions")).keys()) names.push(name);
  return names.sort();
}"""
CUT_SHORT = """async name => {
  const home = await (await navigator.storage.getDirectory()).getDirectoryHandle("henhouse");
  const folder = await home.getDirectoryHandle("sessions");
  const file = await (await folder.getFileHandle(name)).getFile();
  const put = async (to, parts) => {
    const stream = await (await folder.getFileHandle(to, {create: true})).createWritable();
    for (const part of parts) await stream.write(part);
    await stream.close();
  };
  await put(`${name}.beside`, [new Float64Array([file.size]), await file.arrayBuffer()]);
  await put("broken.json.beside", [new Float64Array([999]), "cut"]);
  await put("fresh.json", []);
  await put(name, ["{"]);
  const names = [];
  for await (const found of folder.keys()) names.push(found);
  return names.sort();
}"""
"""Leaves a session as a browser leaves it that ends while it writes in place."""


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Host]]:
    """The site as the command builds and shows it, once for all tests."""
    folder = tmp_path_factory.mktemp("site") / "henhouse"
    host = start_host("-m", "companion", "site", str(folder), "--serve", "--port", str(free_port()))
    yield folder, host
    host.stop()


@pytest.fixture
def pocket(playwright: Playwright, tmp_path: Path) -> Iterator[Pocket]:
    one = Pocket(playwright=playwright, profile=tmp_path / "profile")
    yield one
    one.close()


def half_played() -> Document:
    """A session of four after sixteen auctions."""
    table = table_of(Envelope(id="half", document=fresh_session(), started_at="2026-11-21T18:00:00Z"))
    for number in range(PLAYED):
        cards = lot(number)
        for key_id in (f"winner:{WINNERS[number % 4]}", "amount:1", "suggest", *(f"lot:{card}" for card in cards)):
            table = tapped(table, key_id)
    return {**write_session(table.session), "id": "half"}


def tapped(table: OpenTable, key_id: str) -> OpenTable:
    key = table.question(frozenset()).key(key_id)
    assert key is not None, key_id
    return after(table, key)


def bring(phone: Phone, folder: Path, document: Document) -> None:
    """Open a session file, as somebody does who changes phones in the middle of a session."""
    file = folder / "half.json"
    file.write_text(json.dumps(document), "utf-8")
    phone.tap("go-sessions", "open-file")
    pick(phone, file)
    phone.tap("add", "fine")
    phone.tap("fine", f"session-{document['id']}")


def play(phone: Phone, numbers: range) -> None:
    for number in numbers:
        buy(phone, WINNERS[number % 4], lot(number))


def kept_offline(phone: Phone) -> None:
    """Wait until the browser has everything that a start without a network needs."""
    phone.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    phone.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)


def test_half_a_session_is_played_with_the_network_and_the_other_half_without(
    shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path
) -> None:
    folder, _ = shown
    port = free_port()
    with hosted(folder, port) as host:
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
    told = totals(phone)
    pocket.close()
    phone = pocket.open(host.address)
    phone.tap("session-half", "score-Ada-total")
    assert totals(phone) == told
    phone.tap("step-through", "later")
    phone.tap("later")
    expect(phone.page.get_by_text("Auction").first).to_be_attached(timeout=PATIENCE)
    assert [url for url in pocket.outside if not url.startswith(UNUSED_LIBRARY)] == []


def test_an_entry_that_the_screen_has_shown_survives_the_end_of_the_browser(
    shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path
) -> None:
    _, host = shown
    phone = pocket.open(host.address)
    bring(phone, tmp_path, half_played())
    phone.tap("session-half", "key-winner:Ada")
    for kill in range(KILLS):
        winner = WINNERS[kill % 4]
        undo = phone.see("undo")
        phone.see(f"key-winner:{winner}").click()
        expect(undo).to_have_text(f"Undo: {winner} won the auction", timeout=PATIENCE)
        pocket.kill()
        phone = pocket.open(host.address)
        phone.tap("continue", "key-amount:1")
        expect(phone.see("undo")).to_have_text(f"Undo: {winner} won the auction")
        phone.tap("undo", "key-winner:Ada")


def test_a_second_tab_is_told_and_opens_when_the_first_is_closed(
    shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path
) -> None:
    _, host = shown
    first = pocket.open(host.address)
    bring(first, tmp_path, half_played())
    assert pocket.context
    second = Phone(page=pocket.context.new_page(), address=host.address)
    second.page.goto(host.address)
    expect(second.page.get_by_text("Henhouse is open in another tab.")).to_be_visible(timeout=PATIENCE)
    assert second.page.locator("flutter-view").count() == 0
    assert second.page.workers == []
    first.tap("session-half", "key-winner:Ada")
    first.tap("key-winner:Ben", "key-amount:1")
    first.page.close()
    second.page.wait_for_function("() => !document.getElementById('splash')", timeout=PATIENCE)
    second.wake()
    second.tap("continue", "key-amount:1")


def test_it_works_below_a_path_and_asks_nobody_else(shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path) -> None:
    folder, _ = shown
    copied(folder, tmp_path / "web" / "games" / "hens")
    with hosted(tmp_path / "web") as host:
        phone = pocket.open(f"{host.address}games/hens/")
        phone.tap("settings", "look-dark")
        phone.tap("back", "new-blind-hen")
        kept_offline(phone)
    pocket.close()
    phone = pocket.open(f"{host.address}games/hens/")
    phone.see("new-blind-hen")
    assert pocket.failed == []
    assert [url for url in pocket.outside if not url.startswith(UNUSED_LIBRARY)] == []


def test_a_new_version_is_offered_on_the_start_and_loaded_when_asked_for(
    shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path
) -> None:
    folder = copied(shown[0], tmp_path / "site")
    with hosted(folder) as host:
        phone = pocket.open(host.address)
        bring(phone, tmp_path, half_played())
        kept_offline(phone)
        before = versions(phone)
        phone.tap("session-half", "key-winner:Ada")
        script = folder / "store.js"
        script.write_text(f"{script.read_text('utf-8')}// newer\n", "utf-8")
        os.utime(script, (1, 1))
        newer = write_service_worker(folder)
        phone.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
        phone.page.wait_for_function(
            "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null", timeout=PATIENCE
        )
        phone.tap("key-winner:Ben", "key-amount:1")
        assert not phone.has("new-version")
        assert before[0] in versions(phone)
        start(phone)
        assert "A new version is ready" in phone.see("new-version").inner_text()
        phone.tap("new-version")
        phone.page.wait_for_function(
            "async newer => (await caches.keys()).every(name => name.endsWith(newer))", arg=newer, timeout=PATIENCE
        )
        phone.page.wait_for_function("() => !document.getElementById('splash')", timeout=PATIENCE)
        phone.wake()
        phone.tap("continue", "key-amount:1")
        assert [name.rsplit(" ", 1)[1] for name in versions(phone)] == [newer]


def versions(phone: Phone) -> list[str]:
    names: list[str] = phone.page.evaluate("() => caches.keys()")
    return names


def test_where_the_browser_may_clear_sessions_it_says_so_and_offers_them_all_as_a_file(
    shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path
) -> None:
    _, host = shown
    phone = pocket.open(host.address)
    assert not phone.has("may-be-cleared")
    bring(phone, tmp_path, half_played())
    phone.tap("go-play", "may-be-cleared")
    with phone.page.expect_download() as saving:
        phone.tap("may-be-cleared")
    assert saving.value.suggested_filename.endswith(".zip")
    phone.tap("settings", "export-all")
    assert "may clear them" in phone.see("may-be-cleared").inner_text()


def test_a_browser_that_keeps_sessions_for_good_is_believed(
    shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path
) -> None:
    _, host = shown
    phone = pocket.open(host.address)
    phone.page.add_init_script("navigator.storage.persist = async () => true")
    start(phone)
    bring(phone, tmp_path, half_played())
    phone.tap("go-play", "continue")
    assert not phone.has("may-be-cleared")


def test_a_full_browser_says_so_and_goes_on_when_there_is_room(
    shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path
) -> None:
    _, host = shown
    phone = pocket.open(host.address)
    bring(phone, tmp_path, half_played())
    phone.tap("session-half", "key-winner:Ada")
    tools = phone.page.context.new_cdp_session(phone.page)
    tools.send("Storage.overrideQuotaForOrigin", {"origin": host.address.rstrip("/"), "quotaSize": 1})
    phone.tap("key-winner:Ben")
    phone.says("Could not save the last tap.")
    tools.send("Storage.overrideQuotaForOrigin", {"origin": host.address.rstrip("/")})
    phone.tap("key-winner:Ben", "key-amount:1")


def test_an_older_safari_that_only_writes_in_place_keeps_everything_too(
    shown: tuple[Path, Host], pocket: Pocket, tmp_path: Path
) -> None:
    folder = copied(shown[0], tmp_path / "site")
    script = folder / "store.js"
    script.write_text(f"delete FileSystemFileHandle.prototype.createWritable;\n{script.read_text('utf-8')}", "utf-8")
    write_service_worker(folder)
    with hosted(folder) as host:
        phone = pocket.open(host.address)
        bring(phone, tmp_path, half_played())
        phone.tap("session-half", "key-winner:Ada")
        phone.tap("key-winner:Ben", "key-amount:1")
        cut_short = phone.page.evaluate(CUT_SHORT, "half.json")
        pocket.kill()
        phone = pocket.open(host.address)
        assert not phone.has("set-aside")
        phone.tap("continue", "key-amount:1")
        assert cut_short == ["broken.json.beside", "fresh.json", "half.json", "half.json.beside"]
        assert phone.page.evaluate(NAMES) == ["half.json"]


def test_a_browser_without_storage_is_told_what_to_do(shown: tuple[Path, Host], pocket: Pocket) -> None:
    _, host = shown
    phone = pocket.open(host.address)
    phone.page.add_init_script("delete StorageManager.prototype.getDirectory")
    phone.page.goto("about:blank")
    phone.page.goto(host.address)
    expect(phone.page.get_by_text("This browser cannot keep sessions here.")).to_be_visible(timeout=PATIENCE)

"""What the offline app says: that a new version is ready, that sessions may be cleared, that there is no room."""

import os
from pathlib import Path

from playwright.sync_api import expect

from companion.site.pages import write_service_worker
from tests.ui.half_played import bring, half_played
from tests.ui.phone import PATIENCE, Phone
from tests.ui.pocket import GONE, Host, Pocket, comes_true, copied, hosted, kept_offline, start

NAMES = """async () => {
  const home = await (await navigator.storage.getDirectory()).getDirectoryHandle("henhouse");
  const names = [];
  for await (const name of (await home.getDirectoryHandle("sessions")).keys()) names.push(name);
  return names.sort();
}"""
ONLY = "async newer => (await caches.keys()).every(name => name.endsWith(newer))"
KEEPS = """async ([stage, renderer]) => {
  const worker = (await navigator.serviceWorker.getRegistration())[stage];
  return worker && worker.scriptURL.endsWith(renderer);
}"""
TO_LEARN = 1500
"""Milliseconds in which the start, which lies below a table, is drawn anew with what it has learned."""
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


def test_a_new_version_waits_until_somebody_on_the_start_asks_for_it(
    shown: Host, pocket: Pocket, tmp_path: Path
) -> None:
    folder = copied(shown.folder, tmp_path / "site")
    with hosted(folder) as host:
        phone = pocket.open(host.address)
        bring(phone, tmp_path, half_played())
        kept_offline(phone)
        before = versions(phone)
        phone.tap("session-half", "key-winner:Ada")
        newer = renewed(folder)
        await_it(phone)
        phone.tap("key-winner:Ben", "key-amount:1")
        assert not phone.has("new-version")
        assert set(before) < set(versions(phone))
        phone.tap("back", "new-version")
        assert "A new version is ready" in phone.see("new-version").inner_text()
        phone.tap("new-version")
        comes_true(phone, ONLY, newer)
        phone.page.wait_for_function(GONE, timeout=PATIENCE)
        phone.wake()
        phone.tap("continue", "key-amount:1")


def test_a_new_version_is_there_when_the_app_is_closed_and_opened(shown: Host, pocket: Pocket, tmp_path: Path) -> None:
    folder = copied(shown.folder, tmp_path / "site")
    with hosted(folder) as host:
        phone = pocket.open(host.address)
        kept_offline(phone)
        newer = renewed(folder)
        await_it(phone)
        pocket.close()
        phone = pocket.open(host.address)
        comes_true(phone, ONLY, newer)
        phone.gone("new-version")


def test_what_only_keeps_another_renderer_is_no_new_version(shown: Host, pocket: Pocket) -> None:
    phone = pocket.open(shown.address)
    kept_offline(phone)
    phone.page.evaluate("async () => { await navigator.serviceWorker.register('sw.js?full') }")
    comes_true(phone, KEEPS, ["waiting", "?full"])
    pocket.close()
    phone = pocket.open(shown.address)
    comes_true(phone, KEEPS, ["active", "?full"])
    comes_true(phone, KEEPS, ["waiting", "?skwasm"])
    phone.page.wait_for_timeout(TO_LEARN)
    assert not phone.has("new-version")


def await_it(phone: Phone) -> None:
    """Let the browser find a new version, and the screens learn of it."""
    phone.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
    comes_true(phone, "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null")
    phone.page.wait_for_timeout(TO_LEARN)


def renewed(folder: Path) -> str:
    """Change a file of a site as a new build would, and return the new version."""
    script = folder / "store.js"
    script.write_text(f"{script.read_text('utf-8')}// newer\n", "utf-8")
    os.utime(script, (1, 1))
    return write_service_worker(folder)


def versions(phone: Phone) -> list[str]:
    names: list[str] = phone.page.evaluate("() => caches.keys()")
    return names


def test_where_the_browser_may_clear_sessions_it_says_so_and_offers_them_all_as_a_file(
    shown: Host, pocket: Pocket, tmp_path: Path
) -> None:
    phone = pocket.open(shown.address)
    assert not phone.has("may-be-cleared")
    bring(phone, tmp_path, half_played())
    phone.tap("go-play", "may-be-cleared")
    with phone.page.expect_download() as saving:
        phone.tap("may-be-cleared")
    assert saving.value.suggested_filename.endswith(".zip")
    phone.tap("settings", "export-all")
    assert "may clear them" in phone.see("may-be-cleared").inner_text()


def test_a_browser_that_keeps_sessions_for_good_is_believed(shown: Host, pocket: Pocket, tmp_path: Path) -> None:
    phone = pocket.open(shown.address)
    phone.page.add_init_script("navigator.storage.persist = async () => true")
    start(phone)
    bring(phone, tmp_path, half_played())
    phone.tap("go-play", "continue")
    assert not phone.has("may-be-cleared")


def test_a_full_browser_says_so_and_goes_on_when_there_is_room(shown: Host, pocket: Pocket, tmp_path: Path) -> None:
    phone = pocket.open(shown.address)
    bring(phone, tmp_path, half_played())
    phone.tap("session-half", "key-winner:Ada")
    tools = phone.page.context.new_cdp_session(phone.page)
    tools.send("Storage.overrideQuotaForOrigin", {"origin": shown.address.rstrip("/"), "quotaSize": 1})
    phone.tap("key-winner:Ben")
    phone.says("Could not save the last tap.")
    tools.send("Storage.overrideQuotaForOrigin", {"origin": shown.address.rstrip("/")})
    phone.tap("key-winner:Ben", "key-amount:1")


def test_an_older_safari_that_only_writes_in_place_keeps_everything_too(
    shown: Host, pocket: Pocket, tmp_path: Path
) -> None:
    folder = copied(shown.folder, tmp_path / "site")
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


def test_a_browser_without_storage_is_told_what_to_do(shown: Host, pocket: Pocket) -> None:
    phone = pocket.open(shown.address)
    phone.page.add_init_script("delete StorageManager.prototype.getDirectory")
    phone.page.goto("about:blank")
    phone.page.goto(shown.address)
    expect(phone.page.get_by_text("This browser cannot keep sessions here.")).to_be_visible(timeout=PATIENCE)

"""What may go wrong around the offline app: it stops, a tab hangs, a version comes early, others live beside it."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.ui.phone import PATIENCE
from tests.ui.pocket import GONE, Host, Pocket, copied, hosted, kept_offline, start
from tests.ui.staying import outside

HANG = """() => new Promise(held => {
  navigator.locks.request("henhouse-writer", () => { held(); return new Promise(let_go => { window.letGo = let_go }) });
})"""
INSTALLING = """() => {
  const worker = new EventTarget();
  const registration = Object.assign(new EventTarget(), {active: {}, waiting: null, installing: worker});
  navigator.serviceWorker.register = async () => { window.registered = registration; return registration };
}"""
INSTALLED = """() => {
  registered.waiting = registered.installing;
  registered.waiting.dispatchEvent(new Event("statechange"));
}"""
FAR = "async () => (await fetch('https://hens.example/')).text()"


def test_an_app_that_stops_says_so_and_can_be_opened_again(shown: Host, pocket: Pocket) -> None:
    phone = pocket.open(shown.address)
    phone.page.workers[0].evaluate("() => { Promise.reject(new Error('the interpreter has died')) }")
    told = "Henhouse has stopped (Error: the interpreter has died). What is saved is unharmed."
    expect(phone.page.get_by_text(told)).to_be_visible(timeout=PATIENCE)
    phone.page.get_by_role("button", name="Try again").click()
    phone.page.wait_for_function(GONE, timeout=PATIENCE)
    phone.wake()
    phone.see("new-blind-hen")


def test_a_tab_that_waits_for_another_one_to_close_says_so(shown: Host, pocket: Pocket) -> None:
    pocket.open(shown.address)
    assert pocket.context
    hanging, waiting = pocket.context.pages[0], pocket.context.new_page()
    hanging.goto(f"{shown.address}manifest.json")
    hanging.evaluate(HANG)
    waiting.goto(shown.address)
    expect(waiting.get_by_text("Henhouse is still closing in another tab.")).to_be_visible(timeout=PATIENCE)
    hanging.evaluate("() => letGo()")
    waiting.wait_for_function(GONE, timeout=PATIENCE)


def test_a_version_that_was_being_loaded_when_the_app_began_is_offered_too(shown: Host, pocket: Pocket) -> None:
    phone = pocket.open(shown.address)
    phone.page.add_init_script(f"({INSTALLING})()")
    start(phone)
    phone.page.wait_for_function("() => window.registered")
    assert not phone.has("new-version")
    phone.page.evaluate(INSTALLED)
    phone.see("new-version")


def test_pages_below_the_app_are_their_own_and_screens_have_addresses(
    shown: Host, pocket: Pocket, tmp_path: Path
) -> None:
    folder = copied(shown.folder, tmp_path / "site")
    (folder / "mine.html").write_text("<p>my own page</p>", "utf-8")
    with hosted(folder) as host:
        phone = pocket.open(host.address)
        kept_offline(phone)
        phone.page.goto(f"{host.address}mine.html")
        expect(phone.page.get_by_text("my own page")).to_be_visible()
        asks_elsewhere(phone.page)
    for path in ("#/settings", "index.html#/settings", "?from=the-home-screen#/settings"):
        start(phone, path)
        phone.see("look-dark")


def asks_elsewhere(page: Page) -> None:
    """See that what a page asks another host for really comes from there."""
    page.context.route(re.compile("https://hens.example/"), lambda route: route.fulfill(body="far away", headers=ANY))
    assert page.evaluate(FAR) == "far away"
    assert set(outside) == {"https://hens.example/"}
    outside.clear()


ANY = {"access-control-allow-origin": "*"}

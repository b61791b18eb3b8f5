"""A phone in a real browser: taps are counted, texts are read, and new keys are given the moment that they are deaf."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Playwright, expect, sync_playwright

from companion.ui.settling import DEAF_SECONDS
from tests.chromium import find_chromium
from tests.ui.staying import watch

ANDROID = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 "
    "Mobile Safari/537.36"
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SWITCH_ON = """() => { const e = document.querySelector('flt-semantics-placeholder'); if (!e) return;
  const r = e.getBoundingClientRect(); e.dispatchEvent(new MouseEvent('click',
  {bubbles: true, clientX: r.left + r.width / 2, clientY: r.top + r.height / 2})) }"""
TAP_TWICE = """([tapped, then, patience, standing]) => new Promise((done, fail) => {
  const host = document.querySelector('flt-semantics-host');
  const find = id => host.querySelector(`[flt-semantics-identifier="${id}"]`);
  const box = find(tapped).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const holds = one => { const r = one.getBoundingClientRect();
    return r.left <= x && x <= r.right && r.top <= y && y <= r.bottom };
  const began = performance.now();
  const again = () => {
    const there = [...host.querySelectorAll('[flt-tappable]')].find(holds);
    if (there) there.click();
    done([there ? there.getAttribute('flt-semantics-identifier') : '', performance.now() - began]);
  };
  const look = new MutationObserver(() => {
    if (!find(then)) return;
    look.disconnect();
    setTimeout(again, standing);
  });
  look.observe(host, {subtree: true, childList: true, attributes: true});
  setTimeout(() => fail(new Error(`${then} never came up after ${tapped}`)), patience);
  find(tapped).click();
})"""
STANDING = 100
"""Milliseconds until all of a new screen stands, once some of it does."""
GROW = """([size, patience]) => { const strip = document.querySelector('[flt-semantics-identifier="undo"]');
  if (strip && strip.getBoundingClientRect().height > 55) return true;
  const now = performance.now(), root = document.documentElement;
  if (now - (window.enlargedAt ?? -patience) >= patience) { window.enlargedAt = now;
    root.style.fontSize = root.style.fontSize === `${size}px` ? `${size + 0.01}px` : `${size}px` }
  return false }"""
"""Sets the text size, again after a while if nothing has followed, and tells whether the strip has grown with it."""
AS_HIGH = """([id, high]) => { const one = document.querySelector(`[flt-semantics-identifier="${id}"]`);
  if (!one) return false;
  one.scrollIntoView({block: 'center'});
  return one.getBoundingClientRect().height >= high }"""
"""Brings a part into sight, and tells whether so much of it is there; a screen that is drawn anew scrolls back."""
TARGETS = """() =>
  [...document.querySelectorAll('flt-semantics[role=button][flt-semantics-identifier]')].map(button => {
  const box = button.getBoundingClientRect();
  return [button.getAttribute('flt-semantics-identifier'), [box.left, box.top, box.right, box.bottom]] })"""
PATIENCE = 30_000
NOW_AND_THEN, A_WHILE = 200, 3_000
HOLD = 900
ATTEMPTS = 10
MOST_BACK = 4
A_MOMENT = 20
"""Milliseconds that are surely over when keys are said to be no longer deaf."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Playwright, and with it the system's Chromium."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    """Start the system's Chromium; its absence is a failure, never a skip."""
    path = find_chromium()
    assert path is not None, "no Chromium: see tests/chromium.py"
    browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
    yield browser
    browser.close()


@dataclass
class Phone:
    """A page of 390x844 with its own session; ``taps`` counts what a thumb would do, ``deaf`` is said in seconds."""

    page: Page
    address: str
    taps: int = 0
    deaf: float = DEAF_SECONDS

    def go(self, path: str = "/") -> None:
        """Open an address of the app."""
        self.open(path)
        self.settle()

    def open(self, path: str = "/") -> None:
        """Open an address of the app, and wait no longer than for its first screen."""
        self.page.goto(self.address + path)
        self._wake()

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self.wake()

    def wake(self) -> None:
        """Wait for a screen of a page that loads, and until its keys can be tapped."""
        self._wake()
        self.settle()

    def _wake(self) -> None:
        """Switch on what a screen reader sees, which is how the tests look at Flutter."""
        self.page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=PATIENCE)
        self.page.evaluate(SWITCH_ON)
        self.page.wait_for_selector("flt-semantics[role]", state="attached", timeout=PATIENCE)

    def enlarge(self, scale: float) -> None:
        """Set the reader's text size, and wait until the table's strip has followed it."""
        self.page.wait_for_function(GROW, arg=[16 * scale, A_WHILE], polling=NOW_AND_THEN, timeout=PATIENCE)

    def box(self, identifier: str) -> tuple[float, float, float, float]:
        """Return where something is: left, top, right, bottom."""
        found: Any = self.see(identifier).bounding_box()
        return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]

    def targets(self) -> dict[str, tuple[float, float, float, float]]:
        """Return every button that has an id, and the part of it that is in sight: left, top, right, bottom."""
        found: list[tuple[str, list[float]]] = self.page.evaluate(TARGETS)
        return {identifier: (box[0], box[1], box[2], box[3]) for identifier, box in found}

    def wholly(self, identifier: str, high: float) -> None:
        """Bring something into sight, and wait until so much of its height is there."""
        self.page.wait_for_function(AS_HIGH, arg=[identifier, high], polling=NOW_AND_THEN, timeout=PATIENCE)

    def find(self, identifier: str) -> Locator:
        """Return what carries an id."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]').first

    def has(self, identifier: str) -> bool:
        """Whether something with this id is there now."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]').count() > 0

    def see(self, identifier: str) -> Locator:
        """Wait until something with this id is there."""
        found = self.find(identifier)
        expect(found).to_be_attached(timeout=PATIENCE)
        return found

    def gone(self, identifier: str) -> None:
        """Wait until nothing with this id is there any more, and what came instead can be tapped."""
        expect(self.page.locator(f'[flt-semantics-identifier="{identifier}"]')).to_have_count(0, timeout=PATIENCE)
        self.settle()

    def tap(self, identifier: str, then: str | None = None) -> None:
        """Tap what carries an id, and wait until what comes up then can be tapped."""
        found = self.see(identifier)
        found.scroll_into_view_if_needed()
        found.click()
        self.taps += 1
        if then is not None:
            self.see(then)
            self.settle()

    def settle(self) -> None:
        """Wait until keys that have just come up can be tapped."""
        self.page.wait_for_timeout(self.deaf * 1000 + A_MOMENT)

    def tap_twice(self, identifier: str, then: str) -> str:
        """Tap as a finger does that bounces: again in the same place as soon as something else has come up there.

        Return the id of what the second tap hit, empty when nothing was there to tap. Where the screen followed too
        slowly for a bounce, everything is taken back and tapped once more.
        """
        before = self.see("undo").inner_text()
        for _ in range(ATTEMPTS):
            self.see(identifier)
            hit, waited = self.page.evaluate(TAP_TWICE, [identifier, then, PATIENCE, STANDING])
            self.settle()
            if waited < self.deaf * 1000:
                return str(hit)
            self._take_back(before)
        message = f"in {ATTEMPTS} attempts the screen never followed fast enough for a bouncing finger"
        raise AssertionError(message)

    def _take_back(self, before: str) -> None:
        """Undo until the undo key says what it said before."""
        undo = self.see("undo")
        for _ in range(MOST_BACK):
            now = undo.inner_text()
            if now == before:
                return
            undo.click()
            expect(undo).not_to_have_text(now, timeout=PATIENCE)

    def tap_name(self, name: str) -> None:
        """Tap a button by its name."""
        self.page.get_by_role("button", name=name, exact=True).first.click()
        self.taps += 1

    def write(self, identifier: str, text: str) -> None:
        """Type into a field."""
        self.see(identifier).click()
        self.page.keyboard.type(text)

    def read(self) -> str:
        """Return everything that the screen says."""
        return self.page.locator("flt-semantics-host").inner_text()

    def says(self, text: str) -> None:
        """Wait until the screen says a text."""
        expect(self.page.get_by_text(text).first).to_be_attached(timeout=PATIENCE)

    def hold(self, identifier: str) -> None:
        """Press and keep holding."""
        box: Any = self.see(identifier).bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()

    def let_go(self) -> None:
        """Lift the finger."""
        self.page.mouse.up()


def new_phone(
    browser: Browser,
    address: str,
    *,
    dark: bool = False,
    locale: str = "en-GB",
    size: tuple[int, int] = (390, 844),
    density: int = 1,
) -> Phone:
    """Return a phone that has not been here before; ``density`` is its pixels to the point."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=density,
        has_touch=True,
        is_mobile=True,
        user_agent=ANDROID,
        color_scheme="dark" if dark else "light",
        locale=locale,
        accept_downloads=True,
    )
    watch(context, address)
    return Phone(page=context.new_page(), address=address)

"""The offline app in a browser of its own, with a memory that outlives it: built, served, closed, killed."""

import os
import re
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Playwright

from tests.chromium import find_chromium
from tests.process import Process, start_python
from tests.ui.phone import ANDROID, FLAGS, Phone
from tests.ui.phone import PATIENCE as SOON
from tests.ui.staying import watch

OPEN = re.compile(r"open at (http://\S+)")
PATIENCE = 120
HOST = """
import sys
from pathlib import Path
from companion.site.serving import serve
serve(Path(sys.argv[1]), int(sys.argv[2]), lambda address: print("open at", address, flush=True))
"""
GONE = "() => !document.getElementById('splash')"


@dataclass
class Host:
    """A web host: a process that serves a folder."""

    process: Process
    address: str
    folder: Path

    def stop(self) -> None:
        """Take it off the net."""
        self.process.kill()


def start_host(folder: Path, *words: str) -> Host:
    """Start ``python`` with these words, which serves a folder, and wait until it says where it is open."""
    process = start_python(*words)
    return Host(process=process, address=process.until(OPEN, PATIENCE)[1], folder=folder)


@contextmanager
def hosted(folder: Path, port: int = 0) -> Iterator[Host]:
    """Serve a folder for a while."""
    host = start_host(folder, "-c", HOST, str(folder), str(port))
    try:
        yield host
    finally:
        host.stop()


@dataclass
class Pocket:
    """A phone's browser with the folder in which it keeps what it was told.

    ``asked`` are its requests, and whether the service worker made them; ``failed`` are those that got no good answer.
    """

    playwright: Playwright
    profile: Path
    dark: bool = False
    context: BrowserContext | None = None
    asked: list[tuple[str, bool]] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def open(self, address: str) -> Phone:
        """Start the browser and open an address."""
        self.context = self.playwright.chromium.launch_persistent_context(
            self.profile,
            executable_path=find_chromium(),
            args=list(FLAGS),
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
            user_agent=ANDROID,
            locale="en-GB",
            color_scheme="dark" if self.dark else "light",
            accept_downloads=True,
        )
        watch(self.context, address)
        self.context.on("request", lambda request: self.asked.append((request.url, request.service_worker is not None)))
        self.context.on("response", lambda answer: self.failed.append(answer.url) if answer.status >= 400 else None)
        phone = Phone(page=self.context.pages[0], address=address)
        start(phone)
        return phone

    def kill(self) -> None:
        """End the browser like a battery that is empty."""
        wanted = f"--user-data-dir={self.profile}".encode()
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                words = (process / "cmdline").read_bytes().split(b"\0")
                if wanted in words and not any(word.startswith(b"--type=") for word in words):
                    os.kill(int(process.name), signal.SIGKILL)
        self.close()

    def close(self) -> None:
        """End the browser politely, as far as it still lives."""
        if self.context:
            with suppress(Error):
                self.context.close()
        self.context = None


def start(phone: Phone, path: str = "") -> None:
    """Open the app and wait until it stands."""
    phone.page.goto("about:blank")
    phone.page.goto(phone.address + path)
    phone.page.wait_for_function(GONE, timeout=PATIENCE * 1000)
    phone.wake()


def copied(site: Path, target: Path) -> Path:
    """Return a copy of a site, to be changed."""
    shutil.copytree(site, target)
    return target


def kept_offline(phone: Phone) -> None:
    """Wait until the browser has everything that a start without a network needs."""
    phone.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    phone.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=SOON)


def comes_true(phone: Phone, question: str, argument: object = None) -> None:
    """Wait until the page answers a question with yes; it may be loaded anew meanwhile.

    ``wait_for_function`` is not for questions like these: it takes the promise of an answer for a yes.
    """
    end = time.monotonic() + SOON / 1000
    while True:
        with suppress(Error):
            if phone.page.evaluate(question, argument):
                return
        assert time.monotonic() < end, question
        time.sleep(0.1)

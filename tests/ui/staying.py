"""Whom the browsers of the tests ask: the app's own address, and nobody else."""

import re

from playwright.sync_api import BrowserContext

UNUSED_LIBRARY = "https://cdn.jsdelivr.net/npm/@rive-app/"
"""Flutter's client asks for an animation library that nothing here uses; the page's policy and the service worker stop
it, so that it never leaves the browser."""

outside: list[str] = []
"""What was asked of others, by pages, workers and service workers; after every test it must be empty."""


def watch(context: BrowserContext, address: str) -> None:
    """Note what a browser asks of others than of an address."""
    own = re.match(r"\w+://[^/]+", address)
    assert own

    def note(url: str) -> None:
        if url.startswith("http") and not url.startswith((f"{own[0]}/", UNUSED_LIBRARY)):
            outside.append(url)

    context.on("request", lambda request: note(request.url))

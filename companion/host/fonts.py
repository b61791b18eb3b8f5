"""The fonts that a page loads at its start: those that the app draws with, and not Flet's twenty for formulas."""

import json
from pathlib import Path

from flet_web import get_package_web_dir

from companion.host.addresses import AsgiApp, Message, Receive, Send

MANIFEST = "/assets/FontManifest.json"
FAMILIES = frozenset({"MaterialIcons"})
ROBOTO = {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]}
"""Lies beside the other fonts, and would be looked for elsewhere if it were not listed."""


class OwnFonts:
    """Stands in front of the client's files and lists the fonts that are needed."""

    def __init__(self, inner: AsgiApp) -> None:
        """Stand in front of an app."""
        self.inner = inner
        self.manifest = own_manifest((Path(get_package_web_dir()) / MANIFEST[1:]).read_text("utf-8")).encode()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer what asks for the list; pass on the rest."""
        if scope["type"] != "http" or scope["path"] != MANIFEST:
            await self.inner(scope, receive, send)
            return
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(self.manifest))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.manifest})


def own_manifest(manifest: str) -> str:
    """Return a list of fonts without those that nothing here is drawn with."""
    return json.dumps([*(font for font in json.loads(manifest) if font["family"] in FAMILIES), ROBOTO])

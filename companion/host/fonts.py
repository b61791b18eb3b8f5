"""The list of fonts that a page loads at its start."""

from pathlib import Path

from flet_web import get_package_web_dir

from companion.host.addresses import AsgiApp, Message, Receive, Send
from companion.web.page import own_fonts

MANIFEST = "/assets/FontManifest.json"


class OwnFonts:
    """Stands in front of the client's files and lists the fonts that are needed."""

    def __init__(self, inner: AsgiApp) -> None:
        """Stand in front of an app."""
        self.inner = inner
        self.manifest = own_fonts((Path(get_package_web_dir()) / MANIFEST[1:]).read_text("utf-8")).encode()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer what asks for the list; pass on the rest."""
        if scope["type"] != "http" or scope["path"] != MANIFEST:
            await self.inner(scope, receive, send)
            return
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(self.manifest))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.manifest})

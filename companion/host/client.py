"""What a browser loads before it talks to the app: the page, what draws it, and the artwork.

Flet's own server would answer this, too, but it takes longer to be imported than a browser needs to load all of it and
to start. So this stands first, and Flet comes meanwhile.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path

from flet_web import get_package_web_dir
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.ui.looks import LIGHT
from companion.web.page import manifest, own_fonts

FLETS = Path(get_package_web_dir())
FONTS = "/assets/FontManifest.json"
FOUND, NOT_FOUND = 200, 404
LONGEST = 255
"""More than any address of ours, and as much as file systems take in a name."""
HEADERS = {
    "cache-control": "no-cache",  # another version of the app may answer tomorrow
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",  # with the next one: only so may Flutter draw in a thread of its own
    "cross-origin-embedder-policy": "require-corp",
}


class Client:
    """Answers every question for something to load; what is no such question goes on to the app."""

    def __init__(self, app: ASGIApp, page: bytes, assets: Path) -> None:
        """Stand in front of an app, with its page and its artwork."""
        self.app = app
        self.page = page
        self.files = _Files(directory=assets)
        self.files.all_directories.append(FLETS)
        self.made: Mapping[str, str] = {
            "/manifest.json": json.dumps(manifest(LIGHT.page)),
            FONTS: own_fonts((FLETS / FONTS[1:]).read_text("utf-8")),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page or a file."""
        if scope["type"] != "http" or scope["method"] not in {"GET", "HEAD"}:
            await self.app(scope, receive, send)
            return
        answer = await self._answer(scope)
        answer.headers.update(HEADERS)
        await answer(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        path = scope["path"]
        if b"//" in scope["raw_path"]:
            return _without_doubled_strokes(scope["raw_path"])
        if path in self.made:
            return Response(self.made[path], media_type="application/json")
        if not path.isprintable() or len(path.encode()) > LONGEST:
            return self._page()
        try:
            return await self.files.get_response(self.files.get_path(scope), scope)
        except HTTPException:
            return self._page(FOUND if Path(path).suffix in {"", ".html"} else NOT_FOUND)

    def _page(self, status: int = FOUND) -> Response:
        """Return the page, which says itself when an address leads nowhere in it; what looks like a file is missing."""
        return Response(self.page, status, media_type="text/html")


class _Files(StaticFiles):
    """Sends large pieces: between any two of them, others may keep the interpreter for a while."""

    def file_response(self, *which: object, **how: object) -> Response:
        answer = super().file_response(*which, **how)  # type: ignore[arg-type]
        if isinstance(answer, FileResponse):
            answer.chunk_size = 1 << 20
        return answer


def _without_doubled_strokes(path: bytes) -> Response:
    """Lead to the address without them, which a browser would take for the name of another machine."""
    return RedirectResponse(re.sub(rb"/+", b"/", path).decode("ascii"), 308)

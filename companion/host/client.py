"""What a browser loads before it talks to the app: the page, what draws it, and the artwork.

Flet's own server would answer this, too, but it takes longer to be imported than a browser needs to load all of it and
to start. So this stands first, and Flet comes meanwhile.
"""

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path

from flet_web import get_package_web_dir
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.ui.looks import LIGHT
from companion.web.kinds import KINDS
from companion.web.page import manifest, own_fonts

FLETS = Path(get_package_web_dir())
FONTS = "assets/FontManifest.json"
PAGE = "index.html"
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
            "manifest.json": json.dumps(manifest(LIGHT.page)),
            FONTS: own_fonts((FLETS / FONTS).read_text("utf-8")),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page or a file."""
        if scope["type"] != "http" or scope["method"] not in {"GET", "HEAD"}:
            await self.app(scope, receive, send)
            return
        asked = _for_the_whole(scope)
        answer = await self._answer(asked)
        answer.headers.update(HEADERS)
        await answer(asked, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        if b"//" in scope["raw_path"]:
            return _without_doubled_strokes(scope["raw_path"])
        name = Path(self.files.get_path(scope)).as_posix()
        if name in self.made:
            return Response(self.made[name], media_type="application/json")
        if name == PAGE or not name.isprintable() or len(name.encode()) > LONGEST:
            return self._page()
        try:
            return await self.files.get_response(name, scope)
        except HTTPException:
            return self._page(FOUND if Path(name).suffix in {"", ".html"} else NOT_FOUND)

    def _page(self, status: int = FOUND) -> Response:
        """Return the page, which says itself when an address leads nowhere in it; what looks like a file is missing."""
        return Response(self.page, status, media_type="text/html")


class _Files(StaticFiles):
    """Sends each file as what it is, whatever this machine thinks of it, and in large pieces.

    Between any two pieces others may keep the interpreter for a while.
    """

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        answer = super().file_response(full_path, stat_result, scope, status_code)
        if isinstance(answer, FileResponse):
            answer.chunk_size = 1 << 20
            answer.headers["content-type"] = KINDS.get(Path(full_path).suffix, answer.headers["content-type"])
        return answer


def _for_the_whole(scope: Scope) -> Scope:
    """Return the question without the wish for a part of a file, which no browser has here."""
    return {**scope, "headers": [pair for pair in scope["headers"] if pair[0] != b"range"]}


def _without_doubled_strokes(path: bytes) -> Response:
    """Lead to the address without them, which a browser would take for the name of another machine."""
    return RedirectResponse(re.sub(rb"/+", b"/", path).decode("ascii"), 308)

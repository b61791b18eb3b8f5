"""Shows a finished site at an address of this machine, as a web host would."""

import os
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from companion.web.kinds import KINDS
from companion.web.ports import at_port

HERE = "127.0.0.1"
USUAL_PORT = 8551


class Files(SimpleHTTPRequestHandler):
    """Answers with the files of a folder; a browser asks each time whether they have changed."""

    protocol_version = "HTTP/1.1"

    def guess_type(self, path: "str | os.PathLike[str]") -> str:
        """Return the type by which a browser knows what to do with a file, whatever this machine thinks of it."""
        return KINDS.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        """Let a new version be seen at once: what is kept must be asked for."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing about single files."""

    def list_directory(self, path: object) -> None:
        """Show no lists of files."""
        del path
        self.send_error(404)


def serve(folder: Path, port: int | None, ready: Callable[[str], None]) -> None:
    """Serve a folder until somebody stops it; without a wish at the usual port, or any free one. Raises ``OSError``."""
    with listening(folder, port) as server:
        ready(f"http://{HERE}:{server.server_address[1]}/")
        server.serve_forever()


def listening(folder: Path, port: int | None) -> ThreadingHTTPServer:
    """Return a server of a folder that listens on this machine already; raises ``OSError``."""
    handler = partial(Files, directory=str(folder))
    return at_port(port, USUAL_PORT, lambda number: ThreadingHTTPServer((HERE, number), handler))

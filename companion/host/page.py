"""The page that a browser begins with: Flet's, with a splash of ours instead of its own, and the way back when lost."""

import json
import shutil
import tempfile
from pathlib import Path

from flet_web import get_package_web_dir, patch_index_html

from companion.host.returning import COMES_BACK, LOST, WAKES
from companion.ui.language import LANGUAGES, tongue
from companion.ui.looks import DARK, LIGHT
from companion.web.page import DESCRIPTION, NAME

TALK = "/ws"
"""Where Flet's client talks to its page."""

HEAD, BODY, ICON = "<head>", "<body>", "icons/apple-touch-icon-192.png"
VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'


def own_page(*, elsewhere: bool) -> bytes:
    """Return the page; ``elsewhere`` is on phones that do not serve it themselves: they sleep and lose the network."""
    splash = _filled((Path(__file__).parent / "splash.html").read_text("utf-8"))
    head = VIEWPORT + _filled(COMES_BACK) + (WAKES if elsewhere else "")
    page = _flets()
    for found, instead in ((ICON, "icon-192.png"), (HEAD, HEAD + head), (BODY, BODY + splash)):
        page = page.replace(found, instead, 1)
    return page.encode()


def _flets() -> str:
    """Return the page as Flet would serve it."""
    with tempfile.TemporaryDirectory() as folder:
        index = Path(folder) / "index.html"
        shutil.copyfile(Path(get_package_web_dir()) / index.name, index)
        patch_index_html(
            str(index),
            base_href="/",
            websocket_endpoint_path=TALK,
            app_name=NAME,
            app_description=DESCRIPTION,
            no_cdn=True,
        )
        return index.read_text("utf-8")


def _filled(text: str) -> str:
    """Fill in the colours of both looks, and what is told in every language."""
    words = {code: tongue(code)(LOST) for code in LANGUAGES}
    values = {"page": LIGHT.page, "ink": LIGHT.ink, "dark_page": DARK.page, "dark_ink": DARK.ink}
    for name, value in {**values, "words": json.dumps(words)}.items():
        text = text.replace(f"@{name}@", value)
    return text

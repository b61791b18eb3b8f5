"""What draws the app and Python's interpreter: what is taken of the installed Flet, and what is changed in it."""

import json
import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from pathlib import Path

from companion.site.errors import SiteError
from companion.web.page import own_fonts
from companion.words import say

RENDERERS: Mapping[str, tuple[str, ...]] = {
    "skwasm": ("main.dart.mjs", "main.dart.wasm", "canvaskit/skwasm.js", "canvaskit/skwasm.wasm"),
    "chromium": ("main.dart.js", "canvaskit/chromium/canvaskit.js", "canvaskit/chromium/canvaskit.wasm"),
    "full": ("main.dart.js", "canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm"),
}
"""What browsers draw with, each with one of these: today's Chromium, an older one, and all others.

The first starts in two thirds of the time, because browsers compile it while it is still on its way.
"""
FOR_ALL = (
    "flutter_bootstrap.js",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/FontManifest.json",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/fonts/roboto.woff2",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide-lock.json",
    "pyodide/python_stdlib.zip",
)
"""What every browser needs besides; the rest are symbols, licences of what is not used, and fonts."""
STOCK_WORKER = re.compile(r"serviceWorkerSettings: \{[^}]*\},\s*(?=onEntrypointLoaded)")


def needed_with(renderer: str, files: Iterable[str]) -> list[str]:
    """Return those of a site's files that a browser needs which draws with this renderer."""
    others = {*chain.from_iterable(RENDERERS.values())} - {*RENDERERS[renderer]}
    return [name for name in files if name not in others]


def copy_client(source: Path, folder: Path) -> None:
    """Copy what is needed of Flet's client and make it ours; raises ``SiteError`` and ``OSError``."""
    for name in dict.fromkeys((*FOR_ALL, *chain.from_iterable(RENDERERS.values()))):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            shutil.copyfile(source / name, target)
        except FileNotFoundError as error:
            raise _other_flet(name) from error
    _change(folder / "flutter_bootstrap.js", _without_stock_worker)
    _change(folder / "assets" / "FontManifest.json", own_fonts)
    _change(folder / "pyodide" / "pyodide-lock.json", _no_packages)


def _change(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def _without_stock_worker(bootstrap: str) -> str:
    """Take out Flutter's own service worker, which would take the place of ours."""
    changed, count = STOCK_WORKER.subn("", bootstrap)
    if count != 1:
        raise _other_flet("flutter_bootstrap.js")
    return changed


def _no_packages(lock: str) -> str:
    return json.dumps({**json.loads(lock), "packages": {}})


def _other_flet(name: str) -> SiteError:
    return SiteError(
        say("The installed flet-web is another one than this app was made with: {name} is not as expected.", name=name)
    )

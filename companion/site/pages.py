"""What is written for this app alone: its page, its manifest, and the service worker that knows every file."""

import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path

from companion.site.client import RENDERERS
from companion.ui.language import LANGUAGES, tongue
from companion.ui.looks import DARK, LIGHT
from companion.web.page import DESCRIPTION, POLICY, manifest
from companion.words import say

FILES = Path(__file__).parent / "files"
DIGITS = 20
"""So many digits of a checksum tell files apart for sure."""
HEAVY = (
    ("main.dart.wasm", "main.dart.js"),
    ("canvaskit/skwasm.wasm", "canvaskit/chromium/canvaskit.wasm"),
    ("pyodide/pyodide.asm.wasm",),
    ("pyodide/python_stdlib.zip",),
    ("program.bin",),
)
"""What the bar of the splash waits for, and what comes instead in other browsers; the size of the first counts."""
WORDS = {
    "starting": say("Henhouse is getting ready"),
    "elsewhere": say("Henhouse is open in another tab. Go on there; once it is closed, it opens here."),
    "held": say(
        "Henhouse is still closing in another tab. It opens here as soon as that is done. If it takes long, close the "
        "browser and open it again."
    ),
    "unable": say(
        "This browser cannot keep sessions here. Open Henhouse in a current Chrome, Edge, Firefox or Safari, and at an "
        "address that begins with https."
    ),
    "failed": say("Henhouse could not start ({reason}). What is saved is unharmed.", reason="@reason@"),
    "stopped": say("Henhouse has stopped ({reason}). What is saved is unharmed.", reason="@reason@"),
    "again": say("Try again"),
}


def write_pages(folder: Path) -> None:
    """Write what does not depend on the other files."""
    for name in ("begin.js", "python-worker.js", "store.js"):
        shutil.copyfile(FILES / name, folder / name)
    _write_index(folder)
    (folder / "manifest.json").write_text(json.dumps(manifest(LIGHT.page), indent=2), encoding="utf-8")


def write_service_worker(folder: Path) -> str:
    """Write the service worker over all files that are there now, and return their version."""
    files = {
        path.relative_to(folder).as_posix(): _checksum(path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "sw.js"
    }
    version = _checksum(json.dumps(files).encode())[:12]
    listed, renderers = json.dumps(files, indent=1), json.dumps(RENDERERS)
    _fill(folder, "sw.js", {"version": version, "files": listed, "digits": str(DIGITS), "renderers": renderers})
    return version


def _checksum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def _write_index(folder: Path) -> None:
    spoken = {
        code: {"language": code, **{key: tongue(code)(text) for key, text in WORDS.items()}} for code in LANGUAGES
    }
    heavy = [
        {"size": (folder / names[0]).stat().st_size, "names": [Path(name).name for name in names]} for names in HEAVY
    ]
    told = {"words": spoken, "heavy": heavy, "renderers": RENDERERS}
    settings = json.dumps(told, ensure_ascii=False).replace("<", "\\u003c")
    colors = {
        f"{prefix}{name}": getattr(look, name)
        for prefix, look in (("", LIGHT), ("dark_", DARK))
        for name in ("page", "ink", "on_ink", "well")
    }
    _fill(folder, "index.html", {"policy": POLICY, "settings": settings, "description": DESCRIPTION, **colors})


def _fill(folder: Path, name: str, values: Mapping[str, str]) -> None:
    text = (FILES / name).read_text(encoding="utf-8")
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    (folder / name).write_text(text, encoding="utf-8")

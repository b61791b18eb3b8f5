"""What the page is called, what it may load, the fonts that it loads at its start, and how it is installed."""

import json

NAME = "Henhouse"
DESCRIPTION = "A companion for auction card games, on a phone beside the cards."
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data:; "
    "worker-src 'self' blob:; form-action 'self'; base-uri 'self'"
)
"""What a page may load: its own origin and nothing else (flet.md C)."""
FAMILIES = frozenset({"MaterialIcons"})
ROBOTO = {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]}
"""Lies beside the other fonts, and would be looked for elsewhere if it were not listed."""


def own_fonts(manifest: str) -> str:
    """Return Flet's list of fonts without its twenty for formulas, of which each start would ask for all."""
    return json.dumps([*(font for font in json.loads(manifest) if font["family"] in FAMILIES), ROBOTO])


def manifest(color: str) -> dict[str, object]:
    """Return what a phone shows of the app where it is installed: names, icons, and a colour behind them."""
    return {
        "name": NAME,
        "short_name": NAME,
        "description": DESCRIPTION,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": color,
        "theme_color": color,
        "categories": ["games", "utilities"],
        "icons": [
            {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for size in (192, 512)
            for purpose in ("any", "maskable")
        ],
    }

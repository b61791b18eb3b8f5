"""What the page is called, what it may load, and the fonts that it loads at its start."""

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

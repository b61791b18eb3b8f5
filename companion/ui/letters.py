"""What can be drawn: names may hold any character, the font that comes with the app holds a few hundred.

Where a glyph is missing, the browser's canvas would ask for fallback fonts that are not there, and draw boxes.
"""

import re
import unicodedata

FONT = "35b02ca266b79eb4996590f15817425a1ce9ebf48f84471843233ff614656bf2"
"""The SHA-256 of the Roboto that Flet serves (fonts/roboto.woff2) and that this table was made from: the character map
of the font read with fontTools (``TTFont(path).getBestCmap()``), without control and private characters."""

_ROBOTO = (
    "0020-007e 00a0-017f 018f 0192 01a0-01a1 01af-01b0 01f0 01fa-01ff 0218-021b 0237 0259 02bc 02c6-02c7 02c9 "
    "02d8-02dd 02f3 0300-0301 0303 0309 030f 0323 0384-038a 038c 038e-03a1 03a3-03ce 03d1-03d2 03d6 0400-0486 "
    "0488-0513 1e00-1e01 1e3e-1e3f 1e80-1e85 1ea0-1ef9 1f4d 2000-200b 2010-2011 2013-2015 2017-201e 2020-2022 "
    "2025-2027 2030 2032-2033 2039-203a 203c 2044 2074 207f 20a3-20a4 20a6-20ac 20b1 20b9-20ba 20bc-20bd 2105 2113 "
    "2116 2122 2126 212e 215b-215e 2202 2206 220f 2211-2212 221a 221e 222b 2248 2260 2264-2265 25ca fb01-fb04 "
)

STAND_IN = "?"


def _characters(ranges: str) -> str:
    """Return a class for regular expressions, as Python and Dart both read it."""
    pairs = (cell.partition("-") for cell in ranges.split())
    return "".join(f"\\u{first}" + (f"-\\u{last}" if last else "") for first, _, last in pairs)


TYPABLE = f"^[{_characters(_ROBOTO)}]*$"
"""What a field may hold: Flet's input filter takes a change when all of the text fits, and drops it otherwise."""
_STRANGE = re.compile(f"[^\\n{_characters(_ROBOTO)}]+")


def drawable(text: str) -> str:
    """Return a text as it can be drawn: a question mark for each run of characters that the font does not have.

    >>> drawable("Zoë"), drawable("Zoe\u0308"), drawable("\U0001f414\U0001f423 Ada \u674e")
    ('Zoë', 'Zoë', '? Ada ?')
    """
    return text if text.isascii() else _STRANGE.sub(STAND_IN, unicodedata.normalize("NFC", text))


def drawn_only(text: str) -> str:
    """Return what is left of a typed text without the characters that the font does not have.

    >>> drawn_only("\U0001f414Ada\u674e"), drawn_only("\u674e")
    ('Ada', '')
    """
    return _STRANGE.sub("", unicodedata.normalize("NFC", text))

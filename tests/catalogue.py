"""The German catalogue: ``python -m tests.catalogue`` brings in new templates and compiles what is translated."""

import io
import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
GERMAN = ROOT / "companion" / "ui" / "locales" / "de" / "LC_MESSAGES" / "henhouse.po"
COMPILED = GERMAN.with_suffix(".mo")
BEGUN = datetime(2026, 11, 21, tzinfo=UTC)
KEYWORDS = {"say": None, "mark": None, "say_many": (1, 2)}


def templates() -> Catalog:
    """Return every template that the program can say."""
    found = Catalog(charset="utf-8")
    places = extract_from_dir(
        str(ROOT / "companion"), method_map=[("**.py", "python")], keywords=KEYWORDS, comment_tags=()
    )
    for path, _line, message, _comments, _context in places:
        found.add(message, locations=[(f"companion/{path}", 1)])
    return found


def german() -> Catalog:
    """Return the catalogue as it is written."""
    with GERMAN.open("rb") as file:
        return read_po(file, locale="de")


def compiled(catalogue: Catalog) -> bytes:
    """Return what gettext reads of a catalogue."""
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def main() -> None:
    """Bring the catalogue up to date and compile it; say what is missing."""
    catalogue = german() if GERMAN.exists() else Catalog(locale="de", charset="utf-8")
    catalogue.project, catalogue.version, catalogue.header_comment = (
        "Henhouse",
        "1.0",
        "# The German texts of Henhouse.",
    )
    catalogue.creation_date = catalogue.revision_date = BEGUN  # a date that changes by itself would be a change
    catalogue.fuzzy = False
    catalogue.update(templates(), no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    GERMAN.parent.mkdir(parents=True, exist_ok=True)
    with GERMAN.open("wb") as file:
        write_po(file, catalogue, width=116, no_location=True, omit_header=False, sort_output=True)
    COMPILED.write_bytes(compiled(catalogue))
    missing = [message.id for message in catalogue if message.id and not _translated(message.string)]
    sys.stdout.write(f"{len(missing)} templates have no German text yet\n")


def _translated(text: object) -> bool:
    return all(text) if isinstance(text, tuple) else bool(text)


if __name__ == "__main__":
    main()

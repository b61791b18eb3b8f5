"""A session in the middle, and how it comes onto a phone."""

import json
from pathlib import Path

from companion.archive import Envelope
from companion.documents import write_session
from companion.ui.open_table import OpenTable
from tests.ui.phone import Phone
from tests.ui.seeds import Document, fresh_session
from tests.ui.test_files_in import pick
from tests.ui.test_killing import after, table_of
from tests.ui.test_whole_session import WINNERS, lot

PLAYED = 16


def half_played() -> Document:
    """A session of four after sixteen auctions."""
    table = table_of(Envelope(id="half", document=fresh_session(), started_at="2026-11-21T18:00:00Z"))
    for number in range(PLAYED):
        cards = lot(number)
        for key_id in (f"winner:{WINNERS[number % 4]}", "amount:1", "suggest", *(f"lot:{card}" for card in cards)):
            table = tapped(table, key_id)
    return {**write_session(table.session), "id": "half"}


def tapped(table: OpenTable, key_id: str) -> OpenTable:
    key = table.question(frozenset()).key(key_id)
    assert key is not None, key_id
    return after(table, key)


def bring(phone: Phone, folder: Path, document: Document) -> None:
    """Open a session file, as somebody does who changes phones in the middle of a session."""
    file = folder / "half.json"
    file.write_text(json.dumps(document), "utf-8")
    phone.tap("go-sessions", "open-file")
    pick(phone, file)
    phone.tap("add", "fine")
    phone.tap("fine", f"session-{document['id']}")

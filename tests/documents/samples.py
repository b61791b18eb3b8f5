"""Documents of a small table: Ada, Ben and Cy with a few cards, so that every number can be seen at a glance."""

from copy import deepcopy
from typing import Any

import pytest

from companion.documents import DocumentError, read_document

Document = dict[str, Any]

GAME = "blind-hen"

SESSION: Document = {
    "format": "companion/session",
    "version": 1,
    "id": "s-1",
    "game": GAME,
    "options": {"wooden_chickens": False, "zero_cards_rank": False, "auctioneer_passes_left": False},
    "players": [{"name": "Ada"}, {"name": "Ben", "profile": "p-2"}, {"name": "Cy"}],
    "setup": {
        "auctioneer": "Ada",
        "displays": {"Ada": ["green-2", "red-1"], "Ben": ["red-3", "blue-1"], "Cy": ["blue-1"]},
    },
    "rules": "1.0",
    "started_at": "2026-11-21T18:00:00Z",
    "finished_at": None,
    "note": "",
    "log": [],
}

AUCTION: list[Document] = [
    {"type": "bid", "player": "Ada", "amount": 1},
    {"type": "bid", "player": "Ben", "amount": 3},
    {"type": "pass", "player": "Cy"},
    {"type": "pay", "cards": ["red-3"]},
    {"type": "lot", "cards": ["hen", "corn", "blue-4"]},
]

TALLY: Document = {
    "format": "companion/tally",
    "version": 1,
    "game": GAME,
    "options": {"wooden_chickens": False, "zero_cards_rank": False, "auctioneer_passes_left": False},
    "players": [
        {"name": "Ada", "display": ["green-2", "red-1"], "hens": 1, "corns": 2},
        {"name": "Ben", "profile": "p-2", "display": ["red-3"], "hens": 0, "corns": 0},
        {"name": "Cy", "display": [], "hens": 3, "corns": 0},
    ],
}


def session(*log: Document, **changes: Any) -> Document:
    return {**deepcopy(SESSION), "log": list(deepcopy(log)), **changes}


def tally(**changes: Any) -> Document:
    return {**deepcopy(TALLY), **changes}


def chickens(**owners: str | None) -> Document:
    """Return a tally played with wooden chickens."""
    return tally(options={"wooden_chickens": True}, wooden_chickens=owners)


def without(document: Document, *path: str | int) -> Document:
    """Return the document without the key or item at the path."""
    changed, inside, last = _inside(document, path)
    del inside[last]
    return changed


def having(document: Document, value: Any, *path: str | int) -> Document:
    """Return the document with another value at the path, or one more key."""
    changed, inside, last = _inside(document, path)
    inside[last] = value
    return changed


def fault(document: Document) -> DocumentError:
    """Return why the document is refused."""
    with pytest.raises(DocumentError) as caught:
        read_document(document)
    return caught.value


def refusal(document: Document) -> DocumentError | None:
    """Return why the document is refused, None if it is read."""
    try:
        read_document(document)
    except DocumentError as refused:
        return refused
    return None


def where(document: Document) -> tuple[str, str | None]:
    """Return path and rule of the refusal."""
    refused = fault(document)
    return refused.at, refused.rule


def _inside(document: Document, path: tuple[str | int, ...]) -> tuple[Document, Any, str | int]:
    changed = deepcopy(document)
    inside: Any = changed
    for step in path[:-1]:
        inside = inside[step]
    return changed, inside, path[-1]

"""Damage to a document: another kind of value, a key left out, a key too many."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

Place = tuple[str | int, ...]

FREE = {"id", "note", "rules", "started_at", "finished_at", "at", "by", "profile"}
"""Texts that mean nothing to the rules."""
NULLABLE = {"started_at", "finished_at", "event"}
DEFAULTED = {"options", "owners", "auctions_before", "position", "items"}
"""Keys, or objects of keys, that say something else when they are left out."""
ANYTHING: tuple[Any, ...] = (None, True, 3, 3.0, "nonsense", [], {})


def places(value: Any, here: Place = ()) -> list[Place]:
    """The place of every part of a document."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, own in parts for found in ((*here, key), *places(own, (*here, key)))]


def path_of(place: Place) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in place).removeprefix(".")


def at(document: Any, place: Place) -> Any:
    for key in place:
        document = document[key]
    return document


def wrong_kinds(document: Any, place: Place) -> list[Any]:
    """Values of every other kind than the one that stands there."""
    kind = type(at(document, place))
    return [wrong for wrong in ANYTHING if type(wrong) is not kind]


def damaged(document: Any, place: Place, value: Any) -> Any:
    changed = deepcopy(document)
    at(changed, place[:-1])[place[-1]] = value
    return changed


def left_out(document: Any, place: Place) -> Any:
    changed = deepcopy(document)
    del at(changed, place[:-1])[place[-1]]
    return changed


def one_more(document: Any, place: Place) -> Iterator[tuple[Any, str]]:
    """The document with a key that nobody knows, if an object stands there, and where that is found."""
    if isinstance(at(document, place), dict):
        yield damaged(document, (*place, "odd"), "odd"), path_of((*place, "odd"))

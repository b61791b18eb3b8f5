"""Where the app runs, as far as people have to know."""

from collections.abc import Callable
from dataclasses import dataclass


def _nothing() -> None:
    return None


@dataclass(slots=True, kw_only=True)
class Place:
    """Where the sessions lie and what the surroundings have said; it may change while the app runs.

    ``in_browser``: the browser itself keeps the sessions, not a folder of a computer. ``lasting``: nobody clears them
    unasked. ``new_version``: one is there, and ``load_new`` begins anew with it.
    """

    in_browser: bool = False
    lasting: bool = True
    new_version: bool = False
    load_new: Callable[[], None] = _nothing

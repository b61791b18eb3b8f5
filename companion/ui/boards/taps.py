"""What tapping and holding a board does."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from companion.tracker import Key
from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardTaps:
    """A tap on a player's row, and the press that looks at the own pile as long as it lasts.

    ``places`` are the keys that the question has on the board, by their ids, and ``place`` follows one of them.

    ``only_acting`` leaves just the row of who acts, where large text needs the height.
    """

    row: Callable[[Name], None]
    peek: Callable[[Name | None], None]
    live: bool = True
    only_acting: bool = False
    low: bool = False
    places: Mapping[str, Key] = field(default_factory=dict)
    place: Callable[[Key], Awaitable[None]] | None = None

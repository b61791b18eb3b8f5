"""What tapping and holding a board does."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardTaps:
    """A tap on a player's row, and the press that looks at the own pile as long as it lasts."""

    row: Callable[[Name], None]
    peek: Callable[[Name | None], None]
    live: bool = True

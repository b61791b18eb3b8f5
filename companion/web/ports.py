"""At which port something listens."""

from collections.abc import Callable
from typing import TypeVar

Listener = TypeVar("Listener")


def at_port(wish: int | None, usual: int, listen: Callable[[int], Listener]) -> Listener:
    """Listen at the wanted port; without a wish at the usual one, or any free one. Raises ``OSError``."""
    try:
        return listen(usual if wish is None else wish)
    except OSError:
        if wish is not None:
            raise
        return listen(0)

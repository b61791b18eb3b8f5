"""Keys that have just come up are deaf for a moment: the second half of a double tap is not meant for them."""

import time
from collections.abc import Awaitable, Callable

DEAF_SECONDS = 0.3
"""Shorter than a person takes to find a new key, longer than a finger that bounces."""

Act = Callable[[], Awaitable[None] | None]


class Settling:
    """Whether the keys of a page have been there long enough to be meant by a tap."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with a page that nobody has tapped yet, whose keys no bounce can hit; the clock counts seconds."""
        self._clock = clock
        self._deaf_until = 0.0
        self._tapped = False

    def begin(self) -> None:
        """Say that other keys have just come up."""
        if self._tapped:
            self._deaf_until = self._clock() + DEAF_SECONDS

    def steady(self, act: Act) -> Act:
        """Return what does the same, whether keys are new or not."""

        def tapped() -> Awaitable[None] | None:
            self._tapped = True
            return act()

        return tapped

    def guard(self, act: Act) -> Act:
        """Return what does the same, but nothing while the keys are new."""
        heard = self.steady(act)
        return lambda: None if self._clock() < self._deaf_until else heard()

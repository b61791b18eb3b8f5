"""Keys that have just come up are deaf for a moment: the second half of a double tap is not meant for them."""

import time
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

DEAF_SECONDS = 0.3
"""Shorter than a person takes to find a new key, longer than a finger that bounces."""
LATE_SECONDS = 2.0
"""A tap whose key another phone has taken away arrives within this; a later one has lost its key otherwise."""

_settlings: "WeakValueDictionary[str, Settling]" = WeakValueDictionary()
"""The settling of each page, for taps that have lost their key."""

Act = Callable[[], Awaitable[None] | None]


def _nothing() -> None:
    return None


class Ear:
    """What a screen does about a finger that came too late; the screen of a page that was listening last hears it."""

    def __init__(self) -> None:
        """Hear nothing yet."""
        self.missed: Callable[[], None] = _nothing


class Settling:
    """Whether the keys of a page have been there long enough to be meant by a tap."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with a page that nobody has tapped yet, whose keys no bounce can hit; the clock counts seconds."""
        self._clock = clock
        self._deaf_until = 0.0
        self._overtaken_until = 0.0
        self._late_until = 0.0
        self._tapped = False
        self._ear = Ear()

    def listen(self, ear: Ear) -> None:
        """Tell this ear of fingers that came too late, instead of any other."""
        self._ear = ear

    def stop_listening(self, ear: Ear) -> None:
        """Tell this ear nothing more; another one may have taken its place already."""
        if self._ear is ear:
            self._ear = Ear()

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

    def overtake(self) -> None:
        """Say that another phone has changed the keys: a finger on its way is told so, it is no bounce."""
        now = self._clock()
        self._deaf_until = self._overtaken_until = now + DEAF_SECONDS
        self._late_until = now + LATE_SECONDS

    def guard(self, act: Act) -> Act:
        """Return what does the same, but nothing while the keys are new."""
        heard = self.steady(act)

        def guarded() -> Awaitable[None] | None:
            if self._clock() >= self._deaf_until:
                return heard()
            if self._clock() < self._overtaken_until:
                self._ear.missed()
            return None

        return guarded

    def lose(self) -> None:
        """Say that the key of a tap was gone; only where another phone has just changed the keys is that told."""
        if self._clock() < self._late_until:
            self._ear.missed()


def follow_taps(page_id: str, settling: Settling) -> None:
    """Let taps of a page whose keys are gone be told to this settling."""
    _settlings[page_id] = settling


def taps_missed(page_id: str) -> None:
    """Tell a page of a tap whose key is gone."""
    settling = _settlings.get(page_id)
    if settling is not None:
        settling.lose()

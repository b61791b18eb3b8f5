"""Every page is told of a change, whatever goes wrong on another one."""

import asyncio
from collections.abc import Callable

import pytest

from companion.ui.watched import Watched


def failing() -> None:
    raise RuntimeError


def told(watched: Watched, *pages: str, first: str | None = None) -> list[str]:
    """Return which pages were told of a change, in this order."""
    heard: list[str] = []

    def hears(page: str) -> Callable[[], None]:
        return lambda: heard.append(page)

    async def work() -> None:
        for page in pages:
            watched.watch(hears(page), page)
        try:
            watched.changed(first)
        finally:
            for _ in pages:
                await asyncio.sleep(0.01)

    try:
        asyncio.run(work())
    except RuntimeError:
        heard.append("fault")
    return heard


def test_the_page_that_was_tapped_is_told_first() -> None:
    assert told(Watched(), "Ada", "Ben", "Cy", first="Cy") == ["Cy", "Ada", "Ben"]


@pytest.mark.parametrize("first", ["broken", None])
def test_a_page_that_cannot_be_drawn_keeps_no_other_from_being_told(first: str | None) -> None:
    watched = Watched()
    watched.watch(failing, "broken")
    assert told(watched, "Ada", "Ben", first=first) == ["Ada", "Ben", "fault"]

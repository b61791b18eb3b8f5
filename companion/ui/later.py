"""Screens that are imported when they are first shown, or in a quiet moment: no start waits for all of them."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module

import flet as ft

from companion.ui.boundary import part
from companion.ui.components.absent import absent
from companion.ui.components.page_view import page_view
from companion.ui.kit import use_kit
from companion.words import say

log = logging.getLogger("henhouse")
FIRST_PICTURE = 1.0
"""So many seconds the first screen has for itself, until the others are brought."""
BETWEEN = 0.05
"""So many seconds lie between one screen and the next, so that a tap waits for one at most.

The first is the longest, and the one that is wanted first.
"""


@dataclass(frozen=True, slots=True)
class Later:
    """A screen by the names of its module and its component."""

    module: str
    component: str

    def __call__(self) -> ft.Control:
        """Show it; one that cannot be imported says so and leaves all others as they are."""
        try:
            screen: ft.Control = getattr(self.bring(), self.component)()
        except Exception:
            log.exception("a screen could not be imported")
            return Unshown()
        return screen

    def bring(self) -> object:
        """Import it, unless that is done."""
        return import_module(f"companion.ui.screens.{self.module}")


async def bring_all(screens: Iterable[Later]) -> None:
    """Import screens one by one, in quiet moments."""
    await asyncio.sleep(FIRST_PICTURE)
    for screen in screens:
        try:
            screen.bring()
        except Exception:
            log.exception("a screen could not be imported")
        await asyncio.sleep(BETWEEN)


@part
def Unshown() -> ft.Control:  # noqa: N802 - components are named like classes
    """Stand in the place of a screen that could not be imported."""
    kit = use_kit(lambda desk: desk.archive.where)
    what_helps = say("Start Henhouse again. Nothing is lost.")
    return page_view(kit, ft.use_view_path(), absent(kit, what_helps, say("This screen could not be shown")))

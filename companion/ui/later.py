"""Screens that are imported when they are first shown, or in a quiet moment: no start waits for all of them."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module

import flet as ft

FIRST_PICTURE = 1.0
"""So many seconds the first screen has for itself, until the others are brought."""
BETWEEN = 0.05
"""So many seconds lie between one screen and the next, so that a tap need not wait for more than one."""


@dataclass(frozen=True, slots=True)
class Later:
    """A screen by the names of its module and its component."""

    module: str
    component: str

    def __call__(self) -> ft.Control:
        """Show it."""
        screen: ft.Control = getattr(self.bring(), self.component)()
        return screen

    def bring(self) -> object:
        """Import it, unless that is done."""
        return import_module(f"companion.ui.screens.{self.module}")


async def bring_all(screens: Iterable[Later]) -> None:
    """Import screens one by one, in quiet moments."""
    await asyncio.sleep(FIRST_PICTURE)
    for screen in screens:
        screen.bring()
        await asyncio.sleep(BETWEEN)

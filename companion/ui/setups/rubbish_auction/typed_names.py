"""What is typed into fields stands there at once, and is kept a moment after the last letter."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.boundary import handler
from companion.ui.drafts import Pen
from companion.ui.hooks import use_kept
from companion.ui.kit import Kit
from companion.ui.setups.rubbish_auction import item_names as names
from companion.ui.setups.rubbish_auction.item_names import Labels

PAUSE_SECONDS = 0.4
"""So long nothing is typed before it is kept; leaving the fields keeps it at once."""


@dataclass(slots=True)
class Fields:
    """What stands in the fields of this page, and what of it the household does not know yet."""

    texts: Labels
    unkept: Labels | None = None

    def type(self, at: int, text: str) -> Labels:
        """Put a text into a field, and return what stands in all of them now."""
        self.texts = self.unkept = (*self.texts[:at], text, *self.texts[at + 1 :])
        return self.texts

    def take(self) -> Labels | None:
        """Return what is to be kept, once."""
        unkept, self.unkept = self.unkept, None
        return unkept


@dataclass(frozen=True, slots=True, kw_only=True)
class Typing:
    """What stands in the fields, what types into one of them, and what keeps all that at once."""

    texts: Labels
    type: Callable[[int, str], None]
    keep: Callable[[], Awaitable[None]]


def use_fields(kit: Kit, pen: Pen, first: Labels) -> Typing:
    """Return the fields, which begin with these texts; a hook."""
    _, again = ft.use_state(0)
    fields = use_kept(lambda: Fields(texts=first))
    page = ft.context.page

    async def keep() -> None:
        unkept = fields.take()
        if unkept is not None:
            await pen.take(lambda now: names.typing(now, unkept))

    async def keep_after_a_pause(typed: Labels) -> None:
        await asyncio.sleep(PAUSE_SECONDS)
        if fields.unkept is typed:
            await handler(keep, kit.report)()

    def type_in(at: int, text: str) -> None:
        page.run_task(keep_after_a_pause, fields.type(at, text))
        again(lambda count: count + 1)

    ft.use_effect(lambda: None, [], cleanup=keep)
    return Typing(texts=fields.texts, type=type_in, keep=keep)

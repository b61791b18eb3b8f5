"""What is told for a moment and then goes away by itself."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.words import Sentence

MESSAGE_SECONDS = 6


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Message:
    """A sentence that was told once; the same words told again are another message. ``about`` is what it answers."""

    text: Sentence
    about: object = None


Messages = tuple[Message, ...]
SILENT: Messages = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What stands now, and what tells and forgets."""

    message: Message | None
    tell: Callable[[Message], None]
    forget: Callable[[], None]


def use_message() -> Told:
    """Return what stands for six seconds at most; each message has them for itself; a hook."""
    shown, change = ft.use_state(SILENT)
    page = ft.context.page

    async def forget_later(message: Message) -> None:
        await asyncio.sleep(MESSAGE_SECONDS)
        change(lambda now: without(now, message))

    def tell(message: Message) -> None:
        change((message,))
        page.run_task(forget_later, message)

    return Told(message=shown[0] if shown else None, tell=tell, forget=lambda: change(SILENT))


def without(shown: Messages, message: Message) -> Messages:
    """Return what stands when a message has had its time: another one that came meanwhile stays."""
    return SILENT if shown == (message,) else shown

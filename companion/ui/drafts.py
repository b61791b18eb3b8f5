"""Half-made forms: every tap is kept by the household before the screen shows it, so a kill loses nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar  # a screen does not know what its game asks besides

import flet as ft
from cattrs import Converter

from companion.archive import JsonValue
from companion.tracker import RefusedError
from companion.ui.feeling import feel_refused
from companion.ui.kit import Kit
from companion.ui.message import Message, use_message
from companion.ui.seating import Seating
from companion.words import Sentence

log = logging.getLogger("henhouse")

Own = TypeVar("Own")


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Generic[Own]):
    """A form in the making: who sits where, whether the game's own part has begun, and that part."""

    own: Own
    seating: Seating = field(default_factory=Seating)
    begun: bool = False


AnyForm = Form[Any]
Step = Callable[[AnyForm], AnyForm]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pen:
    """What writes into a form.

    ``write`` saves a step and returns the form after it, None when a rule refused it. ``discard`` begins afresh;
    ``use_up`` lets go of a form that has become something else, which stays in sight while its screen goes. ``kept``
    says whether the form is still there: a second tap on Start finds it gone.
    """

    write: Callable[[Step], Awaitable[AnyForm | None]]
    refuse: Callable[[Sentence], None]
    discard: Callable[[], Awaitable[None]]
    use_up: Callable[[], Awaitable[None]]
    kept: Callable[[], bool]

    async def take(self, step: Step) -> None:
        """Save a step, for a tap that needs no answer."""
        await self.write(step)


def use_form(kit: Kit, key: str, kind: type[AnyForm], blank: AnyForm) -> tuple[AnyForm, Pen, Sentence | None]:
    """Return the form kept under this key, what writes into it, and why the last tap was refused; a hook."""
    _, again = ft.use_state(0)
    told = use_message()
    turn = ft.use_memo(asyncio.Lock, [])
    used = ft.use_memo(dict[str, AnyForm], [])
    page = ft.context.page
    household = kit.desk.archive.household

    def kept() -> AnyForm:
        return read_form(household.memory.setups.get(key), kind, blank)

    def refuse(reason: Sentence) -> None:
        feel_refused(kit, page)
        told.tell(Message(text=reason))

    async def write(step: Step) -> AnyForm | None:
        async with turn:
            before = kept()
            try:
                after = step(before)
            except RefusedError as error:
                refuse(error.ruling.reason)
                return None
            if after != before:
                await household.keep_setup(key, write_form(after))
        told.forget()
        again(lambda count: count + 1)
        return after

    async def discard() -> None:
        async with turn:
            await household.drop_setup(key)
        told.forget()
        again(lambda count: count + 1)

    async def use_up() -> None:
        async with turn:
            used[key] = kept()
            await household.drop_setup(key)

    pen = Pen(write=write, refuse=refuse, discard=discard, use_up=use_up, kept=lambda: key in household.memory.setups)
    shown = kept() if pen.kept() else used.get(key, blank)
    return shown, pen, told.message.text if told.message else None


def read_form(kept: JsonValue, kind: type[AnyForm], blank: AnyForm) -> AnyForm:
    """Return a form that was kept, the blank one when there is none or an older app wrote it otherwise."""
    if kept is None:
        return blank
    try:
        return _CONVERTER.structure(kept, kind)
    except Exception:  # cattrs raises a group of whatever its readers raise
        log.warning("a form in the making could not be read and begins afresh", exc_info=True)
        return blank


def write_form(form: AnyForm) -> JsonValue:
    """Return a form as the household keeps it."""
    written: JsonValue = _CONVERTER.unstructure(form)
    return written


_CONVERTER = Converter(unstruct_collection_overrides={tuple: list, frozenset: sorted})

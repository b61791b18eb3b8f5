"""Half-made forms: every tap is kept by the household before the screen shows it, so a kill loses nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar  # a screen does not know what its game asks besides

import flet as ft
from cattrs import Converter

from companion.archive import Household, JsonValue
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
    says whether the form is still there: a second tap on Start finds it gone, and so does any other late one.
    """

    write: Callable[[Step], Awaitable[AnyForm | None]]
    refuse: Callable[[Sentence], None]
    discard: Callable[[], Awaitable[None]]
    use_up: Callable[[], Awaitable[None]]
    kept: Callable[[], bool]

    async def take(self, step: Step) -> None:
        """Save a step, for a tap that needs no answer."""
        await self.write(step)


class Paper:
    """A form as the household keeps it under a key: one writes at a time, and nobody once it is used up."""

    def __init__(self, household: Household, key: str, kind: type[AnyForm], blank: AnyForm) -> None:
        """Read what is kept when it is asked for; nothing is kept before the first step."""
        self._household = household
        self._key = key
        self._kind = kind
        self._blank = blank
        self._turn = asyncio.Lock()
        self._used: AnyForm | None = None

    @property
    def kept(self) -> bool:
        """Whether the form is still there."""
        return self._key in self._household.memory.setups

    @property
    def form(self) -> AnyForm:
        """The form as it stands; one that was used up stays in sight."""
        if not self.kept and self._used is not None:
            return self._used
        return read_form(self._household.memory.setups.get(self._key), self._kind, self._blank)

    async def write(self, step: Step) -> AnyForm | None:
        """Save a step and return the form after it, None when it comes too late; raises ``RefusedError``."""
        async with self._turn:
            if self._used is not None:
                return None
            before = self.form
            after = step(before)
            if after != before:
                await self._household.keep_setup(self._key, write_form(after))
            return after

    async def discard(self) -> None:
        """Begin afresh."""
        async with self._turn:
            self._used = None
            await self._household.drop_setup(self._key)

    async def use_up(self) -> None:
        """Let go of a form that has become something else."""
        async with self._turn:
            self._used = self.form
            await self._household.drop_setup(self._key)


def use_form(kit: Kit, key: str, kind: type[AnyForm], blank: AnyForm) -> tuple[AnyForm, Pen, Sentence | None]:
    """Return the form kept under this key, what writes into it, and why the last tap was refused; a hook."""
    _, again = ft.use_state(0)
    told = use_message()
    household = kit.desk.archive.household
    paper = ft.use_memo(lambda: Paper(household, key, kind, blank), [household, key])
    page = ft.context.page

    def refuse(reason: Sentence) -> None:
        feel_refused(kit, page)
        told.tell(Message(text=reason))

    def show() -> None:
        told.forget()
        again(lambda count: count + 1)

    async def write(step: Step) -> AnyForm | None:
        try:
            after = await paper.write(step)
        except RefusedError as error:
            refuse(error.ruling.reason)
            return None
        show()
        return after

    async def discard() -> None:
        await paper.discard()
        show()

    pen = Pen(write=write, refuse=refuse, discard=discard, use_up=paper.use_up, kept=lambda: paper.kept)
    return paper.form, pen, told.message.text if told.message else None


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

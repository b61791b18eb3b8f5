"""Opening session files: what was found is said before anything is added."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.boundary import handler
from companion.ui.components.full_key import full_key
from companion.ui.components.sheet import sheet
from companion.ui.components.texts import body
from companion.ui.components.tiles import outlined, strong, word_key
from companion.ui.components.work import Meter
from companion.ui.fetching import Fetcher
from companion.ui.hooks import use_kept, use_optional
from companion.ui.kit import Kit
from companion.ui.screens.import_words import FIRST_FEW, heading, what_was_found
from companion.ui.taking_in import Added, Keep, Lookout, add_all, look_through
from companion.words import Sentence, say, say_many

KINDS = ["json", "zip"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Importing:
    """The way files come in: the service that picks them, and the sheet that asks, if there is anything to ask."""

    picker: ft.FilePicker
    sheet: ft.BottomSheet | None
    in_browser: bool

    def picks(self, key: ft.Semantics) -> ft.Semantics:
        """Make a key open the picker; the browser does it within the tap, as phones demand (flet.md F)."""
        if isinstance(key.content, ft.Container):
            key.content.action = ft.PickFiles(
                self.picker,
                file_type=ft.FilePickerFileType.CUSTOM,
                allowed_extensions=KINDS,
                allow_multiple=True,
                with_data=self.in_browser,
            )
        return key


def use_import(kit: Kit, meter: Meter) -> Importing:
    """Return the way files come in; a hook."""
    found, set_found = use_optional(Lookout)
    added, set_added = use_optional(Added)

    async def look(files: list[ft.FilePickerFile]) -> None:
        meter.begin()
        try:
            set_found(await _looked(kit, fetcher, files, meter))
        finally:
            meter.end()

    async def picked(event: ft.FilePickerResultEvent) -> None:
        if event.files:
            await handler(lambda: look(event.files), kit.report)()

    async def add(out: Lookout, keep: Keep) -> None:
        set_found(None)
        meter.begin()
        try:
            done = await add_all(kit.hosting, out, keep, _steps(meter, _adding))
        finally:
            meter.end()
        set_added(done if done.of else None)

    fetcher = use_kept(lambda: Fetcher(kit.desk.incoming, picked))
    asking = None
    if found is not None:
        asking = _offer(kit, found, add, lambda: set_found(None))
    elif added is not None:
        asking = _told(kit, added, lambda: set_added(None))
    return Importing(picker=fetcher.picker, sheet=asking, in_browser=kit.desk.place.in_browser)


async def _looked(kit: Kit, fetcher: Fetcher, files: list[ft.FilePickerFile], meter: Meter) -> Lookout | None:
    fetched = await fetcher.fetch(ft.context.page, files, _steps(meter, _fetching))
    if fetched is None:
        return None
    out = await look_through(kit.desk, fetched.files, _steps(meter, _reading))
    if out is not None:
        out.refused[:0] = fetched.refused
    return out


def _offer(
    kit: Kit, out: Lookout, add: Callable[[Lookout, Keep], Awaitable[None]], close: Callable[[], None]
) -> ft.BottomSheet:
    def taking(keep: Keep) -> Callable[[], Awaitable[None]]:
        return lambda: add(out, keep)

    parts: list[ft.Control] = [body(kit, kit(text), 16) for text in what_was_found(out)]
    parts.extend(_refused(kit, out))
    keys: list[ft.Control]
    if out.clashes:
        keys = [
            _key(kit, say("Keep the saved one"), "keep-saved", taking(Keep.SAVED), main=True),
            _key(kit, say("Take the one in the file"), "keep-file", taking(Keep.FILE)),
            _key(kit, say("Keep both"), "keep-both", taking(Keep.BOTH)),
        ]
    elif out.fresh:
        keys = [
            ft.Row(
                [
                    word_key(kit, kit(say("Cancel")), id="cancel", on_tap=close, expand=1),
                    word_key(kit, kit(say("Add")), id="add", on_tap=taking(Keep.SAVED), paint=strong(kit), expand=2),
                ],
                spacing=8,
            )
        ]
    else:
        keys = [_key(kit, say("Fine"), "fine", close, main=True)]
    return sheet(kit, kit(heading(out)), [*parts, *keys], close)


def _refused(kit: Kit, out: Lookout) -> list[ft.Control]:
    lines = [_refusal(kit, name, text) for name, text in out.refused[:FIRST_FEW]]
    more = len(out.refused) - FIRST_FEW
    if more > 0:
        lines.append(
            body(
                kit,
                kit(say_many("{count} more was not added.", "{count} more were not added.", count=more)),
                quiet=True,
            )
        )
    return lines


def _refusal(kit: Kit, name: str, text: Sentence) -> ft.Control:
    words = ft.Column(
        [
            body(kit, name, 13.5, quiet=True),
            ft.Text(kit(text), size=15.5, weight=ft.FontWeight.BOLD, color=kit.look.error),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    row = ft.Row(
        [ft.Icon(ft.Icons.ERROR_OUTLINE, color=kit.look.error, size=24), words],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Semantics(identifier="not-added", live_region=True, container=True, content=row)


def _told(kit: Kit, added: Added, close: Callable[[], None]) -> ft.BottomSheet:
    if added.fault is not None:
        text = say(
            "{count} of {of} were added. Then the disk was full or could not be used; free some space and open the "
            "file again.",
            count=added.count,
            of=added.of,
        )
    elif added.count < added.of:
        text = say("{count} of {of} were added before you stopped.", count=added.count, of=added.of)
    else:
        text = say_many("{count} session was added.", "{count} sessions were added.", count=added.count)
    line = ft.Semantics(live_region=True, container=True, content=body(kit, kit(text), 16))
    title = say("Added") if added.count else say("Not added")
    return sheet(kit, kit(title), [line, _key(kit, say("Fine"), "fine", close, main=True)], close)


def _key(
    kit: Kit,
    text: Sentence,
    key_id: str,
    act: Callable[[], Awaitable[None] | None],
    *,
    main: bool = False,
) -> ft.Control:
    return ft.Row([full_key(kit, text, id=key_id, on_tap=act, paint=strong(kit) if main else outlined(kit))])


def _steps(meter: Meter, text: Callable[[int, int], Sentence]) -> Callable[[int, int], Awaitable[bool]]:
    return lambda done, total: meter.step(done, total, text)


def _fetching(done: int, total: int) -> Sentence:
    return say("Fetching {done} of {total} files", done=done, total=total)


def _reading(done: int, total: int) -> Sentence:
    return say("Reading {done} of {total} sessions", done=done, total=total)


def _adding(done: int, total: int) -> Sentence:
    return say("Adding {done} of {total} sessions", done=done, total=total)

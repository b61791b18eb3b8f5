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
from companion.ui.hooks import use_kept, use_optional
from companion.ui.kit import Kit
from companion.ui.taking_in import Added, Clash, Keep, Lookout, add_all, look_through
from companion.ui.transfer import Found
from companion.words import Listing, Sentence, say, say_many

FIRST_FEW = 5
KINDS = ["json", "zip"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Importing:
    """The way files come in: the service that picks them, and the sheet that asks, if there is anything to ask."""

    picker: ft.FilePicker
    sheet: ft.BottomSheet | None

    def picks(self, key: ft.Semantics) -> ft.Semantics:
        """Make a key open the picker; the browser does it within the tap, as phones demand (flet.md F)."""
        if isinstance(key.content, ft.Container):
            key.content.action = ft.PickFiles(
                self.picker,
                file_type=ft.FilePickerFileType.CUSTOM,
                allowed_extensions=KINDS,
                allow_multiple=True,
                with_data=True,
            )
        return key


def use_import(kit: Kit, meter: Meter) -> Importing:
    """Return the way files come in; a hook."""
    found, set_found = use_optional(Lookout)
    added, set_added = use_optional(Added)

    async def look(files: list[ft.FilePickerFile]) -> None:
        meter.begin()
        try:
            out = await look_through(
                kit.desk, [(file.name, file.bytes or b"") for file in files], _steps(meter, _reading)
            )
        finally:
            meter.end()
        set_found(out)

    async def picked(event: ft.FilePickerResultEvent) -> None:
        if event.files:
            await handler(lambda: look(event.files), kit.report)()

    async def add(out: Lookout, keep: Keep) -> None:
        set_found(None)
        meter.begin()
        try:
            done = await add_all(kit.desk, out, keep, _steps(meter, _adding))
        finally:
            meter.end()
        set_added(done if done.of else None)

    picker = use_kept(lambda: ft.FilePicker(on_result=picked))
    asking = None
    if found is not None:
        asking = _offer(kit, found, add, lambda: set_found(None))
    elif added is not None:
        asking = _told(kit, added, lambda: set_added(None))
    return Importing(picker=picker, sheet=asking)


def _offer(
    kit: Kit, out: Lookout, add: Callable[[Lookout, Keep], Awaitable[None]], close: Callable[[], None]
) -> ft.BottomSheet:
    def taking(keep: Keep) -> Callable[[], Awaitable[None]]:
        return lambda: add(out, keep)

    parts: list[ft.Control] = [body(kit, kit(text), 16) for text in _what_was_found(out)]
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
    return sheet(kit, kit(_heading(out)), [*parts, *keys], close)


def _heading(out: Lookout) -> Sentence:
    if out.fresh or out.clashes:
        return say_many("Add a session", "Add sessions", count=len(out.fresh) + len(out.clashes))
    return say("Already here") if out.known else say("Not added")


def _what_was_found(out: Lookout) -> list[Sentence]:
    said: list[Sentence] = []
    if len(out.fresh) == 1:
        said.append(say("{session}. Add it?", session=_named(out.fresh[0])))
    elif out.fresh:
        said.append(say_many("{count} session found.", "{count} sessions found.", count=len(out.fresh)))
        said.append(say("{sessions}. Add them?", sessions=_few([_named(found) for found in out.fresh])))
    if len(out.clashes) == 1:
        said.append(_clash(out.clashes[0]))
    elif out.clashes:
        said.append(
            say_many(
                "{count} session is saved already, but the file says something else. Which one is to be kept?",
                "{count} sessions are saved already, but the files say something else. Which ones are to be kept?",
                count=len(out.clashes),
            )
        )
    if len(out.known) == 1:
        said.append(say("{session}: this is saved already, just like this.", session=_named(out.known[0])))
    elif out.known:
        said.append(
            say_many(
                "{count} session is saved already, just like this.",
                "{count} sessions are saved already, just like this.",
                count=len(out.known),
            )
        )
    return said


def _clash(clash: Clash) -> Sentence:
    return say(
        "{game} of {players} is saved already, but the file says something else. Saved: {saved}. "
        "In the file: {told}. Which one is to be kept?",
        game=clash.found.game.title,
        players=Listing(clash.found.players),
        saved=clash.saved,
        told=clash.found.told,
    )


def _named(found: Found) -> Sentence:
    return say("{game}, {players}, {told}", game=found.game.title, players=Listing(found.players), told=found.told)


def _few(sentences: list[Sentence]) -> Sentence:
    more = len(sentences) - FIRST_FEW
    if more <= 0:
        return say("{sessions}", sessions=_semicolons(sentences))
    return say_many(
        "{sessions}; and {count} more",
        "{sessions}; and {count} more",
        count=more,
        sessions=_semicolons(sentences[:FIRST_FEW]),
    )


def _semicolons(sentences: list[Sentence]) -> Sentence:
    joined = sentences[0]
    for sentence in sentences[1:]:
        joined = say("{first}; {next}", first=joined, next=sentence)
    return joined


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
    heading = say("Added") if added.count else say("Not added")
    return sheet(kit, kit(heading), [line, _key(kit, say("Fine"), "fine", close, main=True)], close)


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


def _reading(done: int, total: int) -> Sentence:
    return say("Reading {done} of {total} sessions", done=done, total=total)


def _adding(done: int, total: int) -> Sentence:
    return say("Adding {done} of {total} sessions", done=done, total=total)

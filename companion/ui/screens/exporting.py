"""Handing out session files: one, or all of them in one zip file."""

import flet as ft

from companion.archive import ArchiveError, Summary
from companion.ui.bundles import Bundle
from companion.ui.components.work import Meter
from companion.ui.hooks import use_kept
from companion.ui.kit import Kit
from companion.ui.transfer import bundle_name, file_bytes, file_name
from companion.words import Sentence, say


def use_picker() -> ft.FilePicker:
    """Return the service that picks and saves files, made once for a screen; a hook."""
    return use_kept(ft.FilePicker)


async def export_one(kit: Kit, picker: ft.FilePicker, summary: Summary) -> None:
    """Hand out the file of a session; raises ``ArchiveError``."""
    document = await kit.hosting.document(summary.id)
    await picker.save_file(file_name=file_name(summary), src_bytes=file_bytes(document))


async def export_all(kit: Kit, picker: ft.FilePicker, meter: Meter) -> int:
    """Hand out all sessions in one zip file; returns how many could not be read and are not in it."""
    saved, bundle, left_out = kit.desk.archive.summaries(), Bundle(), 0
    meter.begin()
    try:
        for done, summary in enumerate(saved):
            if not await meter.step(done, len(saved), _reading):
                return left_out
            try:
                bundle.add(summary, await kit.hosting.document(summary.id))
            except ArchiveError:
                left_out += 1
        await picker.save_file(file_name=bundle_name(kit.desk.now()), src_bytes=bundle.finish())
    finally:
        meter.end()
    return left_out


def _reading(done: int, total: int) -> Sentence:
    return say("Reading {done} of {total} sessions", done=done, total=total)

"""Picked files come to the app one by one, and only those that are not too large to be read."""

import asyncio
import uuid
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import flet as ft

from companion.documents import DocumentError
from companion.ui.bundles import check_size
from companion.ui.transfer import refusal
from companion.words import Sentence, say

PATIENCE = 30
"""Seconds without a sign of the file that is on its way; then something is wrong with it."""
URL_LIFE = 3600


@dataclass(slots=True, kw_only=True)
class Fetched:
    """The files that came, and those that did not, with the sentence that says why."""

    files: list[tuple[str, bytes]] = field(default_factory=list)
    refused: list[tuple[str, Sentence]] = field(default_factory=list)


class Fetcher:
    """Brings the contents of picked files.

    The picker could send contents along with the names, but then a large file stands still the whole page before
    anybody knows its size. So it tells names and sizes alone, and what is small enough is sent to our own server. Where
    there is none, the contents do come along in a browser; an app of its own reads the file where it lies.
    """

    def __init__(self, folder: Path, picked: Callable[[ft.FilePickerResultEvent], Awaitable[None]]) -> None:
        """Prepare a picker; what comes passes through this folder."""
        self.picker = ft.FilePicker(on_result=picked, on_upload=self._signs)
        self._folder = folder
        self._news: asyncio.Queue[ft.FilePickerUploadEvent] = asyncio.Queue()

    async def fetch(
        self, page: ft.Page, picked: Sequence[ft.FilePickerFile], step: Callable[[int, int], Awaitable[bool]]
    ) -> Fetched | None:
        """Return what the files hold, None when it was stopped."""
        out = Fetched()
        for done, file in enumerate(picked):
            if not await step(done, len(picked)):
                return None
            try:
                check_size(file.name, file.size)
                content = await self._content(page, file, partial(step, done, len(picked))) if file.size else b""
            except DocumentError as fault:
                out.refused.append((file.name, refusal(fault)))
            else:
                if content is None:
                    return None
                out.files.append((file.name, content))
        return out

    async def _content(
        self, page: ft.Page, file: ft.FilePickerFile, going_on: Callable[[], Awaitable[bool]]
    ) -> bytes | None:
        if file.bytes is not None:
            return file.bytes
        if file.path and page.session.connection.local_data_transport:  # never by the word of a browser
            return await asyncio.to_thread(_read, Path(file.path))
        name = uuid.uuid4().hex
        way = self._folder / name
        self._news = asyncio.Queue()
        sent = ft.FilePickerUploadFile(upload_url=page.get_upload_url(name, URL_LIFE), id=file.id, name=file.name)
        try:
            await self.picker.upload([sent])
            return way.read_bytes() if await self._arrives(file, going_on) else None
        except (TimeoutError, OSError, RuntimeError) as error:
            raise DocumentError(say("It did not arrive. Pick it again.")) from error
        finally:
            way.unlink(missing_ok=True)

    async def _arrives(self, file: ft.FilePickerFile, going_on: Callable[[], Awaitable[bool]]) -> bool:
        while await going_on():
            news = await asyncio.wait_for(self._news.get(), PATIENCE)
            if news.file_name != file.name:  # of a file that was on its way when somebody stopped
                continue
            if news.error:
                raise OSError(news.error)
            if news.progress == 1:
                return True
        return False

    def _signs(self, event: ft.FilePickerUploadEvent) -> None:
        self._news.put_nowait(event)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise DocumentError(say("It could not be read. Pick it again.")) from error

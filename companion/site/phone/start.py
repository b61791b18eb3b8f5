"""Starts the app inside a browser: the same screens and the same archive, with the browser's own file storage below."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import flet as ft

from companion.archive import Archive
from companion.archive.mirror import Mirror
from companion.archive.summarizing import summarize
from companion.clock import new_id, now
from companion.site.phone.store import BrowserStore, StoreScript, TabLock
from companion.ui.app import app
from companion.ui.desk import Desk
from companion.ui.place import Place
from companion.ui.visit import accepted_languages

FOLDER = Path("/henhouse")


class Script(Protocol):
    """What the worker's script offers: the storage, the reader's languages, and a way to and from the page."""

    store: StoreScript
    languages: str

    def tell(self, news: str) -> None:
        """Tell the page."""

    def listen(self, hear: Callable[[str], None]) -> None:
        """Call this with everything that the page tells, what it has told before included."""


async def begin(script: Script) -> None:
    """Bring the saved sessions, and make everything ready for the page."""
    await script.store.hold(script.tell)
    mirror = Mirror(FOLDER, BrowserStore(script.store))
    await mirror.fill()
    archive = await Archive.open(FOLDER, summarize, mirror.settle, lock=TabLock())
    place = Place(in_browser=True, load_new=lambda: script.tell("take-over"))
    desk = Desk(archive, clock=now, new_id=new_id, place=place)
    script.listen(lambda news: hear(news, desk))
    show = app(desk)

    def main(page: ft.Page) -> None:
        accepted_languages.set(script.languages)
        show(page)
        script.tell("drawn")

    ft.run(main)


def hear(news: str, desk: Desk) -> None:
    """Take in what the page has said about the browser."""
    match news:
        case "lasting":
            desk.place.lasting = True
        case "passing":
            desk.place.lasting = False
        case "new-version":
            desk.place.new_version = True
        case "newest":
            desk.place.new_version = False
    desk.changed()

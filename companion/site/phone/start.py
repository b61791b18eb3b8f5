"""Starts the app inside a browser: the same screens and the same archive, with the browser's own file storage below."""

from pathlib import Path

import flet as ft
import henhouse_page
from pyodide.ffi import create_proxy

from companion.archive import Archive
from companion.archive.mirror import Mirror
from companion.archive.summarizing import summarize
from companion.clock import new_id, now
from companion.site.phone.store import BrowserStore, TabLock
from companion.ui.app import accepted_languages, app
from companion.ui.desk import Desk
from companion.ui.place import Place

FOLDER = Path("/henhouse")


async def begin() -> None:
    """Bring the saved sessions, and make everything ready for the page."""
    await henhouse_page.store.hold()
    mirror = Mirror(FOLDER, BrowserStore(henhouse_page.store))
    await mirror.fill()
    archive = await Archive.open(FOLDER, summarize, mirror.settle, lock=TabLock())
    place = Place(in_browser=True, load_new=lambda: henhouse_page.tell("take-over"))
    desk = Desk(archive, clock=now, new_id=new_id, place=place)
    henhouse_page.listen(create_proxy(lambda news: hear(news, desk)))
    show = app(desk)

    def main(page: ft.Page) -> None:
        accepted_languages.set(henhouse_page.languages)
        show(page)
        henhouse_page.tell("drawn")

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
    desk.changed()

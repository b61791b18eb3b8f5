"""Starts Henhouse as an app of its own, on a phone or a desktop: the same screens and archive, without a server."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft

from companion.archive import Archive, ArchiveError
from companion.archive.summarizing import summarize
from companion.clock import new_id, now
from companion.folders import usual_folder
from companion.ui.app import app
from companion.ui.desk import Desk
from companion.ui.language import spoken_here, tongue
from companion.ui.visit import accepted_languages
from companion.words import Sentence

OWN_FOLDER = "FLET_APP_STORAGE_DATA"
"""Where Flet's builds say which folder the platform gives to this app alone."""
ARTWORK = "assets"
LANGUAGE_SECONDS = 3
"""How long the device may take to name its languages; then the app speaks English until the settings say otherwise."""

Show = Callable[[ft.Page], Awaitable[None]]


def run() -> None:
    """Open the archive in this app's own folder and show the app until it is closed."""
    asyncio.run(_run())


async def _run() -> None:
    try:
        archive = await Archive.open(own_folder(), summarize)
    except ArchiveError as error:
        await _show(_refusal(error.sentence))
        return
    try:
        await _show(own_app(Desk(archive, clock=now, new_id=new_id)))
    finally:
        await archive.close()


async def _show(page_begins: Show) -> None:
    """Show pages until the window is closed; on a phone that is until the system ends the app."""
    await ft.run_async(page_begins, name="Henhouse", assets_dir=ARTWORK)


def own_folder() -> Path:
    """Return the folder for the sessions: what the platform gives to the app, or the usual one on a computer."""
    given = os.environ.get(OWN_FOLDER)
    if given:
        return Path(given) / "sessions"
    return usual_folder()


def own_app(desk: Desk) -> Show:
    """Return what Flet calls for each page: the app, in the device's language."""
    show = app(desk)

    async def main(page: ft.Page) -> None:
        accepted_languages.set(await languages_of(page))
        show(page)

    return main


async def languages_of(page: ft.Page) -> str:
    """Return the languages of the device, the preferred one first, as a browser would list them."""
    try:
        told = await asyncio.wait_for(page.get_device_info(), LANGUAGE_SECONDS)
    except (RuntimeError, TimeoutError, TypeError):  # TypeError: a device that leaves out what Flet's class needs
        return ""
    return ",".join(locale.language_code or "" for locale in told.locales) if told else ""


def _refusal(reason: Sentence) -> Show:
    """Return a page that says why the sessions cannot be opened."""

    async def main(page: ft.Page) -> None:
        page.title = "Henhouse"
        page.theme_mode = ft.ThemeMode.SYSTEM
        speak = tongue(spoken_here(await languages_of(page)))
        words = ft.Text(speak(reason), size=18, selectable=True)
        page.add(ft.SafeArea(ft.Semantics(identifier="refusal", container=True, content=words)))

    return main

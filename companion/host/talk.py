"""What a page talks to: Flet's server with our screens. It takes long to be imported, so others answer meanwhile."""

import secrets
import shutil
from pathlib import Path

import flet_web.fastapi
from fastapi import FastAPI

from companion.host.mended import mend_server
from companion.ui.app import app
from companion.ui.bundles import LARGEST_FILE
from companion.ui.desk import Desk
from companion.ui.visit import phone_here

SLEEP = 4 * 3600
"""So many seconds a page may be away and still be taken up where it was."""


def talk(desk: Desk) -> FastAPI:
    """Return Flet's server: it answers what a page says, and takes in the files that it sends."""
    mend_server()
    made: FastAPI = flet_web.fastapi.app(
        app(desk, phone_here.get),
        session_timeout_seconds=SLEEP,
        upload_dir=_emptied(desk.incoming),
        max_upload_size=LARGEST_FILE,
        secret_key=secrets.token_hex(),
    )
    return made


def _emptied(folder: Path) -> str:
    """Return the path of a folder, without what an earlier run may have left there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(exist_ok=True)
    return str(folder)

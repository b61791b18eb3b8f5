"""The command that builds the offline app: what it says, and the address at which it is shown."""

import importlib.util
from collections.abc import Callable
from pathlib import Path

from companion.site.build import Site, build, check_free
from companion.site.errors import SiteError
from companion.site.serving import serve
from companion.words import Sentence, say

MEGABYTE = 1_000_000
MOST_NAMED = 5
INSTALL = 'pip install "henhouse[site]"'


def run(folder: Path, assets: Path, tell: Callable[[Sentence], None]) -> None:
    """Build the site and say what came of it; raises ``SiteError``."""
    if importlib.util.find_spec("flet_web") is None:
        raise SiteError(say("The site is made of parts of flet-web, which comes with: {command}", command=INSTALL))
    from flet_web import get_package_web_dir  # noqa: PLC0415 - it is there only with an extra

    try:
        check_free(folder)
        site = build(folder, Path(get_package_web_dir()), assets)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SiteError(say("{folder} cannot be written: {reason}.", folder=str(folder), reason=reason)) from error
    for line in told(site):
        tell(line)


def show(folder: Path, port: int | None, tell: Callable[[Sentence], None]) -> None:
    """Show a finished site until somebody stops it; raises ``OSError`` when the port is taken."""
    serve(folder, port, lambda address: tell(say("Henhouse is open at {address}  (Ctrl+C ends it)", address=address)))


def told(site: Site) -> list[Sentence]:
    """Return what there is to say about a finished site."""
    lines = [
        say(
            "The site is in {folder}: {count} files, {size} MB, version {version}.",
            folder=str(site.folder),
            count=site.count,
            size=round(site.size / MEGABYTE),
            version=site.version,
        )
    ]
    if site.carried:
        names = ", ".join(site.carried[:MOST_NAMED]) + (" ..." if len(site.carried) > MOST_NAMED else "")
        lines.append(say("What else lay in the folder is still there: {names}", names=names))
    if not site.compiled:
        lines.append(
            say(
                "Without Node the Python sources are shipped, so every start takes about twice as long. Node comes "
                "with: {command}",
                command=INSTALL,
            )
        )
    return lines

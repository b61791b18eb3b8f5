"""Building the folder: beside its place first, and put there only when it is complete."""

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from companion.site.bytecode import compile_folder, compile_methods, node_is_there
from companion.site.carrying import SERVICE_WORKER, carry_over, check_listed
from companion.site.client import copy_client
from companion.site.errors import SiteError
from companion.site.pages import write_pages, write_service_worker
from companion.site.program import gather_program, pack_program, pack_stdlib, unpack_stdlib
from companion.words import say

ARTWORK = ("art", "fonts", "favicon.png", "icon-192.png", "icon-512.png", "icon.svg")
MARKS = frozenset({"index.html", SERVICE_WORKER, "program.bin", "begin.js"})
"""By these files a folder is known as a site that was built before."""
READABLE = 0o755


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A finished site; ``carried`` names what somebody had put into the folder of the one before."""

    folder: Path
    version: str
    size: int
    count: int
    compiled: bool
    carried: tuple[str, ...]


def build(folder: Path, client: Path, assets: Path) -> Site:
    """Build the site of the installed app in the place of a folder; what is not of the site before stays there.

    ``client`` is Flet's own, ``assets`` our artwork. Raises ``SiteError`` and ``OSError``, and then the folder is as it
    was.
    """
    check_free(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as place:
        fresh = Path(place) / "fresh"
        fresh.mkdir(mode=READABLE)
        compiled = node_is_there()
        copy_client(client, fresh)
        for name in ARTWORK:
            _copy(assets / name, fresh / name)
        _write_program(fresh, Path(place), compiled=compiled)
        write_pages(fresh)
        version = write_service_worker(fresh)
        files = [path.stat().st_size for path in fresh.rglob("*") if path.is_file()]
        carried = carry_over(folder, fresh) if (folder / SERVICE_WORKER).exists() else ()
        exchange(folder, fresh, Path(place) / "before")
    return Site(folder=folder, version=version, size=sum(files), count=len(files), compiled=compiled, carried=carried)


def check_free(folder: Path) -> None:
    """Refuse a folder that holds something else than a site; raises ``SiteError``."""
    try:
        names = {path.name for path in folder.iterdir()}
    except FileNotFoundError:
        names = set()
    except OSError as error:
        raise _taken(folder) from error
    if folder.is_symlink() or (names and not names >= MARKS):
        raise _taken(folder)
    if names:
        check_listed(folder)


def exchange(folder: Path, fresh: Path, before: Path) -> None:
    """Put a fresh folder in the place of another one, which goes to ``before``; raises ``OSError``, changing none."""
    if folder.exists():
        folder.rename(before)
    try:
        fresh.rename(folder)
    except OSError:
        if before.exists():
            before.rename(folder)
        raise


def _taken(folder: Path) -> SiteError:
    return SiteError(
        say("{folder} holds something else. Name a new folder, or one that holds a Henhouse site.", folder=str(folder))
    )


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copyfile(source, target)


def _write_program(fresh: Path, place: Path, *, compiled: bool) -> None:
    program = place / "program"
    gather_program(program)
    if compiled:
        runtime, library = fresh / "pyodide", place / "library"
        unpack_stdlib(runtime / "python_stdlib.zip", library)
        compile_folder(runtime, program)
        compile_methods(runtime, program)
        compile_folder(runtime, library)
        pack_stdlib(library, runtime / "python_stdlib.zip")
    pack_program(program, fresh / "program.bin")

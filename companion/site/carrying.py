"""What somebody has put into the folder of a site, such as ``.git``: it stays when the site is built anew."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from companion.site.errors import SiteError
from companion.words import say

LISTED = re.compile(r"^const FILES = (\{.*?\});$", re.DOTALL | re.MULTILINE)
SERVICE_WORKER = "sw.js"


def carry_over(folder: Path, fresh: Path) -> tuple[str, ...]:
    """Copy what is not of the site before into the fresh one and name it; raises ``SiteError``."""
    return tuple(_carried(folder, path, fresh) for path in _strangers(folder, folder, _ours(folder)))


def check_listed(folder: Path) -> None:
    """Refuse a site that does not say which files belong to it; raises ``SiteError``."""
    _ours(folder)


def _ours(folder: Path) -> frozenset[Path]:
    """Everything that the service worker of a site lists, and the folders in which it lies."""
    found = LISTED.search((folder / SERVICE_WORKER).read_text("utf-8", "replace"))
    if found is None:
        raise SiteError(
            say(
                "{folder} holds a site of which nobody can tell what belongs to it. Name a new folder.",
                folder=str(folder),
            )
        )
    files = [Path(SERVICE_WORKER), *map(Path, json.loads(found[1]))]
    return frozenset(files).union(*(file.parents for file in files))


def _strangers(folder: Path, place: Path, ours: frozenset[Path]) -> Iterator[Path]:
    for path in sorted(place.iterdir()):
        if path.relative_to(folder) not in ours:
            yield path
        elif path.is_dir():
            yield from _strangers(folder, path, ours)


def _carried(folder: Path, path: Path, fresh: Path) -> str:
    name = path.relative_to(folder)
    target = fresh / name
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir() and not path.is_symlink():
            shutil.copytree(path, target, symlinks=True)
        elif target.exists():
            raise FileExistsError(target)
        else:
            shutil.copy2(path, target, follow_symlinks=False)
    except OSError as error:
        raise SiteError(
            say(
                "{name} in {folder} is not of this site and cannot be carried over. Move it elsewhere first.",
                name=name.as_posix(),
                folder=str(folder),
            )
        ) from error
    return name.as_posix()

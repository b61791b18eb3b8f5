"""The site, built as the command does it."""

import json
import re
from pathlib import Path

from flet_web import get_package_web_dir

from companion.__main__ import assets_folder
from companion.site.build import Site, build

CLIENT = Path(get_package_web_dir())


def build_site(folder: Path, assets: Path | None = None) -> Site:
    """Build the site of this checkout."""
    return build(folder, CLIENT, assets or assets_folder())


def listed(site: Site) -> dict[str, str]:
    """Return the files of a site with their checksums, as its service worker knows them."""
    found = re.search(r"FILES = (\{.*?\});", (site.folder / "sw.js").read_text("utf-8"), re.DOTALL)
    assert found
    files: dict[str, str] = json.loads(found[1])
    return files

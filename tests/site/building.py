"""The site, built as the command does it."""

from pathlib import Path

from flet_web import get_package_web_dir

from companion.__main__ import assets_folder
from companion.site.build import Site, build

CLIENT = Path(get_package_web_dir())


def build_site(folder: Path, assets: Path | None = None) -> Site:
    """Build the site of this checkout."""
    return build(folder, CLIENT, assets or assets_folder())

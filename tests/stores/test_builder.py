"""What Flet's builder reads of this project; all that can be checked without Flutter (flet.md H)."""

import re
import struct
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

from companion import __version__
from companion.ui.looks import DARK, LIGHT
from companion.web.page import DESCRIPTION

ROOT = Path(__file__).parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FLET: dict[str, Any] = PROJECT["tool"]["flet"]
SHIPPED = {"main.py", "companion", "assets", "LICENSE"}
MADE_LATER = {"dist", "henhouse-site"}
LARGEST_ICON = 1024
MADE_FOR_PHONES = {"msgpack"}
"""Packages with native code that Flet itself needs and offers for phones."""
OPAQUE, WITH_ALPHA = 2, 6


def picture(name: str) -> tuple[int, int, int]:
    """Return width, height and kind of a PNG file."""
    head = (ROOT / "assets" / name).read_bytes()[:26]
    assert head[:8] == b"\x89PNG\r\n\x1a\n", name
    width, height = struct.unpack(">II", head[16:24])
    return width, height, head[25]


def needed(names: list[str]) -> Iterator[str]:
    """Yield the packages that a phone gets, with all that they need."""
    seen, waiting = set(), names
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        yield name
        for line in metadata.requires(name) or []:
            asked = Requirement(line)
            if asked.marker is None or asked.marker.evaluate({"extra": "", "python_full_version": "3.14.0"}):
                waiting.append(asked.name.lower())


def test_the_builder_finds_the_entry() -> None:
    assert Path(FLET["app"]["module"]).stem == FLET["app"]["module"], "a dotted name is cut at its first dot"
    assert (ROOT / f"{FLET['app']['module']}.py").is_file()


def test_the_app_has_a_name_and_a_version_that_agree_everywhere() -> None:
    assert PROJECT["project"]["version"] == __version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__), "stores take three numbers"
    assert FLET["build_number"] >= 1
    assert PROJECT["project"]["description"] == DESCRIPTION
    assert (FLET["product"], FLET["org"]) == ("Henhouse", "org.henhouse")


def test_only_the_app_itself_is_shipped() -> None:
    excluded = set(FLET["app"]["exclude"])
    held = {entry.split("/")[0] for entry in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]}
    assert (held | {"pyproject.toml"}) - excluded == SHIPPED
    assert {"companion/host", "dist"} <= excluded, "a phone serves nobody"
    for name in excluded - MADE_LATER:
        assert (ROOT / name).exists(), f"{name} is left out, but does not exist"


def test_the_site_that_the_readme_has_people_write_here_is_neither_shipped_nor_kept() -> None:
    written = set(re.findall(r"companion site\s+([a-z-]+)", (ROOT / "README.md").read_text("utf-8")))
    assert written == MADE_LATER - {"dist"}
    assert written <= set(FLET["app"]["exclude"])
    assert {f"{name}/" for name in written} <= set((ROOT / ".gitignore").read_text("utf-8").splitlines())


def test_icons_are_square_and_as_large_as_the_stores_ask() -> None:
    assert picture("icon.png") == (LARGEST_ICON, LARGEST_ICON, OPAQUE), "iOS refuses an icon with an alpha channel"
    assert picture("icon_android.png") == (LARGEST_ICON, LARGEST_ICON, WITH_ALPHA), "Android cuts a shape around it"
    assert picture("splash.png") == (LARGEST_ICON, LARGEST_ICON, WITH_ALPHA)
    for size in (192, 512):
        assert picture(f"icon-{size}.png")[:2] == (size, size)


def test_nothing_flashes_between_the_splash_and_the_first_screen() -> None:
    assert FLET["splash"] == {"color": LIGHT.page, "dark_color": DARK.page}
    boot = FLET["boot_screen"]["flet"]
    assert (boot["bgcolor_light"], boot["bgcolor_dark"]) == (LIGHT.page, DARK.page)
    assert (boot["spinner_color_light"], boot["spinner_color_dark"]) == (LIGHT.ink, DARK.ink)
    assert FLET["icon_background"] == LIGHT.ink


def test_no_permission_is_asked_for() -> None:
    assert FLET["android"]["permission"] == {"android.permission.INTERNET": False}
    assert "permissions" not in FLET
    assert not any("UsageDescription" in key for key in FLET["ios"]["info"])
    assert not any(FLET["macos"]["entitlement"].values())


def test_every_package_of_a_phone_is_pure_python_or_made_for_phones() -> None:
    asked = [Requirement(line).name.lower() for line in PROJECT["project"]["dependencies"]]
    for name in needed(asked):
        wheel = metadata.distribution(name).read_text("WHEEL") or ""
        assert "Root-Is-Purelib: true" in wheel or name in MADE_FOR_PHONES, name
    assert any(Requirement(line).name == "msgpack" for line in metadata.requires("flet") or []), "Flet brings it"

import gzip
import hashlib
import json
import re
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest

from companion.__main__ import assets_folder
from companion.games import GAMES
from companion.site import build as building
from companion.site.build import Site, exchange
from companion.site.client import RENDERERS, needed_with
from companion.site.errors import SiteError
from tests.cli.running import started
from tests.site.building import build_site, listed

OURS = ("index.html", "begin.js", "python-worker.js", "store.js", "sw.js", "manifest.json")
ONE_BROWSER = 15_000_000


def names(site: Site) -> set[str]:
    return {path.relative_to(site.folder).as_posix() for path in site.folder.rglob("*") if path.is_file()}


def program(site: Site) -> set[str]:
    with tarfile.open(site.folder / "program.bin") as archive:
        return set(archive.getnames())


def test_the_program_is_bytecode_with_its_texts(site: Site) -> None:
    assert site.compiled
    kinds = {Path(name).suffix for name in program(site)}
    assert kinds == {".pyc", ".mo", ".json", ".bin"}
    assert [name for name in program(site) if name.endswith(".bin")] == ["companion/site/phone/methods.bin"]
    assert "companion/site/phone/start.pyc" in program(site)
    assert "companion/ui/locales/de/LC_MESSAGES/henhouse.mo" in program(site)


def test_the_library_of_python_is_bytecode(site: Site) -> None:
    with zipfile.ZipFile(site.folder / "pyodide" / "python_stdlib.zip") as library:
        kinds = {Path(name).suffix for name in library.namelist()}
    assert ".pyc" in kinds
    assert ".py" not in kinds


def test_every_game_is_in_it(site: Site) -> None:
    packed = {Path(name).parts[2] for name in program(site) if name.startswith("companion/games/")}
    assert {id_.replace("-", "_") for id_ in GAMES} <= packed


def test_what_no_phone_needs_is_not_in_it(site: Site) -> None:
    unneeded = (
        "skwasm_heavy",
        "symbols",
        "wimp",
        "katex",
        "Cupertino",
        "NOTICES",
        ".whl",
        "flutter_service_worker",
        ".map",
    )
    assert [name for name in names(site) for word in unneeded if word in name] == []
    not_run = (
        "companion/host",
        "companion/cli",
        "companion/web",
        "companion/site/build",
        "filelock",
        "flet/testing",
        "tests",
        "uvicorn",
    )
    assert [name for name in program(site) for start in not_run if name.startswith(start)] == []


@pytest.mark.parametrize("renderer", RENDERERS)
def test_one_browser_loads_less_than_fifteen_megabytes_even_as_they_lie_there_compressed(
    site: Site, renderer: str
) -> None:
    needed = [(site.folder / name).read_bytes() for name in needed_with(renderer, names(site))]
    assert sum(len(gzip.compress(content, 6)) for content in needed) < ONE_BROWSER


def test_every_path_is_relative_and_no_other_host_is_named(site: Site) -> None:
    for name in OURS:
        text = (site.folder / name).read_text("utf-8")
        assert re.findall(r"https?://[^\"' ]+", text) == [], name
        assert [
            path for path in re.findall(r"[\"'](/[a-z][^\"']*)[\"']", text) if path not in {"/ws", "/program"}
        ] == []


def test_the_manifest_is_ours(site: Site) -> None:
    manifest = json.loads((site.folder / "manifest.json").read_text("utf-8"))
    assert manifest["name"] == "Henhouse"
    assert manifest["display"] == "standalone"
    assert {manifest[key] for key in ("start_url", "scope", "id")} == {"./"}
    kinds = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert kinds == {(size, use) for size in ("192x192", "512x512") for use in ("any", "maskable")}
    assert all((site.folder / icon["src"]).is_file() for icon in manifest["icons"])


def test_the_page_says_its_few_words_in_every_language(site: Site) -> None:
    page = (site.folder / "index.html").read_text("utf-8")
    assert "Henhouse is getting ready" in page
    assert "Henhouse macht sich bereit" in page
    assert re.findall(r"@[a-z_]+@", page) == ["@reason@"] * 4


def test_the_page_may_load_from_nowhere_else(site: Site) -> None:
    page = (site.folder / "index.html").read_text("utf-8")
    assert page.index("Content-Security-Policy") < page.index("<script")
    assert "default-src 'self'" in page


def test_flutter_does_not_register_a_service_worker_of_its_own(site: Site) -> None:
    start = (site.folder / "flutter_bootstrap.js").read_text("utf-8")
    assert "serviceWorkerSettings: {" not in start
    assert "onEntrypointLoaded: async function" in start


def test_the_service_worker_knows_every_file_and_what_it_holds(site: Site) -> None:
    files = listed(site)
    assert set(files) == names(site) - {"sw.js"}
    for name, checksum in files.items():
        assert hashlib.sha256((site.folder / name).read_bytes()).hexdigest().startswith(checksum)


@pytest.mark.usefixtures("without_node")
def test_the_same_contents_give_the_same_version_and_other_contents_another(tmp_path: Path) -> None:
    one, same = build_site(tmp_path / "one"), build_site(tmp_path / "same")
    assert one.version == same.version
    assets = tmp_path / "assets"
    shutil.copytree(assets_folder(), assets)
    (assets / "icon.svg").write_text("<svg/>", "utf-8")
    assert build_site(tmp_path / "other", assets).version != one.version


@pytest.mark.usefixtures("without_node")
def test_without_node_the_sources_are_shipped(tmp_path: Path) -> None:
    site = build_site(tmp_path / "site")
    assert not site.compiled
    assert "companion/site/phone/start.py" in program(site)
    with zipfile.ZipFile(site.folder / "pyodide" / "python_stdlib.zip") as library:
        assert "asyncio/__init__.py" in library.namelist()


@pytest.mark.usefixtures("without_node")
def test_a_build_that_fails_leaves_the_site_before_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> str:
        message = "the disk is full"
        raise OSError(message)

    folder = build_site(tmp_path / "site").folder
    before = (folder / "sw.js").read_bytes()
    monkeypatch.setattr(building, "write_service_worker", fail)
    with pytest.raises(OSError, match="full"):
        build_site(folder)
    assert (folder / "sw.js").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


@pytest.mark.usefixtures("without_node")
def test_another_flet_is_named_instead_of_a_broken_site(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    with pytest.raises(SiteError, match=r"flutter_bootstrap\.js is not as expected"):
        building.build(tmp_path / "site", client, assets_folder())
    assert [path.name for path in tmp_path.iterdir()] == ["client"]


def a_folder_with_photos(place: Path) -> Path:
    folder = place / "photos"
    folder.mkdir()
    (folder / "hen.jpg").write_bytes(b"hen")
    return folder


def a_web_page_of_somebody(place: Path) -> Path:
    folder = place / "page"
    folder.mkdir()
    (folder / "index.html").write_text("mine", "utf-8")
    return folder


def a_file(place: Path) -> Path:
    (place / "file").write_text("mine", "utf-8")
    return place / "file"


def a_link(place: Path) -> Path:
    (place / "elsewhere").mkdir()
    (place / "link").symlink_to(place / "elsewhere")
    return place / "link"


@pytest.mark.parametrize("make", [a_folder_with_photos, a_web_page_of_somebody, a_file, a_link])
def test_a_folder_that_holds_something_else_is_refused_in_one_sentence(tmp_path: Path, make: object) -> None:
    assert callable(make)
    folder = make(tmp_path)
    answer = started("site", str(folder))
    assert answer.refused
    assert str(folder) in answer.err
    assert "holds something else" in answer.err
    assert not (folder / "sw.js").exists()


def test_a_folder_that_cannot_be_written_is_named_in_one_line(tmp_path: Path) -> None:
    answer = started("site", str(a_file(tmp_path) / "below"))
    assert answer.refused
    assert "file" in answer.err


def test_a_folder_is_as_it_was_when_the_fresh_one_cannot_take_its_place(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("the site of yesterday")
    with pytest.raises(OSError, match="No such file"):
        exchange(folder, tmp_path / "never built", tmp_path / "before")
    assert (folder / "index.html").read_text() == "the site of yesterday"

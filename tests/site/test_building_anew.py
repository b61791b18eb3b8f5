from pathlib import Path

import pytest

from companion.site import build as building
from companion.site.errors import SiteError
from companion.site.pages import write_service_worker
from tests.site.building import build_site, listed


@pytest.mark.usefixtures("without_node")
def test_a_site_is_replaced_as_a_whole(tmp_path: Path) -> None:
    folder = build_site(tmp_path / "site").folder
    (folder / "gone").mkdir()
    (folder / "gone" / "from-before.js").write_text("old", "utf-8")
    write_service_worker(folder)
    again = build_site(folder)
    assert again.carried == ()
    assert not (folder / "gone").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def put_in(folder: Path) -> dict[str, str]:
    """Put into a site what people put there who publish from it, and return it."""
    mine = {
        ".git/HEAD": "ref: refs/heads/main",
        "CNAME": "hens.example",
        "games/index.html": "my other games",
        "art/my.png": "my own drawing",
    }
    for name, text in mine.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    (folder / ".git" / "refs").mkdir()
    (folder / "latest").symlink_to("games")
    return mine


@pytest.mark.usefixtures("without_node")
def test_what_somebody_has_put_beside_a_site_stays_when_it_is_built_anew(tmp_path: Path) -> None:
    first = build_site(tmp_path / "site")
    before = listed(first)
    mine = put_in(first.folder)
    for _ in range(2):
        again = build_site(first.folder)
        assert {name: (again.folder / name).read_text("utf-8") for name in mine} == mine
        assert (again.folder / ".git" / "refs").is_dir()
        assert (again.folder / "latest").readlink() == Path("games")
        assert again.carried == (".git", "CNAME", "art/my.png", "games", "latest")
    assert (again.version, listed(again), again.count) == (first.version, before, first.count)


@pytest.mark.usefixtures("without_node")
def test_what_cannot_stay_beside_a_site_is_named_and_nothing_is_changed(tmp_path: Path) -> None:
    folder = build_site(tmp_path / "site").folder
    worker = folder / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace('"icon.svg"', '"old-icon.svg"'), "utf-8")
    (folder / "icon.svg").write_text("mine", "utf-8")
    with pytest.raises(SiteError, match=r"icon\.svg .* cannot be carried over"):
        build_site(folder)
    assert (folder / "icon.svg").read_text("utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_site_that_does_not_say_what_belongs_to_it_is_refused(tmp_path: Path) -> None:
    for name in building.MARKS:
        (tmp_path / name).write_text("mine", "utf-8")
    with pytest.raises(SiteError, match="what belongs to it"):
        building.check_free(tmp_path)

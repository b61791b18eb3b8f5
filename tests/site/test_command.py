from dataclasses import replace
from pathlib import Path

from companion.site.build import Site
from companion.site.command import told


def test_the_command_says_where_the_site_is_and_how_large(tmp_path: Path) -> None:
    assert said(a_site(tmp_path)) == [f"The site is in {tmp_path}: 70 files, 40 MB, version abc."]


def test_the_command_says_what_a_site_without_node_costs(tmp_path: Path) -> None:
    told_all = said(replace(a_site(tmp_path), compiled=False))
    assert told_all[1:] == [
        (
            "Without Node the Python sources are shipped, so every start takes about twice as long. Node comes with: "
            'pip install "henhouse[site]"'
        )
    ]


def test_the_command_names_what_else_lay_in_the_folder(tmp_path: Path) -> None:
    few, many = ("CNAME", ".git"), tuple("abcdef")
    assert said(replace(a_site(tmp_path), carried=few))[1:] == [
        "What else lay in the folder is still there: CNAME, .git"
    ]
    assert said(replace(a_site(tmp_path), carried=many))[1:] == [
        "What else lay in the folder is still there: a, b, c, d, e ..."
    ]


def a_site(folder: Path) -> Site:
    return Site(folder=folder, version="abc", size=39_600_000, count=70, compiled=True, carried=())


def said(site: Site) -> list[str]:
    return [str(sentence) for sentence in told(site)]

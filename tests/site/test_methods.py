"""The methods of data classes are compiled when the site is built, and no start in a browser compiles them again."""

import builtins
import dataclasses
import importlib
import sys
import tarfile
from pathlib import Path

import pytest

from companion.site.build import Site
from companion.site.bytecode import compile_folder, run_there
from companion.site.errors import SiteError
from companion.site.phone import methods
from tests.site.building import CLIENT

HEN = """
from dataclasses import dataclass

@dataclass(frozen=True, slots=True)
class Hen:
    color: str
    value: int = 3
"""
START = """
import dataclasses, marshal, sys
sys.path.insert(0, "/program")
from companion.site.phone import methods
methods.use()
kept, run, found, missed = marshal.loads(methods.KEPT.read_bytes()), dataclasses.exec, [], []
def watch(text, names, given):
    (found if text in kept else missed).append(text)
    run(text, names, given)
dataclasses.exec = watch
import companion.site.phone.start
at_start = len(found)
from companion.ui.app import SCREENS
for screen in SCREENS.values():
    screen.bring()
if missed or not 200 < at_start < len(found):
    raise SystemExit(f"{at_start} found at the start, {len(found)} in all, {len(missed)} missed")
"""


@pytest.fixture
def henhouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program of one module with one data class; afterwards Python's own way is back."""
    (tmp_path / "one_hen.py").write_text(HEN, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(dataclasses, "exec", builtins.exec, raising=False)
    return tmp_path / "methods.bin"


def one_hen() -> object:
    return importlib.import_module("one_hen")


def test_what_is_kept_gives_the_same_class_without_compiling(henhouse: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    methods.keep(one_hen, henhouse)
    written = sys.modules.pop("one_hen").Hen("red")
    methods.use(henhouse)
    monkeypatch.setattr(methods, "exec", only_compiled, raising=False)
    hens = importlib.import_module("one_hen")
    read = hens.Hen("red")
    assert (repr(read), read, hash(read)) == (repr(written), hens.Hen("red", 3), hash(written))
    with pytest.raises(dataclasses.FrozenInstanceError):
        read.value = 4
    del sys.modules["one_hen"]


def only_compiled(code: object, *names: object) -> None:
    """Run what is compiled, and nothing else."""
    assert not isinstance(code, str)
    builtins.exec(code, *names)  # type: ignore[arg-type]  # noqa: S102 - what methods.py does itself


def test_what_is_not_kept_is_compiled_as_ever(henhouse: Path) -> None:
    methods.keep(one_hen, henhouse)
    del sys.modules["one_hen"]
    methods.use(henhouse)
    egg = dataclasses.make_dataclass("Egg", ["size"])
    assert egg(2) == egg(2) != egg(1)


def test_where_nothing_is_kept_all_is_compiled_as_ever(henhouse: Path) -> None:
    methods.use(henhouse)
    assert dataclasses.exec is builtins.exec


def test_a_source_that_cannot_be_compiled_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "hen.py").write_text("hens = (", "utf-8")
    with pytest.raises(SiteError, match=r"could not be compiled: .*SyntaxError: '\(' was never closed"):
        compile_folder(CLIENT / "pyodide", tmp_path)


def test_neither_the_start_nor_a_later_screen_compiles_a_method(site: Site, tmp_path: Path) -> None:
    unpack(site.folder / "program.bin", tmp_path)
    run_there(START, site.folder / "pyodide", tmp_path)


def unpack(packed: Path, folder: Path) -> None:
    """Lay a program out as files."""
    with tarfile.open(packed) as archive:
        for info in archive:
            content, target = archive.extractfile(info), folder / info.name
            assert content
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content.read())

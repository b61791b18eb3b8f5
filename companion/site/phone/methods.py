"""The methods of data classes, compiled when the site is built.

``dataclasses`` writes the methods of each class as text and compiles it, at every start anew. In a browser that is more
than a third of the time of all imports.
"""

import dataclasses
import marshal
from collections.abc import Callable
from pathlib import Path
from types import CodeType
from typing import Any  # the names that a text uses and gives are anything

KEPT = Path(__file__).with_name("methods.bin")


def keep(bring: Callable[[], object], kept: Path = KEPT) -> None:
    """Keep what ``dataclasses`` compiles while ``bring`` imports whatever may be imported some day."""
    compiled: dict[str, CodeType] = {}

    def compile_and_note(text: str) -> CodeType:
        compiled[text] = _without_lines(compile(text, "<data class>", "exec"))
        return compiled[text]

    _compile_by(compile_and_note)
    bring()
    kept.write_bytes(marshal.dumps(compiled))


def use(kept: Path = KEPT) -> None:
    """Let ``dataclasses`` take what is kept; what is not, it compiles as ever."""
    if kept.exists():
        compiled: dict[str, CodeType] = marshal.loads(kept.read_bytes())  # noqa: S302 - a file of the site itself
        _compile_by(lambda text: compiled.get(text, text))


def _without_lines(code: CodeType) -> CodeType:
    """Leave out which line of the text each step stems from: half of the size, for a text that nobody ever sees."""
    inner = tuple(_without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def _compile_by(compiled: Callable[[str], CodeType | str]) -> None:
    def run(text: str, names: dict[str, Any], given: dict[str, Any]) -> None:
        exec(compiled(text), names, given)  # noqa: S102 - what dataclasses does itself

    dataclasses.exec = run  # type: ignore[attr-defined]

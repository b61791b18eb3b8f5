"""The command line: score and state of documents; without a command, the app."""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import BinaryIO, NoReturn, TextIO

from companion.documents import (
    DocumentError,
    JsonObject,
    dump,
    dump_line,
    parse,
    read_document,
    write_score,
    write_state,
)
from companion.games.session import Session, Tally
from companion.printout import score_for_people, state_for_people
from companion.words import say

FINE = 0
BAD_INPUT = 2
STANDARD_INPUT = "-"

Serve = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None, serve: Serve) -> int:
    """Run a command and return its exit code: 0, or 2 for bad input; ``serve`` starts the app."""
    chosen = _parser().parse_args(arguments)
    if chosen.command is None:
        return serve(chosen)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    answer = _score_of if chosen.command == "score" else _state_of
    if chosen.lines:
        return _each_line(sys.stdin.buffer, sys.stdout, answer)
    try:
        read = read_document(parse(_text_of(chosen.file)))
        document = answer(read)
    except DocumentError as fault:
        return _fail(str(fault))
    except OSError as error:
        return _fail(f"{chosen.file}: {error.strerror or error}")
    for_people = score_for_people if chosen.command == "score" else state_for_people
    sys.stdout.write(dump(document) if chosen.json else for_people(read))
    return FINE


class _OneLineParser(argparse.ArgumentParser):
    """Says what is wrong with a command in the same one line as for a file."""

    def error(self, message: str) -> NoReturn:
        """Print the line and leave with exit code 2."""
        raise SystemExit(_fail(f"{message} (see “{self.prog} --help”)"))


def _parser() -> argparse.ArgumentParser:
    parser = _OneLineParser(
        prog="companion", description="Henhouse, a companion for auction card games. Without a command the app starts."
    )
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="keep the sessions in this folder")
    parser.add_argument("--port", type=int, help="serve the app at this port of this machine")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, purpose in (("score", "the score of a session or a tally"), ("state", "where a session stands")):
        command = commands.add_parser(name, help=purpose, description=f"Print {purpose}.")
        source = command.add_mutually_exclusive_group(required=True)
        source.add_argument("file", nargs="?", metavar="FILE", help="the document; - is standard input")
        source.add_argument("--lines", action="store_true", help="a document a line from standard input, JSON for each")
        command.add_argument("--json", action="store_true", help="print JSON, not text for people")
    return parser


def _score_of(read: Session | Tally) -> JsonObject:
    return write_score(read)


def _state_of(read: Session | Tally) -> JsonObject:
    if isinstance(read, Tally):
        raise DocumentError(say("A tally has a score, but no state. Ask for its score."), "format")
    return write_state(read)


def _text_of(file: str) -> bytes:
    return sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()


def _each_line(
    documents: BinaryIO | Iterable[bytes], out: TextIO, answer: Callable[[Session | Tally], JsonObject]
) -> int:
    for line in documents:
        if not line.strip():
            continue
        try:
            told = answer(read_document(parse(line)))
        except DocumentError as fault:
            told = {"error": {"at": fault.at, "rule": fault.rule, "message": str(fault.reason)}}
        out.write(dump_line(told) + "\n")
        out.flush()
    return FINE


def _fail(message: str) -> int:
    one_line = " ".join(message.split())
    sys.stderr.write(f"error: {one_line}\n")
    return BAD_INPUT

"""The command line: score and state of documents; without a command, the app."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NoReturn

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
TROUBLE = 1
BAD_INPUT = 2
STANDARD_INPUT = "-"

SITE = "site"
LAST_PORT = 65535

Command = Callable[[argparse.Namespace], int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a command tells about a document: as JSON, and as text for people."""

    purpose: str
    document: Callable[[Session | Tally], JsonObject]
    for_people: Callable[[Session | Tally], str]


ANSWERS: Mapping[str, Answer] = {
    "score": Answer(
        purpose="the score of a session or a tally",
        document=write_score,
        for_people=score_for_people,
    ),
    "state": Answer(
        purpose="where a session stands",
        document=lambda read: write_state(_session(read)),
        for_people=lambda read: state_for_people(_session(read)),
    ),
}


def main(arguments: Sequence[str] | None, serve: Command, build_site: Command) -> int:
    """Run a command and return its exit code; ``serve`` starts the app, ``build_site`` makes the one for phones.

    0 is fine, 2 bad input, 1 that the answer could not be written. Who closes the pipe has read enough: that is fine.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    chosen = _parser().parse_args(arguments)
    if chosen.command is None:
        return serve(chosen)
    if chosen.command == SITE:
        return build_site(chosen)
    if sys.stdout is None:  # closed by who started us
        return fail(str(say("Standard output is closed.")), TROUBLE)
    answer = ANSWERS[chosen.command]
    try:
        return _each_line(answer) if chosen.lines else _whole(chosen.file, answer, as_json=chosen.json)
    except DocumentError as fault:
        return fail(str(fault))
    except OSError as error:
        forget_output()
        return FINE if isinstance(error, BrokenPipeError) else fail(error.strerror or str(error), TROUBLE)


class _OneLineParser(argparse.ArgumentParser):
    """Says what is wrong with a command in the same one line as for a file."""

    def error(self, message: str) -> NoReturn:
        """Print the line and leave with exit code 2."""
        raise SystemExit(fail(f"{message} (see “{self.prog} --help”)"))


def _parser() -> argparse.ArgumentParser:
    parser = _OneLineParser(
        prog="companion", description="Henhouse, a companion for auction card games. Without a command the app starts."
    )
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="keep the sessions in this folder")
    parser.add_argument("--port", type=_port, help="serve the app at this port of this machine")
    parser.add_argument("--lan", action="store_true", help="let phones in the local network join with a code")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, answer in ANSWERS.items():
        command = commands.add_parser(name, help=answer.purpose, description=f"Print {answer.purpose}.")
        source = command.add_mutually_exclusive_group(required=True)
        source.add_argument("file", nargs="?", metavar="FILE", help="the document; - is standard input")
        source.add_argument("--lines", action="store_true", help="a document a line from standard input, JSON for each")
        command.add_argument("--json", action="store_true", help="print JSON, not text for people")
    _add_site(commands.add_parser)
    return parser


def _add_site(add: Callable[..., argparse.ArgumentParser]) -> None:
    purpose = "the offline app for phones, as a folder to put on any https host"
    command = add(SITE, help=purpose, description=f"Write {purpose}.")
    command.add_argument("folder", type=Path, metavar="DIR", help="the folder to write; a site in it is replaced")
    command.add_argument("--serve", action="store_true", help="then show it at an address of this machine")
    command.add_argument("--port", type=_port, default=argparse.SUPPRESS, help="show it at this port")


def _port(word: str) -> int:
    """Return the port that a word means; 0 is any free one."""
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(LAST_PORT)) and int(word) <= LAST_PORT):
        wrong = f"“{word}” is not a port; ports are numbers from 0 to {LAST_PORT}"
        raise argparse.ArgumentTypeError(wrong)
    return int(word)


def _session(read: Session | Tally) -> Session:
    if isinstance(read, Tally):
        raise DocumentError(say("A tally has a score, but no state. Run “companion score” instead."), "format")
    return read


def _whole(file: str, answer: Answer, *, as_json: bool) -> int:
    if not file:
        return fail(str(say("The name of the file is empty. Give a file, or - for standard input.")))
    try:
        text = _standard_input().read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except OSError as error:
        return fail(f"{file}: {error.strerror or error}")
    read = read_document(parse(text))
    sys.stdout.write(dump(answer.document(read)) if as_json else answer.for_people(read))
    sys.stdout.flush()
    return FINE


def _each_line(answer: Answer) -> int:
    for line in _standard_input():
        if not line.strip():
            continue
        try:
            told = answer.document(read_document(parse(line)))
        except DocumentError as fault:
            told = {"error": {"at": fault.at, "rule": fault.rule, "message": str(fault.reason)}}
        sys.stdout.write(dump_line(told) + "\n")
        sys.stdout.flush()
    return FINE


def _standard_input() -> BinaryIO:
    if sys.stdin is None:  # closed by who started us
        raise DocumentError(say("Standard input is closed. Name a file instead."))
    return sys.stdin.buffer


def tell(sentence: object) -> None:
    """Print news of what is being done. Who cannot be told any more, as the pipe is closed, hinders nothing."""
    try:
        print(sentence, flush=True)  # noqa: T201
    except OSError:
        forget_output()


def forget_output() -> None:
    """What cannot be written is not tried again when the program leaves."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(message: str, code: int = BAD_INPUT) -> int:
    """Say what is wrong in one line on standard error, and return the exit code.

    Names of files and values of documents may hold what steers a terminal; it is shown, not obeyed.
    """
    one_line = "".join(map(_shown, " ".join(message.split())))
    if sys.stderr is not None:
        sys.stderr.write(f"error: {one_line}\n")
    return code


def _shown(character: str) -> str:
    return character if character.isprintable() else character.encode("unicode_escape").decode()
